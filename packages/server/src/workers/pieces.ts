import { setImmediate as turn } from 'node:timers/promises';

/** Cuts items into pieces whose sizes add up to no more than `most`, if one item alone is no larger. */
export const piecesOf = function* <T>(
  items: readonly T[],
  sizeOf: (item: T) => number,
  most: number,
): Generator<readonly T[]> {
  let start = 0;
  let size = 0;
  for (const [at, item] of items.entries()) {
    const one = sizeOf(item);
    if (at > start && size + one > most) {
      yield items.slice(start, at);
      [start, size] = [at, 0];
    }
    size += one;
  }
  if (start < items.length) yield items.slice(start);
};

/**
 * For long work on the thread that answers everybody: call what it gives between two steps, and others have their turn
 * every few milliseconds.
 */
export const breather = (milliseconds = 8): (() => Promise<void>) => {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < milliseconds) return;
    await turn();
    began = performance.now();
  };
};
