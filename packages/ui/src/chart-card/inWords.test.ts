import { expect, it } from 'vitest';
import { byAssistant, month, sources } from './chart.fixtures.js';
import { partsOf } from './chartTable.js';
import { readingAt, summaryOf, writer } from './inWords.js';
import { chartEn, chartZh } from './locale.js';

it('says of each series where it was highest and lowest, in both languages', () => {
  const chart = { title: '问答趋势', kind: 'line', table: month } as const;
  expect(summaryOf(chart, chartZh, writer(undefined, '次'))).toBe(
    '问答趋势：近 30 天 最高 11-11 2,084 次，最低 10-26 866 次',
  );
  expect(summaryOf(chart, chartEn, writer())).toBe('问答趋势: 近 30 天 highest at 11-11: 2,084, lowest at 10-26: 866');
});

it('says the shares of a pie, and of nothing that there is nothing', () => {
  expect(summaryOf({ title: '来源', kind: 'pie', table: sources }, chartZh, writer())).toMatch(
    /^来源：竞赛规则库 38%；/,
  );
  expect(summaryOf({ title: '来源', kind: 'pie', table: { labels: [], series: [] } }, chartZh, writer())).toBe(
    '来源：没有数据',
  );
});

it('writes percent close to its number, other units apart, and a true minus', () => {
  expect(writer(undefined, '%')(92.3)).toBe('92.3%');
  expect(writer(undefined, '次')(-1234)).toBe('−1,234 次');
  expect(writer((value) => value.toFixed(1))(2)).toBe('2.0');
});

it('tells beside a value how far it lies from the time before', () => {
  const reading = readingAt({ kind: 'bar', table: byAssistant, parts: [] }, { at: 0, series: 0 }, chartZh, writer());
  expect(reading).toEqual({
    title: '通用助手',
    lines: [
      { name: '本期', value: '4,146', series: 0 },
      { name: '前 7 天', value: '4,401', series: 1 },
      { name: '相差', value: '−255（−5.8%）' },
    ],
  });
});

it('tells no percentage of nothing, and a dash for what was not measured', () => {
  const table = {
    labels: ['a', 'b'],
    series: [
      { name: 'now', values: [3, null] },
      { name: 'before', values: [0, 2], earlier: true },
    ],
  };
  const at = (place: number) =>
    readingAt({ kind: 'line', table, parts: [] }, { at: place, series: 0 }, chartZh, writer()).lines.map(
      ({ value }) => value,
    );
  expect(at(0)).toEqual(['3', '0', '+3']);
  expect(at(1)).toEqual(['—', '2']);
});

it('tells value and share of a part', () => {
  const parts = partsOf(sources, '其他');
  expect(readingAt({ kind: 'pie', table: sources, parts }, { at: 1, series: 0 }, chartZh, writer())).toEqual({
    title: '赛事规程库',
    lines: [
      { name: '引用次数', value: '1,206' },
      { name: '占比', value: '19.8%' },
    ],
  });
});
