import type { MetricPeriod, ReportFigure } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Language } from '../../../analysis/semantics/index.js';
import { json, type Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { enqueue } from '../../../jobs/index.js';

/** The job that writes a report. */
export const WRITE_REPORT = 'write_analysis_report';

/** Reports that are written for one person at a time. */
const MOST_UNFINISHED = 3;

/** What a report is to be written about. */
export interface BegunReport {
  readonly start: Date;
  readonly end: Date;
  readonly period: MetricPeriod;
  readonly wish: string;
  readonly language: Language;
  readonly metrics: readonly { readonly id: string; readonly sourceId: string | null }[];
}

export interface WrittenReport {
  readonly figures: readonly ReportFigure[];
  readonly content: string;
  readonly byModel: boolean;
  readonly userId: string;
}

const isOpen = sql`status in ('waiting', 'running')`;

/** Has a report written. In a transaction. Throws `too_many_jobs`. */
export const queueReport = async (tx: Queryable, id: string, userId: string): Promise<void> => {
  // Two at once wait for one another, and count what the other has begun.
  await tx.query(sql`select 1 from users where id = ${userId} for no key update`);
  const open = await tx.query(sql`
    select 1 from jobs where kind = ${WRITE_REPORT} and status in ('queued', 'running') and payload->>'userId' = ${userId}`);
  if (open.length >= MOST_UNFINISHED) throw fail('too_many_jobs');
  await enqueue(tx, { kind: WRITE_REPORT, subject: id, payload: { userId } });
};

/** How far the writing of reports is. */
export const reportWriting = (db: Queryable) => ({
  /** What is to be written, and notes what it is counted from; undefined: it has ended. In a transaction. */
  begin: async (id: string): Promise<BegunReport | undefined> => {
    const [begun] = await db.query<BegunReport>(sql`
      update analysis_reports r set status = 'running' where id = ${id} and ${isOpen}
      returning start_at as start, end_at as "end", period, wish, language, (
        select jsonb_agg(jsonb_build_object('id', m.id, 'sourceId', m.data_source_id) order by of.place)
        from analysis_report_metrics of join metrics m on m.id = of.metric_id where of.report_id = r.id
      ) as metrics`);
    if (begun !== undefined) {
      await db.query(sql`
        insert into analysis_report_tables (report_id, data_source_id, table_name)
        select distinct ${id}, m.data_source_id, m.formula ->> 'table'
        from analysis_report_metrics of join metrics m on m.id = of.metric_id
        where of.report_id = ${id} and m.data_source_id is not null
        on conflict do nothing`);
    }
    return begun;
  },

  done: async (id: string, { figures, content, byModel, userId }: WrittenReport): Promise<void> => {
    await db.query(sql`
      with changed as (
        update analysis_reports set figures = ${json(figures)}, content = ${content}, written_by_model = ${byModel},
          version = version + 1, status = 'done', failure = null, updated_at = now()
        where id = ${id} and ${isOpen} returning id, version
      )
      insert into analysis_report_versions (report_id, version, content, by, changed_by)
      select id, version, ${content}, ${byModel ? 'model' : 'figures'},
        (select u.id from users u where u.id = ${userId}) from changed`);
  },

  /** `reason` is one of the messages. */
  failed: async (id: string, reason: string): Promise<void> => {
    await db.query(
      sql`update analysis_reports set status = 'failed', failure = ${reason} where id = ${id} and ${isOpen}`,
    );
  },

  /** It is tried once more. False: it is gone, or was not given up. */
  again: async (id: string): Promise<boolean> =>
    (
      await db.query(sql`
        update analysis_reports set status = 'waiting', failure = null where id = ${id} and status = 'failed' returning id`)
    ).length > 0,
});
