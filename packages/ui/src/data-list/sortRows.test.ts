import { expect, it } from 'vitest';
import { sortRows } from './sortRows.js';

type Row = Record<string, string | number | null>;
const valueOf = (row: Row, column: string) => row[column] ?? null;
const sorted = (rows: readonly Row[], column: string, asc = true) =>
  sortRows({ rows, order: { column, asc }, valueOf }).map((row) => row[column]);

it('orders Chinese words by their sound, and numbers within words by size', () => {
  expect(sorted([{ n: '张' }, { n: '李' }, { n: '陈' }], 'n')).toEqual(['陈', '李', '张']);
  expect(sorted([{ n: '第10届' }, { n: '第9届' }], 'n')).toEqual(['第9届', '第10届']);
});

it('leaves what has no value at the end, both ways', () => {
  const rows = [{ n: 2 }, { n: null }, { n: Number.NaN }, { n: 10 }, { n: -1 }];
  expect(sorted(rows, 'n').slice(0, 3)).toEqual([-1, 2, 10]);
  expect(sorted(rows, 'n', false).slice(0, 3)).toEqual([10, 2, -1]);
});

it('keeps equal rows in their places, and the rows themselves untouched', () => {
  const rows = [
    { n: 1, id: 'a' },
    { n: 0, id: 'b' },
    { n: 1, id: 'c' },
  ];
  const ids = sortRows({ rows, order: { column: 'n', asc: false }, valueOf }).map(({ id }) => id);
  expect(ids).toEqual(['a', 'c', 'b']);
  expect(sortRows({ rows, order: undefined, valueOf })).toBe(rows);
});
