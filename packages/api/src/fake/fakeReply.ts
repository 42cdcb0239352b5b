import { OK } from '@console/base';
import * as z from 'zod/mini';
import type { Endpoint } from '../contract/endpoint.js';
import { failureNumbers } from '../contract/failures.js';
import { sampleOf } from './sample.js';

const TOTAL = 23;

/** One pixel, so that whatever wants a picture gets one. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const commonFailures: Readonly<Record<string, number>> = {
  invalid_request: 400,
  not_signed_in: 401,
  not_permitted: 403,
  user_stopped: 403,
  not_found: 404,
  internal: 500,
  not_available: 501,
  busy: 503,
};

export const json = (status: number, body: unknown): Response => Response.json(body, { status });

export const success = (data: unknown): Response => json(200, { code: OK, message: '', data: data ?? null });

/** The envelope of a failure by its reason. Throws for a reason that neither the entry nor every call can have. */
export const failure = (
  { method, path, fails = {} }: Pick<Endpoint, 'method' | 'path' | 'fails'>,
  reason: string,
  { message, fields }: { message?: string; fields?: Readonly<Record<string, string>> } = {},
): Response => {
  const status = fails[reason] ?? commonFailures[reason];
  if (status === undefined) throw new Error(`${method} ${path} does not fail with "${reason}"`);
  const { http, code } = failureNumbers(reason, status);
  return json(http, {
    code,
    message: message ?? `操作未完成（${reason}）`,
    data: null,
    reason,
    requestId: 'sample-request',
    fields,
  });
};

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** A page of the rows that the fake server always has: the one that was asked for. */
const pageOfRows = (row: z.core.$ZodType, input: Readonly<Record<string, unknown>>): object => {
  const current = isNumber(input.current) ? input.current : 1;
  const size = isNumber(input.size) ? input.size : 10;
  const before = (current - 1) * size;
  const length = Math.max(0, Math.min(size, TOTAL - before));
  const list = Array.from({ length }, (_, index) => sampleOf(row, before + index));
  return { list, total: TOTAL, current, size };
};

/** What the entry's reply schema allows, honouring the page asked for. */
export const sampleReply = ({ reply }: Pick<Endpoint, 'reply'>, input: Readonly<Record<string, unknown>>): unknown => {
  if (!(reply instanceof z.core.$ZodObject)) return sampleOf(reply);
  const { list, total, ...rest } = reply._zod.def.shape;
  if (!(list instanceof z.core.$ZodArray) || total === undefined) return sampleOf(reply);
  return { ...sampleOf(z.object(rest)), ...pageOfRows(list._zod.def.element, input) };
};

/** One event of each kind that the stream knows, in the order of the contract. */
const sampleEvents = ({ reply }: Pick<Endpoint, 'reply'>): unknown[] =>
  (reply instanceof z.core.$ZodUnion ? reply._zod.def.options : [reply]).map((option) => sampleOf(option));

/** Writes events as a stream does: numbered, with the name apart from the data. */
export const eventStream = (events: readonly unknown[]): Response => {
  const lines = events.map((event, index) => {
    const { event: type, data } = z.parse(z.looseObject({ event: z.string(), data: z.unknown() }), event);
    return `id: ${index + 1}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
  });
  return new Response(lines.join(''), { headers: { 'content-type': 'text/event-stream' } });
};

const sampleFile = ({ path }: Pick<Endpoint, 'path'>): Response =>
  /page|image|picture|avatar|thumbnail/i.test(path)
    ? new Response(
        Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0)),
        {
          headers: { 'content-type': 'image/png' },
        },
      )
    : new Response('示例', { headers: { 'content-type': 'application/octet-stream' } });

/** What the fake server answers where nobody says otherwise. */
export const sampleResponse = (
  entry: Pick<Endpoint, 'as' | 'path' | 'reply'>,
  input: Readonly<Record<string, unknown>>,
): Response => {
  if (entry.as === 'blob') return sampleFile(entry);
  return entry.as === 'events' ? eventStream(sampleEvents(entry)) : success(sampleReply(entry, input));
};
