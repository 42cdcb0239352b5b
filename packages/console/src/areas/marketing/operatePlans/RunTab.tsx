import type { OperatePlanDetail, PdTask } from '@console/api/contract';
import { Button } from 'antd';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { ApprovalNotice } from './ApprovalNotice.js';
import { ClashNotice } from './ClashNotice.js';
import { ADD_TASK, DIALOG, TASK } from './planAddress.js';
import { PanelBody, PartHead } from './plans.styles.js';
import { isOver } from './planStates.js';
import { usePlanWords } from './planWords.js';
import { TaskRows } from './TaskRows.js';
import { TaskTrial } from './TaskTrial.js';
import { TaskStanding } from './TaskStanding.js';
import { useTaskActions } from './useTaskActions.js';

/** The task that is looked at: the one of the address, else what goes on now, else the next that may start. */
const chosenOf = (tasks: readonly PdTask[], wanted: string | undefined): PdTask | undefined =>
  tasks.find(({ id }) => id === wanted) ??
  tasks.find(({ status }) => status === 'sending' || status === 'paused') ??
  tasks.find(({ status }) => status === 'draft' || status === 'failed') ??
  tasks[0];

/** How far a plan is: the task that goes on, all of its tasks, and who would get the one that is looked at. */
export const RunTab = ({ plan }: { plan: OperatePlanDetail }) => {
  const words = usePlanWords();
  const [get, set] = useQueryState();
  const actions = useTaskActions(plan);
  const chosen = chosenOf(plan.tasks, get(TASK));
  return (
    <PanelBody>
      <ApprovalNotice plan={plan} />
      <ClashNotice plan={plan} />
      {chosen?.run && <TaskStanding task={chosen} actions={actions} />}
      <section>
        <PartHead>
          <h3>
            {words.tasks} <small>{plan.tasks.length}</small>
          </h3>
          {!isOver(plan) && (
            <Button type="link" size="small" onClick={() => set({ [DIALOG]: ADD_TASK }, { push: true })}>
              {words.addTask}
            </Button>
          )}
        </PartHead>
        {plan.tasks.length === 0 ? (
          <p>{words.noTasks}</p>
        ) : (
          <TaskRows tasks={plan.tasks} chosen={chosen?.id} actions={actions} />
        )}
      </section>
      {chosen && !chosen.run && <TaskTrial plan={plan} task={chosen} actions={actions} />}
    </PanelBody>
  );
};
