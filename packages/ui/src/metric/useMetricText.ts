import { useMemo } from 'react';
import { useWords } from '../locale/useWords.js';
import { metricWords } from './locale.js';
import { changeOf, targetText, valueText } from './metricText.js';
import { periodName } from './periodName.js';
import type { MeasuredMetric } from './types.js';

/** How values of metrics, their changes, targets and periods are written, in the reader's language. */
export const useMetricText = () => {
  const words = useWords(metricWords);
  return useMemo(
    () => ({
      value: valueText,
      /** Null where either is missing. */
      change: (now: number | null, before: number | null, metric: Pick<MeasuredMetric, 'unit' | 'higherIsBetter'>) =>
        changeOf(now, before, metric, words),
      target: targetText,
      /** What the period is called that begins then. */
      period: periodName,
    }),
    [words],
  );
};
