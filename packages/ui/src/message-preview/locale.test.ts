import { expect, it } from 'vitest';
import { messagePreviewEn as words } from './locale.js';

it('counts one as one', () => {
  expect(words.size(1, 1)).toBe('1 letter, 1 message');
  expect(words.size(71, 2)).toBe('71 letters, 2 messages');
  expect(words.left(1)).toBe('1 letter to spare');
  expect(words.bars(70, 1, 70)).toBe('70 letters in 1 message, 70 of them in the last');
  expect(words.people('1')).toBe('1 person');
});
