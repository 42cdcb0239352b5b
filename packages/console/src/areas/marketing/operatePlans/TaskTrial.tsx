import type { OperatePlanDetail, PdTask } from '@console/api/contract';
import { DryRunResult } from '@console/ui/plan-run';
import { Notice } from '@console/ui/states';
import { Button } from 'antd';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useDryRunNumbers } from './dryRunNumbers.js';
import { DIALOG, PEOPLE, TASK } from './planAddress.js';
import { Reasons, Verbs } from './plans.styles.js';
import { isOver } from './planStates.js';
import { usePlanWords } from './planWords.js';
import { TaskFault } from './TaskFault.js';
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
  const { id, status, failure, dryRun, templateOutdated } = task;
  const refusal = actions.refusalOf(task);
  const isOpen = (status === 'draft' || status === 'failed') && !isOver(plan);
  const mayStart = dryRun?.state === 'ready' && dryRun.fault === null && dryRun.willSendCount > 0;
  const result = useDryRunNumbers(task);
  return (
    <section>
      <DryRunResult
        {...(result && { result })}
        {...(isOpen && { onTry: () => actions.dryRun(task) })}
        onOpen={(reason) => set({ [TASK]: id, [DIALOG]: `${PEOPLE}${reason}` }, { push: true })}
      />
      <Reasons>
        {refusal && <TaskFault task={task} reason={refusal.reason ?? ''} said={refusal.message} />}
        {status === 'failed' && failure !== null && !refusal && <Notice tone="error">{failure}</Notice>}
        {templateOutdated && <Notice>{words.templateOutdated}</Notice>}
      </Reasons>
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
