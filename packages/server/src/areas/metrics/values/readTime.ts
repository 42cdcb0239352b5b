import type { MetricPeriod } from '@console/api/contract';
import { addDays, addUnits, type Day, dayOf, startOf } from '../../../analysis/semantics/index.js';

type Precision = MetricPeriod;

const lengths: readonly Precision[] = ['day', 'week', 'month', 'quarter', 'year'];
const quarters = '一二三四';

interface Read {
  readonly day: Day;
  readonly precision: Precision;
}

const read = (precision: Precision, day: Day | null): Read | null => (day === null ? null : { day, precision });

/** The first day of a week of a year, as ISO 8601 counts them; null where the year has no such week. */
const weekOf = (year: number, week: number): Day | null => {
  const fourth = dayOf(year, 1, 4);
  if (fourth === null || week < 1) return null;
  const day = addUnits(startOf(fourth, 'week'), 'week', week - 1);
  return addDays(day, 3).startsWith(String(year)) ? day : null;
};

const shapes: readonly (readonly [RegExp, (found: readonly string[]) => Read | null])[] = [
  [
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?)?$/,
    ([, year, month, day]) => read('day', dayOf(Number(year), Number(month), Number(day))),
  ],
  [/^(\d{4})(\d{2})(\d{2})$/, ([, year, month, day]) => read('day', dayOf(Number(year), Number(month), Number(day)))],
  [/^(\d{4})[-/.年](\d{1,2})月?$/, ([, year, month]) => read('month', dayOf(Number(year), Number(month), 1))],
  [/^(\d{4})-?W(\d{1,2})$/i, ([, year, week]) => read('week', weekOf(Number(year), Number(week)))],
  [/^(\d{4})年第?(\d{1,2})周$/, ([, year, week]) => read('week', weekOf(Number(year), Number(week)))],
  [/^(\d{4})[-/ ]?Q([1-4])$/i, ([, year, quarter]) => read('quarter', dayOf(Number(year), 3 * Number(quarter) - 2, 1))],
  [
    /^(\d{4})年第?([1-4一二三四])季度?$/,
    ([, year, quarter = '']) => {
      const place = quarters.indexOf(quarter);
      return read('quarter', dayOf(Number(year), 3 * (place === -1 ? Number(quarter) : place + 1) - 2, 1));
    },
  ],
  [/^(\d{4})年?$/, ([, year]) => read('year', dayOf(Number(year), 1, 1))],
];

/** When a period begins. Vague where less was said than it takes to know which one is meant. */
export interface ReadTime {
  readonly day: Day;
  readonly vague: boolean;
}

/**
 * The begin of the period that people mean by a time: 2026-11-01, 2026/11/1, 2026年11月, 2026Q3, 2026-W45. Null where
 * it is none.
 */
export const readTime = (text: string, period: MetricPeriod): ReadTime | null => {
  const plain = text.normalize('NFKC').trim();
  for (const [shape, meant] of shapes) {
    const found = shape.exec(plain);
    if (found === null) continue;
    const time = meant(found);
    if (time === null || time.day < '1900' || time.day > '2200') return null;
    return {
      day: startOf(time.day, period),
      vague: lengths.indexOf(time.precision) > lengths.indexOf(period),
    };
  }
  return null;
};
