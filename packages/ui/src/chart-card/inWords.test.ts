import { expect, it } from 'vitest';
import { month, sources } from './chart.fixtures.js';
import { summaryOf, writer } from './inWords.js';
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
