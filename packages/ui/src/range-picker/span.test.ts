import { expect, it } from 'vitest';
import { isCustomSpan, spanOf } from './span.js';

const now = new Date(2026, 10, 21, 15, 30);

it('names spans from midnight to the last second of a day', () => {
  expect(spanOf({ range: 'today' }, now)).toMatchObject({
    startTime: '2026-11-21 00:00:00',
    endTime: '2026-11-21 23:59:59',
  });
  expect(spanOf({ range: 'week' }, now).startTime).toBe('2026-11-15 00:00:00');
  expect(spanOf({ range: 'yesterday' }, now).endTime).toBe('2026-11-20 23:59:59');
});

it('shows the last 30 days for anything it does not know', () => {
  const month = { name: 'month', startTime: '2026-10-23 00:00:00' };
  expect(spanOf({}, now)).toMatchObject(month);
  expect(spanOf({ range: 'javascript:' }, now)).toMatchObject(month);
  expect(spanOf({ range: 'custom', from: '2026-11-20', to: '2026-11-10' }, now)).toMatchObject(month);
});

it('takes two dates in order, a year apart at most', () => {
  expect(spanOf({ range: 'custom', from: '2026-11-01', to: '2026-11-10' }, now)).toEqual({
    name: 'custom',
    startTime: '2026-11-01 00:00:00',
    endTime: '2026-11-10 23:59:59',
  });
  expect(isCustomSpan('2024-01-01', '2026-01-01')).toBe(false);
  expect(isCustomSpan('2026-1-1', '2026-01-02')).toBe(false);
});
