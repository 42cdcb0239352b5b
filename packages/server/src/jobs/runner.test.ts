import { once } from 'node:events';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../db/database.js';
import { testDatabase } from '../testing/testDatabase.js';
import { cancelJobs, enqueue } from './queue.js';
import { type JobRunner, type RunningJob, startJobRunner } from './runner.js';

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

const start = async (handlers: Parameters<typeof startJobRunner>[0]['handlers'], options = {}): Promise<JobRunner> => {
  const runner = await startJobRunner({ db, handlers, poll: 50, backOff: 10, lease: 300, ...options });
  runners.push(runner);
  return runner;
};

const statusOf = async (id: string): Promise<unknown> =>
  (await db.query<{ status: string; attempts: number }>(sql`select status, attempts from jobs where id = ${id}`))[0];

it('runs what is put in the queue, also what waited there before', async () => {
  const seen: unknown[] = [];
  const before = await enqueue(db, { kind: 'greet', subject: 's', payload: { name: 'a' } });
  await start({ greet: async ({ payload }) => void seen.push(payload['name']) });
  const after = await enqueue(db, { kind: 'greet', subject: 's', payload: { name: 'b' } });
  await vi.waitFor(async () => expect(await statusOf(after)).toMatchObject({ status: 'done' }));
  expect(await statusOf(before)).toMatchObject({ status: 'done' });
  expect(seen).toEqual(['a', 'b']);
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
    expect(await statusOf(hopeless)).toMatchObject({ status: 'failed', attempts: 2 });
  });
  expect(attempts).toEqual([1, 2]);
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
  const work = async (): Promise<void> => {
    runs += 1;
    await once(finish.signal, 'abort');
  };
  await start({ long: work }, { lease: 150 });
  await start({ long: work }, { lease: 150 });
  const id = await enqueue(db, { kind: 'long', subject: 's' });
  await vi.waitFor(async () => expect(await statusOf(id)).toMatchObject({ status: 'running' }));
  const started = Date.now();
  await vi.waitFor(() => expect(Date.now() - started).toBeGreaterThan(450), { timeout: 2000 });
  expect(runs).toBe(1);
  finish.abort();
  await vi.waitFor(async () => expect(await statusOf(id)).toMatchObject({ status: 'done' }));
});

it('takes up the job of a worker that was killed, within its lease', async () => {
  const id = await enqueue(db, { kind: 'orphan', subject: 's' });
  await db.query(sql`
    update jobs set status = 'running', attempts = 1, leased_by = 'killed', leased_until = now() + interval '200 milliseconds' where id = ${id}`);
  await start({ orphan: async () => undefined });
  await vi.waitFor(async () => expect(await statusOf(id)).toMatchObject({ status: 'done', attempts: 2 }));
});

it('frees all leases at once where no other process can be alive', async () => {
  const id = await enqueue(db, { kind: 'orphan', subject: 's' });
  await db.query(sql`
    update jobs set status = 'running', attempts = 1, leased_by = 'killed', leased_until = now() + interval '1 hour' where id = ${id}`);
  await start({ orphan: async () => undefined }, { alone: true });
  await vi.waitFor(async () => expect(await statusOf(id)).toMatchObject({ status: 'done', attempts: 1 }));
});

it('hands running jobs back when the server stops', async () => {
  const runner = await start({ long: untilAborted });
  const id = await enqueue(db, { kind: 'long', subject: 's' });
  await vi.waitFor(async () => expect(await statusOf(id)).toMatchObject({ status: 'running' }));
  await runner.stop();
  expect(await statusOf(id)).toMatchObject({ status: 'queued', attempts: 0 });
});
