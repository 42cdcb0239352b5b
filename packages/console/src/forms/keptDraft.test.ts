import { expect, it } from 'vitest';
import { isOvertaken, keptOf, readKept, typedNames } from './keptDraft.js';

const began = { name: '千湖', type: 'club', tags: ['a'] };
const kept = readKept(keptOf({ ...began, name: '千湖俱乐部' }, began));

it('tells what was typed from what a form was filled with', () => {
  expect(kept.fields).toEqual({ name: '千湖俱乐部', type: 'club', tags: ['a'] });
  expect(typedNames(kept)).toEqual(['name']);
  // Kept by an earlier version of the program: nobody knows what was there.
  expect(typedNames(readKept({ name: '千湖' }))).toEqual(['name']);
});

it('knows where somebody else has changed the same', () => {
  expect(isOvertaken(kept, began)).toBe(false);
  expect(isOvertaken(kept, { ...began, type: 'media' })).toBe(false);
  expect(isOvertaken(kept, { ...began, name: '远山' })).toBe(true);
  expect(isOvertaken(readKept({ name: '千湖' }), { name: '远山' })).toBe(false);
  // Where versions are counted, they tell.
  const counted = readKept(keptOf({ name: 'b', version: 1 }, { name: 'a', version: 1 }));
  expect(isOvertaken(counted, { name: 'c', version: 2 })).toBe(false);
});
