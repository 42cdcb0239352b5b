import { EditOutlined, RedoOutlined } from '@ant-design/icons';
import { type AssistantTrial, askRecordedAgain, type RecordedAnswer } from '@console/api/contract';
import { useAskRecordedAgain } from '@console/api/hooks/conversationRecords';
import { useOffered } from '@console/api/hooks/useOffered';
import { DifferenceView } from '@console/ui/difference-view';
import { AnswerMarkdown } from '@console/ui/markdown';
import { Notice, Skeletons } from '@console/ui/states';
import { Button } from 'antd';
import { useStoppable } from '../../../actions/useStoppable.js';
import { Again, Buttons } from './record.styles.js';
import { useRecordWords } from './recordWords.js';

const Answered = ({ trial, former }: { trial: AssistantTrial; former: string }) => {
  const words = useRecordWords();
  const { answer, failure, faq, passages, seconds } = trial;
  if (failure !== null) return <Notice tone="error">{failure}</Notice>;
  const cited = passages.filter((passage) => passage.cited).map(({ documentName }) => documentName);
  const sources = faq === null ? [...new Set(cited)] : [`FAQ ${faq.question}`];
  return (
    <>
      <AnswerMarkdown text={answer} />
      <small>{[...sources, words.total(seconds.toFixed(1))].join(' · ')}</small>
      {answer.trim() === former.trim() ? (
        <Notice tone="info">{words.sameAnswer}</Notice>
      ) : (
        <DifferenceView
          label={words.difference}
          before={former}
          after={answer}
          beforeTitle={words.former}
          afterTitle={words.now}
          height={320}
        />
      )}
    </>
  );
};

/** Pixels over what comes into sight. */
const AIR = 16;

/** What comes under the fold of a long answer is seen as it comes. Only the conversation itself is scrolled for it. */
const intoSight = (heading: HTMLElement | null): void => {
  const scroller = heading?.closest('[data-scrolls]');
  if (!heading || !scroller) return;
  scroller.scrollBy({ top: heading.getBoundingClientRect().top - scroller.getBoundingClientRect().top - AIR });
};

export interface TurnActionsProps {
  answer: RecordedAnswer;
  /** An assistant answered, which can be asked again. */
  repeatable: boolean;
  /** Left out: it can't be written as an FAQ. */
  onFaq?: (() => void) | undefined;
}

/**
 * What can be done about an answer: it is written as an FAQ, or its question asked again as the assistant answers now,
 * which tells what has changed. Nothing of that is kept or counted.
 */
export const TurnActions = ({ answer: { id, answer }, repeatable, onFaq }: TurnActionsProps) => {
  const words = useRecordWords();
  const offered = useOffered(askRecordedAgain) && repeatable;
  const { run } = useAskRecordedAgain();
  const { result, start, stop } = useStoppable((again: string, options) => run({ id: again }, options));
  if (!offered && onFaq === undefined) return null;
  const asking = result?.state === 'loading';
  return (
    <Again role="group" aria-label={words.actions}>
      {asking && <Skeletons shape="text" count={3} />}
      {result !== undefined && !asking && (
        <>
          <h3 ref={intoSight}>{words.now}</h3>
          {result.state === 'error' ? (
            <Notice tone="error">{result.error.message}</Notice>
          ) : (
            <Answered trial={result.data} former={answer} />
          )}
        </>
      )}
      <Buttons>
        {offered &&
          (asking ? (
            <Button onClick={stop}>{words.stop}</Button>
          ) : (
            <Button icon={<RedoOutlined aria-hidden />} onClick={() => void start(id)}>
              {words.askAgain}
            </Button>
          ))}
        {onFaq && (
          <Button icon={<EditOutlined aria-hidden />} onClick={onFaq}>
            {words.toFaq}
          </Button>
        )}
      </Buttons>
    </Again>
  );
};
