import { formatDateTime } from '@console/base';

/** Minutes that clocks in Shanghai are ahead, all year round. */
const AHEAD = 480;

/** A date whose local fields are what clocks in Shanghai show, where the platform counts its days and hours. */
export const inShanghai = (moment: Date): Date =>
  new Date(moment.getTime() + (AHEAD + moment.getTimezoneOffset()) * 60_000);

/** The day that clocks in Shanghai show at a time: "2026-11-20". */
export const dayInShanghai = (time: string): string => formatDateTime(inShanghai(new Date(time))).slice(0, 10);
