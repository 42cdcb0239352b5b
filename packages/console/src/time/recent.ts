import dayjs from 'dayjs';
import { inShanghai } from './inShanghai.js';

/** How far a log looks back: today, 7 days or 30 days, today among them. */
export const recents = ['today', 'week', 'month'] as const;
export type Recent = (typeof recents)[number];

const daysBefore: Readonly<Record<Recent, number>> = { today: 0, week: 6, month: 29 };

export const recentIn = (value: string | undefined): Recent | undefined => recents.find((one) => one === value);

/** The midnight that it begins at, as the calls take moments. The same all day long. */
export const sinceOf = (recent: Recent, now: Date): string =>
  dayjs(inShanghai(now)).subtract(daysBefore[recent], 'day').startOf('day').format('YYYY-MM-DD HH:mm:ss');
