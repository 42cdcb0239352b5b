import { expect, it } from 'vitest';
import { compareCoarsely, compareLines, compareWords } from './compare.js';
import { clauses } from './difference.fixtures.js';
import { rowsOf } from './rows.js';
import { sectionsOf } from './sections.js';
import type { LinePair, Run } from './types.js';

const pair = (before: string, after: string): LinePair => ({ before: [...before], after: [...after] });
const same = (count: number): Run => ({ same: true, before: count, after: count });
const other = (before: number, after: number): Run => ({ same: false, before, after });

it('finds the fewest changed lines', () => {
  expect(compareLines(pair('abcdef', 'abXdeYf'), 1000)).toEqual([same(2), other(1, 1), same(2), other(0, 1), same(1)]);
  expect(compareLines(pair('', 'ab'), 1000)).toEqual([other(0, 2)]);
  expect(compareLines(pair('ab', 'ab'), 1000)).toEqual([same(2)]);
});

it('compares 10,000 rewritten lines in less than a second', () => {
  const lines = (word: string) => Array.from({ length: 10_000 }, (_, at) => `${word} ${at}`);
  expect(compareLines({ before: lines('old'), after: lines('new') }, 1000)).toEqual([other(10_000, 10_000)]);
});

it('keeps the two ends where it may not take its time', () => {
  expect(compareCoarsely(pair('abcdef', 'abXYef'))).toEqual([same(2), other(2, 2), same(2)]);
  expect(compareCoarsely(pair('aa', 'aaa'))).toEqual([same(2), other(0, 1)]);
});

it('tells changed characters of Chinese and changed words of English', () => {
  const chinese = compareWords('提前 30 天报名参赛', '提前 45 天报名参赛');
  expect(chinese?.after.filter(({ changed }) => changed).map(({ text }) => text)).toEqual(['45']);
  expect(compareWords('teams register early', 'teams register late')?.before.at(-1)).toEqual({
    text: 'early',
    changed: true,
  });
});

it('marks no words of two lines that have nothing to do with each other', () => {
  expect(compareWords('不要猜测比赛结果', 'Answer in English')).toBeNull();
});

it('shows every line once, folded or not', () => {
  const sections = sectionsOf(clauses(500), clauses(500, 100));
  const runs = sections.map((one) => compareLines(one, 1000) ?? []);
  const { rows, changes, added, removed } = rowsOf(sections, runs, { layout: 'side', context: 3, opened: new Set() });
  const lines = rows.reduce((sum, row) => sum + (row.kind === 'fold' ? row.count : 1), 0);
  expect({ lines, changes: changes.length, added, removed }).toEqual({ lines: 500, changes: 5, added: 5, removed: 5 });
  expect(rows.length).toBeLessThan(50);
});

it('keeps a removed field where it stood', () => {
  const field = (key: string, value = key) => ({ key, label: key, value });
  const sections = sectionsOf([field('a'), field('b'), field('c')], [field('a'), field('c', 'C'), field('d')]);
  expect(sections.map(({ key, state }) => `${key} ${state}`)).toEqual(['a same', 'b removed', 'c changed', 'd added']);
});
