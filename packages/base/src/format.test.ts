import { describe, expect, it } from 'vitest';
import { formatBytes, formatCompact, formatDateTime, maskPhone, namedRange, timeAgo } from './format.js';

const now = new Date('2026-11-21T10:00:00+08:00');
const before = (seconds: number): number => now.getTime() - seconds * 1000;

describe('timeAgo', () => {
  it.each([
    [0, '刚刚'],
    [29, '刚刚'],
    [-60, '刚刚'],
    [30, '1分钟前'],
    [61, '2分钟前'],
    [3599, '60分钟前'],
    [3600, '1小时前'],
    [3601, '2小时前'],
    [86_399, '24小时前'],
    [86_400, '1天前'],
    [172_799, '1天前'],
  ])('%i seconds ago reads %s', (seconds, words) => {
    expect(timeAgo(before(seconds), now)).toBe(words);
  });

  it('writes the date from two days on', () => {
    expect(timeAgo(before(172_800), now)).toBe(formatDateTime(before(172_800)));
  });
});

describe('formatCompact', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1234, '1.2k'],
    [999_949, '999.9k'],
    [999_950, '1M'],
    [-1500, '-1.5k'],
    [2.5e9, '2.5G'],
    [1e18, '1E'],
    [5e21, '5000E'],
  ])('%d reads %s', (value, text) => {
    expect(formatCompact(value)).toBe(text);
  });
});

it('writes dates as year-month-day hour:minute:second', () => {
  expect(formatDateTime(new Date(2026, 0, 2, 3, 4, 5))).toBe('2026-01-02 03:04:05');
  expect(formatDateTime('nonsense')).toBe('—');
});

it('masks digits 4 to 7 of a phone number', () => {
  expect(maskPhone('13812342671')).toBe('138****2671');
});

it('writes bytes in the largest unit that fits', () => {
  expect(formatBytes(512)).toBe('512 B');
  expect(formatBytes(13_002_342)).toBe('12.4 MB');
});

it('takes the last seven days as today and the six before', () => {
  const { start, end } = namedRange('LASTWEEk', new Date(2026, 10, 21, 9));
  expect(formatDateTime(start)).toBe('2026-11-15 00:00:00');
  expect(formatDateTime(end)).toBe('2026-11-21 23:59:59');
  const yesterday = namedRange('YESTERDAY', new Date(2026, 10, 1, 9));
  expect(formatDateTime(yesterday.start)).toBe('2026-10-31 00:00:00');
  expect(formatDateTime(yesterday.end)).toBe('2026-10-31 23:59:59');
});
