import * as z from 'zod/mini';
import { fail } from '../../../http/failure.js';
import { readMoment } from '../../../text/moment.js';
import { storable } from '../../../text/storable.js';

/** Where a page of messages ends: after this message of those that came as far on a day, and stopped for that reason. */
export interface Place {
  readonly day: string;
  readonly cause: string;
  readonly reach: string;
  readonly why: string;
  readonly channel: string;
  readonly seq: string;
}

const short = z.string().check(z.maxLength(100));
const Stored = z.tuple([
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  z.string().check(z.maxLength(200)),
  short,
  short,
  short,
  z.string().check(z.regex(/^\d{1,18}$/)),
]);

export const writeCursor = ({ day, cause, reach, why, channel, seq }: Place): string =>
  Buffer.from(JSON.stringify([day, cause, reach, why, channel, seq])).toString('base64url');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Null: the first page. Throws `invalid_request` for what was not answered here. */
export const readCursor = (text: string | undefined): Place | null => {
  if (text === undefined) return null;
  const { data } = z.safeParse(Stored, parsed(text));
  const isOurs = data?.every((part) => storable(part) === part) === true;
  if (data === undefined || !isOurs || readMoment(`${data[0]} 00:00:00`) === null)
    throw fail('invalid_request', { fields: { after: text.slice(0, 100) } });
  const [day, cause, reach, why, channel, seq] = data;
  return { day, cause, reach, why, channel, seq };
};
