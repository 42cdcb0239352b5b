import type { Async } from '@console/base';
import { Button, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { ActionButton } from '../button/LockedButton.js';
import { DifferenceView } from '../difference-view/DifferenceView.js';
import { useWords } from '../locale/useWords.js';
import { AsyncView } from '../states/AsyncView.js';
import { FailedNotice } from '../states/FailedNotice.js';
import { Notice } from '../states/Notice.js';
import { planEditorWords } from './locale.js';
import { PassageList } from './PassageList.js';
import { Bar, Part, Quiet, Row } from './PlanEditor.styles.js';
import type { EditedSection, PassageOpening, PlanBase, PlanPassage, SectionDraft } from './types.js';

const LONGEST_WISH = 1000;
const LONGEST_QUESTION = 500;

/** Writing by the model. */
export interface Drafting {
  /** Why it cannot be done, in words. Left out: it can. */
  unavailable?: string | undefined;
  /** What has come of it for the section in sight; undefined where nothing was asked for. */
  result?: Async<SectionDraft> | undefined;
  onStart: (wish: { id: string; wish: string; baseIds: readonly string[] }) => void;
  /** Stops it, or gives up what was written. */
  onStop: () => void;
  /** Puts what was written in the place of the section. */
  onTake: (taken: { id: string; draft: SectionDraft }) => void;
}

/** Looking for evidence. */
export interface EvidenceSearch {
  /** The bases to choose from. */
  bases: Async<readonly PlanBase[]>;
  /** What was found last; undefined where nothing was asked. */
  result?: Async<readonly PlanPassage[]> | undefined;
  onSearch: (search: { question: string; baseIds: readonly string[] }) => void;
  /** Puts a passage into the section and among what it cites. */
  onQuote: (quoted: { id: string; passage: PlanPassage }) => void;
}

export interface SectionHelpProps {
  /** The section in sight. */
  section: EditedSection;
  /** Writing by the model. */
  drafting: Drafting;
  /** Looking for evidence. */
  evidence: EvidenceSearch;
  /** Looking at where passages stand. Left out, that is not offered. */
  opening?: PassageOpening | undefined;
}

const Draft = ({ section, drafting, baseIds }: SectionHelpProps & { baseIds: readonly string[] }) => {
  const words = useWords(planEditorWords);
  const id = useId();
  const [wish, setWish] = useState('');
  const { unavailable, result, onStart, onStop, onTake } = drafting;
  const isRunning = result?.state === 'loading';
  const start = () => onStart({ id: section.id, wish, baseIds });
  return (
    <Part aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.draft}</h3>
      {unavailable !== undefined && <Notice id={`${id}-why`}>{unavailable}</Notice>}
      <Row>
        <Input
          aria-label={words.wish}
          placeholder={words.wishHint}
          maxLength={LONGEST_WISH}
          value={wish}
          disabled={unavailable !== undefined}
          onChange={({ target }) => setWish(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing && !isRunning) start();
          }}
        />
        {isRunning ? (
          <Button onClick={onStop}>{words.stop}</Button>
        ) : (
          <ActionButton
            disabled={unavailable !== undefined}
            aria-describedby={unavailable === undefined ? undefined : `${id}-why`}
            onClick={start}
          >
            {result === undefined ? words.start : words.again}
          </ActionButton>
        )}
      </Row>
      {isRunning && <Quiet role="status">{words.drafting}</Quiet>}
      {result?.state === 'error' && <FailedNotice value={result} what={words.draftFailed} />}
      {result?.state === 'ready' && (
        <>
          {result.data.unverified > 0 && <Notice tone="warning">{words.unverified(result.data.unverified)}</Notice>}
          <DifferenceView
            label={words.compared}
            before={section.content}
            after={result.data.content}
            beforeTitle={words.now}
            afterTitle={words.drafted}
            height={320}
          />
          <Bar>
            <Button onClick={onStop}>{words.giveUp}</Button>
            <Button type="primary" onClick={() => onTake({ id: section.id, draft: result.data })}>
              {words.take}
            </Button>
          </Bar>
        </>
      )}
    </Part>
  );
};

const Evidence = ({ section, evidence, opening, baseIds }: SectionHelpProps & { baseIds: readonly string[] }) => {
  const words = useWords(planEditorWords);
  const id = useId();
  const [question, setQuestion] = useState('');
  const { result, onSearch, onQuote } = evidence;
  const nothing = <Quiet role="status">{words.nothingFound}</Quiet>;
  const canSearch = question.trim() !== '' && baseIds.length > 0;
  const search = () => {
    if (canSearch) onSearch({ question: question.trim(), baseIds });
  };
  return (
    <Part aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.evidence}</h3>
      <Row>
        <Input
          aria-label={words.question}
          placeholder={words.questionHint}
          maxLength={LONGEST_QUESTION}
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) search();
          }}
        />
        <ActionButton disabled={!canSearch} onClick={search}>
          {words.search}
        </ActionButton>
      </Row>
      {result && (
        <AsyncView value={result} what={words.found} empty={(list) => (list.length > 0 ? null : nothing)}>
          {(list) => (
            <PassageList
              label={words.found}
              passages={list}
              onQuote={(passage) => onQuote({ id: section.id, passage })}
              {...(opening && { onOpen: (passage) => opening.onOpen({ passage }) })}
            />
          )}
        </AsyncView>
      )}
      {section.references.length === 0 ? (
        <Quiet>{words.noneCited}</Quiet>
      ) : (
        <PassageList
          label={words.cited}
          passages={section.references}
          numbered
          {...(opening && {
            onOpen: (passage) => opening.onOpen({ id: section.id, passage }),
            hrefOf: (passage) => opening.hrefOf({ id: section.id, passage }),
          })}
        />
      )}
    </Part>
  );
};

/**
 * What helps to write a section: a draft of the model that is compared before it is taken, and evidence from bases. The
 * chosen bases stay for the next section, a wish does not.
 */
export const SectionHelp = ({ section, drafting, evidence, opening }: SectionHelpProps) => {
  const words = useWords(planEditorWords);
  const field = useId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { bases } = evidence;
  const all = bases.state === 'ready' ? bases.data : [];
  return (
    <>
      <Part>
        <FailedNotice value={bases} what={words.bases} />
        <label htmlFor={field}>{words.bases}</label>
        <Select
          id={field}
          mode="multiple"
          placeholder={bases.state === 'ready' && all.length === 0 ? words.noBases : words.basesHint}
          loading={bases.state === 'loading'}
          optionFilterProp="label"
          value={[...chosen]}
          onChange={setChosen}
          options={all.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Part>
      <Draft key={section.id} section={section} drafting={drafting} evidence={evidence} baseIds={chosen} />
      <Evidence section={section} drafting={drafting} evidence={evidence} opening={opening} baseIds={chosen} />
    </>
  );
};
