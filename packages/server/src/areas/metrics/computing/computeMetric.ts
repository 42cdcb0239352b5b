import sql from 'sql-template-tag';
import { addUnits } from '../../../analysis/semantics/index.js';
import type { Queryable } from '../../../db/database.js';
import { AnalysisError } from '../../../analysis/index.js';
import { libraryColumns, type LibraryMetric, semanticOf } from '../../../metrics/index.js';
import type { MetricPeriod } from '@console/api/contract';
import { countGroups, countPeriods, isUncountable } from '../counting/countMetric.js';
import { recentDays } from '../counting/figures.js';
import { beginAt, momentOf } from '../counting/periods.js';
import { keptFailure } from '../failureWords.js';
import type { MetricsDeps } from '../metricsDeps.js';
import { metricValueStore, type NewValue } from '../values/metricValues.store.js';
import { shanghaiDay } from '../../../text/moment.js';
import { ringFor, type Write } from './ring.js';

/** How many periods back values are computed. */
const BACK: Readonly<Record<MetricPeriod, number>> = { day: 60, week: 53, month: 36, quarter: 12, year: 10 };

/** Counts for everybody: what is kept is what things came to in all. */
const everything = { roleIds: [], seesAll: true };

interface Computed extends LibraryMetric {
  readonly id: string;
  readonly period: MetricPeriod;
  readonly sourceId: string | null;
}

export interface ComputeDeps extends MetricsDeps {
  /** The present. For tests. */
  readonly now?: () => Date;
}

/** Values of the last periods, those without any left out. */
const valuesOf = async (metric: Computed, deps: ComputeDeps, now: Date, signal: AbortSignal): Promise<NewValue[]> => {
  const { analysis, tables } = deps;
  const opened = await tables.open([metric.sourceId ?? ''], everything);
  const countable = { analysis, metric: semanticOf(metric), ...opened, signal };
  const put = (day: string, value: number): NewValue => ({
    metricId: metric.id,
    at: momentOf(day),
    dimension: '',
    value,
  });
  if (metric.formula?.timeColumn == null) {
    // Without time it says how things stand, and that is the value of the period that is going on.
    const today = { start: shanghaiDay(now), end: addUnits(shanghaiDay(now), 'day', 1) };
    const value = (await countGroups(countable, today, today, null)).at(-1)?.value ?? null;
    return value === null ? [] : [put(beginAt(now, metric.period), value)];
  }
  const counted = await countPeriods(countable, recentDays(metric.period, BACK[metric.period], now), metric.period);
  return [...counted].flatMap(([day, value]) => (value === null ? [] : [put(day, value)]));
};

/** Values that nothing is counted for any more go, those that somebody has explained among them. */
const removeGone = async (tx: Queryable, metric: Computed, values: readonly NewValue[], now: Date): Promise<void> => {
  if (metric.formula?.timeColumn == null) return;
  const { start } = recentDays(metric.period, BACK[metric.period], now);
  await tx.query(sql`
    delete from metric_values where metric_id = ${metric.id} and dimension = '' and source = 'computed'
      and at >= ${momentOf(start)} and at <> all(${values.map(({ at }) => at.toISOString())}::timestamptz[])`);
};

/** Keeps why a metric could not be computed. Its values of before stay. */
export const keepFailure = async (tx: Queryable, id: string, failure: string, now = new Date()): Promise<void> => {
  await tx.query(sql`update metrics set computed_at = ${now}, failure = ${failure} where id = ${id}`);
};

/** Computes the values of a metric and keeps them, or why they could not be computed. */
export const computeMetric = async (
  id: string,
  deps: ComputeDeps,
  write: Write,
  signal: AbortSignal,
): Promise<void> => {
  const now = (deps.now ?? (() => new Date()))();
  const [metric] = await deps.db.query<Computed>(sql`
    select m.id, ${libraryColumns}, m.period, m.data_source_id as "sourceId"
    from metrics m where m.id = ${id} and m.formula is not null`);
  if (metric === undefined) return;
  try {
    const values = await valuesOf(metric, deps, now, signal);
    await write(async (tx) => {
      // Changed since: it is computed again, and what was counted by the former formula is not wanted.
      const same = await tx.query(sql`
        update metrics set computed_at = ${now}, failure = '' where id = ${id} and period = ${metric.period}
          and formula = ${JSON.stringify(metric.formula)}::jsonb and data_source_id = ${metric.sourceId} returning 1`);
      if (same.length === 0) return;
      if (values.length > 0) await metricValueStore(tx).put(values, { source: 'computed', userId: null });
      await removeGone(tx, metric, values, now);
    });
    await ringFor(id, deps, now, write);
  } catch (error) {
    signal.throwIfAborted();
    if (!isUncountable(error) || (error instanceof AnalysisError && error.code === 'analysis_closed')) throw error;
    await write((tx) => keepFailure(tx, id, keptFailure(error), now));
  }
};
