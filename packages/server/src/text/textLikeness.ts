import { pairsInBoth, pairsOf } from './likest.js';

/** 0 to 1: how much of the shorter of two texts the other one holds. */
export const textLikeness = (one: string, other: string): number => {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const least = Math.min(a.size, b.size);
  return least === 0 ? 0 : pairsInBoth(a, b) / least;
};
