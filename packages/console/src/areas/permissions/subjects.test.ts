import { expect, it } from 'vitest';
import { newBelow, subjectIn } from './subjects.js';

it('reads from the address what it put there', () => {
  expect(newBelow(undefined)).toBe('new');
  expect(subjectIn({ id: undefined, isNew: true })).toEqual({ kind: 'new' });
  expect(subjectIn({ id: newBelow('m1'), isNew: false })).toEqual({ kind: 'new', parentId: 'm1' });
  expect(subjectIn({ id: 'm1', isNew: false })).toEqual({ kind: 'edit', id: 'm1' });
  expect(subjectIn({ id: undefined, isNew: false })).toBeUndefined();
});
