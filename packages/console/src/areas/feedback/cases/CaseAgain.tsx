import { RedoOutlined } from '@ant-design/icons';
import { type AgainAnswer, askCaseAgain, type FeedbackCase } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import { formatDateTime } from '@console/base';
import { CaseSection, SourceList } from '@console/ui/case-view';
import { DifferenceView } from '@console/ui/difference-view';
import { AnswerMarkdown } from '@console/ui/markdown';
import { Notice, Skeletons } from '@console/ui/states';
import { Button } from 'antd';
import { useState } from 'react';
import { useAddress } from '../../../navigation/useAddress.js';
import { Both } from './case.styles.js';
import { sourcesOf } from './caseSources.js';
import { isOpen } from './caseState.js';
import { useCaseWords } from './caseWords.js';
import { SameAgain } from './SameAgain.js';
import type { AskingAgain } from './useAskAgain.js';

const shortTime = (time: string): string => formatDateTime(time).slice(5, 16);

interface AnsweredProps extends Pick<FeedbackCase, 'answer' | 'references'> {
  title: string;
  /** When, and by whom. */
  when: string;
}

const Answered = ({ title, when, answer, references }: AnsweredProps) => {
  const words = useCaseWords();
  const { follow } = useAddress();
  const [cited, setCited] = useState<number>();
  return (
    <div>
      <h3>
        {title}
        <small>{when}</small>
      </h3>
      <AnswerMarkdown
        text={answer}
        references={references}
        activeCitation={cited ?? null}
        onCite={({ n }) => setCited(n)}
      />
      <SourceList
        label={`${title} ${words.evidence}`}
        sources={sourcesOf(references, words)}
        active={cited}
        onNavigate={follow}
      />
    </div>
  );
};

const Compared = ({ found, again }: { found: FeedbackCase; again: AgainAnswer }) => {
  const words = useCaseWords();
  const { answer, references, askedTime } = found;
  if (again.failure !== null) return <Notice tone="error">{again.failure}</Notice>;
  const isSame = again.answer.trim() === answer.trim();
  return (
    <>
      {again.faq !== null && <Notice tone="info">{words.answeredByFaq(again.faq.question)}</Notice>}
      <Both>
        <Answered title={words.former} when={shortTime(askedTime)} answer={answer} references={references} />
        <Answered
          title={words.now}
          when={words.askedBy(again.username, shortTime(again.time))}
          answer={again.answer}
          references={again.references}
        />
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

export interface CaseAgainProps {
  found: FeedbackCase;
  fixed: boolean;
  asking: AskingAgain;
  /** Address of another case. */
  hrefOf: (id: string) => string;
}

/** The question asked again on what is known now, and both answers beside one another. */
export const CaseAgain = ({ found, fixed, asking: { result, progress, ask, stop }, hrefOf }: CaseAgainProps) => {
  const words = useCaseWords();
  const offered = useOffered(askCaseAgain);
  const { id, again, assistantId } = found;
  const asking = result?.state === 'loading';
  const may = offered && !fixed && assistantId !== null;
  const same = found.same.filter(isOpen);
  const button = asking ? (
    <Button size="small" onClick={stop}>
      {words.stop}
    </Button>
  ) : (
    <Button size="small" icon={<RedoOutlined aria-hidden />} onClick={() => ask([id])}>
      {words.ask}
    </Button>
  );
  return (
    <CaseSection
      step={4}
      state={again !== null && again.failure === null ? 'done' : 'open'}
      title={words.again}
      note={words.againNote}
      action={may ? button : undefined}
    >
      {asking && <Skeletons shape="text" count={3} />}
      {asking && progress.of > 1 && <p role="status">{words.askedOf(progress.done, progress.of)}</p>}
      {result?.state === 'error' && <Notice tone="error">{result.error.message}</Notice>}
      {!asking &&
        (again === null ? (
          <p>{assistantId === null ? words.alone : words.notAsked}</p>
        ) : (
          <Compared found={found} again={again} />
        ))}
      {!fixed && (
        <SameAgain
          cases={same}
          hrefOf={hrefOf}
          {...(may && !asking && { onAsk: () => ask([id, ...same.map((one) => one.id)]) })}
        />
      )}
    </CaseSection>
  );
};
