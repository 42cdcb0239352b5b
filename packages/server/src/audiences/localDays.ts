import { shanghaiDay } from '../text/moment.js';

const DAY = 86_400_000;

/** The clocks that days go by; Shanghai has known no summer time since 1991. */
export const ZONE = 'Asia/Shanghai';

/** When the first of so many days began, today the last of them. */
export const beginOfDays = (now: Date, days: number): Date =>
  new Date(new Date(`${shanghaiDay(now)}T00:00:00+08:00`).getTime() - (days - 1) * DAY);

/** So many days after another day, both `2026-11-27`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY).toISOString().slice(0, 10);
