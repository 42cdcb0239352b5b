import { expect, it, vi } from 'vitest';
import { bothAsync, failed, loading, ready } from './async.js';

const problem = { code: 500, message: '程序运行出错' };

it('is ready when both are, and failed as soon as one is', () => {
  expect(bothAsync(ready(1), ready('a', true))).toEqual({ state: 'ready', data: [1, 'a'], refreshing: true });
  expect(bothAsync(loading, ready(1))).toEqual(loading);
  expect(bothAsync(loading, failed(problem))).toMatchObject({ state: 'error', error: problem });
});

it('tries again what failed', () => {
  const [one, two] = [vi.fn(), vi.fn()];
  const both = bothAsync(failed(problem, one), failed(problem, two));
  if (both.state === 'error') both.retry?.();
  expect(one).toHaveBeenCalledOnce();
  expect(two).toHaveBeenCalledOnce();
});

it('says that what it shows is old where one of the two is', () => {
  const stale = { ...ready(1), stale: { error: problem } };
  expect(bothAsync(ready(0), stale)).toMatchObject({ data: [0, 1], stale: { error: problem } });
});
