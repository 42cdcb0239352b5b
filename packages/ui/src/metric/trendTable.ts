import type { ChartTable } from '../chart-card/chartTable.js';
import { numberText } from '../data-answer/cells.js';
import { axisFrom } from '../data-answer/figureTable.js';
import type { MetricWords } from './locale.js';
import { valueText } from './metricText.js';
import { periodName } from './periodName.js';
import type { MeasuredMetric, MetricAnomaly, MetricPoint } from './types.js';

export interface TrendNames {
  metric: MeasuredMetric;
  span: string;
  before: string;
}

export interface DrawnTrend {
  readonly points: readonly MetricPoint[];
  readonly before: readonly MetricPoint[];
  readonly anomalies: readonly Pick<MetricAnomaly, 'time' | 'value' | 'expected'>[];
}

/** Of the range of values, so much is left free under a ring for its words. */
const ROOM = 0.2;

/** A value so far under the lowest ring that its words have room; null where there is no ring, or nothing was below 0 before. */
const roomUnder = (anomalies: DrawnTrend['anomalies'], points: readonly MetricPoint[]): number | null => {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const least = Math.min(...values);
  const low = Math.min(...anomalies.map(({ value }) => value)) - ROOM * (Math.max(...values) - least);
  return anomalies.length === 0 || values.length === 0 || (low < 0 && least >= 0) ? null : low;
};

/** A metric's trend as a chart takes it: both times, the target, and the unusual points with their numbers. */
export const trendTable = (
  { points, before, anomalies }: DrawnTrend,
  { metric, span, before: beforeName }: TrendNames,
  words: MetricWords,
): ChartTable => {
  const { unit, period, target } = metric;
  const earlier = points.map((_, at) => before[at]?.value ?? null);
  const hasEarlier = earlier.some((value) => value !== null);
  const series = [
    { name: span, values: points.map(({ value }) => value) },
    ...(hasEarlier ? [{ name: beforeName, values: earlier, earlier: true }] : []),
  ];
  const shown = [...series, { name: '', values: [target, roomUnder(anomalies, points)] }];
  const places = new Map(points.map(({ time }, at) => [time, at]));
  const marks = anomalies.flatMap(({ time, value, expected }, index) => {
    const at = places.get(time);
    if (at === undefined) return [];
    const number = index + 1;
    return [{ at, name: `${number} · ${numberText(value)}`, hint: words.anomaly(number, valueText(expected, unit)) }];
  });
  return {
    labels: points.map(({ time }) => periodName(time, period)),
    series,
    from: axisFrom(shown),
    ...(target !== null && { target: { name: words.targetOf(numberText(target)), value: target } }),
    marks: { name: words.anomalies, points: marks },
  };
};
