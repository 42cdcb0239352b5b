import type { InsuranceQuestion } from '@console/api/contract';
import { useStopInsurance } from '@console/api/hooks/insurance';
import type { Async } from '@console/base';
import { SteppedAnswer } from '@console/ui/react-steps';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { attempt } from '../../../actions/attempt.js';
import { Shown } from './insurance.styles.js';
import { useInsuranceWords } from './insuranceWords.js';
import { useElapsed } from './useElapsed.js';

interface InsuranceQuestionViewProps {
  value: Async<InsuranceQuestion>;
  /** The evidence that is looked at. Undefined: none. */
  active: number | undefined;
  onActiveChange: (n: number | undefined) => void;
  /** The same is to be asked anew. */
  onAgain: (question: string) => void;
}

/** One question as far as it has come. */
export const InsuranceQuestionView = ({ value, active, onActiveChange, onAgain }: InsuranceQuestionViewProps) => {
  const words = useInsuranceWords();
  const { run: stop } = useStopInsurance();
  const elapsed = useElapsed(
    value.state === 'ready' && value.data.status === 'running' ? value.data.createTime : undefined,
  );
  return (
    <Shown>
      {value.state === 'error' && value.error.code === 404 ? (
        <EmptyState picture="search" title={words.gone} description={words.goneText} />
      ) : (
        <AsyncView value={value} what={words.question} skeleton={<Skeletons shape="text" count={8} />}>
          {(question) => (
            <SteppedAnswer
              steps={question}
              seconds={question.seconds ?? elapsed}
              activeCitation={active ?? null}
              onLook={({ n }) => onActiveChange(n)}
              onStop={() => void attempt(() => stop({ id: question.id }))}
              onAgain={() => onAgain(question.question)}
            />
          )}
        </AsyncView>
      )}
    </Shown>
  );
};
