import { expect, it } from 'vitest';
import { badgeText } from './types.js';

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [4000, '99+'],
])('shows %i unread as %s', (unread, text) => {
  expect(badgeText(unread)).toBe(text);
});
