import { expect, it } from 'vitest';
import { metricSpan } from './metricSpan.js';

/** A Saturday, half past three in Shanghai. */
const now = new Date('2026-11-21T07:30:00Z');
const none = { last: undefined, from: undefined, to: undefined };

it.each([
  ['day', '2026-10-23 00:00:00', '2026-11-21 23:59:59'],
  ['week', '2026-08-31 00:00:00', '2026-11-22 23:59:59'],
  ['month', '2025-12-01 00:00:00', '2026-11-30 23:59:59'],
  ['quarter', '2025-01-01 00:00:00', '2026-12-31 23:59:59'],
  ['year', '2022-01-01 00:00:00', '2026-12-31 23:59:59'],
] as const)('shows whole periods of a metric by the %s', (period, startTime, endTime) => {
  expect(metricSpan(none, period, now)).toMatchObject({ startTime, endTime });
});

it('shows as many periods as the address says, where they can be chosen', () => {
  expect(metricSpan({ ...none, last: '7' }, 'day', now)).toEqual({
    last: 7,
    startTime: '2026-11-15 00:00:00',
    endTime: '2026-11-21 23:59:59',
  });
});

it.each(['99999', '-1', '12', '1e9', '<script>'])('shows the usual span for %s', (last) => {
  expect(metricSpan({ ...none, last }, 'day', now).last).toBe(30);
});

it('shows from one day to another', () => {
  expect(metricSpan({ ...none, from: '2026-10-01', to: '2026-10-07' }, 'day', now)).toEqual({
    last: null,
    startTime: '2026-10-01 00:00:00',
    endTime: '2026-10-07 23:59:59',
  });
});

it.each([
  ['2026-10-07', '2026-10-01'],
  ['2026-09-31', '2026-10-07'],
  ['2019-01-01', '2026-10-07'],
  ['yesterday', '2026-10-07'],
])('takes no days that are out of order, unreal or too far apart: %s to %s', (from, to) => {
  expect(metricSpan({ ...none, from, to }, 'day', now).last).toBe(30);
});
