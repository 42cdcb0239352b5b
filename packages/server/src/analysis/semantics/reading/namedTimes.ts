import type { Day } from '../days.js';
import { fold } from './fold.js';
import { timesIn } from './times.js';

/** What times a question names: none, certain days, or some that are others on another day. */
export const namedTimes = (question: string, today: Day): 'none' | 'fixed' | 'moving' => {
  const times = timesIn(fold(question), today);
  if (times.length === 0) return 'none';
  return times.every(({ period: { kind } }) => kind === 'calendar' || kind === 'range') ? 'fixed' : 'moving';
};
