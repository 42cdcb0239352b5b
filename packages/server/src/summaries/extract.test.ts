import { expect, it } from 'vitest';
import { firstLines, outlineOf, type SourceChunk, titleOf } from './extract.js';

const chunk = (id: string, heading: string[], content: string): SourceChunk => ({ id, heading, content });
const textOf = (chunks: SourceChunk[], name = '规则.pdf') => firstLines(chunks, name).map(({ text }) => text);

const rules = [
  chunk('cover', ['篮球竞赛规则'], '篮球竞赛规则\n2024 年版\n中国篮球协会 审定'),
  chunk('toc', ['篮球竞赛规则', '目 录'], '第一章 比赛 ………… 3\n第二章 场地 ...... 5\n第三章 球队 . . . . 7'),
  chunk('toc2', ['篮球竞赛规则'], '第四章 比赛通则\t9\n第五章 违例   12'),
  chunk(
    'first',
    ['篮球竞赛规则', '第一章 比赛'],
    '中国篮球协会竞赛部\n篮球比赛由两个队参加，每队出场五名队员。每队的目标是在对方球篮得分，并阻止对方队得分。\n1.1',
  ),
  chunk(
    'second',
    ['篮球竞赛规则', '第二章 场地', '第二条 尺寸'],
    '中国篮球协会竞赛部\n比赛场地是一块平坦的长方形硬质地面。',
  ),
  chunk('third', ['篮球竞赛规则', '第二章 场地', '第三条 界线'], '中国篮球协会竞赛部\n界线不是比赛场地的一部分。'),
];

it('takes the first real lines: no cover, no table of contents, no running heads, no numbers', () => {
  expect(textOf(rules)).toEqual([
    '篮球比赛由两个队参加，每队出场五名队员。每队的目标是在对方球篮得分，并阻止对方队得分。',
    '比赛场地是一块平坦的长方形硬质地面。',
    '界线不是比赛场地的一部分。',
  ]);
});

it('says in which chunk and where in it a line stands', () => {
  for (const { chunkId, start, end, text } of firstLines(rules, '规则.pdf'))
    expect(rules.find(({ id }) => id === chunkId)?.content.slice(start, end)).toBe(text);
});

it('lists the headings in order, each once, under the title of the document', () => {
  expect(titleOf(rules)).toBe('篮球竞赛规则');
  expect(outlineOf(rules)).toEqual([
    { title: '第一章 比赛', level: 1 },
    { title: '第二章 场地', level: 1 },
    { title: '第二条 尺寸', level: 2 },
    { title: '第三条 界线', level: 2 },
  ]);
});

it('lists the headings of short sections too, which share a chunk', () => {
  const shared: SourceChunk = {
    id: 'a',
    heading: ['规则'],
    content: '规则\n目录\n比赛……3\n比赛\n每队五人。\n第一条 时间\n四节。\n场地\n硬质地面。',
    titles: [
      { title: '规则', level: 1 },
      { title: '目录', level: 2 },
      { title: '比赛……3', level: 2 },
      { title: '比赛', level: 2 },
      { title: '第一条 时间', level: 3 },
      { title: '场地', level: 2 },
      { title: '已删去', level: 2 },
    ],
  };
  expect(outlineOf([shared]).map(({ title, level }) => [title, level])).toEqual([
    ['比赛', 1],
    ['第一条 时间', 2],
    ['场地', 1],
  ]);
});

it('has no title where the first heading is one of several', () => {
  const parts = [chunk('a', ['第一章'], '一'), chunk('b', ['第二章'], '二')];
  expect(titleOf(parts)).toBeNull();
  expect(outlineOf(parts).map(({ title, level }) => [title, level])).toEqual([
    ['第一章', 1],
    ['第二章', 1],
  ]);
});

it('keeps the upper headings where there are too many', () => {
  const many = Array.from({ length: 3000 }, (_, at) =>
    chunk(`c${at}`, [`第${Math.floor(at / 100)}章`, `第${at}条`], '正文。'),
  );
  const outline = outlineOf(many);
  expect(outline).toHaveLength(30);
  expect(new Set(outline.map(({ level }) => level))).toEqual(new Set([1]));
});

it('takes the first rows of a table, which has no sentences', () => {
  const sheet = [chunk('s', ['报名表'], '队名 | 城市\n飞鹰 | 长沙\n猛虎 | 广州')];
  expect(textOf(sheet, '报名.xlsx').join('\n')).toContain('飞鹰 | 长沙');
});

it('reads English, and cuts a line that never ends', () => {
  const english = [
    chunk('a', ['Handbook'], 'Handbook\nThe association runs three leagues. Clubs register before May.'),
    chunk('b', ['Handbook'], 'word '.repeat(400)),
  ];
  const [first, second] = textOf(english, 'handbook.md');
  expect(first).toBe('The association runs three leagues. Clubs register before May.');
  expect(second?.length).toBeLessThanOrEqual(160);
});

it('has nothing to say of an empty document', () => {
  expect([titleOf([]), outlineOf([]), firstLines([], 'a.md')]).toEqual([null, [], []]);
  expect(textOf([chunk('a', [], '…… 12\n34\n-- 5 --')])).toEqual([]);
});
