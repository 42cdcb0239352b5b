import type { TripleImport } from '@console/api/contract';
import { useRemoveTripleImports } from '@console/api/hooks/tripleImports';
import { type BatchAction, noSelection, type RowAction } from '@console/ui/data-list';
import { useRemove } from '../../../actions/useRemove.js';
import type { RecordList } from '../../../lists/recordListHook.js';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { useTaskWords } from '../tasks/taskWords.js';

/** What can be done with an import, or with several. */
export const useImportActions = ({ onSelectionChange }: RecordList<TripleImport>) => {
  const words = useTaskWords();
  const ask = useRemove();
  const go = useTabNavigate();
  const remove = useRemoveTripleImports();

  const rowActions = ({ id, taskName, status, passedCount, tripleCount }: TripleImport): RowAction[] => {
    if (status === 'removing') return [];
    return [
      ...(tripleCount > 0
        ? [{ key: 'review', label: words.review, onClick: () => go('tripleTaskDetail', { importId: id }) }]
        : []),
      {
        key: 'remove',
        label: words.remove,
        danger: true,
        onClick: () =>
          void ask({
            title: words.removeTitle(taskName),
            text: words.removeText(passedCount),
            run: () => remove.run({ idList: [id] }),
            done: words.removed,
          }),
      },
    ];
  };
  const batchActions = (ids: readonly string[]): BatchAction[] => [
    {
      key: 'remove',
      label: words.remove,
      danger: true,
      onClick: () =>
        void ask({
          title: words.removeSeveral(ids.length),
          text: words.removeSeveralText,
          run: () => remove.run({ idList: [...ids] }),
          done: words.removed,
        }).then((gone) => gone && onSelectionChange(noSelection)),
    },
  ];
  return { rowActions, batchActions };
};
