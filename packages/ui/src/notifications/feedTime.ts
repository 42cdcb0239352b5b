/** How a feed words a time. */
export interface FeedWords {
  now: string;
  minutes: (count: number) => string;
  hours: (count: number) => string;
  yesterday: (time: string) => string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const pad = (value: number): string => String(value).padStart(2, '0');

const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** 刚刚 under 30 s and for the future, then minutes and the hours of today, 昨天 17:20, 11-18, 2025-11-18. Local time. */
export const feedTime = (time: string, now: number, words: FeedWords): string => {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '—';
  const passed = now - date.getTime();
  if (passed < 30_000) return words.now;
  if (passed < HOUR) return words.minutes(Math.ceil(passed / MINUTE));
  const today = midnight(new Date(now));
  if (date.getTime() >= today) return words.hours(Math.ceil(passed / HOUR));
  // Not a day's length: where clocks change, a day is shorter or longer.
  if (date.getTime() >= midnight(new Date(today - HOUR)))
    return words.yesterday(`${pad(date.getHours())}:${pad(date.getMinutes())}`);
  const day = `${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return date.getFullYear() === new Date(now).getFullYear() ? day : `${date.getFullYear()}-${day}`;
};
