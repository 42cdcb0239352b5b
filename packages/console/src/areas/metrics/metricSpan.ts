import type { MetricPeriod } from '@console/api/contract';
import dayjs, { type Dayjs } from 'dayjs';
import { countIn } from '../../navigation/addressValues.js';
import { inShanghai } from '../../time/inShanghai.js';

/** How many periods can be looked at by one click; the second is the usual one. */
export const spansOf: Readonly<Record<MetricPeriod, readonly [number, number, number]>> = {
  day: [7, 30, 90],
  week: [8, 12, 52],
  month: [6, 12, 24],
  quarter: [4, 8, 12],
  year: [3, 5, 10],
};

/** What an address asks for: a number of periods, or two days `YYYY-MM-DD`. */
export interface AskedSpan {
  last: string | undefined;
  from: string | undefined;
  to: string | undefined;
}

export interface MetricSpan {
  /** How many periods it is; null: from one day to another. */
  last: number | null;
  /** `YYYY-MM-DD HH:mm:ss` by clocks in Shanghai, both ends in it. */
  startTime: string;
  endTime: string;
}

const MOMENT = 'YYYY-MM-DD HH:mm:ss';
const date = /^\d{4}-\d{2}-\d{2}$/;

const beginOf = (day: Dayjs, period: MetricPeriod): Dayjs => {
  const begin = day.startOf('day');
  if (period === 'week') return begin.subtract((begin.day() + 6) % 7, 'day');
  if (period === 'quarter') return begin.startOf('month').subtract(begin.month() % 3, 'month');
  return begin.startOf(period);
};

/** The begin of the period so many before or after. */
const step = (begin: Dayjs, by: number, period: MetricPeriod): Dayjs =>
  period === 'quarter' ? begin.add(3 * by, 'month') : begin.add(by, period);

/** False for the 31st of a month of 30 days, which would count as the 1st of the next. */
const dayIn = (text: string | undefined): Dayjs | undefined => {
  if (text === undefined || !date.test(text)) return undefined;
  const day = dayjs(`${text}T00:00:00`);
  return day.format('YYYY-MM-DD') === text ? day : undefined;
};

const MOST_YEARS = 5;

/** The last periods, the one that is not over among them, and as the call takes it. */
const lastOf = (last: number, period: MetricPeriod, now: Date): MetricSpan => {
  const current = beginOf(dayjs(inShanghai(now)), period);
  return {
    last,
    startTime: step(current, 1 - last, period).format(MOMENT),
    endTime: step(current, 1, period).subtract(1, 'second').format(MOMENT),
  };
};

/** The span that an address asks for; anything that is none is the usual one of the period. */
export const metricSpan = ({ last, from, to }: AskedSpan, period: MetricPeriod, now: Date): MetricSpan => {
  const [begin, end] = [dayIn(from), dayIn(to)];
  if (begin && end && !end.isBefore(begin) && end.isBefore(begin.add(MOST_YEARS, 'year'))) {
    return { last: null, startTime: begin.format(MOMENT), endTime: end.endOf('day').format(MOMENT) };
  }
  const asked = countIn(last, 400);
  const known = spansOf[period].find((count) => count === asked) ?? spansOf[period][1];
  return lastOf(known, period, now);
};
