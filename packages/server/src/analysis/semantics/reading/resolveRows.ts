import type { Order, PlanFilter, QueryPlan, Threshold } from '../plan.js';
import { type Language, metricOf, type SemanticMetric, sharedDimensions, type Vocabulary } from '../vocabulary.js';
import { type Doubts, metricDoubt, valueDoubt } from './doubts.js';
import { isNamedValue, type NamedValue } from './marks.js';
import { NotUnderstood } from './notUnderstood.js';
import type { Said, SaidMetric, SaidValue } from './said.js';

export interface RowContext {
  readonly vocabulary: Vocabulary;
  readonly language: Language;
  readonly doubts: Doubts;
  readonly previous: QueryPlan | null;
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

const codeOf = ({ word, codes }: SaidMetric, { vocabulary, language, doubts }: RowContext): string => {
  const [first, ...others] = codes;
  if (first === undefined) throw new NotUnderstood('metric', [word]);
  return others.length === 0 ? first : doubts.decide(metricDoubt(word, codes, vocabulary, language));
};

/** The metrics that a question names, or those of the one before. */
export const metricsOf = (said: Said, context: RowContext): SemanticMetric[] => {
  const named = [...said.metrics, ...said.thresholds.flatMap(({ metric }) => metric ?? [])];
  const codes = unique(named.map((one) => codeOf(one, context)));
  const all = codes.length > 0 ? codes : (context.previous?.metrics ?? []);
  if (all.length === 0) throw new NotUnderstood('metric');
  if (all.length > 5) throw new NotUnderstood('manyMetrics', all);
  return all.flatMap((code) => metricOf(context.vocabulary, code) ?? []);
};

/** What a word for a value means beside these metrics. */
const valueOf = (
  { word, candidates }: SaidValue,
  shared: readonly string[],
  groups: readonly string[],
  { vocabulary, language, doubts }: RowContext,
): NamedValue => {
  const possible = candidates.filter(({ dimension }) => shared.includes(dimension));
  const grouped = possible.filter(({ dimension }) => groups.includes(dimension));
  const [first, ...others] = grouped.length === 1 ? grouped : possible;
  if (first === undefined) throw new NotUnderstood('value', [word]);
  if (others.length === 0) return first;
  const answer: unknown = JSON.parse(doubts.decide(valueDoubt(word, possible, vocabulary, language)));
  return possible.find((one) => isNamedValue(answer, one)) ?? first;
};

/** Filters of a question on top of those that stay from the one before. */
export const filtersOf = (
  said: Said,
  metrics: readonly SemanticMetric[],
  groups: readonly string[],
  context: RowContext,
): PlanFilter[] => {
  const shared = sharedDimensions(context.vocabulary, metrics);
  const merged = new Map<string, { dimension: string; op: PlanFilter['op']; values: string[] }>();
  for (const { op, values } of said.filters) {
    for (const one of values) {
      const { dimension, value } = valueOf(one, shared, groups, context);
      const key = `${op}:${dimension}`;
      const filter = merged.get(key) ?? { dimension, op, values: [] };
      if (!filter.values.includes(value)) filter.values.push(value);
      merged.set(key, filter);
    }
  }
  const kept = (context.previous?.filters ?? []).flatMap((filter): PlanFilter[] => {
    const { dimension, op, values } = filter;
    if (said.cleared.includes(dimension) || merged.has(`in:${dimension}`)) return [];
    const without = merged.get(`notIn:${dimension}`)?.values ?? [];
    if (without.length === 0) return [filter];
    if (op === 'notIn') {
      merged.set(`notIn:${dimension}`, { dimension, op, values: unique([...values, ...without]) });
      return [];
    }
    const rest = values.filter((value) => !without.includes(value));
    if (rest.length === 0) throw new NotUnderstood('value', without);
    merged.delete(`notIn:${dimension}`);
    return [{ dimension, op, values: rest }];
  });
  const filters = [...kept, ...merged.values()];
  for (const { dimension } of filters) {
    if (!shared.includes(dimension)) throw new NotUnderstood('dimension', [dimension]);
  }
  return filters;
};

/** Filters that a metric has unless its dimension is spoken of. */
export const assumedFilters = (
  metrics: readonly SemanticMetric[],
  filters: readonly PlanFilter[],
  groups: readonly string[],
  said: Said,
  shared: readonly string[],
): PlanFilter[] => {
  const all = new Map<string, PlanFilter>();
  for (const { assumes = [] } of metrics) {
    for (const { dimension, values } of assumes) {
      const spoken = [...filters.map((one) => one.dimension), ...groups, ...said.cleared].includes(dimension);
      if (!spoken && shared.includes(dimension)) all.set(dimension, { dimension, op: 'in', values: [...values] });
    }
  }
  return [...all.values()];
};

const missed = ({ code, target, higherIsBetter }: SemanticMetric, isMet: boolean): Threshold[] => {
  if (target === undefined || target === null || higherIsBetter === null) return [];
  if (isMet) return [{ metric: code, op: higherIsBetter ? '>=' : '<=', value: target }];
  return [{ metric: code, op: higherIsBetter ? '<' : '>', value: target }];
};

/** What the figures of groups are held against. */
export const thresholdsOf = (said: Said, metrics: readonly SemanticMetric[], context: RowContext): Threshold[] => {
  const shares = metrics.filter(({ unit }) => unit === '%');
  const found = said.thresholds.map(({ metric, op, value, percent }): Threshold => {
    const code = metric === null ? null : codeOf(metric, context);
    const named = metrics.find((one) => one.code === code);
    const meant = named ?? (percent && shares.length === 1 ? shares[0] : metrics[0]);
    if (meant === undefined || (percent && meant.unit !== '%')) throw new NotUnderstood('unit');
    return { metric: meant.code, op, value };
  });
  if (said.target !== null) {
    const held = metrics.flatMap((metric) => missed(metric, said.target === 'met'));
    if (held.length === 0) throw new NotUnderstood('target');
    found.push(...held);
  }
  return found.length > 0
    ? found
    : [...(context.previous?.thresholds ?? [])].filter((one) => metrics.some(({ code }) => code === one.metric));
};

/** Which groups come first. */
export const orderOf = (said: Said, metrics: readonly SemanticMetric[], context: RowContext): Order | null => {
  const { order } = said;
  const before = context.previous?.order ?? null;
  if (said.tooManyOrders) throw new NotUnderstood('order');
  if (order === null) return before !== null && metrics.some(({ code }) => code === before.metric) ? before : null;
  const code = order.metric === null ? null : codeOf(order.metric, context);
  const metric = metrics.find((one) => one.code === code) ?? metrics[0];
  if (metric === undefined) throw new NotUnderstood('metric');
  const up = metric.higherIsBetter === false ? 'asc' : 'desc';
  const down = up === 'asc' ? 'desc' : 'asc';
  const direction = order.direction === 'best' ? up : order.direction === 'worst' ? down : order.direction;
  return { metric: metric.code, of: order.by, direction };
};
