import type { BackgroundJob } from '@console/api/contract';
import sql, { empty } from 'sql-template-tag';
import type { Database } from '../db/database.js';
import { type Order, orderBy, pageOf } from '../db/sqlParts.js';
import { fail } from '../http/failure.js';
import type { Job, JobKinds } from './kinds.js';
import { JOBS_CHANNEL } from './queue.js';

export interface JobFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly status?: string;
  readonly kind?: string;
}

type Kept =
  | 'id'
  | 'kind'
  | 'subject'
  | 'subjectName'
  | 'status'
  | 'attempts'
  | 'maxAttempts'
  | 'progress'
  | 'reason'
  | 'error';

interface Row extends Pick<BackgroundJob, Kept> {
  createTime: Date;
  updateTime: Date;
}

const columns = { kind: 'kind', status: 'status', createTime: 'created_at', updateTime: 'updated_at' };

/** What administrators see of the jobs, and do with those that were given up. */
export const jobsStore = (db: Database, kinds: JobKinds) => ({
  /** Changed last first. The total is true also past the end. */
  page: async ({ current, size, orders, status, kind = '' }: JobFilter) => {
    const where = sql`
      true ${status === undefined ? empty : sql`and status = ${status}`}
      ${kind === '' ? empty : sql`and kind = ${kind}`}`;
    const rows = await db.query<Row>(sql`
      select id, kind, subject, status, attempts, max_attempts as "maxAttempts", progress::float8 as progress, reason,
        error, created_at as "createTime", updated_at as "updateTime",
        (select name from named_things where named_things.id = shown.subject and present limit 1) as "subjectName"
      from (
        select * from jobs where ${where} ${orderBy(orders, columns, 'updated_at desc, id')}
        ${pageOf({ current, size })}
      ) shown ${orderBy(orders, columns, 'updated_at desc, id')}`);
    const [all] = await db.query<{ total: number }>(sql`select count(*)::int as total from jobs where ${where}`);
    const list = rows.map(({ createTime, updateTime, ...row }) => ({
      ...row,
      createTime: createTime.toISOString(),
      updateTime: updateTime.toISOString(),
    }));
    return { list, total: all?.total ?? 0, current, size };
  },

  /** Throws `job_not_found`, `job_not_dead`, and `job_not_needed` where nothing is left to be done. */
  retry: (id: string): Promise<void> =>
    db.transaction(async (tx) => {
      const [job] = await tx.query<Job & { kind: string; status: string }>(
        sql`select id, kind, subject, payload, status from jobs where id = ${id} for update`,
      );
      if (job === undefined) throw fail('job_not_found');
      if (job.status !== 'failed') throw fail('job_not_dead');
      const isWanted = (await kinds[job.kind]?.onRetry?.(tx, job)) ?? true;
      if (!isWanted) throw fail('job_not_needed');
      await tx.query(sql`
        update jobs set status = 'queued', attempts = 0, reason = null, error = null, run_at = now(), updated_at = now()
        where id = ${id}`);
      await tx.query(sql`select pg_notify(${JOBS_CHANNEL}, '')`);
    }),

  /** All or none. Throws `job_not_found` and `job_not_dead`. */
  remove: (ids: readonly string[]): Promise<void> =>
    db.transaction(async (tx) => {
      const wanted = [...new Set(ids)];
      const found = await tx.query<{ status: string }>(
        sql`select status from jobs where id = any(${wanted}::text[]) order by id for update`,
      );
      if (found.length < wanted.length) throw fail('job_not_found');
      if (found.some(({ status }) => status !== 'failed')) throw fail('job_not_dead');
      await tx.query(sql`delete from jobs where id = any(${wanted}::text[])`);
    }),
});
