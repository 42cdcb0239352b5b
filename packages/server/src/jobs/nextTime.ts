const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Shanghai has known no summer time since 1991. */
const AHEAD = 8 * HOUR;

/** A time that comes again and again, by the clocks of Shanghai. */
export interface Schedule {
  readonly every: 'day' | 'week' | 'month';
  /** From 1, Monday, to 7. Default 1. */
  readonly weekday?: number;
  /** Of the month; one that all months have. Default 1. */
  readonly day?: number;
  readonly hour: number;
}

/** The first moment after another one that a schedule names. */
export const nextTime = ({ every, weekday = 1, day = 1, hour }: Schedule, after: Date): Date => {
  const local = new Date(after.getTime() + AHEAD);
  const [year, month, date] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  const daysTo = every === 'week' ? (weekday - (local.getUTCDay() || 7) + 7) % 7 : 0;
  const first = Date.UTC(year, month, every === 'month' ? day : date + daysTo, hour);
  if (first > local.getTime()) return new Date(first - AHEAD);
  const next = {
    day: first + DAY,
    week: first + 7 * DAY,
    month: Date.UTC(year, month + 1, day, hour),
  }[every];
  return new Date(next - AHEAD);
};
