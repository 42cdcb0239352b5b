import { nextTime } from '../../../jobs/index.js';

const WEEK = 7 * 86_400_000;
const MONDAY = { every: 'week', weekday: 1 } as const;

/** Midnight in Shanghai at which the week of a moment began. */
export const mondayOf = (moment: Date): Date => new Date(nextTime({ ...MONDAY, hour: 0 }, moment).getTime() - WEEK);

/** The next Monday at eight, as clocks in Shanghai show it: after a moment, not at it. */
export const nextMonday = (after: Date): Date => nextTime({ ...MONDAY, hour: 8 }, after);

/** The whole week before that of a moment: from one Monday to the next. */
export const weekBefore = (moment: Date): { from: Date; to: Date } => {
  const to = mondayOf(moment);
  return { from: new Date(to.getTime() - WEEK), to };
};
