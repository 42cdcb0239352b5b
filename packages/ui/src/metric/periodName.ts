import { NO_VALUE } from '../data-answer/cells.js';

/** Hours that clocks in Shanghai are ahead, all year round: periods begin by them. */
const AHEAD = 8;

const two = (part: number): string => String(part).padStart(2, '0');

/** A moment as a date whose UTC fields are what clocks in Shanghai show; undefined for what is no moment. */
const inShanghai = (time: string): Date | undefined => {
  const moment = Date.parse(time);
  return Number.isNaN(moment) ? undefined : new Date(moment + AHEAD * 3_600_000);
};

/** What a period is called that begins then: "11-20" for days and weeks, "2026-11", "2026 Q4", "2026". */
export const periodName = (time: string, period: string): string => {
  const begin = inShanghai(time);
  if (begin === undefined) return NO_VALUE;
  const [year, month] = [begin.getUTCFullYear(), begin.getUTCMonth() + 1];
  if (period === 'year') return String(year);
  if (period === 'quarter') return `${year} Q${Math.ceil(month / 3)}`;
  if (period === 'month') return `${year}-${two(month)}`;
  return `${two(month)}-${two(begin.getUTCDate())}`;
};

/** "2026-11-20". */
export const dayName = (time: string): string => inShanghai(time)?.toISOString().slice(0, 10) ?? NO_VALUE;

/** "11-20 02:03". */
export const clockName = (time: string): string =>
  inShanghai(time)?.toISOString().slice(5, 16).replace('T', ' ') ?? NO_VALUE;
