import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';

/** On which the runners listen. */
export const JOBS_CHANNEL = 'jobs';

export interface NewJob {
  readonly kind: string;
  /** What it is about: cancelling by subject reaches all jobs of a thing. */
  readonly subject: string;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** Default 3. */
  readonly maxAttempts?: number;
  /** Not before. Default: at once. */
  readonly runAt?: Date;
}

/** Puts work in the queue, in the caller's transaction: it is seen when that commits. Returns the job's id. */
export const enqueue = async (
  tx: Queryable,
  { kind, subject, payload = {}, maxAttempts = 3, runAt }: NewJob,
): Promise<string> => {
  const id = randomId();
  await tx.query(sql`
    insert into jobs (id, kind, subject, payload, max_attempts, run_at)
    values (${id}, ${kind}, ${subject}, ${JSON.stringify(payload)}::jsonb, ${maxAttempts}, coalesce(${runAt ?? null}::timestamptz, now()))`);
  await tx.query(sql`select pg_notify(${JOBS_CHANNEL}, '')`);
  return id;
};

/** Takes back whatever is queued or running for these subjects. What runs is told within a heartbeat. */
export const cancelJobs = async (tx: Queryable, subjects: readonly string[]): Promise<void> => {
  const cancelled = await tx.query<{ id: string }>(sql`
    update jobs set status = 'cancelled', leased_by = null, leased_until = null, updated_at = now()
    where subject = any(${[...subjects]}::text[]) and status in ('queued', 'running') returning id`);
  for (const { id } of cancelled) await tx.query(sql`select pg_notify(${JOBS_CHANNEL}, ${id})`);
};

/** Finished jobs are kept for a while, to be looked at. */
export const removeOldJobs = async (db: Queryable): Promise<void> => {
  await db.query(
    sql`delete from jobs where status in ('done', 'failed', 'cancelled') and updated_at < now() - interval '7 days'`,
  );
};
