import { expect, it } from 'vitest';
import { readMoment, shanghaiDay, shanghaiTime } from './moment.js';

it('reads a bare time as clocks in Shanghai show it, and one with an offset as it says', () => {
  expect(readMoment('2026-11-21 08:00:00')?.toISOString()).toBe('2026-11-21T00:00:00.000Z');
  expect(readMoment('2026-11-21T08:00:00+02:00')?.toISOString()).toBe('2026-11-21T06:00:00.000Z');
});

it.each([
  '2026-02-30 00:00:00',
  '2026-13-01 00:00:00',
  '2026-01-01 25:00:00',
  '2026-02-30T00:00:00Z',
  '0001-01-01 00:00:00',
  '9999-12-31T23:59:59-12:00',
])('knows no %s', (text) => {
  expect(readMoment(text)).toBeNull();
});

it('writes a moment as clocks in Shanghai show it', () => {
  expect(shanghaiTime(new Date('2026-12-31T16:00:05Z'))).toBe('2027-01-01 00:00:05');
  expect(shanghaiDay(new Date('2026-12-31T16:00:05Z'))).toBe('2027-01-01');
  expect(shanghaiDay(new Date('2026-12-31T15:59:59Z'))).toBe('2026-12-31');
});
