import type { MetricValue } from '@console/api/contract';
import { usePageMetricValues } from '@console/api/hooks/metricValues';
import { lookUp } from '@console/base';
import { useMetricText } from '@console/ui/metric';
import { columnsOf } from '../../lists/columns.js';
import type { Paging } from '../../lists/paging.js';
import { useRecentFilter } from '../../lists/recentFilter.js';
import { enumFilter } from '../../lists/recordFilters.js';
import { type RecordList, recordListHook } from '../../lists/recordListHook.js';
import { dayInShanghai } from '../../time/inShanghai.js';
import { useMetricFilter } from './useMetricFilter.js';
import { useValueWords } from './valueWords.js';

interface Narrowing {
  metricId: string;
  source: (typeof sources)[number];
  startTime: string;
}

const sources = ['typed', 'file', 'computed'] as const;

const column = columnsOf<MetricValue>();

/** What is searched for is a part. */
const usePage = (
  input: (Paging & Partial<Narrowing>) | null,
  options?: Parameters<typeof usePageMetricValues>[1],
): ReturnType<typeof usePageMetricValues> => {
  const { keyword, ...rest } = input ?? { current: 1, size: 1 };
  return usePageMetricValues(
    input === null ? null : { ...rest, ...(keyword !== undefined && { dimension: keyword }) },
    options,
  );
};

const useList = recordListHook({ kind: 'metricValue', usePage });

export interface ValueListOptions {
  /** Words that stand in the address in the place of a value. */
  besides: readonly string[];
}

/** The values of metrics by page, metric, part, source and time. */
export const useValueList = ({ besides }: ValueListOptions): RecordList<MetricValue> => {
  const words = useValueWords();
  const text = useMetricText();
  const recent = useRecentFilter();
  const byMetric = useMetricFilter(words.metric);
  return useList({
    besides,
    filters: [
      byMetric,
      enumFilter({
        key: 'source',
        label: words.source,
        values: sources,
        words: words.sources,
        toInput: (source) => ({ source }),
      }),
      recent,
    ],
    columns: [
      column.text('metric', words.metric, ({ metricName }) => metricName, { width: 180, mobile: 'first' }),
      column.text('time', words.time, ({ time }) => dayInShanghai(time), {
        width: 120,
        mobile: 'second',
        sortable: true,
      }),
      column.text('dimension', words.part, ({ dimension }) => dimension || words.all, { width: 120 }),
      column.text('value', words.value, ({ value, unit }) => text.value(value, unit), {
        width: 128,
        align: 'end',
        mobile: 'firstEnd',
        sortable: true,
      }),
      column.text('source', words.source, ({ source }) => lookUp(words.sources, source, words.unknownSource), {
        width: 104,
        quiet: true,
        mobile: 'secondEnd',
      }),
      column.text('note', words.note, ({ note }) => note),
      column.text('createdBy', words.by, ({ createdBy }) => createdBy, { width: 96, quiet: true }),
      { ...column.time('updateTime', words.updated, ({ updateTime }) => updateTime), mobile: undefined },
    ],
  });
};
