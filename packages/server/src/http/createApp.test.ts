import { endpoint } from '@console/api/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createLog } from '../log.js';
import type { AppOptions } from './appOptions.js';
import { createApp } from './createApp.js';
import { fail } from './failure.js';
import { commonMessages } from './messages.js';
import { type Actor, type Route, serve, serveOpen } from './serve.js';

const actor: Actor = {
  userId: 'u1',
  account: 'reader',
  username: 'Reader',
  roleIds: [],
  permissions: new Set(['chat']),
  signInId: 's1',
};

const Id = z.string().check(z.regex(/^[a-z0-9]+$/));
const shared = { kind: 'write', origin: 'ours' } as const;

const seats = endpoint({
  ...shared,
  method: 'POST',
  path: '/aiapi/qa/seats/{teamId}/{open}',
  params: z.strictObject({ teamId: Id, open: z.boolean() }),
  query: z.strictObject({
    idList: z.optional(z.array(Id).check(z.maxLength(3))),
    page: z.optional(z.int().check(z.lte(100))),
  }),
  body: z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(10)),
    tags: z.optional(z.array(z.string())),
  }),
  reply: z.unknown(),
  needs: 'chat',
  fails: { team_full: 409, seat_given: 301 },
});
const open = endpoint({ ...shared, method: 'GET', path: '/aiapi/qa/open', reply: z.unknown(), needs: 'public' });
const secret = endpoint({ ...shared, method: 'GET', path: '/aiapi/qa/secret', reply: z.unknown(), needs: 'knowledge' });
const broken = endpoint({ ...shared, method: 'GET', path: '/aiapi/qa/broken', reply: z.unknown(), needs: 'signedIn' });
const upload = endpoint({
  ...shared,
  method: 'POST',
  path: '/aiapi/qa/upload',
  body: z.strictObject({ count: z.int(), file: z.file() }),
  encoding: 'multipart',
  reply: z.unknown(),
  needs: 'signedIn',
});
const byForm = (['POST', 'PUT'] as const).map((method) =>
  endpoint({
    ...shared,
    method,
    path: '/aiapi/qa/byForm',
    body: z.strictObject({ name: z.string(), rows: z.array(z.int()) }),
    encoding: 'form',
    reply: z.unknown(),
    needs: 'signedIn',
  }),
);
const picture = endpoint({
  ...shared,
  method: 'GET',
  path: '/aiapi/qa/picture',
  reply: z.unknown(),
  as: 'blob',
  needs: 'signedIn',
});

const routes: Route[] = [
  serve(seats, ({ params, query, body }) => {
    if (body.name === 'full') return fail('team_full');
    return body.name === 'given' ? fail('seat_given') : { params, query, body };
  }),
  serveOpen(open, (_call, who) => ({ account: who?.account ?? null })),
  serve(secret, () => 'secret'),
  serve(broken, () => {
    throw new Error('the password of the database is hunter2');
  }),
  serve(upload, async ({ body }) => ({ count: body.count, text: await body.file.text() }), { bodyLimit: 2000 }),
  ...byForm.map((entry) => serve(entry, ({ body }) => body)),
  serve(picture, () => ({ body: new Uint8Array([1, 2, 3]), type: 'image/png', name: '第一页.png', maxAge: 60 })),
];

const start = (options: Partial<AppOptions> = {}) =>
  createApp({
    routes,
    messages: {
      ...commonMessages,
      team_full: { zh: '已满员', en: 'The team is full.' },
      seat_given: { zh: '座位已分配', en: 'The seat is given.' },
    },
    authenticate: async (token) => {
      if (token === 'good') return actor;
      return token === 'stopped' ? 'stopped' : 'unknown';
    },
    log: createLog('silent'),
    ...options,
  });

const app = start();
const signedIn = { authorization: 'good' };

const post = (address: string, body: BodyInit, headers: HeadersInit = signedIn) =>
  app.request(address, { method: 'POST', body, headers });

it('reads path and query as the types the contract names, lists joined or repeated', async () => {
  const response = await post('/aiapi/qa/seats/t1/true?idList=a,b&idList=c&page=7', '{"name":"x"}');
  expect(await response.json()).toEqual({
    code: 200,
    message: '',
    data: { params: { teamId: 't1', open: true }, query: { idList: ['a', 'b', 'c'], page: 7 }, body: { name: 'x' } },
  });
});

const deep = `{"name":"x","tags":${'['.repeat(5000)}${']'.repeat(5000)}}`;

it.each([
  ['not JSON at all', '/aiapi/qa/seats/t1/true', '{"name":', ''],
  ['a list instead of an object', '/aiapi/qa/seats/t1/true', '[1]', ''],
  ['null', '/aiapi/qa/seats/t1/true', 'null', ''],
  ['a missing field', '/aiapi/qa/seats/t1/true', '', 'name'],
  ['a wrong type', '/aiapi/qa/seats/t1/true', '{"name":5}', 'name'],
  ['an unknown field', '/aiapi/qa/seats/t1/true', '{"name":"x","admin":true}', ''],
  ['a polluting key', '/aiapi/qa/seats/t1/true', '{"name":"x","__proto__":{"admin":true}}', ''],
  ['a constructor key', '/aiapi/qa/seats/t1/true', '{"name":"x","constructor":{"prototype":{}}}', ''],
  ['text that is too long', '/aiapi/qa/seats/t1/true', `{"name":"${'x'.repeat(11)}"}`, 'name'],
  ['a NUL character', '/aiapi/qa/seats/t1/true', '{"name":"a\\u0000"}', 'name'],
  ['half a character', '/aiapi/qa/seats/t1/true', '{"name":"\\ud800"}', 'name'],
  ['endless nesting', '/aiapi/qa/seats/t1/true', deep, 'tags.0.0'],
  ['a wrong boolean in the path', '/aiapi/qa/seats/t1/yes', '{"name":"x"}', 'open'],
  ['a broken escape in the path', '/aiapi/qa/seats/%zz/true', '{"name":"x"}', 'teamId'],
  ['a query field given twice', '/aiapi/qa/seats/t1/true?page=1&page=2', '{"name":"x"}', 'page'],
  ['a number that is none', '/aiapi/qa/seats/t1/true?page=1e3', '{"name":"x"}', 'page'],
  ['a number out of range', '/aiapi/qa/seats/t1/true?page=99999999999999999999', '{"name":"x"}', 'page'],
  ['an unknown query field', '/aiapi/qa/seats/t1/true?nope=1', '{"name":"x"}', ''],
  ['a polluting query field', '/aiapi/qa/seats/t1/true?__proto__=1', '{"name":"x"}', ''],
  ['a list that is too long', '/aiapi/qa/seats/t1/true?idList=a,b,c,d', '{"name":"x"}', 'idList'],
  ['a wrong list item', '/aiapi/qa/seats/t1/true?idList=a,!', '{"name":"x"}', 'idList.1'],
])('answers 400 to %s and names the field', async (_what, address, body, field) => {
  const response = await post(address, body);
  expect(response.status).toBe(400);
  const { reason, fields, message } = await response.json();
  expect({ reason, message }).toEqual({ reason: 'invalid_request', message: commonMessages.invalid_request.zh });
  if (fields !== undefined) expect(Object.keys(fields)).toEqual([field]);
});

const full = (language: string) =>
  post('/aiapi/qa/seats/t1/true', '{"name":"full"}', { ...signedIn, 'accept-language': language });

it('says a failure of the call with its own status, in the language asked for', async () => {
  const chinese = await full('zh-CN,zh;q=0.9,en;q=0.8');
  expect(chinese.status).toBe(409);
  expect(await chinese.json()).toMatchObject({ code: 409, reason: 'team_full', message: '已满员' });
  expect(await (await full('en-GB,en;q=0.9')).json()).toMatchObject({ message: 'The team is full.' });
  expect(await (await full('zh;q=0.1, en')).json()).toMatchObject({ message: 'The team is full.' });
  expect(await (await full('fr')).json()).toMatchObject({ message: '已满员' });
});

it('sends a failure with a code that would be a redirect inside HTTP 200', async () => {
  const response = await post('/aiapi/qa/seats/t1/true', '{"name":"given"}');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ code: 301, reason: 'seat_given', message: '座位已分配', data: null });
});

it.each([
  [undefined, 401, 401, 'not_signed_in'],
  ['nonsense', 401, 401, 'not_signed_in'],
  ['x'.repeat(5000), 401, 401, 'not_signed_in'],
  ['stopped', 403, 403, 'user_stopped'],
  ['good', 403, 4030, 'not_permitted'],
  ['Bearer good', 403, 4030, 'not_permitted'],
])('tells apart who may not: %s', async (authorization, status, code, reason) => {
  const response = await app.request('/aiapi/qa/secret', { headers: authorization ? { authorization } : {} });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code, reason });
});

it('never signs anyone in by cookie or query', async () => {
  const headers = { cookie: 'Admin-Token=good; Authorization=good' };
  expect((await app.request('/aiapi/qa/broken?token=good&F_T=good', { headers })).status).toBe(401);
});

it('checks who is calling before it reads what was sent', async () => {
  expect((await post('/aiapi/qa/seats/t1/true', 'not json', {})).status).toBe(401);
});

const account = async (headers: HeadersInit) => (await (await app.request('/aiapi/qa/open', { headers })).json()).data;

it('serves public calls with and without a token, even a dead one', async () => {
  expect(await account({})).toEqual({ account: null });
  expect(await account({ authorization: 'dead' })).toEqual({ account: null });
  expect(await account(signedIn)).toEqual({ account: 'reader' });
});

it('says nothing about the inside when something unexpected happens', async () => {
  const response = await app.request('/aiapi/qa/broken', { headers: signedIn });
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(text).not.toContain('hunter2');
  expect(JSON.parse(text)).toMatchObject({
    code: 500,
    reason: 'internal',
    requestId: expect.stringMatching(/^\w{16}$/),
  });
  expect(JSON.parse(text).requestId).toBe(response.headers.get('x-request-id'));
});

it.each(['/aiapi/qa/nothing', '/rag/nothing', '/aiTool/nothing', '/nothing'])('answers 404 at %s', async (address) => {
  const response = await app.request(address, { headers: signedIn });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 404, reason: 'not_found' });
});

const form = (parts: Record<string, string | Blob>) => {
  const all = new FormData();
  for (const [name, value] of Object.entries(parts)) all.append(name, value);
  return all;
};

it.each(['POST', 'PUT'])('takes a form-encoded %s', async (method) => {
  const body = new URLSearchParams({ name: '篮协 A&B=+', rows: '1,2' });
  const response = await app.request('/aiapi/qa/byForm', { method, headers: signedIn, body });
  expect(await response.json()).toMatchObject({ data: { name: '篮协 A&B=+', rows: [1, 2] } });
});

it('takes a file with text fields, up to the limit', async () => {
  const small = await post('/aiapi/qa/upload', form({ count: '2', file: new File(['words'], 'a.txt') }));
  expect(await small.json()).toMatchObject({ data: { count: 2, text: 'words' } });

  const large = await post('/aiapi/qa/upload', form({ count: '2', file: new File(['x'.repeat(3000)], 'a.txt') }));
  expect(large.status).toBe(413);
  expect(await large.json()).toMatchObject({ reason: 'file_too_large' });
});

it('stops reading a body of unknown length at the limit', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      controller.enqueue(new Uint8Array(1000));
    },
  });
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: endless,
    duplex: 'half',
    headers: { ...signedIn, 'content-type': 'multipart/form-data; boundary=x' },
  };
  const response = await app.request('/aiapi/qa/upload', init);
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(10);
});

it.each([
  ['a form that is none', 'gibberish', { ...signedIn, 'content-type': 'multipart/form-data; boundary=x' }],
  ['JSON instead of a form', '{"count":1}', { ...signedIn, 'content-type': 'application/json' }],
  ['text instead of a file', form({ count: '1', file: 'text' }), signedIn],
  ['a file instead of a number', form({ count: new File(['1'], 'a'), file: new File(['1'], 'a') }), signedIn],
])('answers 400 to %s', async (_what, body, headers) => {
  expect((await post('/aiapi/qa/upload', body, headers)).status).toBe(400);
});

it('sends a file bare, named, and unable to run anything', async () => {
  const response = await app.request('/aiapi/qa/picture', { headers: signedIn });
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, max-age=60',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('第一页.png')}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

it('sends the security headers with every answer', async () => {
  for (const address of ['/aiapi/qa/open', '/aiapi/qa/broken', '/nothing', '/healthz']) {
    const { headers } = await app.request(address);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.has('permissions-policy')).toBe(true);
    expect(headers.has('strict-transport-security')).toBe(false);
  }
});

it('says that it is well only when its database is', async () => {
  expect((await start().request('/healthz')).status).toBe(200);
  expect((await start({ healthy: () => Promise.reject(new Error('gone')) }).request('/healthz')).status).toBe(500);
});
