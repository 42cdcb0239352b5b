import { formatDateTime, namedRange } from '@console/base';

export const rangeNames = ['today', 'yesterday', 'week', 'month'] as const;
export type RangeName = (typeof rangeNames)[number] | 'custom';

/** What an address says of a span. Dates are `YYYY-MM-DD`, and count for `custom` alone. */
export interface AskedRange {
  range?: string;
  from?: string;
  to?: string;
}

/** A span as the calls take it: `YYYY-MM-DD HH:mm:ss`, both ends in it. */
export interface Span {
  name: RangeName;
  startTime: string;
  endTime: string;
}

const MONTH_DAYS = 30;
const YEAR_DAYS = 366;
const DAY = 86_400_000;
const date = /^\d{4}-\d{2}-\d{2}$/;

const startOf = (day: string): Date => new Date(`${day}T00:00:00`);

/** False for the 31st of a month of 30 days, which would count as the 1st of the next. */
const isDay = (day: string): boolean => date.test(day) && formatDateTime(startOf(day)).startsWith(day);

/** True for two dates `YYYY-MM-DD` in order and at most a year apart. */
export const isCustomSpan = (from: string | undefined, to: string | undefined): boolean => {
  if (from === undefined || to === undefined || !isDay(from) || !isDay(to)) return false;
  const days = (startOf(to).getTime() - startOf(from).getTime()) / DAY;
  return days >= 0 && days < YEAR_DAYS;
};

const rangeOf = (name: Exclude<RangeName, 'custom'>, now: Date): { start: Date; end: Date } => {
  if (name === 'today') return namedRange('TODAY', now);
  if (name === 'yesterday') return namedRange('YESTERDAY', now);
  if (name === 'week') return namedRange('LASTWEEk', now);
  const { end } = namedRange('TODAY', now);
  return { start: new Date(now.getFullYear(), now.getMonth(), now.getDate() - (MONTH_DAYS - 1)), end };
};

/** The span that an address asks for: a name, or two dates. Anything else is the last 30 days. */
export const spanOf = ({ range, from, to }: AskedRange, now: Date): Span => {
  if (range === 'custom' && from !== undefined && to !== undefined && isCustomSpan(from, to)) {
    return { name: 'custom', startTime: `${from} 00:00:00`, endTime: `${to} 23:59:59` };
  }
  const name = rangeNames.find((one) => one === range) ?? 'month';
  const { start, end } = rangeOf(name, now);
  return { name, startTime: formatDateTime(start), endTime: formatDateTime(end) };
};
