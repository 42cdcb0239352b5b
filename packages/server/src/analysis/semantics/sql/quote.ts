import type { Day } from '../days.js';

export const quoteDay = (day: Day): string => `timestamp '${/^\d{4}-\d{2}-\d{2}$/.exec(day)?.[0] ?? ''} 00:00:00'`;

/** Throws for what is no number, so that none of it gets into a query. */
export const quoteNumber = (value: number): string => {
  if (!Number.isFinite(value)) throw new RangeError('not a number');
  return String(value);
};
