import type { AnalysisReport, MetricPeriod, ReportFigure, ReportVersion } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty } from 'sql-template-tag';
import type { Language } from '../../../analysis/semantics/index.js';
import type { Queryable } from '../../../db/database.js';
import { isUniqueViolation } from '../../../db/sqlError.js';
import { matching, type Order, orderBy, pageOf } from '../../../db/sqlParts.js';
import { fail } from '../../../http/failure.js';
import { cancelJobs } from '../../../jobs/index.js';
import type { SeenMetrics } from '../metrics.store.js';
import { queueReport, WRITE_REPORT } from './reportWriting.store.js';

export interface ReportFilter {
  readonly current: number;
  readonly size: number;
  readonly keyword?: string;
  readonly status?: AnalysisReport['status'];
  readonly orders?: readonly Order[];
}

export interface NewReport {
  readonly reportName: string;
  readonly metricIds: readonly string[];
  readonly start: Date;
  /** The last moment of it. */
  readonly end: Date;
  readonly period: MetricPeriod;
  readonly wish: string;
  readonly language: Language;
}

interface Row {
  id: string;
  reportName: string;
  metrics: { id: string; metricName: string }[];
  period: MetricPeriod;
  status: AnalysisReport['status'];
  progress: number;
  /** Reason of a failure. */
  failure: string | null;
  version: number;
  createdBy: string;
  start: Date;
  end: Date;
  createTime: Date;
  updateTime: Date;
}
interface DetailRow extends Row {
  content: string;
  wish: string;
  figures: ReportFigure[];
  writtenByModel: boolean;
}
interface VersionRow {
  version: number;
  content: string;
  by: ReportVersion['by'];
  changedBy: string;
  time: Date;
}

const timesOf = ({ start, end, createTime, updateTime }: Row) => ({
  startTime: start.toISOString(),
  endTime: end.toISOString(),
  createTime: createTime.toISOString(),
  updateTime: updateTime.toISOString(),
});

const withTimes = <R extends Row>(row: R) => {
  const { start: _, end: __, ...rest } = row;
  return { ...rest, ...timesOf(row) };
};

const own = sql`
  r.id, r.name as "reportName", r.start_at as start, r.end_at as "end", r.period, r.status, r.failure, r.version,
  r.created_at as "createTime", r.updated_at as "updateTime",
  coalesce((select u.username from users u where u.id = r.created_by), '') as "createdBy",
  case r.status when 'done' then 100 when 'waiting' then 0 else coalesce((
    select round(100 * j.progress)::int from jobs j where j.subject = r.id and j.kind = ${WRITE_REPORT}
    order by j.created_at desc limit 1
  ), 0) end as progress,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', m.id, 'metricName', m.name) order by of.place)
    from analysis_report_metrics of join metrics m on m.id = of.metric_id where of.report_id = r.id
  ), '[]') as metrics`;

const columns = { reportName: 'r.name', createTime: 'r.created_at', updateTime: 'r.updated_at' };

/** `and` the reader sees all metrics of the report `r`, and all that they were counted from for it. */
export const andSeenReport = ({ and }: SeenMetrics) => sql`
  and (select count(*) from analysis_report_metrics of where of.report_id = r.id) = (
    select count(*) from analysis_report_metrics of join metrics m on m.id = of.metric_id where of.report_id = r.id ${and})
  and (select count(*) from analysis_report_tables of where of.report_id = r.id) = (
    select count(*) from (
      select of.data_source_id, jsonb_build_object('table', of.table_name) as formula
      from analysis_report_tables of where of.report_id = r.id
    ) m where true ${and})`;

const refused = (error: unknown): unknown =>
  isUniqueViolation(error, 'analysis_reports_name') ? fail('name_taken') : error;

/** Reports on metrics. `seen`: the metrics that the reader sees; a report on any other is not there for them. */
export const reportStore = (db: Queryable) => ({
  /** Newest first. The total is true also past the end. */
  page: async ({ current, size, keyword = '', status, orders }: ReportFilter, seen: SeenMetrics) => {
    const where = sql`
      true ${andSeenReport(seen)} ${matching(keyword, 'r.name')} ${status === undefined ? empty : sql`and r.status = ${status}`}`;
    const list = await db.query<Row>(sql`
      select ${own} from analysis_reports r where ${where}
      ${orderBy(orders, columns, 'r.created_at desc, r.id')} ${pageOf({ current, size })}`);
    const [all] = await db.query<{ total: number }>(
      sql`select count(*)::int as total from analysis_reports r where ${where}`,
    );
    return { list: list.map(withTimes), total: all?.total ?? 0, current, size };
  },

  /** Null where there is none. */
  read: async (id: string, seen: SeenMetrics) => {
    const [row] = await db.query<DetailRow>(sql`
      select ${own}, r.content, r.wish, r.figures, r.written_by_model as "writtenByModel"
      from analysis_reports r where r.id = ${id} ${andSeenReport(seen)}`);
    return row === undefined ? null : withTimes(row);
  },

  /** In a transaction. Throws `metric_not_found`, `name_taken` and `too_many_jobs`. */
  add: async (report: NewReport, userId: string, { and }: SeenMetrics): Promise<string> => {
    const id = randomId();
    const { reportName, metricIds, start, end, period, wish, language } = report;
    const found = await db.query(sql`
      select 1 from metrics m where m.id = any(${[...metricIds]}::text[]) ${and} for key share`);
    if (found.length < metricIds.length) throw fail('metric_not_found');
    try {
      await db.query(sql`
        insert into analysis_reports (id, name, start_at, end_at, period, wish, language, created_by)
        values (${id}, ${reportName}, ${start}, ${end}, ${period}, ${wish}, ${language}, ${userId})`);
    } catch (error) {
      throw refused(error);
    }
    await db.query(sql`
      insert into analysis_report_metrics (report_id, metric_id, place)
      select ${id}, id, place from unnest(${[...metricIds]}::text[]) with ordinality as of (id, place)`);
    await queueReport(db, id, userId);
    return id;
  },

  /** In a transaction. Throws `analysis_report_not_found`, `analysis_report_running` and `too_many_jobs`. */
  rewrite: async (id: string, userId: string, seen: SeenMetrics): Promise<void> => {
    // What was given up is not to be put back by hand beside it.
    await cancelJobs(db, [id], ['failed']);
    const [found] = await db.query<{ status: string }>(
      sql`select r.status from analysis_reports r where r.id = ${id} ${andSeenReport(seen)} for update`,
    );
    if (found === undefined) throw fail('analysis_report_not_found');
    if (found.status === 'waiting' || found.status === 'running') throw fail('analysis_report_running');
    await queueReport(db, id, userId);
    await db.query(sql`update analysis_reports set status = 'waiting', failure = null where id = ${id}`);
  },

  /** In a transaction. Throws what the call may fail with. */
  modify: async (
    id: string,
    { reportName, content, version }: { reportName?: string; content?: string; version?: number },
    userId: string,
    seen: SeenMetrics,
  ): Promise<void> => {
    const [found] = await db.query<{ status: string; version: number; content: string }>(sql`
      select r.status, r.version, r.content from analysis_reports r where r.id = ${id} ${andSeenReport(seen)} for update`);
    if (found === undefined) throw fail('analysis_report_not_found');
    if (found.status === 'waiting' || found.status === 'running') throw fail('analysis_report_running');
    if (version !== undefined && version !== found.version) throw fail('changed_meanwhile');
    try {
      await db.query(sql`
        update analysis_reports set name = coalesce(${reportName ?? null}, name), updated_at = now() where id = ${id}`);
    } catch (error) {
      throw refused(error);
    }
    if (content === undefined || content === found.content) return;
    await db.query(sql`
      with changed as (
        update analysis_reports set content = ${content}, version = version + 1, status = 'done', failure = null
        where id = ${id} returning id, version
      )
      insert into analysis_report_versions (report_id, version, content, by, changed_by)
      select id, version, ${content}, 'hand', ${userId} from changed`);
  },

  /** Newest first; null where there is no such report. */
  versions: async (id: string, seen: SeenMetrics): Promise<ReportVersion[] | null> => {
    const found = await db.query(sql`select 1 from analysis_reports r where r.id = ${id} ${andSeenReport(seen)}`);
    if (found.length === 0) return null;
    const rows = await db.query<VersionRow>(sql`
      select v.version, v.content, v.by, coalesce(u.username, '') as "changedBy", v.created_at as time
      from analysis_report_versions v left join users u on u.id = v.changed_by
      where v.report_id = ${id} order by v.version desc limit 200`);
    return rows.map(({ time, ...row }) => ({ ...row, time: time.toISOString() }));
  },

  /** In a transaction. Those that are there for the reader; what is being written is stopped. */
  remove: async (ids: readonly string[], seen: SeenMetrics): Promise<void> => {
    const found = await db.query<{ id: string }>(
      sql`select r.id from analysis_reports r where r.id = any(${[...ids]}::text[]) ${andSeenReport(seen)}`,
    );
    const own = found.map(({ id }) => id);
    await cancelJobs(db, own);
    await db.query(sql`delete from analysis_reports where id = any(${own}::text[])`);
  },
});
