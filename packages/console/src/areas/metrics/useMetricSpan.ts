import type { MetricPeriod } from '@console/api/contract';
import { useMemo } from 'react';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useNow } from '../../time/useNow.js';
import { useDetailsWords } from './detailsWords.js';
import { type MetricSpan, metricSpan } from './metricSpan.js';

export interface ShownSpan extends MetricSpan {
  /** "近 30 天". */
  name: string;
  /** As much time before: "前 30 天". */
  before: string;
}

/** The time that a metric is looked at over, kept in the address. */
export const useMetricSpan = (period: MetricPeriod) => {
  const words = useDetailsWords();
  const [get, set] = useQueryState();
  const { last, from, to } = { last: get('last'), from: get('from'), to: get('to') };
  const now = useNow();
  const { last: count, startTime, endTime } = metricSpan({ last, from, to }, period, now);
  const span = useMemo<ShownSpan>(
    () => ({
      last: count,
      startTime,
      endTime,
      name: count === null ? words.custom : words.last[period](count),
      before: count === null ? words.customBefore : words.before[period](count),
    }),
    [count, startTime, endTime, period, words],
  );
  return {
    span,
    choose: (next: number) => set({ last: next, from: undefined, to: undefined }),
    chooseDays: (begin: string, end: string) => set({ last: undefined, from: begin, to: end }),
  };
};
