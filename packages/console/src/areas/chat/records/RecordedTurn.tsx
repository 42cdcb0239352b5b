import { DislikeOutlined, DownOutlined, LikeOutlined } from '@ant-design/icons';
import { answerNotices, answerStatuses, type RecordedAnswer } from '@console/api/contract';
import { ifKnown } from '@console/base';
import { Answer, type ChatTurn, Question } from '@console/ui/chat';
import { TimingLanes } from '@console/ui/inbox';
import { useMemo, useState } from 'react';
import { Facts, Judged } from './record.styles.js';
import { RecordEvidence } from './RecordEvidence.js';
import { useRecordWords } from './recordWords.js';
import { TurnActions } from './TurnActions.js';

/** As the chat draws it, without what only its reader may do. */
const toTurn = ({ status, notice, version: _version, versions: _versions, ...answer }: RecordedAnswer): ChatTurn => ({
  ...answer,
  status: ifKnown(answerStatuses, status, 'done'),
  notice: notice && ifKnown(answerNotices, notice, null),
  stage: null,
  questions: [],
});

const inSeconds = (ms: number): string => (ms / 1000).toFixed(1);

export interface RecordedTurnProps {
  answer: RecordedAnswer;
  /** An assistant answered, which can be asked again. Default false: the model alone did. */
  repeatable?: boolean;
  /** What it took and rests on is shown at once. Default: in one line, which opens. */
  unfolded?: boolean;
  /** Left out: it can't be written as an FAQ. */
  onFaq?: () => void;
  now: Date;
}

/** One question of a conversation with its answer, how it was judged, what it took, and what it rests on. */
export const RecordedTurn = ({ answer, repeatable = false, unfolded = false, onFaq, now }: RecordedTurnProps) => {
  const words = useRecordWords();
  const turn = useMemo(() => toTurn(answer), [answer]);
  const [cited, setCited] = useState<number>();
  const [open, setOpen] = useState(unfolded);
  const { isLike, feedback, references, timing, version, versions } = answer;
  const facts = [
    timing.firstWord !== null && words.firstWord(inSeconds(timing.firstWord)),
    timing.total !== null && words.total(inSeconds(timing.total)),
    words.references(references.length),
  ].filter((fact) => fact !== false);
  const isKnown = Object.values(timing).some((moment) => moment !== null);
  return (
    <li>
      {(version ?? 1) === 1 && <Question text={answer.question} />}
      {versions !== undefined && version !== undefined && <small>{words.answerOf(version, versions)}</small>}
      <Answer
        turn={turn}
        now={now}
        activeCitation={cited ?? null}
        onCite={({ n, via }) => {
          setCited(n);
          if (via !== 'hover') setOpen(true);
        }}
      />
      {isLike !== null && (
        <Judged data-disliked={isLike ? undefined : ''}>
          {isLike ? <LikeOutlined aria-hidden /> : <DislikeOutlined aria-hidden />}
          <p>
            <b>{isLike ? words.liked : words.disliked}</b>
            {isLike ? null : feedback || words.noReason}
          </p>
        </Judged>
      )}
      {answer.status !== 'running' && <TurnActions answer={answer} repeatable={repeatable} onFaq={onFaq} />}
      {(isKnown || references.length > 0) && (
        <Facts open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>
            {facts.join(' · ')}
            <DownOutlined aria-hidden />
          </summary>
          <div>
            <TimingLanes timing={timing} />
            <RecordEvidence references={references} active={cited} />
          </div>
        </Facts>
      )}
    </li>
  );
};
