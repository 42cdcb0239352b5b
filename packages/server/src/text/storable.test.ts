import { expect, it } from 'vitest';
import { storable } from './storable.js';

it('leaves a text as it is but for what the database does not take', () => {
  expect(storable('篮球🏀\n ok')).toBe('篮球🏀\n ok');
  expect(storable('a\0b\ud83c')).toBe('ab\ufffd');
  expect(storable('\udfc0🏀\ud83c')).toBe('\ufffd🏀\ufffd');
});
