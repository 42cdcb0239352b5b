import type { Unit } from './plan.js';

/** A day as `2026-11-21`; nothing here knows hours or zones. */
export type Day = string;

const DAY = 86_400_000;

const textOf = (date: Date): Day => date.toISOString().slice(0, 10);
const dateOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** The day of these numbers; null for one that does not exist, such as 30 February. */
export const dayOf = (year: number, month: number, day: number): Day | null => {
  if (year < 1 || year > 9999) return null;
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = dateOf(text);
  return !Number.isNaN(date.getTime()) && textOf(date) === text ? text : null;
};

export const yearOf = (day: Day): number => Number(day.slice(0, 4));
export const monthOf = (day: Day): number => Number(day.slice(5, 7));
const dateInMonth = (day: Day): number => Number(day.slice(8, 10));

export const addDays = (day: Day, count: number): Day => textOf(new Date(dateOf(day).getTime() + count * DAY));

export const daysBetween = (from: Day, to: Day): number =>
  Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / DAY);

/** The same day so many months later; the last one of a month that is shorter. */
export const addMonths = (day: Day, count: number): Day => {
  const first = new Date(Date.UTC(yearOf(day), monthOf(day) - 1 + count, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return textOf(new Date(first.getTime() + (Math.min(dateInMonth(day), length) - 1) * DAY));
};

const monthsIn: Readonly<Record<Exclude<Unit, 'day' | 'week'>, number>> = { month: 1, quarter: 3, half: 6, year: 12 };

export const addUnits = (day: Day, unit: Unit, count: number): Day => {
  if (unit === 'day') return addDays(day, count);
  return unit === 'week' ? addDays(day, 7 * count) : addMonths(day, monthsIn[unit] * count);
};

/** The first day of the unit that a day is in. Weeks begin on Monday. */
export const startOf = (day: Day, unit: Unit): Day => {
  if (unit === 'day') return day;
  if (unit === 'week') return addDays(day, -((dateOf(day).getUTCDay() + 6) % 7));
  const months = monthsIn[unit];
  const month = monthOf(day) - 1;
  return addMonths(`${day.slice(0, 8)}01`, -(month % months));
};
