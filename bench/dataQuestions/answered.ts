import type { Analysis } from '../../packages/server/src/analysis/index.js';
import { type QueryPlan, readQuestion, sqlOf } from '../../packages/server/src/analysis/semantics/index.js';
import { type ExpectedRow, expectedRows, keyOf, TOTAL } from './expectedRows.js';
import type { Schema } from './facts.js';
import { type Expected, type Question, TODAY } from './questions/question.js';

/** What became of a question. `wrong` is the worst of them: an answer that is not true. */
export type Outcome = 'right' | 'asked' | 'wrong';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const sorted = (items: readonly unknown[]): string[] => items.map((item) => JSON.stringify(item)).toSorted();

/** Where a plan is not what was expected; null: nowhere. */
const difference = (plan: QueryPlan, expected: Expected): string | null => {
  const isAll = plan.period.kind === 'all';
  const pairs: [name: string, one: unknown, other: unknown][] = [
    ['metrics', plan.metrics, expected.metrics],
    ['groups', plan.groupBy, expected.groups ?? []],
    ['period', isAll ? null : [plan.period.start, plan.period.end], expected.period ?? null],
    ['before', plan.compare === null ? null : [plan.compare.start, plan.compare.end], expected.before ?? null],
    ['grain', plan.grain, expected.grain ?? null],
    ['rows', plan.rows === 'steps', expected.steps ?? false],
    [
      'filters',
      sorted(plan.filters.map(({ dimension, op, values }) => [dimension, op, ...values.toSorted()])),
      sorted((expected.where ?? []).map(([dimension, op, ...values]) => [dimension, op, ...values.toSorted()])),
    ],
    ['thresholds', plan.thresholds.map(({ metric, op, value }) => [metric, op, value]), expected.limits ?? []],
    [
      'order',
      plan.order === null ? null : [plan.order.metric, plan.order.of, plan.order.direction],
      expected.order ?? null,
    ],
    ['limit', plan.limit, expected.limit ?? null],
  ];
  const wrong = pairs.filter(([, one, other]) => !same(one, other));
  return wrong.length === 0
    ? null
    : wrong
        .map(([name, one, other]) => `${name} ${JSON.stringify(one)} instead of ${JSON.stringify(other)}`)
        .join('; ');
};

const isNear = (one: number | null, other: number | null): boolean =>
  one === null || other === null ? one === other : Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other));

const rowsOf = async (plan: QueryPlan, schema: Schema, analysis: Analysis): Promise<ExpectedRow[]> => {
  const { summary, series } = sqlOf(plan, schema.vocabulary);
  const grants = Object.keys(schema.columns).map((table) => ({ schema: schema.name, table, columns: 'all' as const }));
  const { columns, rows } = await analysis.query({ sql: summary.sql, grants });
  // The line has to run as well, even where only the table is compared.
  if (series !== null) await analysis.query({ sql: series.sql, grants, maxRows: 10_000 });
  const at = (name: string): number => columns.findIndex((column) => column.name === name);
  return rows.map((row) => ({
    key:
      row[at('is_total')] === true
        ? TOTAL
        : plan.rows === 'steps'
          ? String(row[at('step')]).slice(0, 10)
          : keyOf(plan.groupBy.map((code) => row[at(code)])),
    figures: plan.metrics.flatMap((code) =>
      (plan.compare === null ? [code] : [code, `${code}_before`]).map((name) => {
        const value = row[at(name)];
        return value === null || value === undefined ? null : Number(value);
      }),
    ),
  }));
};

const rowDifference = (
  got: readonly ExpectedRow[],
  wanted: readonly ExpectedRow[],
  ordered: boolean,
): string | null => {
  if (got.length !== wanted.length) return `${got.length} rows instead of ${wanted.length}`;
  const byKey = new Map(wanted.map((row) => [row.key, row]));
  for (const [index, row] of got.entries()) {
    const other = ordered ? wanted[index] : byKey.get(row.key);
    const isSame =
      other !== undefined &&
      (ordered || other.key === row.key) &&
      row.figures.every((figure, place) => isNear(figure, other.figures[place] ?? null));
    if (!isSame) return `${row.key} ${JSON.stringify(row.figures)} instead of ${JSON.stringify(other)}`;
  }
  return null;
};

/** Asks a question, and says whether what came is what was expected. */
export const outcomeOf = async (
  { ask, after = [], expected }: Question,
  schema: Schema,
  analysis: Analysis,
): Promise<{ outcome: Outcome; why: string }> => {
  let previous: QueryPlan | null = null;
  for (const before of after) {
    const reading = readQuestion(before, schema.vocabulary, { today: TODAY, previous });
    if (reading.kind !== 'plan') return { outcome: 'asked', why: `already at: ${before}` };
    previous = reading.plan;
  }
  const reading = readQuestion(ask, schema.vocabulary, { today: TODAY, previous });
  if (reading.kind !== 'plan') {
    const why =
      reading.kind === 'unknown'
        ? `${reading.reason} ${reading.unknown.join(', ')}`
        : reading.doubts.map(({ id }) => id).join(', ');
    return { outcome: expected === 'asked' ? 'right' : 'asked', why };
  }
  if (expected === 'asked') return { outcome: 'wrong', why: `guessed ${JSON.stringify(reading.plan)}` };
  const differs = difference(reading.plan, expected);
  if (differs !== null) return { outcome: 'wrong', why: differs };
  const rows = rowDifference(
    await rowsOf(reading.plan, schema, analysis),
    expectedRows(schema, expected),
    expected.order !== undefined || expected.steps === true,
  );
  return { outcome: rows === null ? 'right' : 'wrong', why: rows ?? '' };
};
