import type { OperatePlanDetail, PdTask } from '@console/api/contract';
import { DryRunResult } from '@console/ui/plan-run';
import { Notice } from '@console/ui/states';
import { Button } from 'antd';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { dryRunNumbers } from './dryRunNumbers.js';
import { DIALOG, PEOPLE, TASK } from './planAddress.js';
import { Verbs } from './plans.styles.js';
import { isOver } from './planStates.js';
import { usePlanWords } from './planWords.js';
import type { TaskActions } from './useTaskActions.js';

interface TaskTrialProps {
  plan: OperatePlanDetail;
  task: PdTask;
  actions: TaskActions;
}

/** Who would get a task that is not started, and the way to start it. */
export const TaskTrial = ({ plan, task, actions }: TaskTrialProps) => {
  const words = usePlanWords();
  const [, set] = useQueryState();
  const { id, status, dryRun, templateOutdated } = task;
  const isOpen = (status === 'draft' || status === 'failed') && !isOver(plan);
  const mayStart = dryRun?.state === 'ready' && dryRun.fault === null && dryRun.willSendCount > 0;
  const result = dryRunNumbers(task);
  return (
    <section>
      <DryRunResult
        {...(result && { result })}
        {...(isOpen && { onTry: () => actions.dryRun(task) })}
        onOpen={(reason) => set({ [TASK]: id, [DIALOG]: `${PEOPLE}${reason}` }, { push: true })}
      />
      {templateOutdated && <Notice>{words.templateOutdated}</Notice>}
      {isOpen && (
        <Verbs>
          <Button
            type="primary"
            disabled={!mayStart}
            title={mayStart ? undefined : words.tryFirst}
            onClick={() => void actions.start(task)}
          >
            {words.start}
          </Button>
        </Verbs>
      )}
    </section>
  );
};
