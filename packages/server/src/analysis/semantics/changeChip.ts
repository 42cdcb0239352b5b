import { comparesOf, filterId, grainValues, groupsFor, metricsFor } from './chips.js';
import { ChipError, chosenFrom, dayFrom, limitFrom, numberFrom, unknownValue } from './chipValues.js';
import { addDays, type Day } from './days.js';
import { always, compareWith, current, grainOf, past, range, renewedCompare, rolling } from './periods.js';
import { type Period, type PlanFilter, type QueryPlan, units } from './plan.js';
import { timeColumnOf, valuesOf, type Vocabulary } from './vocabulary.js';

const periodFrom = (values: readonly string[], today: Day): Period => {
  const [first = '', last, ...more] = values;
  if (more.length > 0) throw unknownValue('time');
  if (last !== undefined) {
    const [start, end] = [dayFrom(first), addDays(dayFrom(last), 1)];
    if (start >= end) throw unknownValue('time');
    return range({ start, end });
  }
  if (first === 'all') return always(today);
  const [, kind, name, digits] = /^(rolling|current|past):([a-z]+):(\d{1,3})$/.exec(first) ?? [];
  const unit = units.find((one) => one === name);
  const count = Number(digits);
  if (kind === undefined || unit === undefined) throw unknownValue('time');
  if (kind === 'current') return current(today, unit);
  // A hundred years are further than anything was recorded.
  const most = { day: 999, week: 999, month: 999, quarter: 400, half: 200, year: 100 }[unit];
  if (count < 1 || count > most) throw unknownValue('time');
  return kind === 'past' ? past(today, unit, count) : rolling(today, unit, count);
};

const withTime = (plan: QueryPlan, values: readonly string[], today: Day): QueryPlan => {
  const period = periodFrom(values, today);
  const fits = plan.grain !== null && plan.assumed.includes('grain');
  return {
    ...plan,
    period,
    compare: plan.compare === null || period.kind === 'all' ? null : renewedCompare(plan.compare, period, today),
    grain: fits ? grainOf(period) : plan.grain,
    order: period.kind === 'all' && plan.order?.of === 'change' ? { ...plan.order, of: 'value' } : plan.order,
  };
};

const withMetrics = (plan: QueryPlan, values: readonly string[], vocabulary: Vocabulary): QueryPlan => {
  const offered = metricsFor(plan, vocabulary);
  const metrics = chosenFrom(
    'metric',
    values,
    offered.map(({ code }) => code),
    1,
    5,
  );
  const timed = offered
    .filter(({ code }) => metrics.includes(code))
    .every((metric) => timeColumnOf(vocabulary, metric) !== null);
  const order =
    plan.order !== null && !metrics.includes(plan.order.metric)
      ? { ...plan.order, metric: metrics[0] ?? '' }
      : plan.order;
  return {
    ...plan,
    metrics,
    order,
    compare: timed ? plan.compare : null,
    thresholds: plan.thresholds.filter(({ metric }) => metrics.includes(metric)),
  };
};

const withGroups = (plan: QueryPlan, values: readonly string[], vocabulary: Vocabulary): QueryPlan => {
  const chosen = chosenFrom('group', values, groupsFor(plan, vocabulary), 0, 5);
  const steps = chosen.flatMap((value) => grainValues[value] ?? []);
  const groupBy = chosen.filter((value) => grainValues[value] === undefined);
  if (steps.length > 1 || groupBy.length > 4) throw unknownValue('group');
  const [grain = null] = steps;
  const ranks = plan.order !== null || plan.limit !== null || plan.thresholds.length > 0;
  if (ranks && chosen.length === 0) throw new ChipError('group_needed', 'group');
  return { ...plan, groupBy, grain, rows: groupBy.length === 0 && grain !== null ? 'steps' : 'groups' };
};

const withFilter = (
  plan: QueryPlan,
  filter: PlanFilter,
  values: readonly string[],
  vocabulary: Vocabulary,
): QueryPlan => {
  const offered = valuesOf(vocabulary, filter.dimension).map(({ value }) => value);
  const chosen = chosenFrom(filterId(filter), values, offered, 0, 100);
  return {
    ...plan,
    filters: plan.filters.flatMap((one) =>
      one !== filter ? [one] : chosen.length === 0 ? [] : [{ ...one, values: chosen }],
    ),
  };
};

const withCompare = (plan: QueryPlan, values: readonly string[]): QueryPlan => {
  const [kind = ''] = chosenFrom('compare', values, ['none', ...comparesOf(plan)], 1, 1);
  if (kind === 'none') {
    return { ...plan, compare: null, order: plan.order === null ? null : { ...plan.order, of: 'value' } };
  }
  const chosen = comparesOf(plan).find((one) => one === kind);
  if (chosen === undefined) throw unknownValue('compare');
  if (chosen === 'range') return plan;
  return { ...plan, compare: compareWith(plan.period, chosen) };
};

const withOrder = (plan: QueryPlan, values: readonly string[]): QueryPlan => {
  const offered = ['value:desc', 'value:asc', ...(plan.compare === null ? [] : ['change:desc', 'change:asc'])];
  const [chosen = ''] = chosenFrom('order', values, offered, 1, 1);
  if (plan.order === null) throw new ChipError('unknown_chip', 'order');
  return {
    ...plan,
    order: {
      metric: plan.order.metric,
      of: chosen.startsWith('change') ? 'change' : 'value',
      direction: chosen.endsWith('asc') ? 'asc' : 'desc',
    },
  };
};

const changed = (
  plan: QueryPlan,
  id: string,
  values: readonly string[],
  vocabulary: Vocabulary,
  today: Day,
): QueryPlan => {
  const filter = plan.filters.find((one) => filterId(one) === id);
  if (filter !== undefined) return withFilter(plan, filter, values, vocabulary);
  const at = plan.thresholds.findIndex((_, index) => `threshold:${index}` === id);
  if (at >= 0) {
    const value = numberFrom(id, values);
    return { ...plan, thresholds: plan.thresholds.map((one, index) => (index === at ? { ...one, value } : one)) };
  }
  if (id === 'time' && plan.metrics.length > 0) return withTime(plan, values, today);
  if (id === 'metric') return withMetrics(plan, values, vocabulary);
  if (id === 'group') return withGroups(plan, values, vocabulary);
  if (id === 'compare' && plan.compare !== null) return withCompare(plan, values);
  if (id === 'order') return withOrder(plan, values);
  if (id === 'limit' && plan.limit !== null) return { ...plan, limit: limitFrom(values) };
  throw new ChipError('unknown_chip', id.slice(0, 100));
};

/**
 * The plan with one chip changed. Values come from outside and are checked against what the chip offers: throws `ChipError`. What was
 * changed is no assumption any more.
 */
export const changeChip = (
  plan: QueryPlan,
  id: string,
  values: readonly string[],
  vocabulary: Vocabulary,
  today: Day,
): QueryPlan => {
  const next = changed(plan, id, values, vocabulary, today);
  return { ...next, assumed: next.assumed.filter((one) => one !== id && !(id === 'group' && one === 'grain')) };
};
