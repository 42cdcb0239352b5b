import { expect, it } from 'vitest';
import { sheetTables, tableNameOf } from './sheetTables.js';

const rows = [
  { row: 1, cells: ['球队'] },
  { row: 2, cells: ['北京队'] },
];
const namesOf = (...names: readonly string[]) =>
  sheetTables(
    '联赛.xlsx',
    names.map((name) => ({ name, rows })),
  ).map(({ name }) => name);

it('names a table like its sheet, and like the file where there is one alone', () => {
  expect(namesOf('球队', '球员')).toEqual(['球队', '球员']);
  expect(namesOf('Sheet1')).toEqual(['联赛']);
  expect(namesOf('Sheet1', '工作表2')).toEqual(['联赛 Sheet1', '联赛 工作表2']);
});

it('gives no two tables the same name, however the sheets are called', () => {
  expect(namesOf('A', 'a', 'a 2', 'A')).toEqual(['A', 'a 2', 'a 2 2', 'A 3']);
  expect(namesOf('', ' ', '\u200b')).toEqual(['联赛', '联赛 2', '联赛 3']);
});

it.each([
  '"; drop table users; --',
  "x' or 1=1",
  '../../etc/passwd',
  'a\0b',
  'source_x"."secret',
  '\u202egnp.exe',
  '[x](https://evil)',
  'x'.repeat(500),
  '`rm`',
])('makes a plain name of %s', (name) => {
  const [made = ''] = namesOf(name, '其他');
  expect(made).not.toMatch(/["'`;\\/[\]\p{C}]/u);
  expect(made.length).toBeGreaterThan(0);
  expect(made.length).toBeLessThanOrEqual(60);
});

it('has a name for a file without one', () => {
  expect(tableNameOf('.csv')).toBe('.csv');
  expect(tableNameOf('"";.csv')).toBe('表');
});
