import type { OperatePlanDetail, PdTask, TaskMove } from '@console/api/contract';
import { useDryRunPdTask, useRemovePdTasks, useStartOrStopPdTask } from '@console/api/hooks/marketing/pdTask';
import type { Confirmation } from '@console/ui/dialog';
import { useAction } from '../../../actions/useAction.js';
import { useRemove } from '../../../actions/useRemove.js';
import { usePlanWords } from './planWords.js';
import { yuan } from './planStates.js';

/** What can be done with the tasks of a plan. */
export const useTaskActions = ({ id: planId }: OperatePlanDetail) => {
  const words = usePlanWords();
  const act = useAction();
  const remove = useRemove();
  const { run: move } = useStartOrStopPdTask();
  const { run: dryRun } = useDryRunPdTask();
  const { run: removeTasks } = useRemovePdTasks();
  const moving = ({ id }: PdTask, to: TaskMove, done: string, ask?: Confirmation) =>
    act({ run: () => move({ id, move: to }), done, ...(ask && { ask }) });
  return {
    planId,
    start: (task: PdTask) =>
      moving(task, 'start', words.started, {
        title: words.startTitle(task.taskName),
        text: words.startText(task.dryRun?.willSendCount ?? 0, yuan(task.dryRun?.cost ?? 0)),
        verb: words.start,
      }),
    pause: (task: PdTask) => moving(task, 'pause', words.paused),
    resume: (task: PdTask) => moving(task, 'resume', words.resumed),
    takeBack: (task: PdTask) => moving(task, 'stop', words.takenBack),
    /** Asks once: who was not written to never will be. */
    stop: (task: PdTask) =>
      moving(task, 'stop', words.stopped, {
        title: words.stopTitle(task.taskName),
        text: words.stopText(task.run?.leftCount ?? 0),
        verb: words.stop,
        danger: true,
      }),
    dryRun: ({ id }: PdTask) => act({ run: () => dryRun({ id }) }),
    remove: ({ id, taskName }: PdTask) =>
      remove({
        title: words.removeTask(taskName),
        run: () => removeTasks({ idList: [id] }),
        done: words.taskRemoved,
      }),
  };
};

export type TaskActions = ReturnType<typeof useTaskActions>;
