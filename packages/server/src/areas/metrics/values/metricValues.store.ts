import type { MetricPeriod, MetricValue } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../../db/sqlError.js';
import { type Order, orderBy, pageOf } from '../../../db/sqlParts.js';
import { fail } from '../../../http/failure.js';
import type { KeptValue } from '../counting/keptFigures.js';
import type { SeenMetrics } from '../metrics.store.js';
import { shanghaiDay } from '../../../text/moment.js';

export interface ValueFilter {
  readonly metricId?: string;
  readonly dimension?: string;
  readonly source?: MetricValue['source'];
  readonly from: Date | null;
  readonly to: Date | null;
}

/** A value as it is put in. */
export interface NewValue {
  readonly metricId: string;
  readonly at: Date;
  readonly dimension: string;
  readonly value: number;
  /** Left out: that of the value which is there already stays. */
  readonly note?: string;
}

/** A value that is there, with what decides whether it can be changed. */
export interface FoundValue {
  readonly id: string;
  readonly metricId: string;
  readonly period: MetricPeriod;
  readonly computed: boolean;
  readonly at: Date;
  readonly dimension: string;
  readonly value: number;
  readonly note: string;
}

interface Row {
  readonly id: string;
  readonly metricId: string;
  readonly metricName: string;
  readonly unit: string;
  readonly time: Date;
  readonly dimension: string;
  readonly value: number;
  readonly source: MetricValue['source'];
  readonly note: string;
  readonly createdBy: string;
  readonly updateTime: Date;
}

/** A value as a file has it. */
export type SheetRow = Row & { readonly code: string; readonly period: MetricPeriod };

const columns = {
  time: 'v.at',
  metricName: 'm.name',
  dimension: 'v.dimension',
  value: 'v.value',
  source: 'v.source',
  updateTime: 'v.updated_at',
};

/** What people have entered comes first: what is computed is there each hour anew, for each metric. */
const STANDARD = "v.source = 'computed', v.at desc, m.name, v.dimension, v.id";

const where = ({ metricId, dimension, source, from, to }: ValueFilter, seen: SeenMetrics): Sql => sql`
  true ${seen.and}
  ${metricId === undefined ? empty : sql`and v.metric_id = ${metricId}`}
  ${dimension === undefined || dimension === '' ? empty : sql`and v.dimension = ${dimension}`}
  ${source === undefined ? empty : sql`and v.source = ${source}`}
  ${from === null ? empty : sql`and v.at >= ${from}`} ${to === null ? empty : sql`and v.at < ${to}`}`;

const shown = sql`
  v.id, v.metric_id as "metricId", m.name as "metricName", m.unit, v.at as time, v.dimension, v.value, v.source, v.note,
  coalesce(u.username, '') as "createdBy", v.updated_at as "updateTime"
  from metric_values v join metrics m on m.id = v.metric_id left join users u on u.id = v.created_by`;

const found = sql`
  v.id, v.metric_id as "metricId", m.period, m.formula is not null as computed, v.at, v.dimension, v.value, v.note
  from metric_values v join metrics m on m.id = v.metric_id`;

const told = ({ time, updateTime, ...row }: Row): MetricValue => ({
  ...row,
  time: time.toISOString(),
  updateTime: updateTime.toISOString(),
});

const refused = (error: unknown): unknown => {
  if (isForeignKeyViolation(error, 'metric_values_metric_id_fkey')) return fail('metric_not_found');
  return isUniqueViolation(error, 'metric_values_place') ? fail('metric_value_taken') : error;
};

export const metricValueStore = (db: Queryable) => ({
  /** The total is true also past the end. */
  page: async (
    filter: ValueFilter,
    { current, size, orders }: { current: number; size: number; orders?: readonly Order[] },
    seen: SeenMetrics,
  ) => {
    const rows = await db.query<Row>(sql`
      select ${shown} where ${where(filter, seen)} ${orderBy(orders, columns, STANDARD)}
      ${pageOf({ current, size })}`);
    const [all] = await db.query<{ total: number }>(sql`
      select count(*)::int as total from metric_values v join metrics m on m.id = v.metric_id
      where ${where(filter, seen)}`);
    return { list: rows.map(told), total: all?.total ?? 0, current, size };
  },

  /** Some after another, for files: metric by metric, in the order of time. A page far back would read all before it. */
  next: (filter: ValueFilter, seen: SeenMetrics, after: SheetRow | undefined, most: number): Promise<SheetRow[]> =>
    db.query<SheetRow>(sql`
      select m.code, m.period, ${shown} where ${where(filter, seen)}
      ${
        after === undefined
          ? empty
          : sql`and (v.metric_id, v.dimension, v.at) > (${after.metricId}, ${after.dimension}, ${after.time}::timestamptz)`
      }
      order by v.metric_id, v.dimension, v.at limit ${most}`),

  find: async (ids: readonly string[], seen: SeenMetrics): Promise<FoundValue[]> =>
    db.query<FoundValue>(sql`select ${found} where v.id = any(${[...ids]}::text[]) ${seen.and}`),

  /** Those that are there already in these places. */
  there: (places: readonly { metricId: string; at: Date; dimension: string }[]): Promise<FoundValue[]> =>
    db.query<FoundValue>(sql`
      select ${found} where (v.metric_id, v.at, v.dimension) in (
        select * from unnest(${places.map(({ metricId }) => metricId)}::text[],
          ${places.map(({ at }) => at.toISOString())}::timestamptz[], ${places.map(({ dimension }) => dimension)}::text[]))`),

  /** Answers the new id. Throws `metric_value_taken`, and `metric_not_found` where it is gone meanwhile. */
  add: async ({ metricId, at, dimension, value, note = '' }: NewValue, userId: string): Promise<string> => {
    const id = randomId();
    try {
      await db.query(sql`
        insert into metric_values (id, metric_id, at, dimension, value, source, note, created_by)
        values (${id}, ${metricId}, ${at}, ${dimension}, ${value}, 'typed', ${note}, ${userId})`);
    } catch (error) {
      throw refused(error);
    }
    return id;
  },

  /** Throws `metric_value_taken`. */
  modify: async (id: string, { at, dimension, value, note }: Omit<Required<NewValue>, 'metricId'>): Promise<void> => {
    try {
      await db.query(sql`
        update metric_values set at = ${at}, dimension = ${dimension}, value = ${value}, source = 'typed', note = ${note},
          updated_at = now()
        where id = ${id}`);
    } catch (error) {
      throw refused(error);
    }
  },

  explain: async (id: string, note: string): Promise<void> => {
    await db.query(sql`update metric_values set note = ${note}, updated_at = now() where id = ${id}`);
  },

  /** Puts values in their places, whatever is there. Notes of what is replaced stay unless there is a new one. */
  put: async (
    values: readonly NewValue[],
    { source, userId }: { source: MetricValue['source']; userId: string | null },
  ): Promise<void> => {
    await db.query(sql`
      insert into metric_values as v (id, metric_id, at, dimension, value, source, note, created_by)
      select g.id, g.metric_id, g.at, g.dimension, g.value, ${source}, coalesce(g.note, ''), ${userId}
      from unnest(${values.map(() => randomId())}::text[], ${values.map(({ metricId }) => metricId)}::text[],
        ${values.map(({ at }) => at.toISOString())}::timestamptz[], ${values.map(({ dimension }) => dimension)}::text[],
        ${values.map(({ value }) => value)}::float8[], ${values.map(({ note }) => note ?? null)}::text[])
        as g (id, metric_id, at, dimension, value, note)
      -- A metric that was deleted meanwhile has no values.
      join (select id from metrics where id = any(${[...new Set(values.map(({ metricId }) => metricId))]}::text[]) for key share) m
        on m.id = g.metric_id
      on conflict (metric_id, dimension, at) do update set value = excluded.value, source = excluded.source,
        note = case when excluded.note = '' then v.note else excluded.note end, updated_at = now()
      where (v.value, v.source, v.note) is distinct from
        (excluded.value, excluded.source, case when excluded.note = '' then v.note else excluded.note end)`);
  },

  remove: async (ids: readonly string[]): Promise<void> => {
    await db.query(sql`delete from metric_values where id = any(${[...ids]}::text[])`);
  },

  /** Values of a metric, in the order of time: those of one part, or in all. */
  over: async (metricId: string, dimension: string, from: Date, to: Date): Promise<KeptValue[]> => {
    const rows = await db.query<{ at: Date; value: number }>(sql`
      select at, value from metric_values
      where metric_id = ${metricId} and dimension = ${dimension} and at >= ${from} and at < ${to} order by at`);
    return rows.map(({ at, value }) => ({ day: shanghaiDay(at), value }));
  },

  /** The parts that there are values of over a span. */
  parts: async (metricId: string, from: Date, to: Date): Promise<string[]> => {
    const rows = await db.query<{ part: string }>(sql`
      select distinct dimension as part from metric_values
      where metric_id = ${metricId} and dimension <> '' and at >= ${from} and at < ${to} order by 1 limit 1000`);
    return rows.map(({ part }) => part);
  },

  /** What is kept at these times in all, or of one part, and what explains it. */
  notes: async (
    metricId: string,
    dimension: string,
    times: readonly Date[],
  ): Promise<ReadonlyMap<string, { id: string; note: string }>> => {
    const rows = await db.query<{ id: string; note: string; at: Date }>(sql`
      select id, note, at from metric_values where metric_id = ${metricId} and dimension = ${dimension}
        and at = any(${times.map((time) => time.toISOString())}::timestamptz[])`);
    return new Map(rows.map(({ id, note, at }) => [at.toISOString(), { id, note }]));
  },
});

export type MetricValueStore = ReturnType<typeof metricValueStore>;
