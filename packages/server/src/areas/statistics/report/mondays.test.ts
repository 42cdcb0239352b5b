import { expect, it } from 'vitest';
import { mondayOf, nextMonday, weekBefore } from './mondays.js';

it.each([
  ['2026-11-22T15:59:59Z', '2026-11-15T16:00:00.000Z'],
  ['2026-11-22T16:00:00Z', '2026-11-22T16:00:00.000Z'],
  ['2026-11-26T16:00:00Z', '2026-11-22T16:00:00.000Z'],
])('begins the week of %s on Monday in Shanghai', (moment, monday) => {
  expect(mondayOf(new Date(moment)).toISOString()).toBe(monday);
});

it.each([
  ['2026-11-22T23:59:59Z', '2026-11-23T00:00:00.000Z'],
  ['2026-11-23T00:00:00Z', '2026-11-30T00:00:00.000Z'],
  ['2026-11-26T10:00:00Z', '2026-11-30T00:00:00.000Z'],
])('tells after %s of the week on Monday at eight', (moment, next) => {
  expect(nextMonday(new Date(moment)).toISOString()).toBe(next);
});

it('reports on the whole week before', () => {
  expect(weekBefore(new Date('2026-11-23T00:00:00Z'))).toEqual({
    from: new Date('2026-11-15T16:00:00Z'),
    to: new Date('2026-11-22T16:00:00Z'),
  });
});
