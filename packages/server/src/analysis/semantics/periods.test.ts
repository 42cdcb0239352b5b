import { expect, it } from 'vitest';
import { calendar, compareWith, current, grainOf, past, range, rolling } from './periods.js';

const days = ({ start, end }: { start: string; end: string }): string => `${start}..${end}`;

it('holds a month so far against the same days of the one before', () => {
  expect(days(compareWith(current('2026-11-21', 'month'), 'previous'))).toBe('2026-10-01..2026-10-22');
});

it('holds the whole of February against the whole of January', () => {
  expect(days(compareWith(calendar('2026-11-21', 'month', '2026-02-01'), 'month'))).toBe('2026-01-01..2026-02-01');
});

it('ends with the last day of a month that is shorter', () => {
  expect(days(compareWith(current('2026-03-30', 'month'), 'previous'))).toBe('2026-02-01..2026-03-01');
  expect(days(compareWith(current('2026-03-31', 'month'), 'previous'))).toBe('2026-02-01..2026-03-01');
});

it('holds the 29th of February against the 28th of the year before', () => {
  expect(days(compareWith(range({ start: '2024-02-29', end: '2024-03-01' }), 'year'))).toBe('2023-02-28..2023-03-01');
  expect(days(compareWith(calendar('2026-11-21', 'month', '2024-02-01'), 'year'))).toBe('2023-02-01..2023-03-01');
});

it('begins weeks on Monday, over the end of a year too', () => {
  expect(days(compareWith(current('2026-01-01', 'week'), 'previous'))).toBe('2025-12-22..2025-12-26');
  expect(days(past('2026-01-04', 'week', 1))).toBe('2025-12-22..2025-12-29');
});

it('holds the last 30 days against the 30 before them', () => {
  expect(days(compareWith(rolling('2026-11-21', 'day', 30), 'previous'))).toBe('2026-09-23..2026-10-23');
});

it('chooses steps that make a line', () => {
  expect([2, 30, 90, 365].map((count) => grainOf(rolling('2026-11-21', 'day', count)))).toEqual([
    'hour',
    'day',
    'week',
    'month',
  ]);
});
