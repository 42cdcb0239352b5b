import { describe, expect, it } from 'vitest';
import { addMonths, shownDays } from './days.js';
import { type PlacedWeek, placeWeeks } from './placeWeeks.js';
import type { CalendarPlan } from './types.js';

/** From the morning of one day of November to the end of another. */
const plan = (id: string, state: string, from: number, to: number): CalendarPlan => ({
  id,
  name: id,
  state,
  startTime: new Date(2026, 10, from, 9).toISOString(),
  endTime: new Date(2026, 10, to, 18).toISOString(),
});
const day = '2026-11-21';
const weeks = (plans: readonly CalendarPlan[], selected?: string) =>
  placeWeeks(plans, { day, span: 'month', selected });
const barsOf = (week: PlacedWeek | undefined) =>
  (week?.bars ?? []).map(
    ({ plan: { id }, from, to, row, begins, ends }) =>
      `${id} ${from}-${to} r${row}${begins ? ' [' : ''}${ends ? ' ]' : ''}`,
  );
const moreOf = (week: PlacedWeek | undefined) => week?.days.map(({ more }) => more).join('');

describe('the days that are drawn', () => {
  it('are whole weeks from Monday on, as many as the month has a part in', () => {
    expect(shownDays('2026-11-21', 'month')).toEqual({ first: '2026-10-26', last: '2026-12-06' });
    expect(shownDays('2027-02-10', 'month')).toEqual({ first: '2027-02-01', last: '2027-02-28' });
    expect(shownDays('2026-11-21', 'week')).toEqual({ first: '2026-11-16', last: '2026-11-22' });
    expect(weeks([])).toHaveLength(6);
  });

  it('tell those of other months apart', () => {
    const [first] = weeks([]);
    expect(first?.days.map(({ own }) => own)).toEqual([false, false, false, false, false, false, true]);
  });

  it('are the same in another month, or its last where it is shorter', () => {
    expect(addMonths('2026-11-21', 1)).toBe('2026-12-21');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
    expect(addMonths('2027-01-31', -1)).toBe('2026-12-31');
  });
});

describe('a plan', () => {
  it('is one bar in each week that it runs in, open where it goes on', () => {
    const [first, second, third] = weeks([plan('a', 'running', 1, 9)]);
    expect(barsOf(first)).toEqual(['a 6-6 r0 [']);
    expect(barsOf(second)).toEqual(['a 0-6 r0']);
    expect(barsOf(third)).toEqual(['a 0-0 r0 ]']);
  });

  it('does not reach into a day that begins when it ends', () => {
    const whole = { ...plan('a', 'running', 3, 3), endTime: new Date(2026, 10, 4).toISOString() };
    expect(barsOf(weeks([whole])[1])).toEqual(['a 1-1 r0 [ ]']);
  });

  it('takes the first row with room', () => {
    const plans = [plan('a', 'running', 2, 4), plan('b', 'running', 3, 6), plan('c', 'running', 5, 8)];
    expect(barsOf(weeks(plans)[1])).toEqual(['a 0-2 r0 [ ]', 'b 1-4 r1 [ ]', 'c 3-6 r0 [ ]']);
    expect(moreOf(weeks(plans)[1])).toBe('0000000');
  });
});

describe('where more plans run than there is room for', () => {
  const plans = [
    plan('ended', 'finished', 9, 15),
    plan('odd', 'something later', 9, 15),
    plan('late', 'waiting', 11, 15),
    plan('held', 'paused', 1, 30),
    plan('now', 'running', 10, 12),
  ];

  it('draws what goes on now before what waits, and what has ended last', () => {
    expect(barsOf(weeks(plans)[2])).toEqual(['held 0-6 r1', 'now 1-3 r0 [ ]']);
  });

  it('says how many have none, where they begin, and counts all of a day', () => {
    const week = weeks(plans)[2];
    expect(moreOf(week)).toBe('2010000');
    expect(week?.days.map(({ count }) => count)).toEqual([3, 4, 5, 5, 4, 4, 4]);
    const next = weeks([...plans, plan('third', 'running', 2, 30), plan('fourth', 'running', 2, 30)])[3];
    expect(moreOf(next)).toBe('1000000');
  });

  it('always draws the one that is looked at', () => {
    expect(barsOf(weeks(plans, 'ended')[2]).some((bar) => bar.startsWith('ended'))).toBe(true);
    expect(barsOf(weeks(plans, 'now')[2])).toEqual(barsOf(weeks(plans)[2]));
  });

  it('has room for them in a week', () => {
    const [week] = placeWeeks(plans, { day: '2026-11-12', span: 'week' });
    expect(week?.bars).toHaveLength(5);
    expect(moreOf(week)).toBe('0000000');
  });
});
