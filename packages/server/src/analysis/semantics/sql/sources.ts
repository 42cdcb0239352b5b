import { addUnits, daysBetween, startOf } from '../days.js';
import type { Grain, PlanFilter, QueryPlan } from '../plan.js';
import {
  dimensionOf,
  metricOf,
  type SemanticMetric,
  type SemanticTable,
  tableOf,
  timeColumnOf,
  type Vocabulary,
} from '../vocabulary.js';
import { columnNames } from './columns.js';
import { literal, quoted } from '../../names.js';
import { quoteDay } from './quote.js';
import type { Shift } from './shift.js';

/** Metrics that one pass over a table counts: of the same rows, dated by the same column. */
export interface Source {
  readonly table: SemanticTable;
  readonly time: string | null;
  readonly filter: string | null;
  readonly metrics: readonly SemanticMetric[];
}

interface Span {
  readonly start: string;
  readonly end: string;
}

/** A plan that names what its vocabulary does not have. */
export class UnknownName extends Error {
  readonly code: string;

  constructor(code: string) {
    super('the vocabulary has no such name');
    this.code = code;
  }
}

export const sourcesOf = (plan: QueryPlan, vocabulary: Vocabulary): Source[] => {
  const byKey = new Map<string, Source & { metrics: SemanticMetric[] }>();
  for (const code of plan.metrics) {
    const metric = metricOf(vocabulary, code);
    const table = tableOf(vocabulary, metric?.table ?? '');
    if (metric === undefined || table === undefined) throw new UnknownName(code);
    const time = timeColumnOf(vocabulary, metric);
    const filter = metric.filter ?? null;
    const key = JSON.stringify([table.name, time, filter]);
    const source = byKey.get(key) ?? { table, time, filter, metrics: [] };
    source.metrics.push(metric);
    byKey.set(key, source);
  }
  return [...byKey.values()];
};

const expressionOf = (code: string, table: SemanticTable, vocabulary: Vocabulary): string => {
  const expression = dimensionOf(vocabulary, code, table.name)?.expression;
  if (expression === undefined) throw new UnknownName(code);
  return expression;
};

const filterSql = ({ dimension, op, values }: PlanFilter, table: SemanticTable, vocabulary: Vocabulary): string => {
  const named = dimensionOf(vocabulary, dimension, table.name);
  if (named === undefined) throw new UnknownName(dimension);
  const text = named.type === 'text' ? `(${named.expression})` : `cast(${named.expression} as varchar)`;
  const isIn = `${text} in (${values.map(literal).join(', ')})`;
  // Rows without a value are not among those that are left out.
  return op === 'in' ? isIn : `(${isIn}) is not true`;
};

/** The step of time that a row is in. Later by a number of days: the step that it is held against. */
export const stepSql = (time: string, grain: Grain, later: Shift | null): string => {
  const at = `cast(${quoted(time)} as timestamp)`;
  const moved = later?.unit === 'day' && later.count !== 0 ? `${at} + interval ${later.count} day` : at;
  return `date_trunc('${grain}', ${moved})`;
};

/** Whether some SQL names a column. */
export const mentions = (sql: string, column: string): boolean =>
  new RegExp(`(?<![\\w"])"?${column.replace(/[^\w]/g, '\\$&')}"?(?![\\w"])`, 'i').test(sql);

const aggregates = ({ code, expression, parts }: SemanticMetric, withParts: boolean): [name: string, sql: string][] => {
  const names = columnNames(code);
  return [
    [names.value, expression],
    ...(parts !== undefined && withParts
      ? ([
          [names.denominator, parts.denominator.expression],
          [names.numerator, parts.numerator.expression],
        ] satisfies [string, string][])
      : []),
  ];
};

export const groupName = (index: number): string => quoted(`group_${index + 1}`);

export interface PassOptions {
  readonly span: Span;
  readonly groups: readonly string[];
  /** Steps of time beside the groups. */
  readonly step: { readonly grain: Grain; readonly later: Shift | null } | null;
  /** True: a row of all together as well, counted from the rows themselves. */
  readonly total: boolean;
  readonly parts: boolean;
}

/** One pass over a table: `is_total`, `step`, `group_1` and so on, and its metrics. */
export const passSql = (source: Source, plan: QueryPlan, vocabulary: Vocabulary, options: PassOptions): string => {
  const { table, time, filter } = source;
  const { span, groups, step, total } = options;
  const figures = source.metrics.flatMap((metric) => aggregates(metric, options.parts));
  const keys = [
    ...(step === null || time === null ? [] : [['"step"', stepSql(time, step.grain, step.later)] as const]),
    ...groups.map((code, index) => [groupName(index), expressionOf(code, table, vocabulary)] as const),
  ];
  const used = table.columns.filter((column) => figures.some(([, sql]) => mentions(sql, column)));
  const columns = [...keys.map(([name, sql]) => `${sql} as ${name}`), ...used.map(quoted)];
  const conditions = [
    ...(time === null || plan.period.kind === 'all'
      ? []
      : [`${quoted(time)} >= ${quoteDay(span.start)}`, `${quoted(time)} < ${quoteDay(span.end)}`]),
    ...(filter === null ? [] : [`(${filter})`]),
    ...plan.filters.map((one) => filterSql(one, table, vocabulary)),
  ];
  const where = conditions.length === 0 ? '' : `\n    where ${conditions.join('\n      and ')}`;
  const names = keys.map(([name]) => name).join(', ');
  const isTotal = keys.length === 0 ? 'true' : total ? `grouping(${names}) > 0` : 'false';
  const by = keys.length === 0 ? '' : total ? `\n  group by grouping sets ((${names}), ())` : `\n  group by ${names}`;
  return `select ${[
    `${isTotal} as "is_total"`,
    ...keys.map(([name]) => name),
    ...figures.map(([name, sql]) => `cast(${sql} as double) as ${quoted(name)}`),
  ].join(',\n    ')}
  from (
    select ${columns.length === 0 ? '1 as "one"' : columns.join(', ')}
    from ${quoted(table.name)}${where}
  ) as "counted"${by}`;
};

const stepFunctions: Readonly<Record<Grain, readonly [name: string, each: number]>> = {
  hour: ['to_hours', 1],
  day: ['to_days', 1],
  week: ['to_weeks', 1],
  month: ['to_months', 1],
  quarter: ['to_months', 3],
  year: ['to_years', 1],
};

/** All steps of a period, those without anything in them as well. How many there are stands in the query, which the guard asks for. */
export const stepsSql = ({ period, grain }: QueryPlan): string => {
  const one = grain ?? 'day';
  const first = one === 'hour' ? period.start : startOf(period.start, one);
  const [add, each] = stepFunctions[one];
  let count = daysBetween(first, period.end) * 24;
  if (one !== 'hour') for (count = 0; addUnits(first, one, count) < period.end; ) count += 1;
  const number = `cast("number" as integer)`;
  return `select ${quoteDay(first)} + ${add}(${each === 1 ? number : `${number} * ${each}`}) as "step"
  from (select unnest(generate_series(0, ${count - 1})) as "number") as "numbers"`;
};
