import { pairsOf } from './likest.js';

/** 0 to 1: how much of the shorter of two texts the other one holds. */
export const textLikeness = (one: string, other: string): number => {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let both = 0;
  for (const pair of small) if (large.has(pair)) both += 1;
  return both / small.size;
};
