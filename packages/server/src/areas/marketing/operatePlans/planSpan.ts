import { fail } from '../../../http/failure.js';
import { readMoment } from '../../../text/moment.js';

const YEAR = 366 * 24 * 3_600_000;

export interface PlanSpan {
  readonly start: Date;
  readonly end: Date;
}

/** Throws `invalid_span` where the end does not come later, a day does not exist, or it is longer than a year. */
export const planSpan = (start: Date | null, end: Date | null): PlanSpan => {
  if (start === null || end === null || end <= start) throw fail('invalid_span');
  if (end.getTime() - start.getTime() > YEAR) throw fail('invalid_span');
  return { start, end };
};

/** When a task goes out. Throws `send_time_outside` where that is not within its plan, or no such day exists. */
export const sendTimeOf = (text: string | null, { start, end }: PlanSpan): Date | null => {
  if (text === null) return null;
  const moment = readMoment(text);
  if (moment === null || moment < start || moment >= end) throw fail('send_time_outside');
  return moment;
};
