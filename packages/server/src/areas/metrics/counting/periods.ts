import type { MetricPeriod } from '@console/api/contract';
import { addDays, addUnits, type Day, daysBetween, startOf } from '../../../analysis/semantics/index.js';
import { fail } from '../../../http/failure.js';
import { readMoment, shanghaiDay } from '../../../text/moment.js';

/** Days from `start` on, up to `end`, which is not among them. */
export interface DaySpan {
  readonly start: Day;
  readonly end: Day;
}

/** More points than these are no line to look at. */
const MOST_POINTS = 400;
const MOST_DAYS = 7320;

/** When a day begins by the clocks of Shanghai. */
export const momentOf = (day: Day): Date => new Date(`${day}T00:00:00+08:00`);

/** Begin of the period that a moment is in. */
export const beginAt = (moment: Date, period: MetricPeriod): Day => startOf(shanghaiDay(moment), period);

/** The days from one moment to another, both ends in it. Throws `invalid_span`. */
export const daySpan = (from: Date | null, last: Date | null): DaySpan => {
  if (from === null || last === null || last < from) throw fail('invalid_span');
  const span = { start: shanghaiDay(from), end: addDays(shanghaiDay(last), 1) };
  if (daysIn(span) > MOST_DAYS) throw fail('invalid_span');
  return span;
};

/** The same of a call. */
export const readDaySpan = ({ startTime, endTime }: { startTime: string; endTime: string }): DaySpan =>
  daySpan(readMoment(startTime), readMoment(endTime));

/** Begins of the periods that a span touches. Throws `invalid_span` where they are too many. */
export const periodsIn = ({ start, end }: DaySpan, period: MetricPeriod): Day[] => {
  const begins: Day[] = [];
  for (let at = startOf(start, period); at < end; at = addUnits(at, period, 1)) {
    if (begins.length === MOST_POINTS) throw fail('invalid_span');
    begins.push(at);
  }
  return begins;
};

/** So many periods before a day, the earliest first. */
export const periodsBefore = (first: Day, period: MetricPeriod, count: number): Day[] =>
  Array.from({ length: count }, (_, at) => addUnits(first, period, at - count));

export const daysIn = ({ start, end }: DaySpan): number => daysBetween(start, end);

/** Whole months of a span that is nothing else; null for any other. */
export const monthsIn = ({ start, end }: DaySpan): number | null => {
  if (startOf(start, 'month') !== start || startOf(end, 'month') !== end) return null;
  let months = 1;
  while (addUnits(start, 'month', months) < end) months += 1;
  return months;
};

/** As much time before a span: whole months before whole months, however long they are. */
export const spanBefore = (span: DaySpan): DaySpan => {
  const { start } = span;
  const months = monthsIn(span);
  return { start: months === null ? addDays(start, -daysIn(span)) : addUnits(start, 'month', -months), end: start };
};
