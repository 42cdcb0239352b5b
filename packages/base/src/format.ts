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

/** 刚刚 under 30 s (and for the future), then minutes, then hours, both rounded up, 1天前 from 24 to 48 h, then the date. */
export const timeAgo = (value: Date | string | number, now: Date | number): string => {
  const passed = new Date(now).getTime() - new Date(value).getTime();
  if (passed < 30_000) return '刚刚';
  if (passed < HOUR) return `${Math.ceil(passed / MINUTE)}分钟前`;
  if (passed < DAY) return `${Math.ceil(passed / HOUR)}小时前`;
  return passed < 2 * DAY ? '1天前' : formatDateTime(value);
};

const suffixes = ['', 'k', 'M', 'G', 'T', 'P', 'E'] as const;

/** 1234 → 1.2k, 999950 → 1M, up to E. One decimal, a trailing .0 cut. */
export const formatCompact = (value: number): string => {
  let size = Math.abs(value);
  let step = 0;
  while (step < suffixes.length - 1 && Number(size.toFixed(step === 0 ? 0 : 1)) >= 1000) {
    size /= 1000;
    step += 1;
  }
  const text = step === 0 ? String(size) : size.toFixed(1).replace(/\.0$/, '');
  return `${value < 0 ? '-' : ''}${text}${suffixes[step]}`;
};

/** 13812342671 → 138****2671: digits 4 to 7 are masked. */
export const maskPhone = (phone: string): string => phone.replace(/^(.{3}).{4}/, '$1****');

/** Bytes in the largest unit that leaves a number of at least 1: 12.4 MB. */
export const formatBytes = (bytes: number): string => {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  let size = bytes;
  let step = 0;
  while (size >= 1024 && step < units.length - 1) {
    size /= 1024;
    step += 1;
  }
  return `${step === 0 ? size : size.toFixed(1).replace(/\.0$/, '')} ${units[step]}`;
};

export type NamedRange = 'YESTERDAY' | 'TODAY' | 'LASTWEEk';

/** First and last moment of a named range, in local time. LASTWEEk is today and the six days before. */
export const namedRange = (range: NamedRange, now: Date): { start: Date; end: Date } => {
  const day = (offset: number): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset);
  const endOf = (offset: number): Date => new Date(day(offset + 1).getTime() - 1);
  if (range === 'YESTERDAY') return { start: day(-1), end: endOf(-1) };
  return { start: range === 'TODAY' ? day(0) : day(-6), end: endOf(0) };
};
