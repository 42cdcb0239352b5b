import type { MetricPeriod } from '@console/api/contract';
import { type Analysis, AnalysisError, type Cell, QueryRefused, type TableGrant } from '../../../analysis/index.js';
import {
  type Day,
  type QueryPlan,
  type SemanticMetric,
  sqlOf,
  UnknownName,
  type Vocabulary,
} from '../../../analysis/semantics/index.js';
import { Failure, fail } from '../../../http/failure.js';
import type { DaySpan } from './periods.js';

/** A metric with what it is counted from, for whoever counts. */
export interface Countable {
  readonly analysis: Analysis;
  readonly metric: SemanticMetric;
  readonly grants: readonly TableGrant[];
  readonly vocabulary: Vocabulary;
  /** Which part alone: a dimension and its value. Left out: all. */
  readonly only?: { readonly dimension: string; readonly value: string };
  readonly signal: AbortSignal;
}

export interface CountedRow {
  readonly isTotal: boolean;
  readonly name: string | null;
  readonly value: number | null;
  readonly before: number | null;
  readonly numerator: number | null;
  readonly denominator: number | null;
}

const MOST_GROUPS = 200;

const period = ({ start, end }: DaySpan): QueryPlan['period'] => ({ kind: 'range', unit: 'day', count: 0, start, end });

const planOf = ({ metric, only }: Countable, span: DaySpan): QueryPlan => ({
  version: 1,
  metrics: [metric.code],
  groupBy: [],
  grain: null,
  rows: 'groups',
  period: period(span),
  compare: null,
  filters: [
    ...(metric.assumes ?? []).map(({ dimension, values }) => ({ dimension, op: 'in' as const, values: [...values] })),
    ...(only === undefined ? [] : [{ dimension: only.dimension, op: 'in' as const, values: [only.value] }]),
  ],
  thresholds: [],
  order: null,
  limit: null,
  assumed: [],
});

const run = async ({ analysis, metric, grants, vocabulary, signal }: Countable, plan: QueryPlan) => {
  const { summary } = sqlOf(plan, { ...vocabulary, metrics: [metric] });
  // Nothing but its own table, whatever stands in its expression.
  const own = grants.filter((grant) => (grant.as ?? grant.table) === metric.table);
  const { columns, rows } = await analysis.query({ sql: summary.sql, grants: own, maxRows: 1002, signal });
  const place = (name: string): number => columns.findIndex((column) => column.name === name);
  return rows.map(
    (row) =>
      (name: string): Cell =>
        row[place(name)] ?? null,
  );
};

const numberIn = (cell: Cell): number | null => {
  const value = typeof cell === 'string' ? Number(cell) : cell;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

/** What a metric came to in each period of a span, by the begin of the period. One query, however many there are. */
export const countPeriods = async (
  countable: Countable,
  span: DaySpan,
  grain: MetricPeriod,
): Promise<ReadonlyMap<Day, number | null>> => {
  const rows = await run(countable, { ...planOf(countable, span), rows: 'steps', grain });
  return new Map(
    rows
      .filter((cell) => cell('is_total') !== true)
      .map((cell) => [String(cell('step')).slice(0, 10), numberIn(cell(countable.metric.code))]),
  );
};

/** What it came to over a span and one before, in all and told apart by a dimension; most first, the total is last. */
export const countGroups = async (
  countable: Countable,
  span: DaySpan,
  before: DaySpan,
  dimension: string | null,
): Promise<CountedRow[]> => {
  const { code } = countable.metric;
  const rows = await run(countable, {
    ...planOf(countable, span),
    groupBy: dimension === null ? [] : [dimension],
    compare: { kind: 'range', of: period(before), ...before },
    limit: MOST_GROUPS,
  });
  return rows.map((cell): CountedRow => {
    const name = dimension === null ? null : cell(dimension);
    return {
      isTotal: cell('is_total') === true,
      name: name === null || name === '' ? null : String(name),
      value: numberIn(cell(code)),
      before: numberIn(cell(`${code}_before`)),
      numerator: numberIn(cell(`${code}_numerator`)),
      denominator: numberIn(cell(`${code}_denominator`)),
    };
  });
};

/** True where it can't be counted now, whatever the reason: the engine's, or that its source is switched off. */
export const isUncountable = (error: unknown): error is Error =>
  error instanceof QueryRefused ||
  error instanceof AnalysisError ||
  error instanceof UnknownName ||
  (error instanceof Failure && error.reason === 'data_source_not_found');

/** The same, as a reader is told: `metric_uncountable`. */
export const countedOrFailed = async <T>(counted: Promise<T>): Promise<T> => {
  try {
    return await counted;
  } catch (error) {
    throw isUncountable(error) ? fail('metric_uncountable') : error;
  }
};
