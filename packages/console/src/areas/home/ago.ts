export type Distance = { unit: 'now' } | { unit: 'minute' | 'hour' | 'day'; count: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago a time is, in the largest unit that has passed in full. The future counts as now. */
export const distanceTo = (time: string, now: Date): Distance => {
  const passed = now.getTime() - Date.parse(time);
  if (passed >= DAY) return { unit: 'day', count: Math.floor(passed / DAY) };
  if (passed >= HOUR) return { unit: 'hour', count: Math.floor(passed / HOUR) };
  if (passed >= MINUTE) return { unit: 'minute', count: Math.floor(passed / MINUTE) };
  return { unit: 'now' };
};
