import type { TripleTask } from '@console/api/contract';
import {
  useCancelTripleTask,
  useRemoveTripleTasks,
  useRetryTripleTask,
  useRunTripleTask,
} from '@console/api/hooks/tripleTasks';
import type { RowAction } from '@console/ui/data-list';
import { useAction } from '../../../actions/useAction.js';
import type { RecordList } from '../../../lists/recordListHook.js';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { useTaskWords } from './taskWords.js';
import { useRemovalActions } from './useRemovalActions.js';

/** What can be done with an extraction, or with several. */
export const useTaskActions = ({ onSelectionChange }: RecordList<TripleTask>) => {
  const words = useTaskWords();
  const act = useAction();
  const go = useTabNavigate();
  const cancel = useCancelTripleTask();
  const retry = useRetryTripleTask();
  const again = useRunTripleTask();
  const remove = useRemoveTripleTasks();
  const { removeAction, batchActions } = useRemovalActions((idList) => remove.run({ idList }), onSelectionChange);

  const rowActions = (task: TripleTask): RowAction[] => {
    const { id, taskName, status, chunkFailed, passedCount, relationCount } = task;
    if (status === 'removing') return [];
    const isRunning = status === 'waiting' || status === 'running';
    const actions: RowAction[] = [];
    if (relationCount > 0)
      actions.push({ key: 'review', label: words.review, onClick: () => go('tripleTaskDetail', { id }) });
    if (isRunning)
      actions.push({
        key: 'cancel',
        label: words.cancel,
        onClick: () => void act({ run: () => cancel.run({ id }), done: words.cancelled }),
      });
    if (!isRunning && status !== 'passing' && chunkFailed > 0)
      actions.push({
        key: 'retry',
        label: words.retry,
        onClick: () => void act({ run: () => retry.run({ id }), done: words.retried }),
      });
    if (!isRunning && status !== 'passing' && passedCount === 0)
      actions.push({
        key: 'run',
        label: words.run,
        onClick: () =>
          void act({
            ...(relationCount > 0 && {
              ask: { title: words.runTitle(taskName), text: words.runText, verb: words.run, danger: true },
            }),
            run: () => again.run({ id }),
            done: words.rerun,
          }),
      });
    actions.push(removeAction(task));
    return actions;
  };
  return { rowActions, batchActions };
};
