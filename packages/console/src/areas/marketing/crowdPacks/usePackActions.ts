import type { CrowdPack } from '@console/api/contract';
import { useCopyCrowdPack, useModifyCrowdPack, useRemoveCrowdPacks } from '@console/api/hooks/marketing/crowdPack';
import type { BatchAction, RowAction } from '@console/ui/data-list';
import { noSelection } from '@console/ui/data-list';
import { useAction } from '../../../actions/useAction.js';
import { useRemove } from '../../../actions/useRemove.js';
import type { RecordList } from '../../../lists/recordListHook.js';
import { useCrowdPackWords } from './crowdPackWords.js';

/** What can be done with packs of the list; `onCombine` begins with those that are chosen. */
export const usePackActions = (list: RecordList<CrowdPack>, onCombine: (ids: readonly string[]) => void) => {
  const words = useCrowdPackWords();
  const act = useAction();
  const remove = useRemove();
  const { run: copy } = useCopyCrowdPack();
  const { run: modify } = useModifyCrowdPack();
  const { run: removePacks } = useRemoveCrowdPacks();

  const rowActions = (pack: CrowdPack): readonly RowAction[] => [
    {
      key: 'copy',
      label: words.copy,
      onClick: () =>
        void act({
          run: () => copy({ id: pack.id, packName: words.copyName(pack.packName) }),
          done: words.copied,
        }),
    },
    ...(pack.source === 'rules'
      ? [
          {
            key: 'recount',
            label: words.recount,
            onClick: () =>
              void act({ run: () => modify({ id: pack.id, version: pack.version }), done: words.recounting }),
          },
        ]
      : []),
    {
      key: 'remove',
      label: words.remove,
      danger: true,
      onClick: () =>
        void remove({
          title: words.removeTitle(pack.packName),
          text: words.removeText,
          run: () => removePacks({ idList: [pack.id] }),
          done: words.removed,
        }),
    },
  ];
  const batchActions = (ids: readonly string[]): readonly BatchAction[] => [
    { key: 'combine', label: words.combine, onClick: () => onCombine(ids) },
    {
      key: 'remove',
      label: words.remove,
      danger: true,
      onClick: () =>
        void remove({
          title: words.removeSeveral(ids.length),
          text: words.removeText,
          run: () => removePacks({ idList: [...ids] }),
          done: words.removed,
        }).then((gone) => gone && list.onSelectionChange(noSelection)),
    },
  ];
  return { rowActions, batchActions };
};
