import { expect, it } from 'vitest';
import { sources } from './chart.fixtures.js';
import { type ChartKind, partsOf, type Place } from './chartTable.js';
import { edges, leftOf, moved, placeAt, type Plot, xOf } from './geometry.js';

const size = { width: 400, height: 232 };
const table = {
  labels: ['a', 'b', 'c', 'd'],
  series: [
    { name: 'x', values: [1, 2, 3, 4] },
    { name: 'y', values: [4, 3, 2, 1] },
  ],
};
const plotOf = (kind: ChartKind): Plot => ({ kind, table, parts: [], size });
const pie: Plot = { kind: 'pie', table: sources, parts: partsOf(sources, 'rest'), size: { width: 232, height: 232 } };

it.each(['line', 'bar', 'stacked'] as const)('finds under the pointer what stands there: %s', (kind) => {
  const plot = plotOf(kind);
  for (const at of [0, 1, 2, 3]) expect(placeAt(plot, xOf(plot, at), 100)?.at).toBe(at);
  expect(placeAt(plot, 0, 0)?.at).toBe(0);
  expect(placeAt(plot, 400, 0)?.at).toBe(3);
});

it('finds a cell by column and row', () => {
  const plot = plotOf('heat');
  expect(placeAt(plot, xOf(plot, 2), 20)).toEqual({ at: 2, series: 0 });
  expect(placeAt(plot, xOf(plot, 2), 200)).toEqual({ at: 2, series: 1 });
});

it('leaves the names of rows the room that they need, at most a third of it all', () => {
  const named = (...names: string[]): Plot => {
    const plot = plotOf('heat');
    return { ...plot, table: { ...plot.table, series: names.map((name) => ({ name, values: [1, 2, 3, 4] })) } };
  };
  expect(leftOf(named('周一'))).toBe(edges.left);
  expect(leftOf(named('周一', '重要价值客户'))).toBeGreaterThan(6 * 12);
  expect(leftOf(named('很'.repeat(80)))).toBeLessThan(plotOf('heat').size.width / 3);
  const plot = named('重要价值客户');
  for (const at of [0, 1, 2, 3]) expect(placeAt(plot, xOf(plot, at), 100)?.at).toBe(at);
});

it('finds a part of a pie, and none in its middle or outside', () => {
  expect(placeAt(pie, 116 + 80, 116 - 40)).toEqual({ at: 0, series: 0 });
  expect(placeAt(pie, 116 - 10, 116 - 90)).toEqual({ at: 4, series: 0 });
  expect(placeAt(pie, 116, 116)).toBeUndefined();
  expect(placeAt(pie, 2, 2)).toBeUndefined();
});

const walk = (plot: Plot, keys: readonly string[]): Place | undefined =>
  keys.reduce<Place | undefined>((place, key) => moved(plot, key, place), undefined);

it('goes along with the arrow keys, and stays at the ends', () => {
  expect(walk(plotOf('line'), ['ArrowRight'])).toEqual({ at: 0, series: 0 });
  expect(walk(plotOf('line'), ['ArrowLeft'])).toEqual({ at: 3, series: 0 });
  expect(walk(plotOf('bar'), ['End', 'ArrowRight'])).toEqual({ at: 3, series: 0 });
  expect(walk(pie, ['Home', 'ArrowRight', 'End'])).toEqual({ at: 4, series: 0 });
  expect(walk(plotOf('bar'), ['ArrowDown'])).toBeUndefined();
});

it('goes up and down in a heat map as well', () => {
  expect(walk(plotOf('heat'), ['ArrowDown'])).toEqual({ at: 0, series: 0 });
  expect(walk(plotOf('heat'), ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown'])).toEqual({ at: 1, series: 1 });
  expect(walk(plotOf('heat'), ['ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowUp'])).toEqual({ at: 0, series: 0 });
});
