import { slideDesigns, slideFormats, type SlidePage } from '@console/base/slides';
import { describe, expect, it } from 'vitest';
import { materialOf, seasonReport } from '../../testing/material.js';
import { overflowsIn } from '../overflows.js';
import { deckByRules } from './deckByRules.js';

const design = slideDesigns[0]?.id ?? '';
const rules = { title: '赛季总结', language: 'zh-CN', overflows: overflowsIn({ design, format: '16:9' }) } as const;
const deck = (text: string, more: { most?: number } = {}): SlidePage[] =>
  deckByRules(materialOf(text), { ...rules, ...more });

const saidOn = ({ points, columns, quote, figure, table, title }: SlidePage): string[] => [
  title,
  ...points.map(({ text }) => text),
  ...columns.flatMap((column) => [column.title, ...column.points.map(({ text }) => text)]),
  ...(quote === null ? [] : [quote.text, quote.by]),
  ...(figure === null ? [] : [figure.value, figure.label, figure.change]),
  ...(table === null ? [] : [...table.head, ...table.rows.flat()]),
];

describe('a report laid out by rules', () => {
  const pages = deck(seasonReport);

  it('chooses the layout of each page by what is on it', () => {
    expect(pages.map(({ layout, title }) => [layout, title])).toEqual([
      ['title', '赛季总结'],
      ['agenda', '目录'],
      ['figure', '参赛情况'],
      ['points', '参赛情况'],
      ['chartTable', '数据'],
      ['quote', '声音'],
      ['columns', '对比'],
      ['closing', '谢谢'],
    ]);
  });

  it('shows the lonely number, the quotation with who said it, and the sections as an agenda', () => {
    expect(pages[1]?.points.map(({ text }) => text)).toEqual(['参赛情况', '数据', '声音', '对比']);
    expect(pages[2]?.figure).toEqual({ value: '1,926 支', label: '本赛季参赛球队', change: '' });
    expect(pages[5]?.quote).toEqual({ text: '我们要把比赛办到社区里去。', by: '姚明' });
    expect(pages[6]?.columns.map(({ title }) => title)).toEqual(['优势', '不足']);
  });

  it('draws the real numbers of a table', () => {
    expect(pages[4]?.chart).toEqual({
      kind: 'line',
      unit: '支',
      categories: ['2023', '2024', '2025'],
      series: [{ name: '球队（支）', values: [1500, 1720, 1926] }],
    });
    expect(pages[4]?.table?.rows[0]).toEqual(['2023', '1,500', '21,000']);
  });

  it('keeps the levels of lists, and sentences as they are', () => {
    expect(pages[3]?.points).toEqual([
      { text: '今年参赛球队来自 31 个省份。', level: 0 },
      { text: '其中女队 412 支！', level: 0 },
      { text: '比上年更多。', level: 0 },
      { text: '男子组', level: 0 },
      { text: '青年队', level: 1 },
      { text: '女子组', level: 0 },
    ]);
  });

  it('invents nothing: every word stands in the text, and the notes cite where', () => {
    const plain = seasonReport.replace(/[*#>|]/g, '');
    for (const page of pages.slice(2, -1)) {
      for (const words of saidOn(page)) expect(plain).toContain(words.trim());
      expect(page.notes).toContain('[1]');
      expect(page.sources).toHaveLength(1);
      expect(page.sources[0]?.quote).not.toBe('');
    }
  });
});

it.each(slideFormats.flatMap((format) => slideDesigns.map(({ id }) => [format, id] as const)))(
  'splits long lists and tables until each page has room for its part: %s %s',
  (format, id) => {
    const list = Array.from(
      { length: 40 },
      (_, at) => `- 第 ${at + 1} 条：${'裁判员须在比赛开始前检查场地与器材。'.repeat(3)}`,
    );
    const rows = Array.from({ length: 60 }, (_, at) => `| 规则 ${at + 1} | ${'说明文字'.repeat(12)} |`);
    const text = `## 须知\n\n${list.join('\n')}\n\n## 表\n\n| 名称 | 说明 |\n| --- | --- |\n${rows.join('\n')}`;
    const overflows = overflowsIn({ design: id, format });
    const pages = deckByRules(materialOf(text), { ...rules, overflows, most: 60 });
    expect(pages.filter(overflows)).toEqual([]);
    expect(pages.flatMap(({ points, layout }) => (layout === 'points' ? points : []))).toHaveLength(40);
    expect(pages.flatMap(({ table }) => table?.rows ?? []).length).toBe(60);
    expect(pages.some(({ title }) => /^须知（1\/\d+）$/.test(title))).toBe(true);
  },
);

it('names in the notes of the last page what had no room', () => {
  const text = Array.from({ length: 10 }, (_, at) => `## 章节 ${at + 1}\n\n内容 ${at + 1} 如下。`).join('\n\n');
  const pages = deck(text, { most: 6 });
  expect(pages).toHaveLength(6);
  expect(pages.at(-1)?.notes).toContain('章节 10');
});

it.each([
  ['', ['title', 'closing']],
  ['只有一句话', ['title', 'points', 'closing']],
  ['# 一\n# 二', ['title', 'agenda', 'section', 'section', 'closing']],
  ['| a | b |\n| --- | --- |', ['title', 'closing']],
])('lays out %j', (text, layouts) => {
  expect(deck(text).map(({ layout }) => layout)).toEqual(layouts);
});
