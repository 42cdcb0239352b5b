import type { CalendarSpan } from './types.js';

const DAY = 86_400_000;
const WEEK = 7;

/** Days are written `2026-11-21`: so they compare and have no hours. */
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, count: number): string =>
  new Date(at(day) + count * DAY).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / DAY);

/** From 0, Monday. */
export const weekdayOf = (day: string): number => (new Date(at(day)).getUTCDay() + 6) % WEEK;

const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;

const lastOf = (day: string): string => addDays(firstOf(addDays(firstOf(day), 31)), -1);

/** The same day of another month, or its last where it has fewer. */
export const addMonths = (day: string, count: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
  const last = lastOf(first);
  return Number(last.slice(8)) < date ? last : addDays(first, date - 1);
};

/** First days of the weeks that are drawn for a day: its own one, or all that its month has a part in. */
export const weeksOf = (day: string, span: CalendarSpan): string[] => {
  if (span === 'week') return [mondayOf(day)];
  const first = mondayOf(firstOf(day));
  const count = daysBetween(first, mondayOf(lastOf(day))) / WEEK + 1;
  return Array.from({ length: count }, (_, week) => addDays(first, week * WEEK));
};

/** The first and the last day that the calendar draws. */
export const shownDays = (day: string, span: CalendarSpan): { first: string; last: string } => {
  const weeks = weeksOf(day, span);
  return { first: weeks[0] ?? day, last: addDays(weeks.at(-1) ?? day, WEEK - 1) };
};
