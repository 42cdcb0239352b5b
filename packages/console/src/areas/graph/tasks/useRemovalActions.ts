import { type BatchAction, noSelection, type RowAction, type Selection } from '@console/ui/data-list';
import { useRemove } from '../../../actions/useRemove.js';
import { useTaskWords } from './taskWords.js';

interface Removed {
  readonly id: string;
  readonly taskName: string;
  /** Of its triples, how many the graph has. */
  readonly passedCount: number;
}

/** Deletes a task or an import, or several, once it is said what leaves the graph with them. */
export const useRemovalActions = (
  remove: (ids: string[]) => Promise<unknown>,
  onSelectionChange: (selection: Selection) => void,
) => {
  const words = useTaskWords();
  const ask = useRemove();
  const action = { key: 'remove', label: words.remove, danger: true } as const;
  return {
    removeAction: ({ id, taskName, passedCount }: Removed): RowAction => ({
      ...action,
      onClick: () =>
        void ask({
          title: words.removeTitle(taskName),
          text: words.removeText(passedCount),
          run: () => remove([id]),
          done: words.removed,
        }),
    }),
    batchActions: (ids: readonly string[]): BatchAction[] => [
      {
        ...action,
        onClick: () =>
          void ask({
            title: words.removeSeveral(ids.length),
            text: words.removeSeveralText,
            run: () => remove([...ids]),
            done: words.removed,
          }).then((gone) => gone && onSelectionChange(noSelection)),
      },
    ],
  };
};
