import { afterAll, expect, it } from 'vitest';
import { createPool } from './index.js';
import type { Mood } from './testing/moody.worker.js';

const start = (first: 'oldest' | 'newest' = 'oldest') =>
  createPool<Mood, number, string>({
    module: new URL('./testing/moody.worker.js', import.meta.url),
    threads: 1,
    memory: 64,
    first,
  });
const pool = start();
afterAll(() => pool.close());
const time = 120_000;

it.each([
  ['hangs', { time: 3000 }, { why: 'timed_out' }],
  ['is silent', { time, silence: 3000 }, { why: 'timed_out' }],
  ['wants memory', { time }, { why: 'out_of_memory' }],
  ['leaves', { time }, { why: 'ended' }],
  ['throws', { time }, { why: 'ended' }],
] as const)('answers the others that wait when one %s', async (mood, limits, failure) => {
  const bad = pool.run(mood, limits);
  const others = [1, 2, 3].map(() => pool.run('answers', { time }));
  await expect(bad).rejects.toMatchObject({ name: 'ThreadGone', ...failure });
  expect(await Promise.all(others)).toEqual(['well', 'well', 'well']);
});

it('imports its module, which does not bring the process down where it is ended meanwhile', async () => {
  expect(await pool.run('says how it loads', { time })).toBe('imported');
});

it('hears everything that is told, in its order, before the reply', async () => {
  const heard: number[] = [];
  expect(await pool.run('counts', { time, onMessage: (one) => heard.push(one) })).toBe('counted');
  expect(heard).toEqual(Array.from({ length: 500 }, (_, at) => at + 1));
});

it('gives up one that nobody wants any more, at work or waiting', async () => {
  const abort = new AbortController();
  const waits = new AbortController();
  const atWork = pool.run('hangs', { time, signal: abort.signal });
  const waiting = pool.run('answers', { time, signal: waits.signal });
  const last = pool.run('answers', { time });
  waits.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  abort.abort(new Error('gone'));
  await expect(atWork).rejects.toThrow('gone');
  expect(await last).toBe('well');
});

it('may let the newest go first', async () => {
  const newest = start('newest');
  const began: number[] = [];
  await Promise.all([1, 2, 3, 4].map((one) => newest.run('answers', { time, onBegin: () => began.push(one) })));
  expect(began).toEqual([1, 4, 3, 2]);
  await newest.close();
});

it('sends everybody away when it closes', async () => {
  const other = start();
  const both = ['hangs', 'answers'].map((mood) => other.run(mood === 'hangs' ? 'hangs' : 'answers', { time }));
  const ends = Promise.allSettled(both);
  await other.close();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(other.run('answers', { time })).rejects.toMatchObject({ why: 'ended' });
});
