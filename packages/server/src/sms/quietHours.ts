import { shanghaiTime } from '../text/moment.js';

/** Whether a moment lies between two clocks of Shanghai, `HH:mm`, the first within and the last not; over midnight too. */
export const isQuiet = (moment: Date, from: string, to: string): boolean => {
  if (from === '' || to === '' || from === to) return false;
  const clock = shanghaiTime(moment).slice(11, 16);
  return from < to ? from <= clock && clock < to : from <= clock || clock < to;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds of a day by the clocks of Shanghai that have passed. */
const sinceMidnight = (moment: Date): number => {
  const [hours = 0, minutes = 0, seconds = 0] = shanghaiTime(moment).slice(11, 19).split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE + seconds * 1000;
};

/** Milliseconds until the clocks of Shanghai show `HH:mm` the next time. */
export const untilClock = (moment: Date, clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const wait = (hours * 60 + minutes) * MINUTE - sinceMidnight(moment);
  return wait > 0 ? wait : wait + DAY;
};

/** Milliseconds until the next day begins in Shanghai. */
export const untilMidnight = (moment: Date): number => DAY - sinceMidnight(moment);
