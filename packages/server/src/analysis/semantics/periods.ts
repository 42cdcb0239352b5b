import { addDays, addUnits, type Day, daysBetween, startOf } from './days.js';
import type { Compare, Grain, Period, Unit } from './plan.js';

/** Before and after everything that is recorded. */
const FIRST_DAY = '1900-01-01';

interface Span {
  readonly start: Day;
  readonly end: Day;
}

/** Up to and with today. */
export const rolling = (today: Day, unit: Unit, count: number): Period => {
  const end = addDays(today, 1);
  return { kind: 'rolling', unit, count, start: addUnits(end, unit, -count), end };
};

export const current = (today: Day, unit: Unit): Period => ({
  kind: 'current',
  unit,
  count: 0,
  start: startOf(today, unit),
  end: addDays(today, 1),
});

export const past = (today: Day, unit: Unit, count: number): Period => {
  const start = addUnits(startOf(today, unit), unit, -count);
  return { kind: 'past', unit, count, start, end: addUnits(start, unit, 1) };
};

/** The unit that begins on a day; up to today where today is in it. */
export const calendar = (today: Day, unit: Unit, start: Day): Period =>
  unit !== 'day' && startOf(today, unit) === start
    ? current(today, unit)
    : { kind: 'calendar', unit, count: 0, start, end: addUnits(start, unit, 1) };

export const since = (today: Day, start: Day): Period => ({
  kind: 'since',
  unit: 'day',
  count: 0,
  start,
  end: addDays(today, 1),
});

export const range = ({ start, end }: Span): Period => ({ kind: 'range', unit: 'day', count: 0, start, end });

export const always = (today: Day): Period => ({
  kind: 'all',
  unit: 'year',
  count: 0,
  start: FIRST_DAY,
  end: addDays(today, 1),
});

/** What a period stands for on another day: the last 30 days move along, March 2026 stays. */
export const renewedPeriod = (period: Period, today: Day): Period => {
  switch (period.kind) {
    case 'rolling':
      return rolling(today, period.unit, period.count);
    case 'current':
      return current(today, period.unit);
    case 'past':
      return past(today, period.unit, period.count);
    case 'since':
      return since(today, period.start);
    case 'all':
      return always(today);
    default:
      return period;
  }
};

/** A span so many units earlier: whole months stay whole however long they are, and a day that a month lacks is its last. */
const earlier = ({ start, end }: Span, unit: Unit, count: number): Span => {
  if (unit === 'day' || unit === 'week') {
    return { start: addUnits(start, unit, -count), end: addUnits(end, unit, -count) };
  }
  const whole = start === startOf(start, 'month') && end === startOf(end, 'month');
  return {
    start: addUnits(start, unit, -count),
    end: whole ? addUnits(end, unit, -count) : addDays(addUnits(addDays(end, -1), unit, -count), 1),
  };
};

const before = (period: Period): Span => {
  const { kind, unit, count, start, end } = period;
  if (kind === 'rolling') return { start: addUnits(start, unit, -count), end: start };
  if (kind === 'current' || kind === 'past' || kind === 'calendar') return earlier(period, unit, 1);
  return { start: addDays(start, -daysBetween(start, end)), end: start };
};

/** What a period is held against by a comparison of this kind. */
export const compareWith = (period: Period, kind: Exclude<Compare['kind'], 'range'>): Compare => ({
  kind,
  of: null,
  ...(kind === 'previous' ? before(period) : earlier(period, kind, 1)),
});

export const compareWithPeriod = (of: Period): Compare => ({ kind: 'range', of, start: of.start, end: of.end });

/** The comparison for another period, or on another day. */
export const renewedCompare = (compare: Compare, period: Period, today: Day): Compare =>
  compare.kind === 'range'
    ? compareWithPeriod(renewedPeriod(compare.of ?? range(compare), today))
    : compareWith(period, compare.kind);

/** Steps that make a line of a period: some dozens at most. */
export const grainOf = ({ kind, start, end }: Period): Grain => {
  const length = daysBetween(start, end);
  if (kind === 'all') return 'month';
  if (length <= 2) return 'hour';
  if (length <= 62) return 'day';
  return length <= 184 ? 'week' : 'month';
};
