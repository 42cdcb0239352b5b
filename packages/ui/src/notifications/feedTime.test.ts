import { expect, it } from 'vitest';
import { feedTime } from './feedTime.js';
import { notificationsZh } from './locale.js';
import { badgeText } from './types.js';

const now = new Date(2026, 10, 21, 10, 42).getTime();
const at = (...parts: [number, number, number, number, number, number?]) => new Date(...parts).toISOString();

it.each([
  [at(2026, 10, 21, 10, 41, 45), '刚刚'],
  [at(2026, 10, 21, 11, 0), '刚刚'],
  [at(2026, 10, 21, 10, 30), '12 分钟前'],
  [at(2026, 10, 21, 8, 0), '3 小时前'],
  [at(2026, 10, 20, 17, 20), '昨天 17:20'],
  [at(2026, 10, 20, 0, 0), '昨天 00:00'],
  [at(2026, 10, 19, 23, 59), '11-19'],
  [at(2025, 10, 21, 10, 42), '2025-11-21'],
  ['nonsense', '—'],
])('words %s as %s', (time, words) => {
  expect(feedTime(time, now, notificationsZh)).toBe(words);
});

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [4000, '99+'],
])('shows %i unread as %s', (unread, text) => {
  expect(badgeText(unread)).toBe(text);
});
