import type { CheckedTripleRow } from '@console/api/contract';
import type { ImportRow } from '@console/ui/import-wizard';
import { expect, it, vi } from 'vitest';
import { tripleChecker } from './checkTriples.js';
import type { ImportWords } from './importWords.js';

const words = {
  twice: (row: number) => `same as ${row}`,
  dangling: (names: string) => `dangling ${names}`,
  contradicting: 'there',
  doubtful: 'doubtful',
  join: ' ',
} as ImportWords;

const row = (at: number, subject: string, object: string, more: Record<string, string> = {}): ImportRow => ({
  row: at,
  values: { subject, predicate: '可担任', object, subjectType: '资格', objectType: '角色', ...more },
});
const checked = (at: number, marks: string[], more: Partial<CheckedTripleRow> = {}): CheckedTripleRow => ({
  row: at,
  marks,
  contradicting: [],
  ...more,
});
const request = (all: readonly ImportRow[], rows = all) => ({
  rows,
  all,
  signal: new AbortController().signal,
  onProgress: vi.fn(),
});

it('tells new, duplicate, contradicting and dangling triples apart, and those that stand in the file twice', async () => {
  const there = { id: 'r1', object: '记录员', condition: '', updateTime: '2026-11-18 16:20:09' };
  const ask = vi.fn(async () => [
    checked(3, ['duplicate']),
    checked(4, ['contradicting'], { contradicting: [there] }),
    checked(5, ['dangling']),
  ]);
  const all = [
    row(2, '一级裁判员', '主裁判员'),
    row(3, '二级裁判员', '副裁判员'),
    row(4, '三级裁判员', '副裁判员'),
    row(5, '技术代表', '评议员', { subjectType: '' }),
    row(6, ' 一级裁判员', '主裁判员'),
  ];
  expect(await tripleChecker(ask)(request(all), words)).toEqual({
    problems: [{ row: 6, field: 'subject', message: 'same as 2' }],
    same: [3],
    conflicts: [{ row: 4, field: 'object', there: '记录员', about: 'there 2026-11-18' }],
    notes: [{ row: 5, message: 'dangling 技术代表' }],
    checked: [2, 3, 4, 5, 6],
  });
});

it('asks with the kinds that other rows give, and about a mended row alone', async () => {
  const ask = vi.fn(async () => []);
  const check = tripleChecker(ask);
  const all = [row(2, '一级裁判员', '主裁判员'), row(3, '一级裁判员', '副裁判员', { subjectType: '' })];
  await check(request(all), words);
  expect(ask.mock.lastCall).toMatchObject([[{ row: 2 }, { row: 3, subjectType: '资格' }], expect.anything()]);
  const mended = [all[0], row(3, '一级裁判员', '记录员')].filter((one) => one !== undefined);
  await check(request(mended, mended.slice(1)), words);
  expect(ask.mock.lastCall).toMatchObject([[{ row: 3, object: '记录员' }], expect.anything()]);
});

it('checks a hundred thousand rows in parts, says how far it is, and leaves the page its turns', async () => {
  const ask = vi.fn(async () => []);
  const all = Array.from({ length: 100_000 }, (_, at) => row(at + 2, `裁判员 ${at}`, '副裁判员'));
  const asked = request(all);
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 0);
  await tripleChecker(ask)(asked, words);
  clearInterval(ticking);
  expect(ask).toHaveBeenCalledTimes(100);
  expect(asked.onProgress).toHaveBeenLastCalledWith(100_000);
  expect(turns).toBeGreaterThan(20);
});
