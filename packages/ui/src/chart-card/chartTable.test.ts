import { expect, it } from 'vitest';
import { sources } from './chart.fixtures.js';
import { colourAt, isNothing, partsOf, rangeOf } from './chartTable.js';

it('puts the small parts of a pie together, so that each of the five has a colour of its own', () => {
  const parts = partsOf(sources, '其他');
  expect(parts.map(({ name, value }) => [name, value])).toEqual([
    ['竞赛规则库', 2318],
    ['赛事规程库', 1206],
    ['裁判知识库', 987],
    ['会员制度库', 742],
    ['其他', 531 + 218 + 96],
  ]);
  expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

it('gives what has no size no part', () => {
  const table = { labels: ['a', 'b', 'c', 'd'], series: [{ name: 'n', values: [0, null, -3, 4] }] };
  expect(partsOf(table, 'rest')).toEqual([{ name: 'd', value: 4, share: 1 }]);
});

it('measures bars on top of each other by their sum, those below 0 for themselves', () => {
  const table = {
    labels: ['a', 'b'],
    series: [
      { name: 'x', values: [3, -2] },
      { name: 'y', values: [4, -1] },
    ],
  };
  expect(rangeOf('stacked', table)).toEqual({ least: -3, greatest: 7 });
  expect(rangeOf('bar', table)).toEqual({ least: -2, greatest: 4 });
});

it('keeps the colour of a series when an earlier time is drawn beside it', () => {
  const series = [
    { name: 'now', values: [] },
    { name: 'before', values: [], earlier: true },
    { name: 'other', values: [] },
  ];
  expect(series.map((_, at) => colourAt(series, at))).toEqual([0, 1, 1]);
});

it('finds nothing to see where nothing was measured, or counted', () => {
  expect(isNothing({ labels: [], series: [] })).toBe(true);
  expect(isNothing({ labels: ['a', 'b'], series: [{ name: 'n', values: [0, null] }] })).toBe(true);
  expect(isNothing({ labels: ['a'], series: [{ name: 'n', values: [-1] }] })).toBe(false);
});
