import type { Chance } from './random.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Clocks in Shanghai are so far ahead, all year round. */
const AHEAD = 8 * HOUR;

/** How much is done in each hour of an office day, from midnight. */
const officeDay = [0, 0, 0, 0, 0, 0, 0, 1, 7, 14, 16, 12, 3, 5, 13, 15, 14, 9, 4, 3, 3, 2, 1, 0];
/** Saturdays and Sundays: matches in the afternoon and evening. */
const matchDay = [0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 5, 4, 2, 4, 6, 7, 6, 5, 6, 7, 5, 2, 1, 0];

/** The time at which the people of a demo world do something. */
export interface Calendar {
  /** When the world was made: nothing lies after it. */
  readonly now: Date;
  /** So many days ago, at an hour when people work. */
  daysAgo(days: number): Date;
  /** The same on a workday: where that day was none, on the Friday before. */
  workdayAgo(days: number): Date;
  /** Some hours or days after a time, at an hour when people work; never after `now`. */
  later(than: Date, fewestDays: number, mostDays: number): Date;
  /** True for Saturdays and Sundays. */
  isWeekend(time: Date): boolean;
}

const dayOf = (time: number): number => Math.floor((time + AHEAD) / DAY);

const isWeekendDay = (day: number): boolean => [0, 6].includes(new Date(day * DAY).getUTCDay());

/** The Monday after, where it is a weekend. */
const workday = (day: number): number => (isWeekendDay(day) ? workday(day + 1) : day);

const hourBy = (weights: readonly number[], chance: Chance): number => {
  let left = chance.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [hour, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return hour;
  }
  return 10;
};

/** Times of a demo world that was made at `now`. */
export const calendarOf = (now: Date, chance: Chance): Calendar => {
  const atWork = (day: number): Date => {
    const hour = hourBy(isWeekendDay(day) ? matchDay : officeDay, chance);
    return new Date(day * DAY - AHEAD + hour * HOUR + chance.whole(0, 59) * MINUTE + chance.whole(0, 59_999));
  };
  const today = dayOf(now.getTime());
  /** Of today only what is past already; before anybody has come to work, the day before. */
  const past = (time: Date): Date => {
    if (time < now) return time;
    const morning = today * DAY - AHEAD + 8 * HOUR;
    const earliest = now.getTime() > morning + HOUR ? morning : morning - DAY;
    const latest = Math.min(now.getTime() - 2 * MINUTE, earliest + 10 * HOUR);
    return new Date(earliest + chance.next() * (latest - earliest));
  };
  return {
    now,
    daysAgo: (days) => past(atWork(today - days)),
    workdayAgo: (days) => {
      const weekday = new Date((today - days) * DAY).getUTCDay();
      return past(atWork(today - days - (weekday === 6 ? 1 : weekday === 0 ? 2 : 0)));
    },
    later: (than, fewestDays, mostDays) => {
      const days = chance.whole(fewestDays, mostDays);
      const time =
        days === 0
          ? new Date(than.getTime() + chance.whole(4, 90) * MINUTE)
          : atWork(workday(dayOf(than.getTime()) + days));
      const least = than.getTime() + MINUTE;
      const kept = past(time).getTime();
      return new Date(kept > least ? kept : Math.min(least, now.getTime()));
    },
    isWeekend: (time) => isWeekendDay(dayOf(time.getTime())),
  };
};
