import { formatCompact } from '@console/base';
import { expect, it } from 'vitest';
import { namedPlaces, niceTicks, tickName, ticksFrom } from './scale.js';

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

it('steps at numbers that lose nothing when they are written short', () => {
  const thousands = { k: 1e3, M: 1e6, G: 1e9 };
  for (const greatest of [900, 1100, 2084, 12_400, 1_100_000, 46_215_000]) {
    for (const tick of niceTicks(greatest)) {
      const [, number, suffix] = /^([\d.]+)([kMG]?)$/.exec(formatCompact(tick)) ?? [];
      const times = Object.entries(thousands).find(([key]) => key === suffix)?.[1] ?? 1;
      expect(Math.round(Number(number) * times)).toBe(tick);
    }
  }
});

it('goes below 0 where values do, and between whole numbers where they lie there', () => {
  expect(niceTicks(340, { least: -120 })).toEqual([-200, -100, 0, 100, 200, 300, 400]);
  expect(niceTicks(0, { least: -3 })).toEqual([-3, -2, -1, 0]);
  expect(niceTicks(0.42, { whole: false })).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  expect([-200, 0.1, 2500].map(tickName)).toEqual(['−200', '0.1', '2.5k']);
});

it('steps from where an axis begins, to above the greatest value', () => {
  expect(ticksFrom(90, 98.6, false)).toEqual([90, 92, 94, 96, 98, 100]);
});

it('names the first and the last place, and never crowds them', () => {
  expect(namedPlaces(3, 8)).toEqual([0, 1, 2]);
  expect(namedPlaces(30, 8).at(0)).toBe(0);
  expect(namedPlaces(30, 8).at(-1)).toBe(29);
  expect(namedPlaces(30, 8).length).toBeLessThanOrEqual(8);
});

it('lets the last name stand clear of the one before it, as far as the others stand from each other', () => {
  for (let count = 3; count < 60; count += 1) {
    for (let most = 3; most < 20; most += 1) {
      const places = namedPlaces(count, most);
      const [first = 0, second = 0] = places;
      const [beforeLast = 0, last = 0] = places.slice(-2);
      expect(last - beforeLast).toBeGreaterThanOrEqual(0.75 * (second - first));
    }
  }
});
