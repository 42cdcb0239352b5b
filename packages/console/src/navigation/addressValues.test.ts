import { expect, it } from 'vitest';
import { countIn, idIn, oneOf, searchIn } from './addressValues.js';

it('takes ids, and nothing that could be anything else', () => {
  expect(['general', 'a_B-9'].map(idIn)).toEqual(['general', 'a_B-9']);
  for (const bad of [undefined, '', '../x', '<script>', '一', 'a b', 'x'.repeat(65)]) expect(idIn(bad)).toBeUndefined();
});

it('takes numbers of a range', () => {
  expect([countIn('1', 9), countIn('9', 9)]).toEqual([1, 9]);
  for (const bad of [undefined, '', '0', '10', '-1', '1.5', '1e0', 'Infinity', 'NaN', ' 1', '9'.repeat(40)])
    expect(countIn(bad, 9)).toBeUndefined();
});

it('takes the words that a page knows', () => {
  expect(oneOf('on', ['on', 'off'])).toBe('on');
  expect(oneOf('__proto__', ['on', 'off'])).toBeUndefined();
});

it('cuts what is searched for to what the calls take', () => {
  expect(searchIn('  罚球 ')).toBe('罚球');
  expect(searchIn('   ')).toBeUndefined();
  expect(searchIn('长'.repeat(400))).toHaveLength(50);
});
