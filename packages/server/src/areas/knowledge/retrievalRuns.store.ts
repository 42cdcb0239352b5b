import type { RetrievalRun, RetrievalSettings } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { type Database, json, type Queryable } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { cancelJobs, enqueue } from '../../jobs/index.js';
import { changeColumn } from './retrievalChecks.store.js';
import { retrievalSettingsOf } from './retrievalSettings.js';

/** The job that asks all questions a base is checked with. Its subject is the run's id. */
export const CHECK_RETRIEVAL = 'check_retrieval';

/** Runs listed, and kept, for each base. */
const KEPT = 20;

interface Row {
  id: string;
  status: RetrievalRun['status'];
  settings: RetrievalSettings;
  total: number;
  done: number;
  right: number;
  mended: number;
  broken: number;
  createdAt: Date;
}

/** Runs of a base, latest first. */
export const runsOf = async (db: Queryable, knowledgeBaseId: string, most = KEPT): Promise<RetrievalRun[]> => {
  const rows = await db.query<Row>(sql`
    select run.id, run.status, run.settings, run.total, counts.done, counts."right", counts.mended, counts.broken,
      run.created_at as "createdAt"
    from retrieval_runs run
    cross join lateral (
      select count(*)::int as done, (count(*) filter (where rank is not null))::int as "right",
        (count(*) filter (where change = 'mended'))::int as mended,
        (count(*) filter (where change = 'broken'))::int as broken
      from (
        select r.rank, ${changeColumn} as change from retrieval_results r
        left join retrieval_results before on before.run_id = run.before_id and before.check_id = r.check_id
        where r.run_id = run.id
      ) as results
    ) as counts
    where run.knowledge_base_id = ${knowledgeBaseId}
    order by run.created_at desc, run.id limit ${most}`);
  return rows.map(({ createdAt, ...row }) => ({ ...row, time: createdAt.toISOString() }));
};

/** Puts a run in the queue; answers the one that is under way, where there is one. Throws `no_checks`. */
export const startRun = (db: Database, knowledgeBaseId: string): Promise<string> =>
  db.transaction(async (tx) => {
    // Two people who press at once start one run.
    await tx.query(sql`select 1 from knowledge_bases where id = ${knowledgeBaseId} for update`);
    const [open] = await tx.query<{ id: string }>(sql`
      select id from retrieval_runs where knowledge_base_id = ${knowledgeBaseId} and status = 'running'`);
    if (open !== undefined) return open.id;
    const [{ total } = { total: 0 }] = await tx.query<{ total: number }>(sql`
      select count(*)::int as total from retrieval_checks where knowledge_base_id = ${knowledgeBaseId}`);
    if (total === 0) throw fail('no_checks');
    const id = randomId();
    await tx.query(sql`
      insert into retrieval_runs (id, knowledge_base_id, total, settings, before_id)
      values (${id}, ${knowledgeBaseId}, ${total}, ${json(await retrievalSettingsOf(tx, knowledgeBaseId))}, (
        select id from retrieval_runs where knowledge_base_id = ${knowledgeBaseId} and status = 'done'
        order by created_at desc limit 1))`);
    await tx.query(sql`
      delete from retrieval_runs where id in (
        select id from retrieval_runs where knowledge_base_id = ${knowledgeBaseId} order by created_at desc offset ${KEPT})`);
    await enqueue(tx, { kind: CHECK_RETRIEVAL, subject: id });
    return id;
  });

/** One that has ended stays as it is. Throws `run_not_found`. */
export const cancelRun = (db: Database, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    await cancelJobs(tx, [id]);
    const there = await tx.query(sql`
      update retrieval_runs set status = case status when 'running' then 'cancelled' else status end
      where id = ${id} returning id`);
    if (there.length === 0) throw fail('run_not_found');
  });
