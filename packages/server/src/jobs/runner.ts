import { randomId } from '@console/base';
import type { Database } from '../db/database.js';
import { type ClaimedJob, jobClaims } from './claims.js';
import { JobLost, type JobKinds } from './kinds.js';
import { JOBS_CHANNEL } from './queue.js';

export interface JobRunnerOptions {
  readonly db: Database;
  readonly kinds: JobKinds;
  /** Milliseconds that a killed worker's job waits to be taken up by another. Default 10 000. */
  readonly lease?: number;
  /** Milliseconds between looks at the queue, besides being woken up. Default 2000. */
  readonly poll?: number;
  /** Milliseconds before the second attempt, doubled for each further one, up to five minutes. Default 2000. */
  readonly backOff?: number;
  /** This is the only process on the database: what a former one had leased is free at once. */
  readonly alone?: boolean;
  /** Told about every attempt that failed, and every job given up because its worker ended. */
  readonly onError?: (error: unknown, job: { id: string; kind: string }) => void;
  /** Told about every job that came to its end, with the milliseconds that its last piece took. */
  readonly onDone?: (job: { id: string; kind: string }, ms: number) => void;
}

export interface JobRunner {
  /** Hands running jobs back to the queue and waits until they have let go. */
  stop(): Promise<void>;
}

interface AtWork {
  readonly job: ClaimedJob;
  readonly abort: AbortController;
  done: Promise<void>;
  /** What the job reported last; null: nothing yet. */
  progress: number | null;
}

/** Takes jobs from the queue and runs them, each kind in its own slots, until stopped. */
export const startJobRunner = async ({
  db,
  kinds,
  lease = 10_000,
  poll = 2000,
  backOff = 2000,
  alone = false,
  onError,
  onDone,
}: JobRunnerOptions): Promise<JobRunner> => {
  const claims = jobClaims({ db, runner: randomId(), kinds, lease, backOff });
  const running = new Map<string, AtWork>();
  let stopped = false;
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let buryNext = true;
  const failedAt = (kind: string) => (error: unknown) => onError?.(error, { id: '', kind });

  if (alone) await claims.endLeases();

  const run = async (one: AtWork): Promise<void> => {
    const { job, abort } = one;
    const since = performance.now();
    try {
      const kind = kinds[job.kind];
      if (kind === undefined) throw new Error(`nobody knows how to do ${job.kind}`);
      const piece = await kind.run({
        id: job.id,
        subject: job.subject,
        payload: job.payload,
        attempt: job.attempts,
        fence: job.fence,
        signal: abort.signal,
        write: (work) => claims.write(job, work),
        report: (share) => {
          one.progress = Math.min(1, Math.max(0, share));
        },
      });
      if (piece) {
        await claims.goOn(job, piece, one.progress);
        return;
      }
      await claims.done(job);
      onDone?.(job, performance.now() - since);
    } catch (error) {
      if (abort.signal.aborted) {
        if (stopped) await claims.handBack(job);
        return;
      }
      if (error instanceof JobLost) return;
      onError?.(error, job);
      await claims.failed(job, error);
    }
  };

  const begin = (job: ClaimedJob): void => {
    const one: AtWork = { job, abort: new AbortController(), done: Promise.resolve(), progress: null };
    running.set(job.id, one);
    one.done = run(one)
      .catch((error: unknown) => onError?.(error, job))
      .finally(() => {
        running.delete(job.id);
        look();
      });
  };

  const freeKinds = (): string[] => {
    const busy = new Map<string, number>();
    for (const { job } of running.values()) busy.set(job.kind, (busy.get(job.kind) ?? 0) + 1);
    return Object.entries(kinds).flatMap(([name, { slots = 1 }]) => ((busy.get(name) ?? 0) < slots ? [name] : []));
  };

  const takeJobs = async (): Promise<void> => {
    if (buryNext) {
      buryNext = false;
      for (const job of await claims.buryLost([...running.keys()])) {
        onError?.(new Error('its worker ended without a word, for the last time'), job);
      }
    }
    for (;;) {
      const free = freeKinds();
      if (stopped || free.length === 0) return;
      const job = await claims.claim(free, [...running.keys()]);
      if (job === undefined) return;
      begin(job);
    }
  };

  const look = (): void => {
    if (stopped) return;
    if (looking !== null) {
      lookAgain = true;
      return;
    }
    looking = takeJobs()
      .catch(failedAt('claim'))
      .finally(() => {
        looking = null;
        if (!lookAgain) return;
        lookAgain = false;
        look();
      });
  };

  const heartbeat = async (): Promise<void> => {
    const held = [...running.values()].map(({ job: { id, fence }, progress }) => ({ id, fence, progress }));
    if (held.length === 0) return;
    const kept = await claims.renew(held);
    // What has begun meanwhile was not asked about.
    for (const { id, fence } of held) {
      const one = running.get(id);
      if (one?.job.fence === fence && !kept.has(id)) one.abort.abort(new Error('the job was taken away'));
    }
  };

  const beat = setInterval(() => void heartbeat().catch(failedAt('heartbeat')), lease / 3);
  const polling = setInterval(() => {
    buryNext = true;
    look();
  }, poll);
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
