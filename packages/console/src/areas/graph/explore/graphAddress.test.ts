import { expect, it } from 'vitest';
import { readNames, writeNames } from './graphAddress.js';

it('keeps names with signs of their own in an address', () => {
  const names = ['规则，条款', 'a,b', '50% 以上'];
  expect(readNames(writeNames(names))).toEqual(names);
});

it('writes nothing where nothing is left out', () => {
  expect(writeNames([])).toBeUndefined();
  expect(readNames(undefined)).toEqual([]);
});

it('takes what cannot be a name for nothing', () => {
  expect(readNames(`%E0%A4%A,,${'长'.repeat(51)},资格,资格`)).toEqual(['资格']);
});
