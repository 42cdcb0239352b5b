import type { PdTask } from '@console/api/contract';
import { lookUp } from '@console/base';
import { PlanRun } from '@console/ui/plan-run';
import { recipientsOf } from './dryRunNumbers.js';
import { shortTime } from './planStates.js';
import { usePlanWords } from './planWords.js';
import { isMended, TaskFault } from './TaskFault.js';
import type { TaskActions } from './useTaskActions.js';

interface TaskStandingProps {
  task: PdTask;
  actions: TaskActions;
}

/** How far a task is that was started, with the ways to pause, resume and stop it, and to what it waits for. */
export const TaskStanding = ({ task, actions }: TaskStandingProps) => {
  const words = usePlanWords();
  const { run, status, channel, taskName, targetCount } = task;
  if (run === null) return null;
  const { waitsFor, waitsUntil } = run;
  const isPreparing = run.preparing && (status === 'sending' || status === 'paused');
  const why = waitsFor === null ? undefined : lookUp(words.waitsFor, waitsFor, waitsFor);
  const wait = why === undefined ? undefined : waitsUntil === null ? why : words.waits(why, shortTime(waitsUntil));
  const refusal = actions.refusalOf(task);
  const mended = waitsFor !== null && isMended(waitsFor) ? waitsFor : null;
  const verbs = {
    ...(status === 'sending' && { onPause: () => actions.pause(task) }),
    ...(status === 'paused' && { onResume: () => actions.resume(task) }),
    ...((status === 'sending' || status === 'paused') && { onStop: () => actions.stop(task) }),
  };
  return (
    <>
      <PlanRun
        {...verbs}
        name={words.taskOf(lookUp(words.channels, channel, channel), taskName)}
        recipients={recipientsOf(task)}
        state={isPreparing && status === 'sending' ? 'preparing' : status}
        numbers={{
          total: run.totalCount,
          sent: run.sentCount,
          delivered: run.deliveredCount,
          failed: run.failedCount,
          awaited: run.awaitedCount,
          withheld: run.withheldCount,
          left: run.leftCount,
          clicked: run.clickedCount,
          perMinute: run.perMinute,
        }}
        {...(isPreparing && { prepared: { at: run.peopleCount, of: Math.max(run.peopleCount, targetCount) } })}
        {...(wait !== undefined && mended === null && { wait })}
      />
      {refusal && <TaskFault task={task} reason={refusal.reason ?? ''} said={refusal.message} />}
      {mended !== null && !refusal && why !== undefined && <TaskFault task={task} reason={mended} said={why} />}
    </>
  );
};
