import { expect, it } from 'vitest';
import { checkSlides } from './checkSlides.js';
import { emptySlide, type SlidePage, type SlideSource } from './deck.js';
import { slideDesignOf } from './designs.js';

const source = (quote: string, n = 1): SlideSource => ({
  n,
  kind: 'document',
  title: '2026 赛季周报.pdf',
  quote,
  subjectId: 'd',
  chunkId: 'c',
  page: 1,
  positions: [],
});
const strange = (own: Partial<SlidePage>): { what: string; amount: number; severity: string } | undefined =>
  checkSlides([{ ...emptySlide('p'), title: '报名', ...own }], {
    design: slideDesignOf('association'),
    format: '16:9',
  }).find(({ kind }) => kind === 'figureNotInSources');
const points = (...texts: string[]) => texts.map((text) => ({ text, level: 0 }));
const said = (text: string, quote: string) => strange({ points: points(text), sources: [source(quote)] })?.what;

it('marks a number that stands in no quote, mildly, with how many there are', () => {
  const sources = [source('审核通过 1,926 支。'), source('缺裁判 240 人。', 2)];
  expect(strange({ points: points('通过 1,926 支', '缺 240 人'), sources })).toBeUndefined();
  expect(strange({ points: points('通过 1,962 支，缺 250 人', '增加 12.5%'), sources })).toMatchObject({
    what: '1,962',
    amount: 3,
    severity: 'warning',
  });
});

it.each([
  ['共 1234 支', '共 1,234 支'],
  ['共 １，２３４ 支'.replace('，', ','), '共 1234 支'],
  ['增长 12.5%', '增长１２．５％'],
  ['增长 12.5%', '增长率 0.125'],
  ['46.2 万人', '462,000 人'],
  ['46.2 万人', '球员（万人）：46.2'],
  ['罚 2 次', '可罚两次'],
  ['共 320 支', '共三百二十支'],
  ['共 12,500 人', '共一万二千五百人'],
  ['报名首次过 1,900 支', '报名 1,926 支'],
  ['报名约 1,900 支', '报名 1,926 支'],
  ['1,900 多支', '报名 1,926 支'],
  ['three halls, 3 of them new', 'three halls'],
  ['减少 -4 支', '减少 4 支'],
])('takes %s for what the source says: %s', (text, quote) => expect(said(text, quote)).toBeUndefined());

it.each([
  ['共 1,235 支', '共 1,234 支', '1,235'],
  ['增长 12.6%', '增长 12.5%', '12.6%'],
  ['约 2,900 支', '报名 1,926 支', '2,900'],
  ['2025 年办赛', '2024 年办赛', '2025'],
])('does not take %s for what the source says: %s', (text, quote, figure) => expect(said(text, quote)).toBe(figure));

it('leaves alone what counts nothing: citations, places, names, years of titles and pages that name what follows', () => {
  const sources = [source('没有数字。')];
  const free = points('1. 先报名 [3]', '（2）第 4 步审核', 'U17 联赛分 3 个阶段');
  expect(strange({ title: '2026 年的安排', subtitle: '2025 至 2026', points: free, sources })).toBeUndefined();
  for (const layout of ['title', 'agenda', 'section', 'closing'] as const)
    expect(strange({ layout, title: '共 99 支', subtitle: '99', points: points('99'), sources })).toBeUndefined();
  const table = { head: ['赛区', '2026'], rows: [['2025', '7']] };
  expect(strange({ layout: 'table', table, sources: [source('7')] })).toBeUndefined();
  expect(strange({ layout: 'table', table, sources })?.what).toBe('7');
});

it('says nothing where a page has no source, or where what one says is not known', () => {
  expect(strange({ points: points('99 支') })).toBeUndefined();
  expect(strange({ points: points('99 支'), sources: [source('1 支'), source('', 2)] })).toBeUndefined();
});

it('reads the numbers that a chart draws', () => {
  const chart = {
    kind: 'bar',
    unit: '张',
    categories: ['2025', '2026'],
    series: [{ name: '续费', values: [702, 96.5] }],
  } as const;
  expect(strange({ layout: 'chart', chart, sources: [source('702 | 96.5')] })).toBeUndefined();
  expect(strange({ layout: 'chart', chart, sources: [source('702 | 95')] })?.what).toBe('96.5');
});
