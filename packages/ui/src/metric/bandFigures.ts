import { figureText, NO_VALUE, numberText } from '../data-answer/cells.js';
import type { FigureReading } from '../figure-band/FigureBand.js';
import type { MetricWords } from './locale.js';
import { changeOf, isReached } from './metricText.js';
import { periodName } from './periodName.js';
import type { MeasuredMetric, MetricAnomaly, ShownTrend } from './types.js';

interface CountedPart {
  readonly name: string;
  readonly value: number;
}

/** What a metric came to in its last period. */
export interface LastValue {
  /** Begin of the period. */
  readonly time: string;
  readonly value: number;
  /** Of a ratio: what it was worked out from. */
  readonly parts?: { readonly numerator: CountedPart; readonly denominator: CountedPart } | undefined;
}

/** Dates of anomalies that have room under their count. */
const MOST_DATES = 3;

const amount = (value: number | null, unit: string): Pick<FigureReading, 'value' | 'unit'> => {
  if (value === null) return { value: NO_VALUE };
  const text = figureText(value, unit);
  return unit === '' ? { value: text } : { value: text, unit };
};

/** What it came to over a span, and beside the time before. */
export const spanFigure = (
  { value, valueBefore, points }: ShownTrend,
  { metric, before }: { metric: MeasuredMetric; before: string },
  words: MetricWords,
): FigureReading => {
  const change = changeOf(value, valueBefore, metric, words);
  return {
    ...amount(value, metric.unit),
    trend: points.flatMap((point) => (point.value === null ? [] : [point.value])),
    ...(change && {
      change: { text: change.amount, direction: change.direction, good: change.good, than: words.than(before) },
    }),
  };
};

/** Whether a value comes up to the target, and by how much not. */
export const targetFigure = (value: number | null, metric: MeasuredMetric, words: MetricWords): FigureReading => {
  const { target, unit } = metric;
  if (target === null) return { value: NO_VALUE, note: words.noTarget };
  const figure = amount(target, unit);
  const reached = isReached(value, metric);
  const difference = changeOf(value, target, { unit, higherIsBetter: null }, words);
  if (difference === null) return figure;
  const apart =
    difference.direction === 'same'
      ? words.exactly
      : words[difference.direction === 'up' ? 'above' : 'below'](difference.amount);
  if (reached === null) return { ...figure, note: words.noDirection };
  return {
    ...figure,
    change: { text: reached ? words.reached : words.missed, direction: 'same', good: reached, than: apart },
  };
};

/** How many values were unusual, when, and how many of them are explained. */
export const anomaliesFigure = (
  anomalies: readonly MetricAnomaly[],
  { period }: MeasuredMetric,
  words: MetricWords,
): FigureReading => {
  const unit = words.places;
  const value = { value: String(anomalies.length), ...(unit !== '' && { unit }) };
  if (anomalies.length === 0) return { ...value, note: words.noAnomalies };
  const dates = anomalies.slice(0, MOST_DATES).map(({ time }) => periodName(time, period));
  const told = words.dates(dates.join(words.pause), anomalies.length - dates.length);
  const explained = anomalies.filter(({ note }) => note !== '').length;
  return { ...value, note: [told, words.explained(anomalies.length, explained)].join(words.comma) };
};

/** What it came to last, and what that was worked out from. */
export const lastFigure = (
  latest: LastValue | null,
  { unit, period }: MeasuredMetric,
  words: MetricWords,
): FigureReading => {
  if (latest === null) return amount(null, unit);
  const { time, value, parts } = latest;
  const from = parts ? [parts.numerator, parts.denominator] : [];
  const told = [periodName(time, period), ...from.map((part) => words.part(part.name, numberText(part.value)))];
  return { ...amount(value, unit), note: told.join(words.comma) };
};
