import { expect, it } from 'vitest';
import { nextTime } from './nextTime.js';

// Friday, 27 November 2026, 16:30 in Shanghai.
const now = new Date('2026-11-27T16:30:00+08:00');

it.each([
  ['today, where the hour is still to come', { every: 'day', hour: 17 }, '2026-11-27T17:00:00+08:00'],
  ['tomorrow, where it has passed', { every: 'day', hour: 9 }, '2026-11-28T09:00:00+08:00'],
  ['this week’s day', { every: 'week', weekday: 7, hour: 0 }, '2026-11-29T00:00:00+08:00'],
  ['today, of a week', { every: 'week', weekday: 5, hour: 20 }, '2026-11-27T20:00:00+08:00'],
  ['a week later, where its hour has passed', { every: 'week', weekday: 5, hour: 8 }, '2026-12-04T08:00:00+08:00'],
  ['Monday, where no day is said', { every: 'week', hour: 8 }, '2026-11-30T08:00:00+08:00'],
  ['this month’s day', { every: 'month', day: 28, hour: 23 }, '2026-11-28T23:00:00+08:00'],
  ['next month’s day', { every: 'month', day: 1, hour: 6 }, '2026-12-01T06:00:00+08:00'],
] as const)('names %s', (_, schedule, expected) => {
  expect(nextTime(schedule, now)).toEqual(new Date(expected));
});

it('goes over the end of a year, and never names the very moment again', () => {
  const first = new Date('2026-12-28T10:00:00+08:00');
  expect(nextTime({ every: 'month', day: 28, hour: 10 }, first)).toEqual(new Date('2027-01-28T10:00:00+08:00'));
  expect(nextTime({ every: 'day', hour: 10 }, first)).toEqual(new Date('2026-12-29T10:00:00+08:00'));
});

it('counts days by the clocks of Shanghai, where it is tomorrow already', () => {
  const late = new Date('2026-11-27T23:30:00Z');
  expect(nextTime({ every: 'day', hour: 7 }, late)).toEqual(new Date('2026-11-29T07:00:00+08:00'));
  expect(nextTime({ every: 'week', weekday: 6, hour: 8 }, late)).toEqual(new Date('2026-11-28T08:00:00+08:00'));
});
