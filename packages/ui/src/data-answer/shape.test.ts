import { expect, it } from 'vitest';
import { box, englishBox, flow, league, shots } from './basketball.fixtures.js';
import { court, shotsOf } from './court.js';
import { rates } from './dataAnswer.fixtures.js';
import { gameOf } from './game.js';
import { isMade, shapeOf, type ShotsShape } from './shape.js';
import { boxesOf, standingsOf } from './standings.js';
import type { AnswerCell, ResultTable } from './types.js';

const tableOf = (heads: readonly string[], row: readonly AnswerCell[]): ResultTable => ({
  columns: heads.map((name, at) => ({ name, type: typeof row[at] === 'number' ? 'number' : 'text' })),
  rows: [row],
  cut: false,
});

it('knows basketball by what columns are called, in Chinese and in English', () => {
  expect(shapeOf(league)?.kind).toBe('league');
  expect(shapeOf(box)?.kind).toBe('box');
  expect(shapeOf(englishBox)?.kind).toBe('box');
  expect(shapeOf(shots)?.kind).toBe('shots');
  expect(shapeOf(flow)?.kind).toBe('timeline');
  expect(shapeOf(tableOf(['Team', 'W', 'L', 'Win %', '+/-'], ['Lions', 3, 1, 75, 12]))).toEqual({
    kind: 'league',
    team: 0,
    wins: 1,
    losses: 2,
    rate: 3,
    net: 4,
  });
  expect(shapeOf(tableOf(['loc_x', 'loc_y', 'shot_made'], [12, 40, 1]))?.kind).toBe('shots');
  expect(shapeOf(tableOf(['Quarter', 'home_score', 'away_score'], [1, 20, 18]))?.kind).toBe('timeline');
});

it('takes no other table for it, nor columns of other kinds', () => {
  expect(shapeOf(rates)).toBeUndefined();
  expect(shapeOf(tableOf(['球队', '胜', '负'], ['辽宁', '三', '一']))).toBeUndefined();
  expect(shapeOf(tableOf(['球员', '得分'], ['陈柏川', 28]))).toBeUndefined();
  expect(shapeOf({ ...league, rows: [] })).toBeUndefined();
});

it('ranks by games won, then by the difference in points, and lets equals share a rank', () => {
  const shape = shapeOf(league);
  if (shape?.kind !== 'league') throw new Error('no league');
  const ranks = standingsOf(league, shape, '名次').rows.map(([rank, name]) => `${rank} ${name}`);
  expect(ranks).toEqual(['1 辽宁', '2 广东', '3 北京', '4 上海', '5 青岛']);
  const even = { ...league, rows: league.rows.map((row) => [...row.slice(0, 4), 0]) };
  expect(standingsOf(even, shape, '名次').rows.map(([rank]) => rank)).toEqual([1, 2, 2, 4, 5]);
});

it('sets players of each team by points, and adds up what adds up', () => {
  const shape = shapeOf(box);
  if (shape?.kind !== 'box') throw new Error('no box score');
  const [first] = boxesOf(box, shape);
  expect(first?.team).toBe('辽宁');
  expect(first?.table.rows.map(([name]) => name)).toEqual(['孙立恒', '郭一鸣', '周启明']);
  expect(first?.table.total).toEqual(['', 52, 22, 15, '']);
});

it('knows a shot that went in, however it is written', () => {
  expect([true, 1, '命中', 'Made', '是'].map(isMade)).toEqual([true, true, true, true, true]);
  expect([false, 0, '未中', 'missed', null].map(isMade)).toEqual([false, false, false, false, false]);
});

const shape: ShotsShape = { kind: 'shots', x: 0, y: 1, made: 2 };
const placed = (...rows: [number, number][]) =>
  shotsOf({ rows: rows.map(([x, y]) => [x, y, true]) }, shape).drawn.map(({ x, y }) => [
    Math.round(x * 10) / 10,
    Math.round(y * 10) / 10,
  ]);

it('sets shots on the half court in metres, feet, tenths of feet, centimetres and shares', () => {
  expect(placed([0, 0], [-6.6, 1])).toEqual([
    [7.5, 1.6],
    [0.9, 2.6],
  ]);
  expect(placed([-220, 0], [0, 237])[1]).toEqual([7.5, 8.8]);
  expect(placed([-22, 0], [0, 23.7])[1]).toEqual([7.5, 8.8]);
  expect(placed([7.5, 1.575])).toEqual([[7.5, 1.6]]);
  expect(placed([750, 158], [1400, 1200])[0]).toEqual([7.5, 1.6]);
  expect(placed([0.5, 0.5])).toEqual([[court.width / 2, court.length / 2]]);
});

it('says how many shots were taken from beyond, and counts them', () => {
  const found = shotsOf(
    {
      rows: [
        [0, 2, true],
        [-3, 20, false],
        [null, 2, true],
      ],
    },
    shape,
  );
  expect(found).toMatchObject({ made: 1, missed: 1, outside: 1 });
});

it('tells how a game went', () => {
  const found = shapeOf(flow);
  if (found?.kind !== 'timeline') throw new Error('no game');
  expect(gameOf(flow, found)).toMatchObject({
    score: [82, 79],
    leads: [
      { side: 0, by: 12, at: '第 3 节 04:12' },
      { side: 1, by: 3, at: '第 1 节 02:10' },
    ],
    changes: 5,
  });
});
