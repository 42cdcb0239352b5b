import { expect, it } from 'vitest';
import { league, manySeries } from './basketball.fixtures.js';
import { answered, rates } from './dataAnswer.fixtures.js';
import { axisFrom, axisNames, figureOf, kindsOf } from './figureTable.js';
import { isDrawn, kindShown, resultKinds } from './resultKinds.js';
import type { AnswerChart } from './types.js';

const byProvince: AnswerChart = { kind: 'line', kinds: ['line'], x: '月份', series: ['裁判人数'], by: '省份' };

it('makes a series of each value of a column, in the order of the table of the answer', () => {
  const figure = answered.chart && figureOf(answered.chart, rates);
  expect(figure?.series.map(({ name }) => name)).toEqual(['文献助手', '财务助手', '通用助手', '智能客服', '传播助手']);
  expect(figure?.labels).toHaveLength(30);
  expect(figure?.labels[0]).toBe('10-22');
  expect(figure?.unit).toBe('%');
});

it('draws five series, and knows how many there are', () => {
  const figure = figureOf(byProvince, manySeries);
  expect(figure?.series).toHaveLength(5);
  expect(figure?.all).toBe(8);
  expect(figure?.series[0]?.values).toEqual([420, 432, 444]);
});

it('draws, of more than five, those that changed most', () => {
  const rows = Array.from({ length: 7 }, (_, at) => `${at}`);
  const answer = {
    columns: [
      { name: '助手', type: 'text', role: 'group' },
      { name: '变化', type: 'number', role: 'change' },
    ],
    rows: rows.map((name, at) => [name, at === 2 || at === 4 ? 0 : -at]),
    cut: false,
  };
  const table = {
    columns: [
      { name: '日期', type: 'date', role: 'time' },
      { name: '助手', type: 'text', role: 'group' },
      { name: '次数', type: 'number', role: 'value' },
    ],
    rows: rows.map((name) => ['2026-03-01', name, 1]),
    cut: false,
  };
  const figure = figureOf({ kind: 'line', kinds: ['line'], x: '日期', series: ['次数'], by: '助手', table }, answer);
  expect(figure?.series.map(({ name }) => name)).toEqual(['0', '1', '3', '5', '6']);
});

it('leaves a gap where there is no row', () => {
  const table = { ...manySeries, rows: manySeries.rows.filter((_, at) => at !== 9) };
  expect(figureOf(byProvince, table)?.series.find(({ name }) => name === '上海')?.values).toEqual([383, null, 405]);
});

it('draws the time before as such, and names no unit where there are several', () => {
  const chart = { kind: 'bar', kinds: ['bar'], x: '助手', series: ['近 30 天', '前 30 天'] };
  const figure = figureOf(chart, rates);
  expect(figure?.series.map(({ earlier }) => earlier)).toEqual([undefined, true]);
  expect(figureOf({ ...chart, series: ['近 30 天', '问答次数'] }, rates)?.unit).toBeUndefined();
});

it('draws nothing of columns that are not there', () => {
  expect(figureOf({ ...byProvince, x: '年份' }, manySeries)).toBeUndefined();
  expect(figureOf({ ...byProvince, series: ['教练人数'] }, manySeries)).toBeUndefined();
});

it('begins the axis of lines above 0 where all lie close together and far from it, and says where', () => {
  expect(answered.chart && figureOf(answered.chart, rates)?.from).toBe(90);
  expect(axisFrom([{ name: '', values: [4, 82] }])).toBeUndefined();
  expect(axisFrom([{ name: '', values: [-3, -1] }])).toBeUndefined();
  expect(axisFrom([{ name: '', values: [97, 97, null] }])).toBeUndefined();
  expect(axisFrom([{ name: '', values: [] }])).toBeUndefined();
});

it('names days of one year without it', () => {
  expect(axisNames(['2026-10-22', '2026-11-20'])).toEqual(['10-22', '11-20']);
  expect(axisNames(['2025-12-31', '2026-01-01'])).toEqual(['2025-12-31', '2026-01-01']);
  expect(axisNames(['2026-10', '2026-11'])).toEqual(['2026-10', '2026-11']);
});

it('offers the kinds that it knows, the plain table always, and shows what suits best', () => {
  expect(kindsOf({ ...byProvince, kinds: ['line', 'radar', 'bar'] })).toEqual(['bar', 'line']);
  expect(resultKinds(rates, null)).toEqual(['table']);
  const kinds = resultKinds(league, null);
  expect(kinds).toEqual(['table', 'league']);
  expect(kindShown(undefined, kinds, null)).toBe('league');
  expect(kindShown('table', kinds, null)).toBe('table');
  expect(kindShown('pie', ['table', 'bar', 'line'], byProvince)).toBe('line');
  expect([isDrawn('line'), isDrawn('shots'), isDrawn('league')]).toEqual([true, true, false]);
});
