import { expect, it } from 'vitest';
import { drillFilter, isWithin } from './drillFilter.js';

const week = { startTime: '2026-11-14 00:00:00', endTime: '2026-11-20 23:59:59', planId: 'a' };

it('narrows what is shown to a row of it', () => {
  expect(drillFilter(week, undefined)).toEqual(week);
  expect(drillFilter(week, { by: 'plan', id: null })).toEqual({ ...week, planId: null });
  expect(drillFilter(week, { by: 'template', id: 't' })).toEqual({ ...week, templateId: 't' });
  expect(drillFilter(week, { by: 'task', id: 'x' })).toEqual({ ...week, taskId: 'x' });
  expect(drillFilter(week, { by: 'channel', id: 'app' })).toEqual({ ...week, channel: 'app' });
  expect(drillFilter(week, { by: 'day', id: '2026-11-16' })).toEqual({
    ...week,
    startTime: '2026-11-16 00:00:00',
    endTime: '2026-11-16 23:59:59',
  });
});

it('knows a day of another time', () => {
  expect(isWithin(week, { by: 'day', id: '2026-11-20' })).toBe(true);
  expect(isWithin(week, { by: 'day', id: '2026-11-21' })).toBe(false);
  expect(isWithin(week, { by: 'plan', id: 'a' })).toBe(true);
});
