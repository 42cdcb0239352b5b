import type { Period, QueryPlan } from './plan.js';
import { type Day, dayOf } from './days.js';
import { dimensionOf, metricOf, sharedDimensions, valuesOf, type Vocabulary } from './vocabulary.js';

const isDay = (day: Day): boolean => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dayOf(year, month, date) === day && day >= '1900-01-01' && day < '2200-01-01';
};

const isSpan = ({ start, end }: Pick<Period, 'start' | 'end'>): boolean => isDay(start) && isDay(end) && start < end;

/**
 * The first thing in a plan of somebody else's that a vocabulary does not have, as it is written there; null: all of it can be asked.
 * Values count as well: a name that a reader may not know is never said to them.
 */
export const misfitOf = (plan: QueryPlan, vocabulary: Vocabulary): string | null => {
  const metrics = plan.metrics.flatMap((code) => metricOf(vocabulary, code) ?? []);
  const unknownMetric = [
    ...plan.metrics.filter((code) => metricOf(vocabulary, code) === undefined),
    ...[...plan.thresholds, ...(plan.order === null ? [] : [plan.order])]
      .map(({ metric }) => metric)
      .filter((code) => !plan.metrics.includes(code)),
  ][0];
  if (unknownMetric !== undefined) return unknownMetric;
  const shared = sharedDimensions(vocabulary, metrics);
  const dimensions = [...plan.groupBy, ...plan.filters.map(({ dimension }) => dimension)];
  const unknownDimension = dimensions.find(
    (code) => !shared.includes(code) || metrics.some(({ table }) => dimensionOf(vocabulary, code, table) === undefined),
  );
  if (unknownDimension !== undefined) return unknownDimension;
  for (const { dimension, values } of plan.filters) {
    const known = valuesOf(vocabulary, dimension).map(({ value }) => value);
    const unknown = values.find((value) => !known.includes(value));
    if (unknown !== undefined) return unknown;
  }
  const spans = [plan.period, ...(plan.compare === null ? [] : [plan.compare, plan.compare.of ?? plan.compare])];
  const impossible = spans.find((span) => !isSpan(span));
  return impossible === undefined ? null : `${impossible.start} – ${impossible.end}`;
};
