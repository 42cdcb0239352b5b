import type { IncomingMessage } from 'node:http';
import { catalogue, NOT_PERMITTED, UNEXPECTED_REPLY } from '@console/base';
import * as z from 'zod/mini';
import { afterAll, describe, expect, it } from 'vitest';
import { createClient } from './createClient.js';
import { failure, sampleResponse } from '../fake/fakeReply.js';
import { fakeHandlers } from '../fake/fakeHandlers.js';
import { sampleOf } from '../fake/sample.js';
import { exportsOf } from '../testing/contractModules.js';
import { listen } from '../testing/listen.js';
import { allEndpoints } from '../contract/all.js';
import type { As, Endpoint, FieldsSchema, Kind } from '../contract/endpoint.js';
import { failureNumbers } from '../contract/failures.js';
import { fieldsFromText } from '../contract/fieldsFromText.js';

interface Received {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

let received: Received[] = [];
let answer: () => Response = () => new Response(null, { status: 500 });

const server = await listen(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) if (part instanceof Buffer) parts.push(part);
  received.push({
    method: request.method ?? '',
    url: new URL(request.url ?? '', 'http://test'),
    headers: request.headers,
    body: Buffer.concat(parts),
  });
  const reply = answer();
  response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(Buffer.from(await reply.arrayBuffer()));
});
afterAll(() => server[Symbol.asyncDispose]());

const client = createClient({
  origin: server.origin,
  storedToken: () => 'token-1',
  language: () => 'zh-CN',
  markers: { getItem: () => null, setItem: () => undefined },
});

/** A sample of one part of the request; nothing where the entry has no such part. */
const sampleOfPart = (schema: FieldsSchema<object> | undefined): Record<string, unknown> =>
  schema === undefined ? {} : { ...sampleOf(schema) };

const sampleInput = ({ params, query, body }: Endpoint): Record<string, unknown> => ({
  ...sampleOfPart(params),
  ...sampleOfPart(query),
  ...sampleOfPart(body),
});

const answersAs = <A extends As>(entry: Endpoint, as: A): entry is Endpoint<object, object, object, unknown, Kind, A> =>
  (entry.as ?? 'json') === as;

/** Makes the call in the way its reply asks for. Answers the data, the file, or the events. */
const make = async (entry: Endpoint): Promise<unknown> => {
  const input = sampleInput(entry);
  if (answersAs(entry, 'blob')) return client.download(entry, input);
  if (answersAs(entry, 'json')) return client.call(entry, input);
  if (!answersAs(entry, 'events')) throw new Error('There is no such way to answer');
  const events: unknown[] = [];
  await client.stream(entry, input, {
    isLast: (event) => typeof event === 'object' && event !== null && 'event' in event && event.event === 'done',
    onEvent: (event) => events.push(event),
    signal: new AbortController().signal,
  });
  return events;
};

const filled = ({ path, params }: Endpoint): string =>
  Object.entries(sampleOfPart(params)).reduce<string>(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  );

const bodyOf = async ({ body, headers }: Received, { encoding = 'json', body: schema }: Endpoint): Promise<unknown> => {
  if (schema === undefined) return {};
  const type = headers['content-type'] ?? '';
  if (encoding === 'json') {
    expect(type).toContain('application/json');
    return JSON.parse(body.toString('utf8'));
  }
  expect(type).toContain(
    encoding === 'multipart' ? 'multipart/form-data; boundary=' : 'application/x-www-form-urlencoded',
  );
  return fieldsFromText(
    schema,
    await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData(),
  );
};

/** Files are equal by name and content. */
const comparable = async (value: unknown): Promise<unknown> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(Object.assign({}, value)).map(async ([name, part]) => [
        name,
        part instanceof File ? `${part.name}: ${await part.text()}` : part,
      ]),
    ),
  );

describe.each(allEndpoints)('$name', ({ entry }) => {
  it('sends method, path, query, headers and body as the contract says', async () => {
    answer = () => sampleResponse(entry, sampleInput(entry));
    received = [];
    await make(entry);
    const [sent] = received;
    if (sent === undefined) throw new Error('nothing was sent');
    expect(sent.method).toBe(entry.method);
    expect(sent.url.pathname).toBe(filled(entry));
    expect(fieldsFromText(entry.query, sent.url.searchParams)).toEqual(sampleOfPart(entry.query));
    expect(sent.headers).toMatchObject({ authorization: 'token-1', 'accept-language': 'zh-CN' });
    expect(await comparable(await bodyOf(sent, entry))).toEqual(await comparable(sampleOfPart(entry.body)));
    if (entry.body === undefined) expect(sent.body.length).toBe(0);
  });

  it('answers its reply, unwrapped', async () => {
    const reply = sampleResponse(entry, sampleInput(entry));
    answer = () => reply.clone();
    const data = await make(entry);
    if (entry.as === 'blob') {
      expect(data).toBeInstanceOf(Blob);
      expect(data instanceof Blob && (await data.text())).toBe(await reply.text());
    } else if (entry.as === 'events') {
      expect(Array.isArray(data) && data.length).toBeGreaterThan(0);
    } else expect(data).toEqual((await reply.json()).data);
  });

  it.each(Object.keys(entry.fails ?? {}))('fails with %s', async (reason) => {
    answer = () => failure(entry, reason, { message: '未完成' });
    const { http, code } = failureNumbers(reason, entry.fails?.[reason] ?? 0);
    const fixed = { 404: catalogue.notFound, 502: catalogue.busy, 503: catalogue.busy }[code];
    await expect(make(entry)).rejects.toMatchObject({
      name: 'ApiError',
      status: http,
      code,
      reason,
      message: fixed ?? '未完成',
    });
  });

  it('fails by the rows of the catalogue', async () => {
    answer = () => Response.json({ code: 404, message: 'no such route' }, { status: 404 });
    await expect(make(entry)).rejects.toMatchObject({ status: 404, code: 404, message: catalogue.notFound });
    answer = () => failure(entry, 'not_permitted');
    await expect(make(entry)).rejects.toMatchObject({ status: 403, code: NOT_PERMITTED, notPermitted: true });
    answer = () => Response.json({ code: 3001, message: 'x' });
    await expect(make(entry)).rejects.toMatchObject({ status: 200, code: 3001, message: catalogue.outOfOrder });
  });

  const wrong = ['none', 7, [7]].find((data) => !z.core.safeParse(entry.reply, data).success);
  if ((entry.as ?? 'json') === 'json' && wrong !== undefined) {
    it('fails where the reply is not what the contract says', async () => {
      answer = () => Response.json({ code: 200, message: '', data: wrong });
      await expect(make(entry)).rejects.toMatchObject({ status: 200, code: UNEXPECTED_REPLY });
    });
  }
});

/** What follows an answer is named after it. */
const streamHooks: Readonly<Record<string, string>> = { streamAnswer: 'useAnswer' };

it('has a hook for every call', async () => {
  const hooks = new Set(
    (await exportsOf('hooks')).flatMap(({ name, value }) => (typeof value === 'function' ? [name] : [])),
  );
  const without = allEndpoints.filter(
    ({ name }) => !hooks.has(streamHooks[name] ?? `use${name.charAt(0).toUpperCase()}${name.slice(1)}`),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

it('has a fake for every call', () => {
  const faked = new Set(fakeHandlers().map(({ info }) => info.header));
  const missing = allEndpoints.filter(
    ({ entry: { method, path } }) => !faked.has(`${method} *${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});
