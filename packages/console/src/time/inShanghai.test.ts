import { expect, it } from 'vitest';
import { dayInShanghai, inShanghai } from './inShanghai.js';

it('shows what clocks in Shanghai show, wherever the browser is', () => {
  const midnight = inShanghai(new Date('2026-11-20T16:00:00Z'));
  expect([midnight.getMonth() + 1, midnight.getDate(), midnight.getHours()]).toEqual([11, 21, 0]);
  expect(dayInShanghai('2026-11-20T16:00:00Z')).toBe('2026-11-21');
});
