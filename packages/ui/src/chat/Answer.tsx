import { useCallback, useRef } from 'react';
import { useWords } from '../locale/useWords.js';
import { chatWords } from './locale.js';
import { AnswerMarkdown, type CiteVia } from '../markdown/index.js';
import { AnswerBar } from './AnswerBar.js';
import { EndNotice, FactNotice } from './AnswerNotice.js';
import { AnswerBody, FollowUps } from './chat.styles.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { ANSWER_WORDS } from './markedWords.js';
import { SentenceAnnouncer } from './SentenceAnnouncer.js';
import { StageLine } from './StageLine.js';
import { Thoughts } from './Thoughts.js';
import type { ChatTurn, ThreadEvents } from './types.js';

export interface AnswerProps
  extends Omit<ThreadEvents, 'onModify' | 'onVersion' | 'onBranch' | 'onKeep' | 'onQuote' | 'nameOf'>,
    RootProps<HTMLDivElement> {
  /** The question with its answer, as far as it has come. */
  turn: ChatTurn;
  /** The number of the citation looked at. Default none. */
  activeCitation?: number | null;
  /** The last of its thread: offers follow-up questions. Default false. */
  last?: boolean;
  /** The present, for the time shown. */
  now: Date;
}

/** An answer, as far as it has come: its stage, its text, how it ended, and what can be done with it. */
export const Answer = ({
  turn,
  activeCitation = null,
  last = false,
  now,
  onCite,
  onJudge,
  onRegenerate,
  onContinue,
  onAsk,
  answerActions,
  ...root
}: AnswerProps) => {
  const words = useWords(chatWords);
  const drawn = useRef<HTMLDivElement>(null);
  const { id, answer, status, references, questions, thoughts = '' } = turn;
  const running = status === 'running';
  const cite = useCallback((event: { n: number; via: CiteVia }) => onCite?.({ id, ...event }), [id, onCite]);
  const regenerate = onRegenerate && (() => onRegenerate(id));
  const writing = running && (answer !== '' || (turn.stage?.stage === 'writing' && thoughts === ''));
  return (
    <AnswerBody {...rootProps(root)} role="group" aria-label={words.answer} aria-busy={running || undefined}>
      <StageLine
        stage={turn.stage}
        running={running}
        references={references}
        activeCitation={activeCitation}
        onCite={cite}
      />
      {thoughts !== '' && <Thoughts text={thoughts} running={running && answer === ''} />}
      <FactNotice turn={turn} />
      {(answer !== '' || writing) && (
        <div ref={drawn} {...ANSWER_WORDS}>
          <AnswerMarkdown
            text={answer}
            running={writing}
            references={references}
            activeCitation={activeCitation}
            onCite={cite}
          />
        </div>
      )}
      <SentenceAnnouncer text={answer} running={running} />
      <EndNotice
        turn={turn}
        onRegenerate={regenerate}
        onContinue={onContinue && (() => onContinue(id))}
        onAsk={last ? onAsk : undefined}
      />
      {!running && (
        <AnswerBar
          turn={turn}
          now={now}
          drawn={drawn}
          {...(answerActions && { answerActions })}
          onJudge={answer === '' ? undefined : onJudge && ((event) => onJudge({ id, ...event }))}
          onRegenerate={status === 'failed' || status === 'interrupted' ? undefined : regenerate}
        />
      )}
      {!running && last && onAsk && questions.length > 0 && (
        <FollowUps aria-label={words.followUps}>
          {questions.map((question) => (
            <li key={question}>
              <button type="button" onClick={() => onAsk(question)}>
                {question}
              </button>
            </li>
          ))}
        </FollowUps>
      )}
    </AnswerBody>
  );
};
