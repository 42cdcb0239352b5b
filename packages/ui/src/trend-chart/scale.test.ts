import { expect, it } from 'vitest';
import { namedPlaces, niceTicks } from './scale.js';

it('steps at round numbers from 0 to above the greatest value', () => {
  expect(niceTicks(2084)).toEqual([0, 500, 1000, 1500, 2000, 2500]);
  expect(niceTicks(3)).toEqual([0, 1, 2, 3]);
  expect(niceTicks(0)).toEqual([0, 1]);
  for (const greatest of [1, 7, 19, 101, 999, 46_215]) {
    const ticks = niceTicks(greatest);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest);
    expect(ticks.length).toBeLessThanOrEqual(6);
  }
});

it('names the first and the last place, and never crowds them', () => {
  expect(namedPlaces(3, 8)).toEqual([0, 1, 2]);
  expect(namedPlaces(30, 8).at(0)).toBe(0);
  expect(namedPlaces(30, 8).at(-1)).toBe(29);
  expect(namedPlaces(30, 8).length).toBeLessThanOrEqual(8);
});
