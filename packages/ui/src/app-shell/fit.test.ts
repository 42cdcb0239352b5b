import { expect, it } from 'vitest';
import { fit } from './fit.js';

it('keeps everything where it fits, to the last pixel', () => {
  expect(fit([50, 50, 50], 158, 4, 60)).toBe(3);
  expect(fit([50, 50, 50], 157, 4, 60)).toBe(1);
});

it('keeps room for the entry that holds the rest', () => {
  expect(fit([50, 50, 50, 50], 180, 4, 60)).toBe(2);
  expect(fit([200], 100, 4, 60)).toBe(0);
  expect(fit([], 0, 4, 60)).toBe(0);
});
