import { addUnits, type Day, daysBetween } from '../days.js';
import {
  always,
  compareWith,
  compareWithPeriod,
  current,
  grainOf,
  range,
  renewedCompare,
  renewedPeriod,
  rolling,
} from '../periods.js';
import type { Compare, Grain, Period, QueryPlan } from '../plan.js';
import type { Language } from '../vocabulary.js';
import { type Doubts, lastYearCompare } from './doubts.js';
import { NotUnderstood } from './notUnderstood.js';
import type { Said, SaidCompare } from './said.js';

export interface TimeContext {
  readonly today: Day;
  readonly language: Language;
  readonly doubts: Doubts;
  readonly previous: QueryPlan | null;
  /** False: none of the metrics has a time. */
  readonly timed: boolean;
  /** True: a question that names no time is about all there is. */
  readonly timeless: boolean;
}

interface Times {
  readonly period: Period;
  readonly compare: Compare | null;
  readonly assumed: readonly string[];
}

const isToDate = (period: Period): boolean => period.kind === 'current' && period.unit === 'year';

/** What is compared with a time that the question names, and the period that it leaves open. */
const withTime = (
  { period: named, sameTime }: Extract<SaidCompare, { kind: 'time' }>,
  said: Period | null,
  fallback: Period,
  context: TimeContext,
): { period: Period; compare: Compare } => {
  const { today } = context;
  if (named.kind === 'rolling') {
    const period = said ?? named;
    if (period.kind === 'rolling' && period.unit === named.unit && period.count === named.count) {
      return { period, compare: compareWith(period, 'previous') };
    }
    const start = addUnits(period.start, named.unit, -named.count);
    return { period, compare: compareWithPeriod(range({ start, end: period.start })) };
  }
  const { unit } = named;
  if (named.kind === 'past' && named.count === 1 && unit !== 'half') {
    // 去年同期 says which days of last year without saying which of this one.
    const open = unit === 'year' && sameTime ? fallback : current(today, unit);
    const period = said ?? open;
    if (unit === 'year' && !sameTime && isToDate(period)) {
      return { period, compare: lastYearCompare(period, today, context.language, context.doubts.decide) };
    }
    return { period, compare: compareWith(period, unit) };
  }
  if (named.kind === 'all') throw new NotUnderstood('compare');
  return { period: said ?? current(today, unit === 'half' ? 'year' : unit), compare: compareWithPeriod(named) };
};

/** The period and the comparison of a question, with what it left open. */
export const timesOf = (said: Said, context: TimeContext): Times => {
  const { today, previous } = context;
  if (said.periods.length > 1) throw new NotUnderstood('time');
  const stated = said.periods[0] ?? null;
  if (!context.timed) {
    const asks = stated !== null && stated.kind !== 'all';
    if (asks || (said.compare !== null && said.compare.kind !== 'none') || said.changes || said.grain !== null) {
      throw new NotUnderstood('noTime');
    }
    return { period: always(today), compare: null, assumed: [] };
  }
  const before = previous === null || previous.period.kind === 'all' ? null : renewedPeriod(previous.period, today);
  const compares = said.compare !== null || said.changes || said.order?.by === 'change';
  const fallback = before ?? (context.timeless && !compares ? always(today) : rolling(today, 'day', 30));
  let period = stated ?? fallback;
  let compare: Compare | null = null;
  const isOpen = stated === null && before === null;
  if (said.compare?.kind === 'time')
    ({ period, compare } = withTime(said.compare, stated ?? before, fallback, context));
  else if (said.compare === null) {
    if (said.changes || said.order?.by === 'change') compare = compareWith(period, 'previous');
    if (previous?.compare) compare = renewedCompare(previous.compare, period, today);
  } else if (said.compare.kind !== 'none') compare = compareWith(period, said.compare.kind);

  if (period.start > today) throw new NotUnderstood('time');
  if (compare !== null && period.kind === 'all') throw new NotUnderstood('compare');
  const isAssumedBefore = (id: string): boolean => previous?.assumed.includes(id) === true;
  const assumed = [
    ...(isOpen || (stated === null && before !== null && isAssumedBefore('time')) ? ['time'] : []),
    // 和上月比 after the last 30 days means the same days a month before, which it does not say.
    ...(compare !== null &&
    (said.compare === null ? previous?.compare == null || isAssumedBefore('compare') : isVague(said, period))
      ? ['compare']
      : []),
  ];
  return { period, compare, assumed };
};

const isVague = ({ compare }: Said, period: Period): boolean =>
  compare?.kind === 'time' && compare.period.kind === 'past' && period.kind === 'rolling' && !compare.sameTime;

/** More steps than a chart can show or a person read. */
const MOST_STEPS = 1000;
const lengths: Readonly<Record<Grain, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30, quarter: 91, year: 365 };

/** The steps of a line over a period, coarser than asked for where there would be too many. */
export const stepsFor = (asked: Grain | 'fitting' | null, period: Period): Grain | null => {
  if (asked === null) return null;
  if (asked === 'fitting') return grainOf(period);
  return daysBetween(period.start, period.end) / lengths[asked] > MOST_STEPS ? grainOf(period) : asked;
};
