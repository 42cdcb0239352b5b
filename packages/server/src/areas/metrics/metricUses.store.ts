import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { type Reader, seesAllSources } from '../../visibility/index.js';
import { planHas, type SeenMetrics } from './metrics.store.js';
import { andSeenReport } from './reports/index.js';

const MOST = 100;

interface Use {
  readonly kind: 'question' | 'saved' | 'report';
  readonly id: string;
  readonly title: string;
  readonly time: Date;
}

/** Who asks where a metric is used. */
export interface UsesFor {
  readonly userId: string;
  readonly reader: Reader;
  readonly seen: SeenMetrics;
  /** Whether they read reports. */
  readonly reports: boolean;
}

/** Own questions of the last 90 days, by their conversations; saved questions, and reports with nothing in them that is hidden. */
export const listUses = async (db: Queryable, metricId: string, { userId, reader, seen, reports }: UsesFor) => {
  const uses = await db.query<Use>(sql`
    (
      select distinct on (a.thread_id) 'question' as kind, a.thread_id as id, a.question as title, a.created_at as time
      from data_answers a join metrics own on own.id = ${metricId}
      where a.user_id = ${userId} and a.created_at > now() - interval '90 days' and ${planHas(sql`a.plan`, sql`own.code`)}
      order by a.thread_id, a.created_at desc
    ) union all (
      select 'saved', q.id, q.question, q.updated_at
      from saved_questions q join metrics own on own.id = ${metricId}
      where ${planHas(sql`q.plan`, sql`own.code`)} 
        and (q.user_id = ${userId} or (q.shared and ${seesAllSources(reader, 'q.source_ids')}))
    ) ${
      reports
        ? sql`union all (
      select 'report', r.id, r.name, r.updated_at from analysis_reports r
      where exists (select 1 from analysis_report_metrics o where o.report_id = r.id and o.metric_id = ${metricId})
        ${andSeenReport(seen)}
    )`
        : empty
    } order by time desc limit ${MOST}`);
  return uses.map(({ time, ...use }) => ({ ...use, time: time.toISOString() }));
};
