import type { PdTask } from '@console/api/contract';
import { lookUp } from '@console/base';
import { PlanRun } from '@console/ui/plan-run';
import { shortTime } from './planStates.js';
import { usePlanWords } from './planWords.js';
import type { TaskActions } from './useTaskActions.js';

interface TaskStandingProps {
  task: PdTask;
  actions: TaskActions;
}

/** How far a task is that was started, with the ways to pause, resume and stop it. */
export const TaskStanding = ({ task, actions }: TaskStandingProps) => {
  const words = usePlanWords();
  const { run, status, channel, taskName, targetCount } = task;
  if (run === null) return null;
  const { waitsFor, waitsUntil } = run;
  const isPreparing = run.preparing && (status === 'sending' || status === 'paused');
  const why = waitsFor === null ? undefined : lookUp(words.waitsFor, waitsFor, waitsFor);
  const wait = why === undefined ? undefined : waitsUntil === null ? why : words.waits(why, shortTime(waitsUntil));
  const verbs = {
    ...(status === 'sending' && { onPause: () => actions.pause(task) }),
    ...(status === 'paused' && { onResume: () => actions.resume(task) }),
    ...((status === 'sending' || status === 'paused') && { onStop: () => actions.stop(task) }),
  };
  return (
    <PlanRun
      {...verbs}
      name={words.taskOf(lookUp(words.channels, channel, channel), taskName)}
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
      {...(wait !== undefined && { wait })}
    />
  );
};
