import type { TripleImport } from '@console/api/contract';
import { useRemoveTripleImports } from '@console/api/hooks/tripleImports';
import type { RowAction } from '@console/ui/data-list';
import type { RecordList } from '../../../lists/recordListHook.js';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { useTaskWords } from '../tasks/taskWords.js';
import { useRemovalActions } from '../tasks/useRemovalActions.js';

/** What can be done with an import, or with several. */
export const useImportActions = ({ onSelectionChange }: RecordList<TripleImport>) => {
  const words = useTaskWords();
  const go = useTabNavigate();
  const remove = useRemoveTripleImports();
  const { removeAction, batchActions } = useRemovalActions((idList) => remove.run({ idList }), onSelectionChange);

  const rowActions = (row: TripleImport): RowAction[] => {
    const { id, status, tripleCount } = row;
    if (status === 'removing') return [];
    return [
      ...(tripleCount > 0
        ? [{ key: 'review', label: words.review, onClick: () => go('tripleTaskDetail', { importId: id }) }]
        : []),
      removeAction(row),
    ];
  };
  return { rowActions, batchActions };
};
