import { useCallback } from 'react';
import { useWords } from '../locale/useWords.js';
import type { ChartTable } from './chartTable.js';
import { chartWords } from './locale.js';

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/**
 * Makes the table of a heat map of counts by weekday, Monday first, and in each by the hour, from 0 to 23. What is left
 * out was not measured.
 */
export const useHoursOfWeek = (): ((counts: readonly (readonly (number | null)[])[]) => ChartTable) => {
  const { weekdays } = useWords(chartWords);
  return useCallback(
    (counts) => ({
      labels: hours,
      series: weekdays.map((name, day) => ({ name, values: hours.map((_, hour) => counts[day]?.[hour] ?? null) })),
    }),
    [weekdays],
  );
};
