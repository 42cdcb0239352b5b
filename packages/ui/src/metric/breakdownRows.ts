import type { ChartTable } from '../chart-card/chartTable.js';
import { niceTicks } from '../chart-card/scale.js';
import type { MetricWords } from './locale.js';
import type { MeasuredMetric, ShownBreakdown } from './types.js';

/** From where to where values lie. */
export interface Scale {
  readonly from: number;
  readonly to: number;
}

/** Under this share of its end a scale begins at 0: little would be won. */
const NEAR_NOTHING = 0.3;
const PERCENT = '%';
const MOST_PERCENT = 100;

/** The scale that all values and the target lie on, from one step of it to another. Undefined where there are no values. */
export const scaleOf = (values: readonly (number | null)[], { target, unit }: MeasuredMetric): Scale | undefined => {
  const measured = values.filter((value) => value !== null);
  if (measured.length === 0) return undefined;
  const all = target === null ? measured : [...measured, target];
  const [least, greatest] = [Math.min(...all), Math.max(...all)];
  const range = greatest - least;
  const [, step = 1] = niceTicks(range > 0 ? range : Math.abs(greatest) || 1, { whole: all.every(Number.isInteger) });
  const below = Number((Math.floor(least / step) * step).toPrecision(12));
  const above = Number((Math.ceil(greatest / step) * step).toPrecision(12));
  const to = above > below ? above : below + step;
  return {
    from: least >= 0 && below < to * NEAR_NOTHING ? 0 : below,
    to: unit === PERCENT && greatest <= MOST_PERCENT ? Math.min(MOST_PERCENT, to) : to,
  };
};

/** Where a value lies on a scale, as a length of styles. */
export const placeOn = ({ from, to }: Scale, value: number): string =>
  `${(Math.min(1, Math.max(0, (value - from) / (to - from))) * 100).toFixed(2)}%`;

/** A part of a whole, as a share times 100; null where there is none to speak of. */
export const shareOf = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole === 0 ? null : (part / whole) * 100;

/** A breakdown as a spreadsheet takes it. */
export const breakdownTable = (
  { rows, total, parts }: ShownBreakdown,
  { unit, metricName }: MeasuredMetric,
  { before, words }: { before: string; words: MetricWords },
): ChartTable => {
  const all = [
    ...rows.map(({ name, ...row }) => ({ ...row, name: name ?? words.other })),
    { ...total, name: words.total },
  ];
  const head = unit === '' ? metricName : `${metricName} (${unit})`;
  return {
    labels: all.map(({ name }) => name),
    series: [
      { name: head, values: all.map(({ value }) => value) },
      { name: before, values: all.map((row) => row.before) },
      ...(parts
        ? [
            { name: parts.numerator, values: all.map(({ numerator }) => numerator) },
            { name: parts.denominator, values: all.map(({ denominator }) => denominator) },
          ]
        : []),
    ],
  };
};
