import { daysBetween, monthOf, startOf, yearOf } from '../days.js';
import type { Compare, Grain, Period } from '../plan.js';

/** How far a comparison lies back: so many days, or so many months. */
export interface Shift {
  readonly unit: 'day' | 'month';
  readonly count: number;
}

const isWhole = ({ start, end }: { readonly start: string; readonly end: string }): boolean =>
  start === startOf(start, 'month') && end === startOf(end, 'month');

const byDays = (compare: Compare, period: Period): boolean => {
  const { kind } = compare;
  if (kind === 'day' || kind === 'week') return true;
  if (kind === 'range') return !(isWhole(period) && isWhole(compare));
  const fixed = period.kind === 'range' || period.kind === 'since';
  return kind === 'previous' && (fixed || period.unit === 'day' || period.unit === 'week');
};

/** What lies between a step of a period and the step that it is held against. */
export const shiftOf = (compare: Compare, period: Period, grain: Grain | null): Shift => {
  const days = daysBetween(compare.start, period.start);
  // Weeks of another year begin on another day; Monday goes with Monday.
  if (grain === 'week') return { unit: 'day', count: Math.round(days / 7) * 7 };
  if (byDays(compare, period)) return { unit: 'day', count: days };
  const months = (yearOf(period.start) - yearOf(compare.start)) * 12 + monthOf(period.start) - monthOf(compare.start);
  return { unit: 'month', count: months };
};
