import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database.js';
import { JobLost, type Job, type JobKinds, type NextPiece } from './kinds.js';

/** A job that this runner has taken up. */
export interface ClaimedJob extends Job {
  readonly kind: string;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly fence: number;
}

/** A claim as the heartbeat renews it. */
export interface HeldJob {
  readonly id: string;
  readonly fence: number;
  readonly progress: number | null;
}

export interface ClaimsOptions {
  readonly db: Database;
  /** Who takes the jobs up. */
  readonly runner: string;
  readonly kinds: JobKinds;
  /** Milliseconds. */
  readonly lease: number;
  readonly backOff: number;
}

const LONGEST_ERROR = 500;
/** Milliseconds that a job waits for its next attempt, at most. */
const LONGEST_WAIT = 300_000;

const fields = sql`id, kind, subject, payload, attempts, max_attempts as "maxAttempts", fence`;

/** Who works on which job. Every statement but the first names the fence: a claim that was lost changes nothing. */
export const jobClaims = ({ db, runner, kinds, lease, backOff }: ClaimsOptions) => {
  const untilThen = sql`now() + ${lease} * interval '1 millisecond'`;
  const free = sql`leased_by = null, leased_until = null, updated_at = now()`;
  const results = db.at('background');
  const mine = ({ id, fence }: Pick<ClaimedJob, 'id' | 'fence'>) =>
    sql`id = ${id} and fence = ${fence} and status = 'running'`;

  return {
    /** The job that has been due longest of these kinds; `not` are those at work here, though their lease be over. */
    claim: async (ofKinds: readonly string[], not: readonly string[]): Promise<ClaimedJob | undefined> => {
      const [job] = await db.query<ClaimedJob>(sql`
        update jobs set status = 'running', attempts = attempts + 1, fence = fence + 1, leased_by = ${runner},
          leased_until = ${untilThen}, error = null, reason = null, updated_at = now()
        where id = (
          select id from jobs
          where kind = any(${[...ofKinds]}::text[]) and id <> all(${[...not]}::text[])
            and ((status = 'queued' and run_at <= now())
              or (status = 'running' and leased_until < now() and attempts < max_attempts))
          order by run_at, created_at, id limit 1
          for update skip locked
        )
        returning ${fields}`);
      return job;
    },

    /** Keeps jobs for another lease and notes how far they are. Answers the ids of those that are still held. */
    renew: async (held: readonly HeldJob[]): Promise<Set<string>> => {
      const kept = await db.query<{ id: string }>(sql`
        update jobs set leased_until = ${untilThen}, progress = coalesce(held.progress, jobs.progress)
        from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as held (id text, fence integer, progress real)
        where jobs.id = held.id and jobs.fence = held.fence and jobs.status = 'running' returning jobs.id`);
      return new Set(kept.map(({ id }) => id));
    },

    /** A transaction that nobody can take the job away from. Throws `JobLost` where somebody has. */
    write: <T>(job: ClaimedJob, work: (tx: Queryable) => Promise<T>): Promise<T> =>
      results.transaction(async (tx) => {
        const held = await tx.query(sql`select 1 from jobs where ${mine(job)} for update`);
        if (held.length === 0) throw new JobLost();
        return work(tx);
      }),

    done: async (job: ClaimedJob): Promise<void> => {
      await db.query(sql`update jobs set status = 'done', progress = 1, ${free} where ${mine(job)}`);
    },

    /** Puts the rest of it behind the others that are due. */
    goOn: async (job: ClaimedJob, { next, after = 0 }: NextPiece, progress: number | null): Promise<void> => {
      await db.query(sql`
        update jobs set status = 'queued', attempts = 0, payload = ${JSON.stringify(next)}::jsonb,
          run_at = now() + ${after} * interval '1 millisecond',
          progress = coalesce(${progress}::real, progress), ${free}
        where ${mine(job)}`);
    },

    /** The server stops: this attempt does not count. */
    handBack: async (job: ClaimedJob): Promise<void> => {
      await db.query(
        sql`update jobs set status = 'queued', attempts = greatest(0, attempts - 1), ${free} where ${mine(job)}`,
      );
    },

    /** Tries again later, or gives the job up after its last attempt. */
    failed: (job: ClaimedJob, error: unknown): Promise<void> =>
      db.transaction(async (tx) => {
        const message = error instanceof Error ? error.message.slice(0, LONGEST_ERROR) : 'failed';
        const isDead = job.attempts >= job.maxAttempts;
        const wait = Math.min(LONGEST_WAIT, backOff * 2 ** (job.attempts - 1));
        const changed = await tx.query(
          isDead
            ? sql`update jobs set status = 'failed', reason = 'failed', error = ${message}, ${free}
                where ${mine(job)} returning id`
            : sql`update jobs set status = 'queued', error = ${message}, ${free},
                run_at = now() + ${wait} * interval '1 millisecond' where ${mine(job)} returning id`,
        );
        if (isDead && changed.length > 0) await kinds[job.kind]?.onDead?.(tx, job);
      }),

    /** Gives up the jobs whose worker ended during the last attempt: they may be why it did. */
    buryLost: (not: readonly string[]): Promise<ClaimedJob[]> =>
      db.transaction(async (tx) => {
        const dead = await tx.query<ClaimedJob>(sql`
          update jobs set status = 'failed', reason = 'worker_lost', ${free}
          where id in (
            select id from jobs
            where kind = any(${Object.keys(kinds)}::text[]) and id <> all(${[...not]}::text[])
              and status = 'running' and leased_until < now() and attempts >= max_attempts
            for update skip locked
          )
          returning ${fields}`);
        for (const job of dead) await kinds[job.kind]?.onDead?.(tx, job);
        return dead;
      }),

    /** No other process can be alive: whatever is leased is free, and its attempt counts. */
    endLeases: async (): Promise<void> => {
      await db.query(sql`update jobs set leased_until = now() - interval '1 second' where status = 'running'`);
    },
  };
};
