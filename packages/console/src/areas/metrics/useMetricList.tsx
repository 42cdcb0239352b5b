import type { Metric } from '@console/api/contract';
import { useListMetricCategories, usePageMetrics } from '@console/api/hooks/metrics';
import { mapAsync } from '@console/base';
import { MetricSpark, ReachedTag, useMetricText } from '@console/ui/metric';
import { columnsOf, NOTHING } from '../../lists/columns.js';
import { useEnabledList } from '../../lists/enabled.js';
import { enumFilter, type RecordFilter } from '../../lists/recordFilters.js';
import { type RecordList, recordListHook } from '../../lists/recordListHook.js';
import { useLibraryWords } from './libraryWords.js';
import { INTERVAL, isComputing } from './isComputing.js';
import { Difference, NamedCode, Target } from './metrics.styles.js';

const column = columnsOf<Metric>();

const useList = recordListHook({ kind: 'metric', usePage: usePageMetrics, one: (id) => ({ idList: [id] }) });

const yesNo = ['yes', 'no'] as const;

/** The metrics by page, category, state, target and what should be seen to. */
export const useMetricList = (): RecordList<Metric> => {
  const words = useLibraryWords();
  const text = useMetricText();
  const inUse = useEnabledList();
  const categories = useListMetricCategories({});
  const byCategory: RecordFilter<{ category: string }> = {
    key: 'category',
    label: words.category,
    known: categories.data?.map(({ category }) => category) ?? [],
    options: mapAsync(categories.state, (list) =>
      list.map(({ category, count }) => ({ value: category, label: `${category} ${count}` })),
    ),
    toInput: (category) => ({ category }),
  };
  return useList({
    refreshEvery: (data) => (data?.list.some(isComputing) ? INTERVAL : 0),
    filters: [
      byCategory,
      inUse.filter,
      enumFilter({
        key: 'reached',
        label: words.reached,
        values: yesNo,
        words: words.reachedWords,
        toInput: (reached) => ({ reached: reached === 'yes' }),
      }),
      enumFilter({
        key: 'hinted',
        label: words.hinted,
        values: ['yes'],
        words: words.hintedWords,
        toInput: () => ({ hinted: true }),
      }),
      enumFilter({
        key: 'kept',
        label: words.kept,
        values: yesNo,
        words: words.keptWords,
        toInput: (kept) => ({ kept: kept === 'yes' }),
      }),
    ],
    columns: [
      column.status(
        'metricName',
        words.name,
        ({ metricName, code }) => (
          <NamedCode>
            {metricName}
            <code>{code}</code>
          </NamedCode>
        ),
        { width: 200, mobile: 'first', sortable: true },
      ),
      column.text('category', words.category, ({ category }) => category, { width: 112, sortable: true, quiet: true }),
      column.text('latest', words.current, ({ latest, unit }) => text.value(latest?.value ?? null, unit), {
        width: 112,
        align: 'end',
        mobile: 'firstEnd',
        sortable: true,
      }),
      column.status(
        'target',
        words.target,
        (metric) => (
          <Target>
            {metric.reached === false && <ReachedTag reached={false} />}
            {text.target(metric)}
          </Target>
        ),
        { width: 152, align: 'end', mobile: 'secondEnd' },
      ),
      column.status(
        'change',
        words.change,
        (metric) => {
          const change = text.change(metric.latest?.value ?? null, metric.previous, metric);
          return change === null ? NOTHING : <Difference $good={change.good}>{change.text}</Difference>;
        },
        { width: 128, align: 'end', mobile: 'second', sortable: true },
      ),
      column.status('spark', words.spark, ({ spark }) => <MetricSpark points={spark} />, {
        width: 96,
        mobile: undefined,
      }),
      column.text('owner', words.owner, ({ owner }) => owner?.name, { width: 96, quiet: true }),
      column.count('useCount', words.uses, ({ useCount }) => useCount, { sortable: true }),
      { ...inUse.column, mobile: undefined },
    ],
  });
};
