import { expect, it } from 'vitest';
import { beginAt, momentOf, periodsBefore, periodsIn, readDaySpan, spanBefore } from './periods.js';

it('takes days by the clocks of Shanghai, both ends in the span', () => {
  const span = { startTime: '2026-02-28T16:00:00Z', endTime: '2026-03-31 23:59:59' };
  expect(readDaySpan(span)).toEqual({ start: '2026-03-01', end: '2026-04-01' });
  expect(momentOf('2026-03-01').toISOString()).toBe('2026-02-28T16:00:00.000Z');
  expect(beginAt(new Date('2026-03-01T15:59:59Z'), 'week')).toBe('2026-02-23');
  expect(beginAt(new Date('2026-03-01T16:00:00Z'), 'week')).toBe('2026-03-02');
});

it('holds whole months against whole months, and any other days against as many', () => {
  expect(spanBefore({ start: '2026-03-01', end: '2026-04-01' })).toEqual({ start: '2026-02-01', end: '2026-03-01' });
  expect(spanBefore({ start: '2026-01-01', end: '2026-07-01' })).toEqual({ start: '2025-07-01', end: '2026-01-01' });
  expect(spanBefore({ start: '2026-03-02', end: '2026-04-01' })).toEqual({ start: '2026-01-31', end: '2026-03-02' });
});

it('has each period that a span touches', () => {
  expect(periodsIn({ start: '2026-02-10', end: '2026-04-02' }, 'month')).toEqual([
    '2026-02-01',
    '2026-03-01',
    '2026-04-01',
  ]);
  expect(periodsBefore('2026-02-01', 'quarter', 2)).toEqual(['2025-08-01', '2025-11-01']);
});

it.each([
  { startTime: '2026-03-02 00:00:00', endTime: '2026-03-01 00:00:00' },
  { startTime: '2026-02-30 00:00:00', endTime: '2026-03-01 00:00:00' },
  { startTime: '1990-01-01 00:00:00', endTime: '2026-03-01 00:00:00' },
])('refuses a span that is none: %o', (span) => {
  expect(() => readDaySpan(span)).toThrow('invalid_span');
});

it('refuses more points than anybody looks at', () => {
  expect(() => periodsIn({ start: '2024-01-01', end: '2026-01-01' }, 'day')).toThrow('invalid_span');
});
