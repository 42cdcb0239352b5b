import { ApiError } from '@console/api';
import type { OperatePlanDetail, PdTask, TaskMove } from '@console/api/contract';
import { useDryRunPdTask, useRemovePdTasks, useStartOrStopPdTask } from '@console/api/hooks/marketing/pdTask';
import type { Confirmation } from '@console/ui/dialog';
import { useState } from 'react';
import { useAction } from '../../../actions/useAction.js';
import { useRemove } from '../../../actions/useRemove.js';
import { recipientsOf } from './dryRunNumbers.js';
import { usePlanWords } from './planWords.js';
import { yuan } from './planStates.js';

/** Why a task does not go out. */
interface Refusal {
  readonly taskId: string;
  readonly error: ApiError;
}

/** What can be done with the tasks of a plan. */
export const useTaskActions = ({ id: planId }: OperatePlanDetail) => {
  const words = usePlanWords();
  const act = useAction();
  const remove = useRemove();
  const { run: move } = useStartOrStopPdTask();
  const { run: dryRun } = useDryRunPdTask();
  const { run: removeTasks } = useRemovePdTasks();
  const [refusal, setRefusal] = useState<Refusal>();
  /** What keeps it from going out stays beside the task, with the way to where that is mended. */
  const noting = async (taskId: string, work: () => Promise<unknown>): Promise<void> => {
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError) setRefusal({ taskId, error });
      throw error;
    }
  };
  const moving = ({ id }: PdTask, to: TaskMove, done: string, ask?: Confirmation) =>
    act({ run: () => move({ id, move: to }), done, ...(ask && { ask }) });
  const letting = ({ id }: PdTask, to: TaskMove, done: string, ask?: Confirmation) =>
    act({ run: () => noting(id, () => move({ id, move: to }, { quiet: true })), done, ...(ask && { ask }) });
  return {
    planId,
    /** Why this task was not tried, started or resumed just now; undefined: it was. */
    refusalOf: ({ id }: PdTask) => (refusal?.taskId === id ? refusal.error : undefined),
    start: (task: PdTask) =>
      letting(task, 'start', words.started, {
        title: words.startTitle(task.taskName),
        text: words.startText(task.dryRun?.willSendCount ?? 0, yuan(task.dryRun?.cost ?? 0), recipientsOf(task)),
        verb: words.start,
      }),
    pause: (task: PdTask) => moving(task, 'pause', words.paused),
    resume: (task: PdTask) => letting(task, 'resume', words.resumed),
    takeBack: (task: PdTask) => moving(task, 'stop', words.takenBack),
    /** Asks once: who was not written to never will be. */
    stop: (task: PdTask) =>
      moving(task, 'stop', words.stopped, {
        title: words.stopTitle(task.taskName),
        text: words.stopText(task.run?.leftCount ?? 0, recipientsOf(task)),
        verb: words.stop,
        danger: true,
      }),
    dryRun: ({ id }: PdTask) => act({ run: () => noting(id, () => dryRun({ id }, { quiet: true })) }),
    remove: ({ id, taskName }: PdTask) =>
      remove({
        title: words.removeTask(taskName),
        run: () => removeTasks({ idList: [id] }),
        done: words.taskRemoved,
      }),
  };
};

export type TaskActions = ReturnType<typeof useTaskActions>;
