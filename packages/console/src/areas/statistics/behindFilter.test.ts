import { expect, it } from 'vitest';
import { filterOf, isByTheHour, isWithin } from './behindFilter.js';

const week = { name: 'week', startTime: '2026-11-14 00:00:00', endTime: '2026-11-20 23:59:59' } as const;
const day = { name: 'today', startTime: '2026-11-20 00:00:00', endTime: '2026-11-20 10:42:00' } as const;

it('takes a step of some days for a day, as Shanghai counts it, and one of a day or two for an hour', () => {
  expect(filterOf({ kind: 'step', time: '2026-11-17T16:00:00.000Z' }, week)).toEqual({
    startTime: '2026-11-18 00:00:00',
    endTime: '2026-11-18 23:59:59',
  });
  expect(filterOf({ kind: 'step', time: '2026-11-20T01:00:00.000Z' }, day)).toEqual({
    startTime: '2026-11-20 09:00:00',
    endTime: '2026-11-20 09:59:59',
  });
});

it('ends a step with the span', () => {
  expect(filterOf({ kind: 'step', time: '2026-11-20T02:00:00.000Z' }, day)).toEqual({
    startTime: '2026-11-20 10:00:00',
    endTime: '2026-11-20 10:42:00',
  });
});

it('goes by the hour in up to two days, as the server does', () => {
  expect(isByTheHour(day)).toBe(true);
  expect(isByTheHour({ ...day, startTime: '2026-11-19 00:00:00', endTime: '2026-11-20 23:59:59' })).toBe(true);
  expect(isByTheHour({ ...day, startTime: '2026-11-18 23:59:59', endTime: '2026-11-20 23:59:59' })).toBe(false);
});

it('leaves nobody’s role and the model alone as they are', () => {
  expect(filterOf({ kind: 'role', id: null }, week)).toMatchObject({ roleId: null });
  expect(filterOf({ kind: 'assistant', id: null }, week)).toMatchObject({ assistantId: null });
});

it('knows a step of another span', () => {
  expect(isWithin({ kind: 'step', time: '2026-11-17T16:00:00.000Z' }, week)).toBe(true);
  expect(isWithin({ kind: 'step', time: '2026-11-20T16:00:00.000Z' }, week)).toBe(false);
  expect(isWithin({ kind: 'step', time: '2026-11-12T16:00:00.000Z' }, week)).toBe(false);
  expect(isWithin({ kind: 'all' }, week)).toBe(true);
});
