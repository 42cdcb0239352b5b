import { addMetric, type Metric } from '@console/api/contract';
import { useComputeMetric, useModifyMetric, useRemoveMetrics } from '@console/api/hooks/metrics';
import type { RowAction } from '@console/ui/data-list';
import { useAction } from '../../actions/useAction.js';
import { useRemove } from '../../actions/useRemove.js';
import { usePermitted } from '../../session/usePermitted.js';
import { useLibraryWords } from './libraryWords.js';
import { useAskMetric } from './useAskMetric.js';

/** What can be done with one metric of the list. */
export const useMetricActions = ({ onEdit }: { onEdit: (metric: Metric) => void }) => {
  const words = useLibraryWords();
  const act = useAction();
  const remove = useRemove();
  const ask = useAskMetric();
  const manages = usePermitted(addMetric);
  const { run: modify } = useModifyMetric();
  const { run: compute } = useComputeMetric();
  const { run: removeMetrics } = useRemoveMetrics();

  const onCompute = ({ id }: Metric) => act({ run: () => compute({ id }), done: words.computing });
  const onSwitch = ({ id, metricName, enabled, version }: Metric) =>
    act({
      ...(enabled && {
        ask: { title: words.disableTitle(metricName), text: words.disableText, verb: words.disable },
      }),
      run: () => modify({ id, enabled: !enabled, version }),
      done: enabled ? words.disabled : words.enabled,
    });
  const onRemove = ({ id, metricName }: Metric) =>
    remove({
      title: words.removeTitle(metricName),
      text: words.removeText,
      run: () => removeMetrics({ idList: [id] }),
      done: words.removed,
    });

  const managing = (metric: Metric): RowAction[] => [
    { key: 'edit', label: words.edit, onClick: () => onEdit(metric) },
    ...(metric.formula === null
      ? []
      : [{ key: 'compute', label: words.compute, onClick: () => void onCompute(metric) }]),
    {
      key: 'switch',
      label: metric.enabled ? words.disable : words.enable,
      onClick: () => void onSwitch(metric),
    },
    ...(metric.builtIn
      ? []
      : [{ key: 'remove', label: words.remove, danger: true, onClick: () => void onRemove(metric) }]),
  ];

  return (metric: Metric): RowAction[] => [
    ...(ask ? [{ key: 'ask', label: words.ask, onClick: () => ask(metric) }] : []),
    ...(manages ? managing(metric) : []),
  ];
};
