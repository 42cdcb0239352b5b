import { describe, expect, it } from 'vitest';
import { agoOf, formatBytes, formatCompact, formatDateTime, maskPhone, namedRange } from './format.js';

const now = new Date('2026-11-21T10:00:00+08:00');
const before = (seconds: number): number => now.getTime() - seconds * 1000;

describe('agoOf', () => {
  it.each([
    [0, { unit: 'now' }],
    [29, { unit: 'now' }],
    [-60, { unit: 'now' }],
    [30, { unit: 'minute', count: 1 }],
    [61, { unit: 'minute', count: 2 }],
    [3599, { unit: 'minute', count: 60 }],
    [3600, { unit: 'hour', count: 1 }],
    [3601, { unit: 'hour', count: 2 }],
    [86_399, { unit: 'hour', count: 24 }],
    [86_400, { unit: 'day', count: 1 }],
    [172_799, { unit: 'day', count: 1 }],
  ])('takes %i seconds ago as %o', (seconds, ago) => {
    expect(agoOf(before(seconds), now)).toEqual(ago);
  });

  it('takes the date from two days on', () => {
    expect(agoOf(before(172_800), now)).toEqual({ unit: 'date', date: formatDateTime(before(172_800)) });
    expect(agoOf('nonsense', now)).toEqual({ unit: 'date', date: '—' });
  });
});

describe('formatCompact', () => {
  it.each([
    [0, '0'],
    [0.1 + 0.2, '0.3'],
    [-0.01, '0'],
    [12.5, '12.5'],
    [999, '999'],
    [999.94, '999.9'],
    [999.95, '1k'],
    [1000, '1k'],
    [1234, '1.2k'],
    [999_949, '999.9k'],
    [999_950, '1M'],
    [-1500, '-1.5k'],
    [2.5e9, '2.5G'],
    [1e18, '1E'],
    [5e21, '5000E'],
    [Number.NaN, '—'],
    [Number.POSITIVE_INFINITY, '—'],
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

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [512, '512 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [13_002_342, '12.4 MB'],
    [1024 ** 2 - 1, '1 MB'],
    [1024 ** 3 - 1, '1 GB'],
    [1024 ** 4 - 1, '1 TB'],
    [5000 * 1024 ** 4, '5000 TB'],
  ])('writes %d as %s, in the largest unit that fits what is written', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it('never writes as many of a unit as make the next one', () => {
    for (let bytes = 1; bytes < 1024 ** 5; bytes = Math.ceil(bytes * 1.0003)) {
      expect(Number.parseFloat(formatBytes(bytes))).toBeLessThan(1024);
    }
  });
});

it('takes the last seven days as today and the six before', () => {
  const { start, end } = namedRange('LASTWEEk', new Date(2026, 10, 21, 9));
  expect(formatDateTime(start)).toBe('2026-11-15 00:00:00');
  expect(formatDateTime(end)).toBe('2026-11-21 23:59:59');
  const yesterday = namedRange('YESTERDAY', new Date(2026, 10, 1, 9));
  expect(formatDateTime(yesterday.start)).toBe('2026-10-31 00:00:00');
  expect(formatDateTime(yesterday.end)).toBe('2026-10-31 23:59:59');
});
