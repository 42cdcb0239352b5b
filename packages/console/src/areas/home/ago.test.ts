import { expect, it } from 'vitest';
import { distanceTo } from './ago.js';

const now = new Date('2026-11-21T10:00:00+08:00');

it.each([
  ['2026-11-21T09:59:30+08:00', { unit: 'now' }],
  ['2026-11-21T10:05:00+08:00', { unit: 'now' }],
  ['2026-11-21T09:48:00+08:00', { unit: 'minute', count: 12 }],
  ['2026-11-21T07:00:00+08:00', { unit: 'hour', count: 3 }],
  ['2026-11-18T09:59:00+08:00', { unit: 'day', count: 3 }],
])('tells how far %s lies back', (time, distance) => {
  expect(distanceTo(time, now)).toEqual(distance);
});
