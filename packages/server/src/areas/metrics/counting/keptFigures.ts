import type { MetricPeriod, MetricRollUp } from '@console/api/contract';
import { type Day, startOf } from '../../../analysis/semantics/index.js';
import type { DaySpan } from './periods.js';

/** A value that is kept, at the begin of its period. */
export interface KeptValue {
  readonly day: Day;
  readonly value: number;
}

/** Values of shorter periods as one; null where there are none. They come in the order of time. */
export const rolledUp = (values: readonly number[], rollUp: MetricRollUp): number | null => {
  if (values.length === 0) return null;
  if (rollUp === 'last') return values.at(-1) ?? null;
  const sum = values.reduce((all, one) => all + one, 0);
  return rollUp === 'sum' ? sum : sum / values.length;
};

/** What values came to in periods as long as theirs or longer, by the begin of the period. */
export const keptPeriods = (
  values: readonly KeptValue[],
  period: MetricPeriod,
  rollUp: MetricRollUp,
): ReadonlyMap<Day, number | null> => {
  const byPeriod = new Map<Day, number[]>();
  for (const { day, value } of values) {
    const begin = startOf(day, period);
    byPeriod.set(begin, [...(byPeriod.get(begin) ?? []), value]);
  }
  return new Map([...byPeriod].map(([day, all]) => [day, rolledUp(all, rollUp)]));
};

/** What they came to over a span. */
export const keptOver = (values: readonly KeptValue[], { start, end }: DaySpan, rollUp: MetricRollUp): number | null =>
  rolledUp(
    values.filter(({ day }) => day >= start && day < end).map(({ value }) => value),
    rollUp,
  );
