import { expect, it } from 'vitest';
import { defaultLayout, shownColumns, withMoved, withShown } from './columnLayout.js';
import type { ListColumn } from './types.js';

const column = (key: string, hidden = false): ListColumn<object> => ({ key, title: key, hidden, render: () => key });
const columns = [column('name'), column('role'), column('phone'), column('seen', true)];
const keys = (list: readonly ListColumn<object>[]) => list.map(({ key }) => key);

it('starts with the columns as they come, without those left out at first', () => {
  expect(keys(shownColumns(columns, defaultLayout(columns)))).toEqual(['name', 'role', 'phone']);
});

it('shows, hides and moves columns, and leaves the first where it is', () => {
  const shown = withShown(defaultLayout(columns), 'seen', true);
  const moved = withMoved(['role', 'phone', 'seen'], shown, 'seen', 'role');
  expect(keys(shownColumns(columns, moved))).toEqual(['name', 'seen', 'role', 'phone']);
  expect(keys(shownColumns(columns, withShown(moved, 'name', false)))[0]).toBe('name');
  expect(withMoved(['role', 'phone'], shown, 'role', 'gone')).toBe(shown);
});

it('puts columns that a kept arrangement does not know at the end, and forgets those that are gone', () => {
  const kept = { order: ['phone', 'gone', 'role'], hidden: ['gone'] };
  expect(keys(shownColumns(columns, kept))).toEqual(['name', 'phone', 'role', 'seen']);
});
