import { RedoOutlined } from '@ant-design/icons';
import { type AgainAnswer, askCaseAgain, type FeedbackCase } from '@console/api/contract';
import { useAskCaseAgain } from '@console/api/hooks/feedbackCases';
import { useOffered } from '@console/api/hooks/useOffered';
import { formatDateTime } from '@console/base';
import { CaseSection, SourceList } from '@console/ui/case-view';
import { DifferenceView } from '@console/ui/difference-view';
import { AnswerMarkdown } from '@console/ui/markdown';
import { Notice, Skeletons } from '@console/ui/states';
import { Button } from 'antd';
import { useStoppable } from '../../../actions/useStoppable.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { Both } from './case.styles.js';
import { sourcesOf } from './caseSources.js';
import { useCaseWords } from './caseWords.js';

const shortTime = (time: string): string => formatDateTime(time).slice(5, 16);

const Compared = ({ found, again }: { found: FeedbackCase; again: AgainAnswer }) => {
  const words = useCaseWords();
  const { follow } = useAddress();
  const { answer, references, askedTime } = found;
  if (again.failure !== null) return <Notice tone="error">{again.failure}</Notice>;
  const isSame = again.answer.trim() === answer.trim();
  return (
    <>
      {again.faq !== null && <Notice tone="info">{words.answeredByFaq(again.faq.question)}</Notice>}
      <Both>
        <div>
          <h3>
            {words.former}
            <small>{shortTime(askedTime)}</small>
          </h3>
          <AnswerMarkdown text={answer} references={references} />
          <SourceList
            label={`${words.former} ${words.evidence}`}
            sources={sourcesOf(references, words)}
            onNavigate={follow}
          />
        </div>
        <div>
          <h3>
            {words.now}
            <small>{words.askedBy(again.username, shortTime(again.time))}</small>
          </h3>
          <AnswerMarkdown text={again.answer} references={again.references} />
          <SourceList
            label={`${words.now} ${words.evidence}`}
            sources={sourcesOf(again.references, words)}
            onNavigate={follow}
          />
        </div>
      </Both>
      {isSame ? (
        <Notice tone="warning">{words.same}</Notice>
      ) : (
        <DifferenceView
          label={words.difference}
          before={answer}
          after={again.answer}
          beforeTitle={words.former}
          afterTitle={words.now}
          height={240}
        />
      )}
    </>
  );
};

/** The question asked again on what is known now, and both answers beside one another. */
export const CaseAgain = ({ found, fixed }: { found: FeedbackCase; fixed: boolean }) => {
  const words = useCaseWords();
  const offered = useOffered(askCaseAgain);
  const { run } = useAskCaseAgain();
  const { result, start, stop } = useStoppable((id: string, options) => run({ id }, options));
  const { id, again, assistantId } = found;
  const asking = result?.state === 'loading';
  const button = asking ? (
    <Button size="small" onClick={stop}>
      {words.stop}
    </Button>
  ) : (
    <Button size="small" icon={<RedoOutlined aria-hidden />} onClick={() => void start(id)}>
      {words.ask}
    </Button>
  );
  return (
    <CaseSection
      step={4}
      state={again !== null && again.failure === null ? 'done' : 'open'}
      title={words.again}
      note={words.againNote}
      action={offered && !fixed && assistantId !== null ? button : undefined}
    >
      {asking && <Skeletons shape="text" count={3} />}
      {result?.state === 'error' && <Notice tone="error">{result.error.message}</Notice>}
      {!asking &&
        (again === null ? (
          <p>{assistantId === null ? words.alone : words.notAsked}</p>
        ) : (
          <Compared found={found} again={again} />
        ))}
    </CaseSection>
  );
};
