import { expect, it } from 'vitest';
import { otherSide } from './otherSide.js';

const week = { startTime: '2026-11-14 00:00:00', endTime: '2026-11-20 10:42:00', channel: 'sms', planId: 'a' } as const;

it('is the time of the same length before, or the same days a year before', () => {
  expect(otherSide(week, 'before', undefined)).toEqual({
    ...week,
    startTime: '2026-11-07 00:00:00',
    endTime: '2026-11-13 23:59:59',
  });
  expect(otherSide({ startTime: '2024-02-29 00:00:00', endTime: '2024-02-29 23:59:59' }, 'year', undefined)).toEqual({
    startTime: '2023-02-28 00:00:00',
    endTime: '2023-02-28 23:59:59',
  });
});

it.each([
  ['2024-01-01', '2024-12-31', '2023-01-01', '2024-01-01'],
  ['2024-12-31', '2025-12-31', '2023-12-31', '2024-12-30'],
  ['2024-02-01', '2024-03-01', '2023-02-01', '2023-03-02'],
  ['2025-02-01', '2025-03-01', '2024-02-01', '2024-02-29'],
])('compares %s to %s with as many days of the year before', (from, to, first, last) => {
  const span = { startTime: `${from} 00:00:00`, endTime: `${to} 23:59:59` };
  expect(otherSide(span, 'year', undefined)).toEqual({
    startTime: `${first} 00:00:00`,
    endTime: `${last} 23:59:59`,
  });
});

it('is the same time of another plan or template, once that is chosen', () => {
  expect(otherSide(week, 'plan', 'b')).toEqual({ ...week, planId: 'b' });
  expect(otherSide(week, 'template', 't')).toEqual({ ...week, templateId: 't' });
  expect(otherSide(week, 'plan', undefined)).toBeNull();
  expect(otherSide(week, 'none', 'b')).toBeNull();
});
