import { expect, it } from 'vitest';
import { ifKnown, lookUp } from './known.js';

it('says of a word that is not in the table what stands for all the others', () => {
  const words = { draft: '草稿', sent: '已发送' };
  expect(lookUp(words, 'sent', '—')).toBe('已发送');
  for (const word of ['archived', 'toString', '__proto__', '']) expect(lookUp(words, word, word)).toBe(word);
});

it('knows only the words of the list', () => {
  const kinds = ['pdf', 'txt'] as const;
  expect(ifKnown(kinds, 'pdf', null)).toBe('pdf');
  expect(ifKnown(kinds, 'epub', null)).toBeNull();
});
