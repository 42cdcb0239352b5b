import { CHUNK_LOAD_TIMEOUT } from '@console/base';
import { afterEach, expect, it, vi } from 'vitest';
import { onPartFailed, part } from './part.js';

afterEach(() => vi.useRealTimers());

it('loads once, however often it is asked for', async () => {
  const get = vi.fn(async () => 'menu');
  const menu = part(get);
  expect(menu.current).toBeNull();
  menu.prepare();
  expect(await Promise.all([menu.load(), menu.load()])).toEqual(['menu', 'menu']);
  expect(await menu.load()).toBe('menu');
  expect(menu.current).toBe('menu');
  expect(get).toHaveBeenCalledTimes(1);
});

it('tells who waits for it that it is there', async () => {
  const menu = part(async () => 'menu');
  const onArrival = vi.fn();
  const stop = menu.subscribe(onArrival);
  await menu.load();
  expect(onArrival).toHaveBeenCalledTimes(1);
  stop();
});

it('tells of a failure only where it was asked for, and may be asked for again', async () => {
  const get = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'));
  const settled = () => get.mock.settledResults.at(-1)?.type;
  const menu = part(get);
  const failed = vi.fn();
  const stop = onPartFailed(failed);
  menu.prepare();
  await vi.waitFor(() => expect(settled()).toBe('rejected'));
  expect(failed).not.toHaveBeenCalled();
  await expect(menu.load()).rejects.toMatchObject({ name: 'ChunkLoadError', cause: new Error('gone') });
  expect(failed).toHaveBeenCalledTimes(1);
  get.mockResolvedValue('menu');
  expect(await menu.load()).toBe('menu');
  stop();
});

it('is given up after 120 s', async () => {
  vi.useFakeTimers();
  expect(CHUNK_LOAD_TIMEOUT).toBe(120_000);
  const never = part(() => new Promise<string>(() => undefined));
  const failed = vi.fn();
  const stop = onPartFailed(failed);
  const given = never.load().catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(CHUNK_LOAD_TIMEOUT - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await given).toContain('did not arrive');
  expect(failed).toHaveBeenCalledTimes(1);
  stop();
});
