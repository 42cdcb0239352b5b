import { expect, it } from 'vitest';
import { isNarrowed, type ListQuery, withFilter, withoutConditions, withSearch } from './types.js';

const third: ListQuery = { current: 3, size: 20, search: 'rules', filters: { role: 'referee' } };

it('goes back to the first page whenever a condition changes', () => {
  expect(withFilter(third, 'state', 'on')).toEqual({
    current: 1,
    size: 20,
    search: 'rules',
    filters: { role: 'referee', state: 'on' },
  });
  expect(withSearch(third, '  law ')).toMatchObject({ current: 1, search: 'law' });
  expect(withoutConditions(third)).toEqual({ current: 1, size: 20 });
});

it('leaves out what is not set, so that an address stays short', () => {
  expect(withFilter(third, 'role', '')).toEqual({ current: 1, size: 20, search: 'rules', filters: {} });
  expect(withSearch(third, '   ')).not.toHaveProperty('search');
});

it('knows an unfiltered list from a filtered one', () => {
  expect(isNarrowed(third)).toBe(true);
  expect(isNarrowed(withSearch(withFilter(third, 'role', ''), ''))).toBe(false);
});
