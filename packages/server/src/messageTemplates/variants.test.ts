import { expect, it } from 'vitest';
import { variantsOf } from './variants.js';

it('knows every traditional way to write the characters of a word, and of no others', () => {
  const variants = variantsOf(['稳赚', '发', 'No.1']);
  expect(variants).toEqual(
    expect.arrayContaining([
      { written: '穩', usual: '稳' },
      { written: '賺', usual: '赚' },
      { written: '發', usual: '发' },
      { written: '髮', usual: '发' },
    ]),
  );
  expect(new Set(variants.map(({ usual }) => usual))).toEqual(new Set(['稳', '赚', '发']));
  expect(variantsOf([])).toEqual([]);
});

it('takes words that are themselves written so', () => {
  expect(variantsOf(['穩賺'])).toEqual(expect.arrayContaining([{ written: '穩', usual: '稳' }]));
});
