import type { ReportFigure } from '@console/api/contract';
import { addDays, type Day } from '../../../analysis/semantics/index.js';
import { type DaySpan, daysIn, spanBefore } from '../counting/periods.js';
import { shanghaiDay } from '../../../text/moment.js';
import { periodDays } from './stretches.js';

interface SaidDay {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  readonly quarter?: number;
}

const months = 'january february march april may june july august september october november december'.split(' ');
const MONTH = `(?<name>${months.map((name) => `${name}|${name.slice(0, 3)}`).join('|')})`;
const quarters = ['一', '二', '三', '四'];

const START = String.raw`(?<!\d|\d[.,])`;
const dates = (...sources: readonly string[]): RegExp[] => sources.map((source) => new RegExp(source, 'gi'));

/** Longer ones first, so that a month with its year is not taken for a month alone. */
const DATES: readonly RegExp[] = dates(
  String.raw`${START}(?<year>\d{4})\s*[-/.年]\s*(?<month>\d{1,2})\s*[-/.月]\s*(?<day>\d{1,2})(?!\d)\s*日?`,
  String.raw`${START}(?<year>\d{4})\s*年?\s*第\s*(?<quarter>[1-4一二三四])\s*季度`,
  String.raw`${START}(?<year>\d{4})\s*年?\s*Q(?<quarter>[1-4])\b`,
  String.raw`\bQ(?<quarter>[1-4])(?:\s+(?<year>\d{4}))?\b`,
  String.raw`第\s*(?<quarter>[1-4一二三四])\s*季度`,
  String.raw`${START}(?<year>\d{4})\s*年\s*(?<month>\d{1,2})\s*月`,
  String.raw`${START}(?<year>\d{4})-(?<month>\d{2})(?![\d-])`,
  String.raw`${START}(?<month>\d{1,2})\s*月\s*(?<day>\d{1,2})\s*日`,
  String.raw`${START}(?<!-)(?<month>\d{2})-(?<day>\d{2})(?!\d|[.,]\d|[%-])`,
  String.raw`${START}(?<month>\d{1,2})\s*月`,
  String.raw`${START}(?<year>\d{4})\s*年`,
  String.raw`\b${MONTH}\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?\b(?:,?\s+(?<year>\d{4})\b)?`,
  String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)?\s+${MONTH}\b\.?(?:,?\s+(?<year>\d{4})\b)?`,
  String.raw`\b${MONTH}\.?\s+(?<year>\d{4})\b`,
  String.raw`(?:\b(?:in|of|since)\s+|\()(?<year>(?:19|20)\d{2})\b`,
);

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

const readDay = ({ year, month, day, quarter, name }: Readonly<Record<string, string | undefined>>): SaidDay => {
  const named =
    name === undefined ? undefined : months.findIndex((one) => one.startsWith(name.toLowerCase().slice(0, 3))) + 1;
  const han = quarter === undefined ? -1 : quarters.indexOf(quarter);
  return {
    year: numberOf(year),
    month: named ?? numberOf(month),
    day: numberOf(day),
    quarter: han >= 0 ? han + 1 : numberOf(quarter),
  };
};

const isThat = ({ year, month, day, quarter }: SaidDay, known: string): boolean => {
  const [y, m = 0, d] = known.split('-').map(Number);
  return (
    (year === undefined || year === y) &&
    (month === undefined || month === m) &&
    (day === undefined || day === d) &&
    (quarter === undefined || quarter === Math.ceil(m / 3))
  );
};

/** The days that words about a figure may name: its periods, and both ends of the span and of the one before. */
export const daysOfFigure = ({ points, anomalies }: ReportFigure, span: DaySpan): Day[] => {
  const ends = [spanBefore(span), span].flatMap(({ start, end }) => [start, addDays(end, -1)]);
  return [...ends, ...[...points, ...anomalies].map(({ time }) => shanghaiDay(new Date(time)))];
};

const unitDays = (unit: string): number => {
  if (/天|日|day/i.test(unit)) return 1;
  if (/周|week/i.test(unit)) return periodDays.week;
  if (/月|month/i.test(unit)) return periodDays.month;
  return /季|quarter/i.test(unit) ? periodDays.quarter : periodDays.year;
};
const LENGTH =
  /(?<![\d.,])(\d{1,4})\s*(天|日(?!期)|周|个月|个季度|年|days?\b|weeks?\b|months?\b|quarters?\b|years?\b)/gi;

/**
 * A text without the times that are those of its figures, so that only its numbers are left. Null where it names a day
 * that is none of them.
 */
export const withoutTimes = (text: string, days: ReadonlySet<Day>, span: DaySpan): string | null => {
  const known = [...days];
  let isForeign = false;
  let left = text;
  for (const pattern of DATES) {
    left = left.replace(pattern, (...found: unknown[]) => {
      const groups = found.at(-1);
      if (typeof groups !== 'object' || groups === null) return ' ';
      const said = readDay({ ...groups });
      if (!known.some((day) => isThat(said, day))) isForeign = true;
      return ' ';
    });
  }
  if (isForeign) return null;
  const length = daysIn(span);
  return left.replace(LENGTH, (all, count: string, unit: string) => {
    const each = unitDays(unit);
    return Math.abs(Number(count) * each - length) <= each * 0.1 ? ' ' : all;
  });
};
