import { type Metric, metricPeriods, type MetricVersion } from '@console/api/contract';
import { useFollowMetric, useModifyMetric } from '@console/api/hooks/metrics';
import { useModifyMetricValue } from '@console/api/hooks/metricValues';
import { ifKnown } from '@console/base';
import { useMessage } from '@console/ui/provider';
import { useAction } from '../../actions/useAction.js';
import { useDetailsWords } from './detailsWords.js';
import { useLibraryWords } from './libraryWords.js';

/** What the page of a metric changes in place. */
export const useMetricEdits = (metric: Metric) => {
  const words = useDetailsWords();
  const library = useLibraryWords();
  const act = useAction();
  const message = useMessage();
  const { run: follow } = useFollowMetric();
  const { run: modify } = useModifyMetric();
  const { run: modifyValue } = useModifyMetricValue();
  const { id, metricName, followed, version } = metric;

  return {
    onFollow: () =>
      act({
        run: () => follow({ id, followed: !followed }),
        done: followed ? words.unfollowed : words.followed,
      }),
    onDisable: () =>
      act({
        ask: { title: library.disableTitle(metricName), text: library.disableText, verb: library.disable },
        run: () => modify({ id, enabled: false, version }),
        done: library.disabled,
      }),
    onNote: async (note: { valueId: string; note: string }) => {
      await modifyValue({ id: note.valueId, note: note.note }, { quiet: true });
      message.success(words.noted);
    },
    onTake: async (former: MetricVersion) => {
      await modify(
        {
          id,
          version,
          note: words.takenBack(former.version),
          metricName: former.metricName,
          definition: former.definition,
          unit: former.unit,
          period: ifKnown(metricPeriods, former.period, 'day'),
          formula: former.formula,
          target: former.target,
          higherIsBetter: former.higherIsBetter,
          synonyms: former.synonyms,
        },
        { quiet: true },
      );
      message.success(words.taken);
    },
  };
};
