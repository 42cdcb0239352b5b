import { saveFile } from '@console/api';
import type { MetricValue } from '@console/api/contract';
import { useAddMetricValue, useDownloadMetricValues, useRemoveMetricValues } from '@console/api/hooks/metricValues';
import type { BatchAction, ListQuery, RowAction } from '@console/ui/data-list';
import { attempt } from '../../actions/attempt.js';
import { useAction } from '../../actions/useAction.js';
import { useRemove } from '../../actions/useRemove.js';
import { recentIn, sinceOf } from '../../time/recent.js';
import { useValueWords } from './valueWords.js';

/** What is computed is there again with the next computation. */
export const isRemovable = ({ source }: Pick<MetricValue, 'source'>): boolean => source !== 'computed';

/** What can be done with values: one by one, several at once, and all that the list shows. */
export const useValueActions = ({ onEdit }: { onEdit: (value: MetricValue) => void }) => {
  const words = useValueWords();
  const act = useAction();
  const ask = useRemove();
  const { run: add } = useAddMetricValue();
  const { run: remove } = useRemoveMetricValues();
  const { run: download } = useDownloadMetricValues();

  const onRemove = ({ id, metricId, time, dimension, value, note }: MetricValue) =>
    act({
      run: () => remove({ idList: [id] }),
      done: words.removed,
      undo: () => add({ metricId, time, dimension, value, note }),
    });

  return {
    row: (value: MetricValue): RowAction[] => [
      { key: 'edit', label: words.edit, onClick: () => onEdit(value) },
      ...(isRemovable(value)
        ? [{ key: 'remove', label: words.remove, danger: true, onClick: () => void onRemove(value) }]
        : []),
    ],
    batch: (ids: readonly string[], onDone: () => void): BatchAction[] => [
      {
        key: 'remove',
        label: words.remove,
        danger: true,
        onClick: () =>
          void ask({
            title: words.removeSome(ids.length),
            text: words.removeText,
            run: () => remove({ idList: [...ids] }),
            done: words.removed,
          }).then((gone) => gone && onDone()),
      },
    ],
    save: ({ search, filters = {} }: ListQuery) => {
      const recent = recentIn(filters['recent']);
      const fileName = `${words.exportName}.xlsx`;
      const asked = {
        fileName,
        ...(search !== undefined && { dimension: search }),
        ...(filters['metric'] !== undefined && { metricId: filters['metric'] }),
        ...(recent !== undefined && { startTime: sinceOf(recent, new Date()) }),
      };
      return attempt(async () => saveFile(await download(asked), fileName));
    },
  };
};
