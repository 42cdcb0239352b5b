import { ArrowRightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo, type ReactNode } from 'react';
import { Check } from '../data-list/Check.js';
import { useWords } from '../locale/useWords.js';
import { Notice } from '../states/Notice.js';
import { Status } from '../states/Status.js';
import type { StatusTone } from '../states/states.styles.js';
import { tripleWords } from './locale.js';
import { TripleMarks } from './TripleMarks.js';
import { tripleNumber } from './tripleNumber.js';
import { Above, Confidence, Open, Row, Said, Verbs } from './TripleRow.styles.js';
import type { ReviewTriple, TripleStanding } from './types.js';

const tones: Record<TripleStanding, StatusTone> = {
  waiting: 'off',
  accepted: 'ok',
  changed: 'running',
  refused: 'error',
  later: 'warning',
  passed: 'ok',
};

/** What can be done with the triple that is looked at. */
export interface TripleVerbs {
  onAccept: () => void;
  onEdit: () => void;
  onRefuse: () => void;
  onLater: () => void;
}

export interface TripleRowProps {
  /** What it says, and what was made of it. */
  triple: ReviewTriple;
  /** It is the one that is looked at. */
  current: boolean;
  /** The keyboard comes to the list here. */
  isStop: boolean;
  /** Its place in the list, from 0. */
  index: number;
  /** It is chosen, to do something with it and others. */
  selected: boolean;
  /** The box before it was pressed. */
  onSelect: (event: { id: string; selected: boolean }) => void;
  /** It is to be looked at. */
  onOpen: (id: string) => void;
  /** For the current one. Left out: nothing can be done with it. */
  verbs?: TripleVerbs | undefined;
  /** Why the last verb was refused. */
  problem?: string | undefined;
  /** In the place of the verbs: `TripleEditor`. */
  editor?: ReactNode;
}

/** One triple: what it says and where, what to be careful about, and what became of it. The current one has its verbs. */
export const TripleRow = memo((props: TripleRowProps) => {
  const { triple, current, isStop, index, selected, onSelect, onOpen, verbs, problem, editor } = props;
  const { id, subject, predicate, object, condition, place, marks, confidence, standing } = triple;
  const words = useWords(tripleWords);
  const number = tripleNumber(triple.number);
  const sure = confidence.toFixed(2);
  return (
    <Row data-current={current ? '' : undefined}>
      <Check
        label={words.select(number)}
        checked={selected}
        disabled={standing === 'passed'}
        onChange={({ target }) => onSelect({ id, selected: target.checked })}
      />
      <small>{number}</small>
      <Open
        type="button"
        data-index={index}
        tabIndex={isStop ? 0 : -1}
        aria-current={current ? 'true' : undefined}
        onClick={() => onOpen(id)}
      >
        <Said>
          <b title={subject.name}>{subject.name}</b>
          <span data-relation="" title={predicate}>
            {predicate}
          </span>
          <ArrowRightOutlined aria-hidden />
          <b title={object.name}>{object.name}</b>
        </Said>
        <small>
          {condition !== '' && <span>{words.condition(condition)}</span>}
          {place !== undefined && <span>{place}</span>}
        </small>
      </Open>
      <span data-marks="">
        <TripleMarks marks={marks} />
      </span>
      <Confidence data-confidence="" title={words.confidence(sure)}>
        <i aria-hidden>
          <i style={{ width: `${confidence * 100}%` }} />
        </i>
        {sure}
      </Confidence>
      <Status data-state="" tone={tones[standing]}>
        {words.standings[standing]}
      </Status>
      {current && problem !== undefined && (
        <Above data-more="">
          <Notice tone="error">{problem}</Notice>
        </Above>
      )}
      {current && editor !== undefined && <Above data-more="">{editor}</Above>}
      {current && editor === undefined && verbs && (
        <Verbs data-more="" role="group" aria-label={words.verbs(number)}>
          <Button size="small" onClick={verbs.onAccept}>
            {words.accept}
            <kbd aria-hidden>A</kbd>
          </Button>
          <Button size="small" onClick={verbs.onEdit}>
            {words.edit}
            <kbd aria-hidden>E</kbd>
          </Button>
          <Button size="small" onClick={verbs.onRefuse}>
            {words.refuse}
            <kbd aria-hidden>R</kbd>
          </Button>
          <Button size="small" type="text" onClick={verbs.onLater}>
            {words.later}
            <kbd aria-hidden>S</kbd>
          </Button>
        </Verbs>
      )}
    </Row>
  );
});
