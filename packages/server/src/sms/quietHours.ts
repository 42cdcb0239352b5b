import { shanghaiTime } from '../text/moment.js';

/** Whether a moment lies between two clocks of Shanghai, `HH:mm`, the first within and the last not; over midnight too. */
export const isQuiet = (moment: Date, from: string, to: string): boolean => {
  if (from === '' || to === '' || from === to) return false;
  const clock = shanghaiTime(moment).slice(11, 16);
  return from < to ? from <= clock && clock < to : from <= clock || clock < to;
};
