import { expect, it } from 'vitest';
import {
  cellText,
  decimalsIn,
  differenceText,
  headText,
  nextSorting,
  numberText,
  signedText,
  sortedRows,
  toneOf,
} from './cells.js';
import { checkLines } from './checkWords.js';
import { faultOf, isLaidOut } from './chipValues.js';
import { chips } from './dataAnswer.fixtures.js';
import { dataAnswerEn, dataAnswerZh as zh } from './locale.js';

const percent = { name: '近 30 天', type: 'number', unit: '%', role: 'value' };
const change = { name: '变化', type: 'number', unit: '%', role: 'change' };

it('writes numbers with thousands, a true minus sign, and no minus before nothing', () => {
  expect(numberText(16824)).toBe('16,824');
  expect(signedText(-0.8, 1)).toBe('−0.8');
  expect(signedText(0.04, 1)).toBe('0.0');
  expect(signedText(-0.04, 1)).toBe('0.0');
  expect(signedText(12)).toBe('+12');
});

it('gives percent one decimal, and a column the decimals that one of its numbers needs', () => {
  expect(cellText(94, percent, decimalsIn(percent, [94, 98.1]), zh)).toBe('94.0%');
  const seconds = { name: '耗时', type: 'number', unit: '秒' };
  expect(cellText(3, seconds, decimalsIn(seconds, [3, 1.25]), zh)).toBe('3.00');
});

it('says points of a difference of percent, in the head and in words', () => {
  expect(headText(change, zh)).toBe('变化，个百分点');
  expect(headText({ name: '问答次数', type: 'number', unit: '次' }, zh)).toBe('问答次数');
  expect(headText({ name: '耗时', type: 'number', unit: '秒' }, zh)).toBe('耗时，秒');
  expect(differenceText(2.1, '%', zh)).toBe('+2.1 个百分点');
  expect(differenceText(-3, '次', zh)).toBe('−3 次');
  expect(differenceText(-3, '%', dataAnswerEn)).toBe('−3.0 points');
});

it('writes what is missing as a dash, and days without midnight', () => {
  expect(cellText(null, percent, 1, zh)).toBe('—');
  const day = { name: '日期', type: 'date' };
  expect(cellText('2026-11-20T00:00:00', day, 0, zh)).toBe('2026-11-20');
  expect(cellText('2026-11-20T08:05:00', day, 0, zh)).toBe('2026-11-20 08:05:00');
  expect(cellText(true, { name: '命中', type: 'boolean' }, 0, zh)).toBe('是');
});

it('calls a difference good or bad by its meaning, and neither where it has none', () => {
  expect(toneOf(0.6, true)).toBe('good');
  expect(toneOf(0.6, false)).toBe('bad');
  expect(toneOf(-0.6, false)).toBe('good');
  expect(toneOf(-0.6, null)).toBeUndefined();
  expect(toneOf(0, true)).toBeUndefined();
});

it('sorts numbers from the greatest and words from the first, then the other way, then as they came; gaps come last', () => {
  const table = {
    rows: [
      ['乙', 3],
      ['甲', null],
      ['丙', 12],
    ],
  };
  const first = nextSorting(null, 1, true);
  expect(sortedRows(table, first).map(([name]) => name)).toEqual(['丙', '乙', '甲']);
  const second = nextSorting(first, 1, true);
  expect(sortedRows(table, second).map(([name]) => name)).toEqual(['乙', '丙', '甲']);
  expect(nextSorting(second, 1, true)).toBeNull();
  expect(nextSorting(second, 0, false)).toEqual({ column: 0, descending: false });
});

it('tells what is wrong first, and has no tick for what it does not know', () => {
  const lines = checkLines(
    [
      { kind: 'rows', state: 'ok', count: 1000 },
      { kind: 'freshness', state: 'later' },
      { kind: 'cut', state: 'warn', count: 1000 },
      { kind: 'cut', state: 'warn', count: 200_000, column: '比赛' },
      { kind: 'since', state: 'ok', value: 96.3, before: 94.2, beforeTime: '2026-09-25T08:00:00+08:00', unit: '%' },
    ],
    true,
    zh,
  );
  expect(lines.map(({ ok, text }) => [ok, text])).toEqual([
    [false, '显示前 1,000 行，后面还有'],
    [false, '“比赛”只读取了前 200,000 行'],
    [true, '1,000 行'],
    [undefined, 'freshness'],
    [true, '较上次'],
  ]);
  expect(lines.at(-1)).toMatchObject({ difference: '+2.1 个百分点', tone: 'good', before: '上次 09-25，94.2%' });
});

it('queries with nothing that is no value of the chip', () => {
  const [time, metric, , filter, least] = chips;
  if (!time || !metric || !filter || !least) throw new Error('no chips');
  expect(faultOf(time, ['last7'])).toBeUndefined();
  expect(faultOf(time, ['2026-11-01', '2026-11-15'])).toBeUndefined();
  expect(faultOf(time, ['2026-11-15', '2026-11-01'])).toBe('wrongPeriod');
  expect(faultOf(time, ['', ''])).toBe('wrongPeriod');
  expect(faultOf(filter, [])).toBe('noneChosen');
  expect(faultOf(least, ['12.5'])).toBeUndefined();
  expect(faultOf(least, ['many'])).toBe('noNumber');
  expect([isLaidOut(time.options), isLaidOut(metric.options)]).toEqual([true, false]);
});
