import { emptySlide, type SlidePage } from '@console/base/slides';
import { expect, it } from 'vitest';
import { cellsChart, chartCells, isNoNumber, pasteAt, pastedCells, readNumber } from './gridRules.js';
import { hiddenParts } from './layoutFields.js';
import { notesPieces, secondsToSay } from './notesText.js';
import { placePage, renameSection, sectionsOf, stepPage } from './outline.js';
import { indentLines, pointsText, readPoints } from './pointsText.js';
import { slideChanges } from './slideChanges.js';

const page = (id: string, section: string): SlidePage => ({ ...emptySlide(id), section });
const deck = [page('a', '开场'), page('b', '开场'), page('c', '报名'), page('d', '报名')];
const places = (pages: readonly SlidePage[]) => pages.map(({ id, section }) => `${id} ${section}`);

it('reads points as they are typed, whatever sign stands before them', () => {
  expect(readPoints('一\n\t二\n  - 三\n- 四\n-- 五\n\n　　六')).toEqual([
    { text: '一', level: 0 },
    { text: '二', level: 1 },
    { text: '三', level: 1 },
    { text: '四', level: 0 },
    { text: '五', level: 1 },
    { text: '六', level: 1 },
  ]);
});

it('writes points so that reading them gives the same', () => {
  const points = [
    { text: '报名首次过 1,900 支', level: 0 },
    { text: '华东仍然最多', level: 1 },
    { text: '-5 度也打', level: 0 },
  ];
  expect(readPoints(pointsText(points))).toEqual(points);
});

it('begins on the outer level, and keeps a negative number a number', () => {
  expect(readPoints('  - 内层\n-4 支')).toEqual([
    { text: '内层', level: 0 },
    { text: '-4 支', level: 0 },
  ]);
});

it('moves the marked lines in and out, and keeps the cursor where it was', () => {
  const typed = { text: '一\n二\n三', start: 3, end: 3 };
  const inwards = indentLines(typed, true);
  expect(inwards).toEqual({ text: '一\n  - 二\n三', start: 7, end: 7 });
  expect(indentLines(inwards, true).text).toBe('一\n  - 二\n三');
  expect(indentLines(inwards, false)).toEqual(typed);
});

it('reads cells that a spreadsheet has put on the clipboard', () => {
  expect(pastedCells('赛区\t2026\r\n"华东\n片区"\t"说""好"""\r\n')).toEqual([
    ['赛区', '2026'],
    ['华东 片区', '说"好"'],
  ]);
});

it('grows a table by what is pasted, no further than it may', () => {
  const grown = pasteAt([['a', 'b']], [['1', '2', '3'], ['4']], 0, 1, { rows: 2, columns: 3 });
  expect(grown).toEqual([
    ['a', '1', '2'],
    ['', '4', ''],
  ]);
});

it('reads numbers as people write them, and says of others that they are none', () => {
  expect(['1,926', '−4', '９.2%', '', '约 5'].map(readNumber)).toEqual([1926, -4, 9.2, null, null]);
  expect(['', ' ', '5', '5x'].map(isNoNumber)).toEqual([false, false, false, true]);
});

it('makes cells of a chart and the same chart of the cells', () => {
  const chart = {
    kind: 'line',
    unit: '支',
    categories: ['2025', '2026'],
    series: [{ name: '队伍', values: [null, 1926] }],
  } as const;
  expect(chartCells(chart)).toEqual([
    ['', '队伍'],
    ['2025', ''],
    ['2026', '1926'],
  ]);
  expect(cellsChart(chart, chartCells(chart))).toEqual(chart);
});

it('moves a page one step, into the next section before past its first page', () => {
  expect(places(stepPage(deck, 'a', 1))).toEqual(['b 开场', 'a 开场', 'c 报名', 'd 报名']);
  expect(places(stepPage(deck, 'b', 1))).toEqual(['a 开场', 'b 报名', 'c 报名', 'd 报名']);
  expect(stepPage(deck, 'd', 1)).toBe(deck);
});

it('places a page beside another one, in the section of that one', () => {
  expect(places(placePage(deck, 'a', 'd', false))).toEqual(['b 开场', 'c 报名', 'a 报名', 'd 报名']);
  expect(placePage(deck, 'a', 'a', true)).toBe(deck);
});

it('renames one section alone, although another has its name', () => {
  const pages = [...deck, page('e', '开场')];
  const [first] = sectionsOf(pages);
  if (first === undefined) throw new Error('there is no section');
  expect(places(renameSection(pages, first, '序'))).toEqual(['a 序', 'b 序', 'c 报名', 'd 报名', 'e 开场']);
});

it('names what a layout does not show of a page', () => {
  const full = { ...emptySlide('a', 'quote'), title: '题', subtitle: '副题', points: [{ text: '一', level: 0 }] };
  expect(hiddenParts(full)).toEqual(['subtitle', 'points']);
});

it('lists what differs between two states of a page, another picture with the same words too', () => {
  const before = { ...emptySlide('a'), title: '一', picture: { fileId: 'f1', width: 1, height: 1, alt: '合影' } };
  const after = { ...before, title: '二', picture: { fileId: 'f2', width: 1, height: 1, alt: '合影' } };
  expect(slideChanges(before, after).map(({ part }) => part)).toEqual(['title', 'picture']);
  expect(slideChanges(before, before)).toEqual([]);
});

it('cuts notes at their citations, and leaves numbers that are no sources', () => {
  expect(notesPieces('多 162 支[1][2]，见 [9]', new Set([1, 2]))).toEqual([
    { text: '多 162 支' },
    { n: 1 },
    { n: 2 },
    { text: '，见 ' },
    { text: '[9]' },
  ]);
});

it('counts the time of notes by letters and words, and citations for nothing', () => {
  expect(secondsToSay('字'.repeat(42))).toBe(10);
  expect(secondsToSay('one two three four five six[1]')).toBe(3);
  expect(secondsToSay('')).toBe(0);
});
