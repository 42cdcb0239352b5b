import { expect, it } from 'vitest';
import { shareOut, type Taker } from './shareOut.js';

const taker = (id: string, more: Partial<Taker> = {}): Taker => ({ id, weight: 1, most: 100_000, load: 0, ...more });
const gets = (takers: readonly Taker[], count: number, share: 'even' | 'leastLoaded' = 'even') =>
  Object.fromEntries(shareOut(takers, count, share));

it('gives each equally many, and what is left over to some', () => {
  expect(gets([taker('a'), taker('b'), taker('c')], 9)).toEqual({ a: 3, b: 3, c: 3 });
  const uneven = gets([taker('a'), taker('b'), taker('c')], 10);
  expect(Object.values(uneven).toSorted((a, b) => a - b)).toEqual([3, 3, 4]);
  expect(gets([taker('a'), taker('b')], 0)).toEqual({ a: 0, b: 0 });
});

it('gives by weight, and nobody more than they take', () => {
  expect(gets([taker('a', { weight: 3 }), taker('b')], 8)).toEqual({ a: 6, b: 2 });
  expect(gets([taker('a', { weight: 3, most: 2 }), taker('b'), taker('c')], 8)).toEqual({ a: 2, b: 3, c: 3 });
  expect(gets([taker('a', { most: 2 }), taker('b', { most: 1 })], 10)).toEqual({ a: 2, b: 1 });
});

it('fills those first who have fewest', () => {
  expect(gets([taker('a', { load: 10 }), taker('b', { load: 4 })], 6, 'leastLoaded')).toEqual({ a: 0, b: 6 });
  expect(gets([taker('a', { load: 10 }), taker('b', { load: 4 })], 10, 'leastLoaded')).toEqual({ a: 2, b: 8 });
  expect(gets([taker('a', { load: 1, most: 2 }), taker('b', { load: 5 })], 9, 'leastLoaded')).toEqual({ a: 2, b: 7 });
  expect(gets([taker('a'), taker('b'), taker('c')], 4, 'leastLoaded')).toEqual({ a: 2, b: 1, c: 1 });
});

it('shares out all people that there is room for, whatever the numbers', () => {
  for (let seed = 1; seed < 300; seed += 1) {
    const takers = Array.from({ length: 1 + (seed % 7) }, (_, at) =>
      taker(`s${at}`, {
        weight: 1 + ((seed * (at + 3)) % 9),
        most: 1 + ((seed * 31 * (at + 1)) % 40),
        load: (seed * at) % 13,
      }),
    );
    const count = (seed * 17) % 90;
    const room = takers.reduce((sum, { most }) => sum + most, 0);
    for (const share of ['even', 'leastLoaded'] as const) {
      const shares = shareOut(takers, count, share);
      expect([...shares.values()].reduce((sum, one) => sum + one, 0)).toBe(Math.min(count, room));
      for (const { id, most } of takers) expect(shares.get(id)).toBeLessThanOrEqual(most);
      expect([...shares.values()].every((one) => Number.isInteger(one) && one >= 0)).toBe(true);
    }
  }
});
