import { expect, it } from 'vitest';
import { recentIn, sinceOf } from './recent.js';

it.each([
  ['today', '2026-11-21 00:00:00'],
  ['week', '2026-11-15 00:00:00'],
  ['month', '2026-10-23 00:00:00'],
] as const)('begins %s at midnight in Shanghai', (recent, since) => {
  expect(sinceOf(recent, new Date('2026-11-20T17:30:00Z'))).toBe(since);
});

it('knows no other spans', () => {
  expect(recentIn('week')).toBe('week');
  expect(recentIn('1; drop table')).toBeUndefined();
  expect(recentIn(undefined)).toBeUndefined();
});
