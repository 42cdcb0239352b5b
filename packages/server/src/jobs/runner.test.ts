import { once } from 'node:events';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../db/database.js';
import { testDatabase } from '../testing/testDatabase.js';
import { cancelJobs, endJob, enqueue, enqueueOnce } from './queue.js';
import { JobLost, type JobHandler, type JobKind, type RunningJob } from './kinds.js';
import { type JobRunner, type JobRunnerOptions, startJobRunner } from './runner.js';

let db: Database;
const runners: JobRunner[] = [];

beforeAll(async () => {
  db = await testDatabase();
});
afterEach(async () => {
  await Promise.all(runners.splice(0).map((one) => one.stop()));
  await db.query(sql`delete from jobs`);
});
afterAll(() => db.close());

const start = async (
  kinds: Record<string, JobHandler | JobKind>,
  options: Partial<JobRunnerOptions> = {},
): Promise<JobRunner> => {
  const named = Object.entries(kinds).map(([name, one]) => [name, typeof one === 'function' ? { run: one } : one]);
  const runner = await startJobRunner({
    db,
    kinds: Object.fromEntries(named),
    poll: 50,
    backOff: 10,
    lease: 300,
    ...options,
  });
  runners.push(runner);
  return runner;
};

const statusOf = async (id: string): Promise<unknown> =>
  (await db.query(sql`select status, attempts, reason, error, progress, payload from jobs where id = ${id}`))[0];

/** As a worker leaves it that was killed during this attempt. */
const leaveBehind = (id: string, attempts: number, lease: string) =>
  db.query(sql`
    update jobs set status = 'running', attempts = ${attempts}::int, fence = ${attempts}::int, leased_by = 'killed',
      leased_until = now() + ${lease}::interval
    where id = ${id}`);

it('runs what is put in the queue, also what waited there before', async () => {
  const seen: unknown[] = [];
  const before = await enqueue(db, { kind: 'greet', subject: 's', payload: { name: 'a' } });
  const done: string[] = [];
  await start({ greet: async ({ payload }) => void seen.push(payload['name']) }, { onDone: ({ id }) => done.push(id) });
  const after = await enqueue(db, { kind: 'greet', subject: 's', payload: { name: 'b' } });
  await vi.waitFor(async () => expect(await statusOf(after)).toMatchObject({ status: 'done' }));
  expect(await statusOf(before)).toMatchObject({ status: 'done' });
  expect(seen).toEqual(['a', 'b']);
  await vi.waitFor(() => expect(done).toEqual([before, after]));
});

it('tries again after a failure, and gives up after the last attempt', async () => {
  const attempts: number[] = [];
  await start({
    flaky: async ({ attempt }) => {
      attempts.push(attempt);
      if (attempt < 2) throw new Error('not yet');
    },
    hopeless: async () => {
      throw new Error('never');
    },
  });
  const flaky = await enqueue(db, { kind: 'flaky', subject: 's' });
  const hopeless = await enqueue(db, { kind: 'hopeless', subject: 's', maxAttempts: 2 });
  await vi.waitFor(async () => {
    expect(await statusOf(flaky)).toMatchObject({ status: 'done' });
    expect(await statusOf(hopeless)).toMatchObject({
      status: 'failed',
      attempts: 2,
      reason: 'failed',
      error: 'never',
    });
  });
  expect(attempts).toEqual([1, 2]);
});

it('waits no longer than minutes for the next attempt, however many there were', async () => {
  const id = await enqueue(db, { kind: 'hopeless', subject: 's', maxAttempts: 1000 });
  await leaveBehind(id, 200, '-1 second');
  await start({
    hopeless: async () => {
      throw new Error('never');
    },
  });
  await vi.waitFor(async () => expect(await statusOf(id)).toMatchObject({ status: 'queued', attempts: 201 }));
  const [row] = await db.query<{ wait: number }>(
    sql`select extract(epoch from run_at - now())::float8 as wait from jobs where id = ${id}`,
  );
  expect(row?.wait).toBeLessThanOrEqual(300);
});

it('ends a job together with what it writes, so that the next one can be put in', async () => {
  const ends: string[] = [];
  await start({
    once: async ({ id, write }) => {
      await write(async (tx) => {
        await endJob(tx, id);
        ends.push(id);
      });
    },
  });
  const id = await enqueue(db, { kind: 'once', subject: 's' });
  await vi.waitFor(async () => expect(await statusOf(id)).toMatchObject({ status: 'done', progress: 1 }));
  expect(ends).toEqual([id]);
});

const untilAborted = ({ signal }: RunningJob): Promise<void> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

it('tells a running job that it was cancelled, and does not run it again', async () => {
  let reason: unknown;
  await start({
    long: (job) =>
      untilAborted(job).catch((error: unknown) => {
        reason = error;
        throw error;
      }),
  });
  const id = await enqueue(db, { kind: 'long', subject: 'document' });
  await vi.waitFor(async () => expect(await statusOf(id)).toMatchObject({ status: 'running' }));
  await cancelJobs(db, ['document']);
  await vi.waitFor(() => expect(reason).toBeInstanceOf(Error));
  expect(await statusOf(id)).toMatchObject({ status: 'cancelled', attempts: 1 });
});

it('keeps a long job for itself as long as it works on it', async () => {
  const finish = new AbortController();
  let runs = 0;
  const work = async ({ signal }: RunningJob): Promise<void> => {
    runs += 1;
    await once(AbortSignal.any([finish.signal, signal]), 'abort');
  };
  await start({ long: work }, { lease: 900 });
  await start({ long: work }, { lease: 900 });
  const id = await enqueue(db, { kind: 'long', subject: 's' });
  await vi.waitFor(async () => expect(await statusOf(id)).toMatchObject({ status: 'running' }));
  const started = Date.now();
  await vi.waitFor(() => expect(Date.now() - started).toBeGreaterThan(1500), { timeout: 3000 });
  expect(runs).toBe(1);
  finish.abort();
  await vi.waitFor(async () => expect(await statusOf(id)).toMatchObject({ status: 'done' }));
});

it('takes up the job of a worker that was killed, within its lease', async () => {
  const id = await enqueue(db, { kind: 'orphan', subject: 's' });
  await leaveBehind(id, 1, '200 milliseconds');
  await start({ orphan: async () => undefined });
  await vi.waitFor(async () => expect(await statusOf(id)).toMatchObject({ status: 'done', attempts: 2 }));
});

it('frees all leases at once where no other process can be alive, and counts what they had begun', async () => {
  const id = await enqueue(db, { kind: 'orphan', subject: 's' });
  await leaveBehind(id, 1, '1 hour');
  await start({ orphan: async () => undefined }, { alone: true, lease: 60_000 });
  await vi.waitFor(async () => expect(await statusOf(id)).toMatchObject({ status: 'done', attempts: 2 }));
});

it('hands running jobs back when the server stops', async () => {
  const runner = await start({ long: untilAborted });
  const id = await enqueue(db, { kind: 'long', subject: 's' });
  await vi.waitFor(async () => expect(await statusOf(id)).toMatchObject({ status: 'running' }));
  await runner.stop();
  expect(await statusOf(id)).toMatchObject({ status: 'queued', attempts: 0 });
});

it('gives up a job whose worker ended during the last attempt, says why, and tells its subject', async () => {
  const dead: string[] = [];
  const run = vi.fn(async () => undefined);
  const [last, before] = [
    await enqueue(db, { kind: 'deadly', subject: 'last' }),
    await enqueue(db, { kind: 'deadly', subject: 'before' }),
  ];
  await leaveBehind(last, 3, '1 hour');
  await leaveBehind(before, 2, '1 hour');
  await start(
    {
      deadly: {
        run,
        onDead: async (tx, { subject }) => void dead.push(subject, ...(await tx.query(sql`select 1`)).map(String)),
      },
    },
    { alone: true },
  );
  await vi.waitFor(async () => expect(await statusOf(before)).toMatchObject({ status: 'done' }));
  expect(await statusOf(last)).toMatchObject({ status: 'failed', reason: 'worker_lost', attempts: 3 });
  expect(dead[0]).toBe('last');
  expect(run).toHaveBeenCalledTimes(1);
});

it('lets no kind wait for another one, and keeps to the slots of each', async () => {
  const finish = new AbortController();
  const atWork = { slow: 0, pair: 0 };
  const most = { slow: 0, pair: 0 };
  const hold = (kind: 'slow' | 'pair') => async (): Promise<void> => {
    most[kind] = Math.max(most[kind], (atWork[kind] += 1));
    if (!finish.signal.aborted) await once(finish.signal, 'abort');
    atWork[kind] -= 1;
  };
  const slow = await Promise.all([1, 2, 3].map(() => enqueue(db, { kind: 'slow', subject: 's' })));
  for (let count = 0; count < 3; count += 1) await enqueue(db, { kind: 'pair', subject: 's' });
  const quick = await enqueue(db, { kind: 'quick', subject: 's' });
  await start({ slow: hold('slow'), pair: { run: hold('pair'), slots: 2 }, quick: async () => undefined });
  await vi.waitFor(async () => expect(await statusOf(quick)).toMatchObject({ status: 'done' }));
  await vi.waitFor(() => expect(atWork).toEqual({ slow: 1, pair: 2 }));
  finish.abort();
  await vi.waitFor(async () => {
    for (const id of slow) expect(await statusOf(id)).toMatchObject({ status: 'done' });
  });
  expect(most).toEqual({ slow: 1, pair: 2 });
});

it('does long work piece by piece, with all attempts for each, and lets others go between', async () => {
  const order: unknown[] = [];
  await start({
    long: async ({ payload, subject, attempt }) => {
      const from = Number(payload['from'] ?? 0);
      order.push(`${subject}${from}`);
      if (attempt < 2 && from === 1) throw new Error('not yet');
      return from < 2 ? { next: { from: from + 1 } } : undefined;
    },
  });
  const ids = await db.transaction(async (tx) => [
    await enqueue(tx, { kind: 'long', subject: 'a', maxAttempts: 2 }),
    await enqueue(tx, { kind: 'long', subject: 'b', maxAttempts: 2 }),
  ]);
  await vi.waitFor(async () => {
    for (const id of ids)
      expect(await statusOf(id)).toMatchObject({ status: 'done', attempts: 1, payload: { from: 2 } });
  });
  expect(new Set(order.slice(0, 2))).toEqual(new Set(['a0', 'b0']));
});

it('refuses what a worker writes after its job was taken up by another one', async () => {
  const outcome: unknown[] = [];
  const taken = new AbortController();
  const id = await enqueue(db, { kind: 'slow', subject: 's' });
  await start({
    slow: async ({ fence, write }) => {
      await write(async () => void outcome.push(`begun ${fence}`));
      await once(taken.signal, 'abort');
      await write(async () => void outcome.push('written late')).catch((error: unknown) => outcome.push(error));
    },
  });
  await vi.waitFor(() => expect(outcome).toEqual(['begun 1']));
  // As another copy takes it up while this one had stopped beating.
  await db.query(sql`update jobs set fence = fence + 1, leased_by = 'another' where id = ${id}`);
  taken.abort();
  await vi.waitFor(() => expect(outcome).toHaveLength(2));
  expect(outcome[1]).toBeInstanceOf(JobLost);
  expect(await statusOf(id)).toMatchObject({ status: 'running' });
});

it('refuses what a worker writes after its job was cancelled', async () => {
  const cancelled = new AbortController();
  const outcome: unknown[] = [];
  await start({
    deaf: async ({ write }) => {
      outcome.push('begun');
      await once(cancelled.signal, 'abort');
      await write(async () => void outcome.push('written late')).catch((error: unknown) => outcome.push(error));
    },
  });
  const id = await enqueue(db, { kind: 'deaf', subject: 'document' });
  await vi.waitFor(() => expect(outcome).toEqual(['begun']));
  await cancelJobs(db, ['document']);
  cancelled.abort();
  await vi.waitFor(() => expect(outcome).toEqual(['begun', expect.any(JobLost)]));
  expect(await statusOf(id)).toMatchObject({ status: 'cancelled' });
});

it('keeps how far a job is, and takes back a dead one with its subject', async () => {
  const half = await enqueue(db, { kind: 'half', subject: 'a' });
  const dead = await enqueue(db, { kind: 'dead', subject: 'b', maxAttempts: 1 });
  await start({
    half: async (job) => {
      job.report(0.5);
      await untilAborted(job);
    },
    dead: async () => {
      throw new Error('never');
    },
  });
  await vi.waitFor(async () => expect(await statusOf(half)).toMatchObject({ status: 'running', progress: 0.5 }));
  await vi.waitFor(async () => expect(await statusOf(dead)).toMatchObject({ status: 'failed' }));
  await cancelJobs(db, ['b']);
  expect(await statusOf(dead)).toMatchObject({ status: 'cancelled' });
});

it('puts work that is asked for again in the queue once', async () => {
  for (let count = 0; count < 3; count += 1) await enqueueOnce(db, { kind: 'tidy', subject: 'all' });
  expect(await db.query(sql`select 1 from jobs where kind = 'tidy'`)).toHaveLength(1);
});
