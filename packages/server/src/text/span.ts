import { fail } from '../http/failure.js';
import { readMoment } from './moment.js';

/** A span of time: `from` is in it, `to` is not. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

const YEAR = 366 * 24 * 3_600_000;

/** The moment after the second, or the millisecond, that a text names as the last. */
const after = (text: string, moment: Date): Date => new Date(moment.getTime() + (/\.\d/.test(text) ? 1 : 1000));

/** Both ends in it. Throws `invalid_span` where the end comes first, a day does not exist, or it is longer than a year. */
export const readSpan = ({ startTime, endTime }: { readonly startTime: string; readonly endTime: string }): Span => {
  const from = readMoment(startTime);
  const last = readMoment(endTime);
  if (from === null || last === null || last < from) throw fail('invalid_span');
  const to = after(endTime, last);
  if (to.getTime() - from.getTime() > YEAR) throw fail('invalid_span');
  return { from, to };
};

/** The ends of a span that may be open; null where one is. Throws `invalid_request` for a day that does not exist. */
export const readWithin = ({
  startTime,
  endTime,
}: {
  readonly startTime?: string;
  readonly endTime?: string;
}): { from: Date | null; to: Date | null } => {
  const read = (name: string, text: string | undefined): Date | null => {
    if (text === undefined) return null;
    const moment = readMoment(text);
    if (moment === null) throw fail('invalid_request', { fields: { [name]: text } });
    return moment;
  };
  const to = read('endTime', endTime);
  return {
    from: read('startTime', startTime),
    to: to === null || endTime === undefined ? null : after(endTime, to),
  };
};
