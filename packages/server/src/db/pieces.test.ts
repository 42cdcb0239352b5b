import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { pieces } from './pieces.js';

const quick = async (): Promise<void> => undefined;

it('begins with a few, and takes twice as many each time while that is quick, up to a limit', async () => {
  const piece = pieces();
  const sizes: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    sizes.push(piece.size());
    await piece.timed(piece.size(), quick);
  }
  expect(sizes).toEqual([4, 8, 16, 32, 64, 128, 256, 500, 500, 500]);
});

it('takes fewer when they take long, but never none', async () => {
  const piece = pieces(100);
  await piece.timed(100, () => pause(200));
  expect(piece.size()).toBeLessThanOrEqual(20);
  expect(piece.size()).toBeGreaterThan(0);
  await piece.timed(1, () => pause(200));
  expect(piece.size()).toBe(1);
});

it('answers what the work answers, and keeps its size where that fails', async () => {
  const piece = pieces(10);
  await expect(piece.timed(10, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(piece.size()).toBe(10);
  expect(await piece.timed(10, () => Promise.resolve('yes'))).toBe('yes');
});
