import type { GatherSource } from '@console/api/contract';
import { useModifyGatherSource, useRemoveGatherSources } from '@console/api/hooks/dataGather';
import { type BatchAction, noSelection, type RowAction, type Selection } from '@console/ui/data-list';
import { useAction } from '../../../actions/useAction.js';
import { useRemove } from '../../../actions/useRemove.js';
import { useGatherWords } from './gatherWords.js';

interface SourceActionOptions {
  /** Opens the dialog that gives it another key. */
  onRenew: (source: GatherSource) => void;
  onSelectionChange: (selection: Selection) => void;
}

/** What can be done with a source, or with several. */
export const useSourceActions = ({ onRenew, onSelectionChange }: SourceActionOptions) => {
  const words = useGatherWords();
  const act = useAction();
  const ask = useRemove();
  const { run: modify } = useModifyGatherSource();
  const { run: remove } = useRemoveGatherSources();

  const rowActions = (source: GatherSource): RowAction[] => {
    const { id, sourceName, authorized } = source;
    return [
      authorized
        ? {
            key: 'stop',
            label: words.stop,
            onClick: () =>
              void act({
                ask: { title: words.stopTitle(sourceName), text: words.stopText, verb: words.stop, danger: true },
                run: () => modify({ id, authorized: false }),
                done: words.stopped,
              }),
          }
        : {
            key: 'start',
            label: words.start,
            onClick: () => void act({ run: () => modify({ id, authorized: true }), done: words.started }),
          },
      { key: 'renew', label: words.renew, onClick: () => onRenew(source) },
      {
        key: 'remove',
        label: words.remove,
        danger: true,
        onClick: () =>
          void ask({
            title: words.removeTitle(sourceName),
            text: words.removeText,
            run: () => remove({ idList: [id] }),
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
          text: words.removeText,
          run: () => remove({ idList: [...ids] }),
          done: words.removed,
        }).then((gone) => gone && onSelectionChange(noSelection)),
    },
  ];
  return { rowActions, batchActions };
};
