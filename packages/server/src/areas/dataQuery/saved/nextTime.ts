import type { QuestionSchedule } from '@console/api/contract';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Shanghai has known no summer time since 1991. */
const AHEAD = 8 * HOUR;

/** The first moment after another one that a schedule names by the clocks of Shanghai. */
export const nextTime = ({ every, weekday = 1, day = 1, hour }: QuestionSchedule, after: Date): Date => {
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
