import { ChunkLoadError } from '@console/ui/on-demand';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPage } from './lazyPage.js';

afterEach(() => vi.useRealTimers());

it('Chunk loading failure: given up after 120 seconds', async () => {
  vi.useFakeTimers();
  const outcome = lazyPage<object>(() => new Promise(() => undefined))().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(119_999);
  const early = await Promise.race([outcome, Promise.resolve('still waiting')]);
  expect(early).toBe('still waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBeInstanceOf(ChunkLoadError);
});

it('Chunk loading failure: a part that is gone is told by the same error', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module');
  await expect(lazyPage<object>(() => Promise.reject(gone))()).rejects.toMatchObject({
    name: 'ChunkLoadError',
    cause: gone,
  });
});
