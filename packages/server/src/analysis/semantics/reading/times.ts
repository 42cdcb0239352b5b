import { addDays, addUnits, type Day, dayOf, startOf, yearOf } from '../days.js';
import { calendar, range, since } from '../periods.js';
import type { Period, Unit } from '../plan.js';
import { numberOf } from './numbers.js';
import { DATE, inYear, MONTH, monthNumber, timePatterns, YEAR, yearNumber } from './timePatterns.js';

/** A time that a text names, and where. */
export interface TimePhrase {
  readonly start: number;
  readonly end: number;
  readonly period: Period;
}

interface Found {
  readonly end: number;
  readonly period: Period;
  readonly text: string;
}

const isPlausible = ({ start, end }: Period): boolean => start < end && start >= '1900-01-01' && end < '2200-01-01';

/** The longest time that is said at a place of a text. */
const timeAt = (text: string, at: number, today: Day): Found | null => {
  // A word is not begun in its middle.
  if (/[a-z]/.test(text[at] ?? '') && /[a-z]/.test(text[at - 1] ?? '')) return null;
  let best: Omit<Found, 'period'> & { readonly period: Period | null } = { end: at, period: null, text: '' };
  for (const { pattern, read } of timePatterns) {
    pattern.lastIndex = at;
    const groups = pattern.exec(text);
    if (groups === null || at + groups[0].length <= best.end) continue;
    const period = read(groups, today);
    // One that does not exist stays in the text as it is, and is asked about.
    const found = period !== null && isPlausible(period) ? period : null;
    best = { end: at + groups[0].length, period: found, text: groups[0] };
  }
  return best.period === null ? null : { ...best, period: best.period };
};

const hasYear = (text: string): boolean => /\d{4}|[今去前]年/.test(text);

/** The later end of 3月1日到15日, or march 1 to 15: the day alone. */
const dayAfter = (text: string, at: number, from: Found): Found | null => {
  if (from.period.start !== addDays(from.period.end, -1)) return null;
  const pattern = new RegExp(`${DATE}(?:[日号]|st|nd|rd|th|(?![\\d月]))`, 'y');
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  const [year = '', month = ''] = from.period.start.split('-');
  const day = dayOf(Number(year), Number(month), numberOf(found?.[1] ?? '0'));
  return found === null || day === null
    ? null
    : { end: at + found[0].length, period: range({ start: day, end: addDays(day, 1) }), text: found[0] };
};

/** 3到5月: the number alone of a month that another one follows. */
const monthBefore = (text: string, at: number, today: Day): Found | null => {
  const pattern = new RegExp(`${YEAR}${MONTH}(?=(?:到|至|~|-|—)${MONTH}月)`, 'y');
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  if (found === null) return null;
  const period = inYear('month', yearNumber(found[1], found[2], today), monthNumber(found[3]), 1, today);
  return period === null ? null : { end: at + found[0].length, period, text: found[0] };
};

const upTo = /(?: ?(?:到|至|~|--?|—+|–) ?| (?:to|until|till|through) )/y;
const upToAnd = / and /y;

/** From one time to another; a year that is said once counts for both. */
const rangeAt = (text: string, from: Found, between: boolean, today: Day): Found | null => {
  const link = between ? upToAnd : upTo;
  link.lastIndex = from.end;
  const linked = link.exec(text);
  if (linked === null) return null;
  const at = from.end + linked[0].length;
  const dayToday = /^(?:现在|今天|今日|now|today)/.exec(text.slice(at));
  if (dayToday !== null) {
    return { end: at + dayToday[0].length, period: since(today, from.period.start), text: '' };
  }
  const to = timeAt(text, at, today) ?? dayAfter(text, at, from);
  if (to === null) return null;
  let { start } = from.period;
  let { end } = to.period;
  if (hasYear(from.text) && !hasYear(to.text)) {
    while (yearOf(end) > yearOf(start) && addUnits(end, 'year', -1) > start) end = addUnits(end, 'year', -1);
    if (end <= start) end = addUnits(end, 'year', 1);
  } else if (!hasYear(from.text) && start >= end) start = addUnits(start, 'year', -1);
  return start < end ? { end: to.end, period: range({ start, end }), text: '' } : null;
};

const wholeUnits: readonly Unit[] = ['month', 'quarter', 'half', 'year'];

/** A range that is one month, quarter or year is that. */
const named = (period: Period, today: Day): Period => {
  if (period.kind !== 'range') return period;
  const unit = wholeUnits.find(
    (one) => startOf(period.start, one) === period.start && addUnits(period.start, one, 1) === period.end,
  );
  return unit === undefined ? period : calendar(today, unit, period.start);
};

/** All times that a text names, from left to right. */
export const timesIn = (text: string, today: Day): TimePhrase[] => {
  const found: TimePhrase[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const one = timeAt(text, at, today) ?? monthBefore(text, at, today);
    if (one === null) continue;
    const before = text.slice(0, at);
    const prefix =
      /(?:(?<![a-z])(?:between|from|since|during|in|for|over|within|on|of) (?:the )?|[自从在])$/.exec(before)?.[0] ??
      '';
    const whole = rangeAt(text, one, prefix.startsWith('between'), today);
    const open = /^(?:份)?(?:以来|至今|到现在|到今天|起至今|起|开始|以后|之后)/.exec(text.slice(one.end));
    let { end, period } = whole ?? one;
    if (whole === null && (open !== null || prefix.startsWith('since'))) {
      end += open?.[0].length ?? 0;
      if (period.kind !== 'current') period = since(today, period.start);
    }
    found.push({ start: at - prefix.length, end, period: named(period, today) });
    at = end - 1;
  }
  return found;
};
