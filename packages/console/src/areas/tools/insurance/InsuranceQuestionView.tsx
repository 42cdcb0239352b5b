import type { InsuranceQuestion } from '@console/api/contract';
import { useReadInsurance, useStopInsurance, useStreamInsurance } from '@console/api/hooks/insurance';
import { SteppedAnswer } from '@console/ui/react-steps';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { attempt } from '../../../actions/attempt.js';
import { InsuranceEvidence } from './InsuranceEvidence.js';
import { Shown } from './insurance.styles.js';
import { useInsuranceWords } from './insuranceWords.js';
import { useElapsed } from './useElapsed.js';

interface InsuranceQuestionViewProps {
  id: string;
  /** The evidence that is looked at. Undefined: none. */
  active: number | undefined;
  onActiveChange: (n: number | undefined) => void;
  /** The same is to be asked anew. */
  onAgain: (question: string) => void;
}

/** One question as far as it has come, and the evidence that is looked at. */
export const InsuranceQuestionView = ({ id, active, onActiveChange, onAgain }: InsuranceQuestionViewProps) => {
  const words = useInsuranceWords();
  const { state, data } = useReadInsurance({ id });
  const live = useStreamInsurance(data?.status === 'running' ? id : null);
  const { run: stop } = useStopInsurance();
  const newest = live.answer ?? data;
  const elapsed = useElapsed(newest?.status === 'running' ? newest.createTime : undefined);
  const draw = (question: InsuranceQuestion) => (
    <SteppedAnswer
      steps={question}
      seconds={question.seconds ?? elapsed}
      activeCitation={active ?? null}
      onLook={({ n }) => onActiveChange(n)}
      onStop={() => void attempt(() => stop({ id }))}
      onAgain={() => onAgain(question.question)}
    />
  );
  if (state.state === 'error' && state.error.code === 404)
    return (
      <Shown>
        <EmptyState picture="search" title={words.gone} description={words.goneText} />
      </Shown>
    );
  const references = newest?.references ?? [];
  const known = active !== undefined && references.some(({ n }) => n === active);
  return (
    <>
      <Shown>
        <AsyncView value={state} what={words.question} skeleton={<Skeletons shape="text" count={8} />}>
          {(question) => draw(live.answer ?? question)}
        </AsyncView>
      </Shown>
      {known && (
        <div data-evidence="">
          <InsuranceEvidence
            id={id}
            references={references}
            active={active}
            onActiveChange={onActiveChange}
            onClose={() => onActiveChange(undefined)}
          />
        </div>
      )}
    </>
  );
};
