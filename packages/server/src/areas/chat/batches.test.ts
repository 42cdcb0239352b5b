import { expect, it } from 'vitest';
import { inBatches } from './batches.js';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function* breaking() {
  yield '一';
  yield '二';
  throw new Error('broken');
}

it('lets pieces out together, at most one batch in each interval, and loses none', async () => {
  const pieces = Array.from({ length: 40 }, (_, at) => `${at} `);
  const source = async function* () {
    for (const piece of pieces) {
      yield piece;
      await pause(4);
    }
  };
  const began = performance.now();
  const batches: string[] = [];
  for await (const batch of inBatches(source(), 50)) batches.push(batch);
  expect(batches.join('')).toBe(pieces.join(''));
  expect(batches[0]).toBe('0 ');
  expect(batches.length).toBeLessThanOrEqual((performance.now() - began) / 50 + 2);
});

it('lets out what came before a failure, then fails', async () => {
  const seen: string[] = [];
  const read = async () => {
    for await (const batch of inBatches(breaking(), 50)) seen.push(batch);
  };
  await expect(read()).rejects.toThrow('broken');
  expect(seen.join('')).toBe('一二');
});

it('ends its source when the reader leaves', async () => {
  let left: () => void;
  const ended = new Promise<void>((resolve) => {
    left = resolve;
  });
  const source = async function* () {
    try {
      while (true) {
        yield '字';
        await pause(1);
      }
    } finally {
      left();
    }
  };
  for await (const _ of inBatches(source(), 5)) break;
  await ended;
});
