/** How values are written out. Pure: the clock is always passed in. */

const pad = (value: number): string => String(value).padStart(2, '0');

/** `YYYY-MM-DD HH:mm:ss` in local time, the default format of dates. */
export const formatDateTime = (value: Date | string | number): string => {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '—';
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day} ${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago a time is, as it is to be said: by count, or by its date where it lies further back. */
export type Ago =
  | { readonly unit: 'now' }
  | { readonly unit: 'minute' | 'hour' | 'day'; readonly count: number }
  | { readonly unit: 'date'; readonly date: string };

/** Now under 30 s (and for the future), then minutes, then hours, both rounded up, 1 day from 24 to 48 h, then the date. */
export const agoOf = (value: Date | string | number, now: Date | number): Ago => {
  const passed = new Date(now).getTime() - new Date(value).getTime();
  if (passed < 30_000) return { unit: 'now' };
  if (passed < HOUR) return { unit: 'minute', count: Math.ceil(passed / MINUTE) };
  if (passed < DAY) return { unit: 'hour', count: Math.ceil(passed / HOUR) };
  return passed < 2 * DAY ? { unit: 'day', count: 1 } : { unit: 'date', date: formatDateTime(value) };
};

const suffixes = ['', 'k', 'M', 'G', 'T', 'P', 'E'] as const;

const oneDecimal = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

/** How often a number can be divided by `base` until what is written of it is below `base`. */
const stepOf = (value: number, base: number, most: number): number => {
  let step = 0;
  while (step < most && Number(oneDecimal(value / base ** step)) >= base) step += 1;
  return step;
};

/** 1234 → 1.2k, 999950 → 1M, up to E. One decimal, a trailing .0 cut. */
export const formatCompact = (value: number): string => {
  if (!Number.isFinite(value)) return '—';
  const size = Math.abs(value);
  const step = stepOf(size, 1000, suffixes.length - 1);
  const text = oneDecimal(size / 1000 ** step);
  return `${value < 0 && text !== '0' ? '-' : ''}${text}${suffixes[step]}`;
};

/** 13812342671 → 138****2671: digits 4 to 7 are masked. */
export const maskPhone = (phone: string): string => phone.replace(/^(.{3}).{4}/, '$1****');

/** A chunk's number as shown everywhere: 093. */
export const chunkNumber = (index: number): string => String(index).padStart(3, '0');

const byteUnits = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes in the largest unit that leaves a number of at least 1: 12.4 MB. */
export const formatBytes = (bytes: number): string => {
  const step = stepOf(bytes, 1024, byteUnits.length - 1);
  return `${oneDecimal(bytes / 1024 ** step)} ${byteUnits[step]}`;
};

export type NamedRange = 'YESTERDAY' | 'TODAY' | 'LASTWEEk';

/** First and last moment of a named range, in local time. LASTWEEk is today and the six days before. */
export const namedRange = (range: NamedRange, now: Date): { start: Date; end: Date } => {
  const day = (offset: number): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset);
  const endOf = (offset: number): Date => new Date(day(offset + 1).getTime() - 1);
  if (range === 'YESTERDAY') return { start: day(-1), end: endOf(-1) };
  return { start: range === 'TODAY' ? day(0) : day(-6), end: endOf(0) };
};
