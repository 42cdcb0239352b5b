import { randomId } from '@console/base';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database.js';

/** On which the runners listen. */
export const JOBS_CHANNEL = 'jobs';

export interface NewJob {
  readonly kind: string;
  /** What it is about: cancelling by subject reaches all jobs of a thing. */
  readonly subject: string;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** Of each piece. Default 3. */
  readonly maxAttempts?: number;
  /** Not before. Default: at once. */
  readonly runAt?: Date;
}

const add = async (tx: Queryable, { kind, subject, payload = {}, maxAttempts = 3, runAt }: NewJob, where: Sql) => {
  const [added] = await tx.query<{ id: string }>(sql`
    insert into jobs (id, kind, subject, payload, max_attempts, run_at)
    select ${randomId()}, ${kind}, ${subject}, ${JSON.stringify(payload)}::jsonb, ${maxAttempts}::int,
      coalesce(${runAt ?? null}::timestamptz, now())
    ${where} on conflict do nothing returning id`);
  if (added !== undefined) await tx.query(sql`select pg_notify(${JOBS_CHANNEL}, '')`);
  return added?.id ?? null;
};

/** Puts work in the queue, in the caller's transaction: it is seen when that commits. Returns the job's id. */
export const enqueue = async (tx: Queryable, job: NewJob): Promise<string> => {
  const id = await add(tx, job, empty);
  if (id === null) throw new Error('the job was not added');
  return id;
};

/** The same where none of this kind and subject waits already; for work that is asked for again and again. */
export const enqueueOnce = async (tx: Queryable, job: NewJob): Promise<void> => {
  const { kind, subject } = job;
  await add(
    tx,
    job,
    sql`where not exists (select 1 from jobs where subject = ${subject} and kind = ${kind} and status = 'queued')`,
  );
};

/**
 * The same where none of this kind and subject waits or is at work: for a kind that works on a thing once at a time, which a unique
 * index on `jobs` sees to. Whoever asks and whoever ends such a job (`endJob`) hold the thing meanwhile, so that nothing is left
 * undone between.
 */
export const enqueueAlone = async (tx: Queryable, job: NewJob): Promise<void> => {
  await add(tx, job, empty);
};

/** Has one of this kind and subject that waits for its time go on now. Answers whether one does; which somebody holds is passed over. */
export const wakeJob = async (tx: Queryable, { kind, subject }: Pick<NewJob, 'kind' | 'subject'>): Promise<boolean> => {
  const woken = await tx.query(sql`
    update jobs set run_at = now() where id = (
      select id from jobs where subject = ${subject} and kind = ${kind} and status = 'queued' limit 1 for update skip locked
    ) returning 1 as one`);
  if (woken.length > 0) await tx.query(sql`select pg_notify(${JOBS_CHANNEL}, '')`);
  return woken.length > 0;
};

/** Whether one of this kind and subject waits or is at work. */
export const hasOpenJob = async (
  tx: Queryable,
  { kind, subject }: Pick<NewJob, 'kind' | 'subject'>,
): Promise<boolean> => {
  const open = await tx.query(sql`
    select 1 as one from jobs where subject = ${subject} and kind = ${kind} and status in ('queued', 'running') limit 1`);
  return open.length > 0;
};

/** Ends a job at work, in one of its own `write`s, together with what that writes. Its handler answers nothing then. */
export const endJob = async (tx: Queryable, id: string): Promise<void> => {
  await tx.query(sql`
    update jobs set status = 'done', progress = 1, leased_by = null, leased_until = null, updated_at = now()
    where id = ${id} and status = 'running'`);
};

/**
 * Takes back whatever is queued, running or given up for these subjects. What runs is told within a heartbeat, and
 * writes nothing from now on. Comes before the subjects themselves are locked, as a running job does it.
 */
export const cancelJobs = async (
  tx: Queryable,
  subjects: readonly string[],
  /** Only those. Default: all of them. */
  statuses: readonly ('queued' | 'running' | 'failed')[] = ['queued', 'running', 'failed'],
): Promise<void> => {
  await tx.query(sql`
    with cancelled as (
      update jobs set status = 'cancelled', leased_by = null, leased_until = null, updated_at = now()
      where subject = any(${[...subjects]}::text[]) and status = any(${[...statuses]}::text[]) returning id
    )
    select pg_notify(${JOBS_CHANNEL}, id) from cancelled`);
};

/** Finished jobs are kept for a while, to be looked at; those given up until somebody deletes them, a year at most. */
export const removeOldJobs = async (db: Queryable): Promise<void> => {
  await db.query(sql`
    delete from jobs where (status in ('done', 'cancelled') and updated_at < now() - interval '7 days')
      or (status = 'failed' and updated_at < now() - interval '1 year')`);
};
