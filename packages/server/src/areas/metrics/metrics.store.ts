import type { Metric, MetricFormula, MetricPeriod, MetricVersion } from '@console/api/contract';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../db/sqlError.js';
import { fail } from '../../http/failure.js';
import type { LibraryMetric, StoredFormula } from '../../metrics/index.js';
import { libraryColumns, versionSettings } from '../../metrics/index.js';

/** A row of `metrics` with what there is about it. */
export interface MetricRow extends LibraryMetric {
  readonly id: string;
  readonly category: string;
  readonly period: MetricPeriod;
  readonly sourceId: string | null;
  readonly sourceName: string;
  /** Of a table that was uploaded or is somebody's; empty: it has none. */
  readonly tableLabel: string;
  readonly enabled: boolean;
  readonly builtIn: boolean;
  readonly version: number;
  readonly owner: { readonly id: string; readonly name: string } | null;
  readonly followed: boolean;
  readonly latestTime: Date | null;
  readonly latestValue: number | null;
  readonly previous: number | null;
  readonly savedCount: number;
  readonly reportCount: number;
  readonly computedTime: Date | null;
  readonly failure: string;
  readonly createdBy: string;
  readonly createTime: Date;
  readonly updateTime: Date;
}

interface VersionRow {
  readonly version: number;
  readonly note: string;
  readonly changedBy: string;
  readonly time: Date;
  readonly metricName: string;
  readonly definition: string;
  readonly unit: string;
  readonly period: MetricPeriod;
  readonly formula: StoredFormula | null;
  readonly sourceId: string | null;
  readonly target: number | null;
  readonly higherIsBetter: boolean | null;
  readonly synonyms: string[];
}

/** What is kept of a metric. */
export interface MetricSettings {
  readonly code: string;
  readonly name: string;
  readonly englishName: string;
  readonly category: string;
  readonly synonyms: readonly string[];
  readonly unit: string;
  readonly period: MetricPeriod;
  readonly rollUp: Metric['rollUp'];
  readonly definition: string;
  readonly formula: StoredFormula | null;
  readonly sourceId: string | null;
  readonly higherIsBetter: boolean | null;
  readonly target: number | null;
  readonly ownerId: string | null;
  readonly enabled: boolean;
}

/** A formula as a call has it: without what the product's own definitions have besides. */
export const shownFormula = (formula: StoredFormula | null, sourceId: string | null): MetricFormula | null => {
  if (formula === null || sourceId === null) return null;
  const { table, expression, parts, filter = '', timeColumn, dimensions } = formula;
  const part = ({ name, expression: counted }: { name: string; expression: string }) => ({ name, expression: counted });
  return {
    sourceId,
    table,
    expression,
    parts: parts == null ? null : { numerator: part(parts.numerator), denominator: part(parts.denominator) },
    filter,
    timeColumn,
    dimensions: [...dimensions],
  };
};

/** Which metrics somebody sees; all of them where nothing narrows it. */
export interface SeenMetrics {
  /** `and` row `m` is one of those. */
  readonly and: Sql;
}

/** The last value in all of a period that is over; of one typed in, or that says how things stand, the last there is. */
const latest = sql`
  left join lateral (
    select v.at, v.value from metric_values v
    where v.metric_id = m.id and v.dimension = '' and v.at <= now() and (
      m.formula is null or m.formula ->> 'timeColumn' is null
      or v.at < date_trunc(m.period, now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai')
    order by v.at desc limit 1
  ) l on true`;

const previous = sql`(
  select v.value from metric_values v where v.metric_id = m.id and v.dimension = '' and v.at = (
    (l.at at time zone 'Asia/Shanghai') - (case m.period when 'quarter' then '3 months' else '1 ' || m.period end)::interval
  ) at time zone 'Asia/Shanghai')`;

const inPlan = (column: Sql): Sql => sql`coalesce(${column} -> 'plan' -> 'metrics', ${column} -> 'metrics', '[]')`;

/** `and` a plan in this column has the metric `m`. */
export const planHas = (column: Sql, code: Sql): Sql => sql`${inPlan(column)} ? ${code}`;

/** How many saved questions have each metric that there is one of. Counted once for all: there are thousands of both. */
const savedCounts = sql`
  select code, count(distinct q.id)::int as count
  from saved_questions q, jsonb_array_elements_text(${inPlan(sql`q.plan`)}) as code group by code`;

const refused = (error: unknown): unknown => {
  if (isUniqueViolation(error, 'metrics_code')) return fail('code_taken');
  if (isUniqueViolation(error, 'metrics_name')) return fail('name_taken');
  if (isForeignKeyViolation(error, 'metrics_owner_id_fkey')) return fail('user_not_found');
  return isForeignKeyViolation(error, 'metrics_data_source_id_fkey') ? fail('data_source_not_found') : error;
};

const writing = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw refused(error);
  }
};

const stored = (formula: StoredFormula | null): Sql =>
  formula === null ? sql`null` : sql`${JSON.stringify(formula)}::jsonb`;

const keepVersion = async (tx: Queryable, id: string, note: string, userId: string | null): Promise<void> => {
  await tx.query(sql`
    insert into metric_versions (metric_id, version, settings, note, changed_by)
    select m.id, m.version, ${versionSettings}, ${note}, ${userId} from metrics m where m.id = ${id}`);
};

export const metricStore = (db: Queryable) => ({
  /** All that are seen: those that people have added, newest first, then those of the product as it has them. */
  list: (seen: SeenMetrics, userId: string, ids?: readonly string[]): Promise<MetricRow[]> =>
    db.query<MetricRow>(sql`
      select m.id, ${libraryColumns}, m.category, m.period, m.data_source_id as "sourceId", coalesce(s.name, '') as "sourceName",
        coalesce(t.label, '') as "tableLabel",
        m.enabled, m.built_in as "builtIn", m.version,
        case when o.id is not null then jsonb_build_object('id', o.id, 'name', o.username) end as owner,
        exists (select 1 from metric_followers f where f.metric_id = m.id and f.user_id = ${userId}) as followed,
        l.at as "latestTime", l.value as "latestValue", ${previous} as previous,
        coalesce(saved.count, 0) as "savedCount",
        (select count(*)::int from analysis_report_metrics r where r.metric_id = m.id) as "reportCount",
        m.computed_at as "computedTime", m.failure, coalesce(c.username, '') as "createdBy",
        m.created_at as "createTime", m.updated_at as "updateTime"
      from metrics m
      left join data_sources s on s.id = m.data_source_id
      left join data_source_tables t on t.data_source_id = s.id and t.name = m.formula ->> 'table'
      left join users o on o.id = m.owner_id left join users c on c.id = m.created_by
      left join (${savedCounts}) saved on saved.code = m.code ${latest}
      where true ${seen.and} ${ids === undefined ? empty : sql`and m.id = any(${[...ids]}::text[])`}
      order by m.built_in, case when m.built_in then 0 else -extract(epoch from m.created_at) end, m.created_at, m.id`),

  /** How often questions of the last 90 days had a metric, by its code. */
  questionCounts: async (): Promise<ReadonlyMap<string, number>> => {
    const rows = await db.query<{ code: string; count: number }>(sql`
      select code, count(*)::int as count
      from data_answers a, jsonb_array_elements_text(${inPlan(sql`a.plan`)}) as code
      where a.created_at > now() - interval '90 days' and a.plan is not null group by code`);
    return new Map(rows.map(({ code, count }) => [code, count]));
  },

  /** The last 30 values in all of each, oldest first. */
  sparks: async (ids: readonly string[]): Promise<ReadonlyMap<string, { time: string; value: number }[]>> => {
    const rows = await db.query<{ id: string; points: { time: Date | string; value: number }[] }>(sql`
      select m.id, (
        select jsonb_agg(jsonb_build_object('time', v.at, 'value', v.value) order by v.at) from (
          select at, value from metric_values where metric_id = m.id and dimension = '' order by at desc limit 30
        ) v
      ) as points
      from unnest(${[...ids]}::text[]) as m (id) where exists (
        select 1 from metric_values v where v.metric_id = m.id and v.dimension = '')`);
    return new Map(
      rows.map(({ id, points }) => [
        id,
        points.map(({ time, value }) => ({ time: new Date(time).toISOString(), value })),
      ]),
    );
  },

  /** Newest first. What it was while it was counted from something that is not seen is left out. */
  versions: async (id: string, seen: SeenMetrics): Promise<MetricVersion[]> => {
    const rows = await db.query<VersionRow>(sql`
      select v.version, v.note, coalesce(u.username, '') as "changedBy", v.created_at as time,
        v.settings ->> 'name' as "metricName", v.settings ->> 'definition' as definition, v.settings ->> 'unit' as unit,
        v.settings ->> 'period' as period, nullif(v.settings -> 'formula', 'null') as formula,
        v.settings ->> 'sourceId' as "sourceId", (v.settings ->> 'target')::float8 as target,
        (v.settings ->> 'higherIsBetter')::boolean as "higherIsBetter", v.settings -> 'synonyms' as synonyms
      from metric_versions v left join users u on u.id = v.changed_by
      where v.metric_id = ${id} and exists (
        select 1 from (select v.settings ->> 'sourceId' as data_source_id, v.settings -> 'formula' as formula) m
        where true ${seen.and})
      order by v.version desc`);
    return rows.map(({ time, formula, sourceId, ...row }) => ({
      ...row,
      time: time.toISOString(),
      formula: shownFormula(formula, sourceId),
    }));
  },

  /** In the transaction that does the rest. Throws `name_taken`, `code_taken` and `user_not_found`. */
  add: async (tx: Queryable, id: string, one: MetricSettings, userId: string): Promise<void> => {
    await writing(
      tx.query(sql`
        insert into metrics (id, code, name, english_name, category, synonyms, unit, period, roll_up, definition, formula,
          data_source_id, higher_is_better, target, owner_id, enabled, created_by)
        values (${join([id, one.code, one.name, one.englishName, one.category])}, ${[...one.synonyms]}::text[], ${one.unit},
          ${one.period}, ${one.rollUp}, ${one.definition}, ${stored(one.formula)}, ${one.sourceId}, ${one.higherIsBetter},
          ${one.target}, ${one.ownerId}, ${one.enabled}, ${userId})`),
    );
    await keepVersion(tx, id, '', userId);
  },

  /** A row that is locked from now on; null where there is none. */
  locked: async (
    tx: Queryable,
    id: string,
  ): Promise<(MetricSettings & { readonly version: number; readonly builtIn: boolean }) | null> => {
    const [row] = await tx.query<MetricSettings & { version: number; builtIn: boolean }>(sql`
      select ${libraryColumns}, m.category, m.period, m.data_source_id as "sourceId", m.owner_id as "ownerId", m.enabled,
        m.version, m.built_in as "builtIn"
      from metrics m where m.id = ${id} for update`);
    return row ?? null;
  },

  /** The same, as it is from now on; a new version where one is given. */
  modify: async (
    tx: Queryable,
    id: string,
    one: MetricSettings,
    version: { readonly note: string; readonly userId: string } | null,
  ): Promise<void> => {
    await writing(
      tx.query(sql`
        update metrics set name = ${one.name}, english_name = ${one.englishName}, category = ${one.category},
          synonyms = ${[...one.synonyms]}::text[], unit = ${one.unit}, period = ${one.period}, roll_up = ${one.rollUp},
          definition = ${one.definition}, formula = ${stored(one.formula)}, data_source_id = ${one.sourceId},
          higher_is_better = ${one.higherIsBetter}, target = ${one.target}, owner_id = ${one.ownerId},
          enabled = ${one.enabled}, version = version + ${version === null ? 0 : 1}, updated_at = now()
        where id = ${id}`),
    );
    if (version !== null) await keepVersion(tx, id, version.note, version.userId);
  },

  follow: async (id: string, userId: string, followed: boolean): Promise<void> => {
    await db.query(
      followed
        ? sql`insert into metric_followers (metric_id, user_id) values (${id}, ${userId}) on conflict do nothing`
        : sql`delete from metric_followers where metric_id = ${id} and user_id = ${userId}`,
    );
  },

  /** Those that are seen, or none. Throws `metric_built_in` and `metric_in_use`. */
  remove: async (tx: Queryable, ids: readonly string[], seen: SeenMetrics): Promise<void> => {
    const found = await tx.query<{ id: string; builtIn: boolean }>(sql`
      select m.id, m.built_in as "builtIn" from metrics m where m.id = any(${[...ids]}::text[]) ${seen.and} for update`);
    if (found.some(({ builtIn }) => builtIn)) throw fail('metric_built_in');
    try {
      await tx.query(sql`delete from metrics where id = any(${found.map(({ id }) => id)}::text[])`);
    } catch (error) {
      throw isForeignKeyViolation(error) ? fail('metric_in_use') : error;
    }
  },
});
