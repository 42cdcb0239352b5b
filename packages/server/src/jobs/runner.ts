import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Database } from '../db/database.js';
import { JOBS_CHANNEL } from './queue.js';

/** A job at work. */
export interface RunningJob {
  readonly id: string;
  readonly subject: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** 1 for the first. */
  readonly attempt: number;
  /** No further attempt will follow this one. */
  readonly isLastAttempt: boolean;
  /** Aborted when the job is cancelled, its lease was lost, or the server stops. */
  readonly signal: AbortSignal;
}

/** Resolves when done, throws to be tried again. */
export type JobHandler = (job: RunningJob) => Promise<void>;

export interface JobRunnerOptions {
  readonly db: Database;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  /** Jobs at a time. Default 1. */
  readonly concurrency?: number;
  /** Milliseconds that a killed worker's job waits to be taken up by another. Default 10 000. */
  readonly lease?: number;
  /** Milliseconds between looks at the queue, besides being woken up. Default 2000. */
  readonly poll?: number;
  /** Milliseconds before the second attempt, doubled for each further one. Default 2000. */
  readonly backOff?: number;
  /** This is the only process on the database: what a former one had leased is free at once. */
  readonly alone?: boolean;
  /** Told about every attempt that failed. */
  readonly onError?: (error: unknown, job: { id: string; kind: string }) => void;
}

export interface JobRunner {
  /** Hands running jobs back to the queue and waits until they have let go. */
  stop(): Promise<void>;
}

interface Claimed {
  id: string;
  kind: string;
  subject: string;
  payload: Record<string, unknown>;
  attempts: number;
  max_attempts: number;
}

/** Takes jobs from the queue and runs them, until stopped. */
export const startJobRunner = async ({
  db,
  handlers,
  concurrency = 1,
  lease = 10_000,
  poll = 2000,
  backOff = 2000,
  alone = false,
  onError,
}: JobRunnerOptions): Promise<JobRunner> => {
  const runner = randomId();
  const kinds = Object.keys(handlers);
  const running = new Map<string, { abort: AbortController; done: Promise<void> }>();
  let stopped = false;
  let looking: Promise<void> | null = null;
  let lookAgain = false;

  if (alone) {
    await db.query(sql`
      update jobs set status = 'queued', attempts = greatest(0, attempts - 1), leased_by = null, leased_until = null
      where status = 'running'`);
  }

  const claim = async (): Promise<Claimed | undefined> => {
    const [job] = await db.query<Claimed>(sql`
      update jobs set status = 'running', attempts = attempts + 1, leased_by = ${runner}, error = null,
        leased_until = now() + ${lease} * interval '1 millisecond', updated_at = now()
      where id = (
        select id from jobs
        where kind = any(${kinds}::text[]) and ((status = 'queued' and run_at <= now()) or (status = 'running' and leased_until < now()))
        order by run_at, created_at, id limit 1
        for update skip locked
      )
      returning id, kind, subject, payload, attempts, max_attempts`);
    return job;
  };

  const finish = async (id: string, error: unknown, isLast: boolean, attempt: number): Promise<void> => {
    const message = error === null ? null : error instanceof Error ? error.message.slice(0, 500) : 'failed';
    const status = error === null ? 'done' : isLast ? 'failed' : 'queued';
    const wait = backOff * 2 ** (attempt - 1);
    await db.query(sql`
      update jobs set status = ${status}, error = ${message}, leased_by = null, leased_until = null, updated_at = now(),
        run_at = case when ${status}::text = 'queued' then now() + ${wait} * interval '1 millisecond' else run_at end
      where id = ${id} and status = 'running' and leased_by = ${runner}`);
  };

  const handBack = async (id: string): Promise<void> => {
    await db.query(sql`
      update jobs set status = 'queued', attempts = greatest(0, attempts - 1), leased_by = null, leased_until = null
      where id = ${id} and status = 'running' and leased_by = ${runner}`);
  };

  const run = async (job: Claimed, abort: AbortController): Promise<void> => {
    const isLast = job.attempts >= job.max_attempts;
    try {
      const handler = handlers[job.kind];
      if (handler === undefined) throw new Error(`no handler for ${job.kind}`);
      await handler({
        id: job.id,
        subject: job.subject,
        payload: job.payload,
        attempt: job.attempts,
        isLastAttempt: isLast,
        signal: abort.signal,
      });
      await finish(job.id, null, isLast, job.attempts);
    } catch (error) {
      if (abort.signal.aborted) {
        if (stopped) await handBack(job.id);
        return;
      }
      onError?.(error, job);
      await finish(job.id, error, isLast, job.attempts);
    }
  };

  const takeJobs = async (): Promise<void> => {
    while (!stopped && running.size < concurrency) {
      const job = await claim();
      if (job === undefined) return;
      const abort = new AbortController();
      const done = run(job, abort)
        .catch((error: unknown) => onError?.(error, job))
        .finally(() => {
          running.delete(job.id);
          look();
        });
      running.set(job.id, { abort, done });
    }
  };

  const look = (): void => {
    if (stopped) return;
    if (looking !== null) {
      lookAgain = true;
      return;
    }
    looking = takeJobs()
      .catch((error: unknown) => onError?.(error, { id: '', kind: 'claim' }))
      .finally(() => {
        looking = null;
        if (lookAgain) {
          lookAgain = false;
          look();
        }
      });
  };

  const heartbeat = async (): Promise<void> => {
    if (running.size === 0) return;
    const kept = await db.query<{ id: string }>(sql`
      update jobs set leased_until = now() + ${lease} * interval '1 millisecond'
      where id = any(${[...running.keys()]}::text[]) and status = 'running' and leased_by = ${runner} returning id`);
    const ids = new Set(kept.map(({ id }) => id));
    for (const [id, { abort }] of running) if (!ids.has(id)) abort.abort(new Error('the job was taken away'));
  };

  const beat = setInterval(() => {
    heartbeat().catch((error: unknown) => onError?.(error, { id: '', kind: 'heartbeat' }));
  }, lease / 3);
  const polling = setInterval(look, poll);
  const unlisten = await db.listen(JOBS_CHANNEL, (id) => {
    if (id !== '') running.get(id)?.abort.abort(new Error('the job was cancelled'));
    look();
  });
  look();

  return {
    stop: async () => {
      stopped = true;
      clearInterval(beat);
      clearInterval(polling);
      await unlisten();
      await looking;
      for (const { abort } of running.values()) abort.abort(new Error('the server stops'));
      await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
};
