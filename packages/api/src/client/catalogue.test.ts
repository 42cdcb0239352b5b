import { catalogue, TIMED_OUT, UNEXPECTED_REPLY } from '@console/base';
import { describe, expect, it, vi } from 'vitest';
import { insertTopic, login, logout, readDocumentPage } from '../contract/index.js';
import { listen } from '../testing/listen.js';
import { ApiError } from './ApiError.js';
import { type CallOptions, createClient } from './createClient.js';
import { FIRST_403_MARKER } from './sessionGuard.js';

interface Reply {
  status: number;
  body?: string;
  type?: string;
}

const envelope = (code: number, message = '', more: object = {}) => JSON.stringify({ code, message, ...more });

/** Makes one call to a server that answers so, and tells what the caller and the app got to know. */
const outcomeOf = async (
  { status, body = '', type = 'application/json' }: Reply,
  { marked = false, ...options }: CallOptions & { marked?: boolean } = {},
) => {
  await using server = await listen((_request, response) => {
    response.writeHead(status, { 'content-type': type, 'x-request-id': 'request-7' }).end(body);
  });
  const kept = new Map<string, string>(marked ? [[FIRST_403_MARKER, '1']] : []);
  const onMessage = vi.fn<(error: ApiError) => void>();
  const onSignedOut = vi.fn<() => void>();
  const onLog = vi.fn<(error: ApiError, call: string) => void>();
  const client = createClient({
    origin: server.origin,
    storedToken: () => 'secret-token',
    onMessage,
    onSignedOut,
    onLog,
    markers: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
  });
  const error: unknown = await client.call(insertTopic, { title: 'secret-title' }, options).catch((caught) => caught);
  if (!(error instanceof ApiError)) throw new Error('The call did not reject with ApiError');
  return {
    error,
    shown: onMessage.mock.calls.map(([{ message }]) => message),
    signedOut: onSignedOut.mock.calls.length,
    logged: onLog.mock.calls.map(([logged, call]) => [logged, call]),
    marked: kept.has(FIRST_403_MARKER),
  };
};

const rows: [row: string, code: number, words: string, shown: string][] = [
  ['400 shows the server message', 400, '名称已存在', '名称已存在'],
  ['400 without one asks to tell the administrator', 400, '', catalogue.badRequest],
  ['401 shows the server message', 401, '登录已失效', '登录已失效'],
  ['403 shows the server message', 403, '账号已停用', '账号已停用'],
  ['404 says that the resource does not exist', 404, 'no such route', catalogue.notFound],
  ['500 shows the server message', 500, '服务维护中', '服务维护中'],
  ['500 without one says that the program went wrong', 500, '', catalogue.serverError],
  ['502 says that the server is busy', 502, 'Bad Gateway', catalogue.busy],
  ['503 says that the server is busy', 503, 'Unavailable', catalogue.busy],
];

describe('the error catalogue, by HTTP status', () => {
  it.each(rows)('%s', async (_row, code, words, shown) => {
    const outcome = await outcomeOf({ status: code, body: envelope(code, words) });
    expect(outcome.error).toMatchObject({ status: code, code, message: shown, requestId: 'request-7' });
    expect(outcome.shown).toEqual([shown]);
  });
});

describe('the error catalogue, by the code of an envelope inside HTTP 200', () => {
  const ranges: typeof rows = [
    ['1000 to 1999: the format of the data is wrong', 1000, 'x', catalogue.invalidData],
    ['1000 to 1999, its end', 1999, 'x', catalogue.invalidData],
    ['2000 to 2999: what was asked for does not exist', 2000, 'x', catalogue.missingResource],
    ['2000 to 2999, its end', 2999, 'x', catalogue.missingResource],
    ['3000 to 3999: the steps are out of order', 3000, 'x', catalogue.outOfOrder],
    ['3000 to 3999, its end', 3999, 'x', catalogue.outOfOrder],
  ];
  it.each([...rows, ...ranges])('%s', async (_row, code, words, shown) => {
    const outcome = await outcomeOf({ status: 200, body: envelope(code, words) });
    expect(outcome.error).toMatchObject({ status: 200, code, message: shown });
    expect(outcome.shown).toEqual([shown]);
  });

  it('takes 200 alone for success', async () => {
    for (const code of [0, 1, 201, 204]) {
      expect((await outcomeOf({ status: 200, body: envelope(code) })).error.code).toBe(code);
    }
  });
});

describe('the end of a session', () => {
  it.each([
    ['401', { status: 401, body: envelope(401, '登录已失效') }],
    ['401 inside HTTP 200', { status: 200, body: envelope(401, '登录已失效') }],
    ['403', { status: 403, body: envelope(403, '账号已停用') }],
    ['403 inside HTTP 200', { status: 200, body: envelope(403, '账号已停用') }],
    ['403 of a gateway', { status: 403, body: '<h1>Forbidden</h1>', type: 'text/html' }],
  ])('comes with %s, and its words are said even for a quiet call', async (_name, reply) => {
    const outcome = await outcomeOf(reply, { quiet: true });
    expect(outcome.signedOut).toBe(1);
    expect(outcome.shown).toHaveLength(1);
    expect(outcome.shown[0]).not.toContain('<');
  });

  it('marks the first 403, and after that shows none', async () => {
    const reply = { status: 403, body: envelope(403, '账号已停用') };
    expect(await outcomeOf(reply)).toMatchObject({ marked: true, shown: ['账号已停用'] });
    expect(await outcomeOf(reply, { marked: true })).toMatchObject({ shown: [], signedOut: 1 });
  });

  it('does not come with "not permitted"', async () => {
    const outcome = await outcomeOf({ status: 403, body: envelope(4030, '没有权限') });
    expect(outcome).toMatchObject({ signedOut: 0, marked: false, shown: ['没有权限'] });
    expect(outcome.error.notPermitted).toBe(true);
  });

  it('is not told by a late reply to a token that has been replaced', async () => {
    let token = 'old';
    const onSignedOut = vi.fn<() => void>();
    const onMessage = vi.fn<() => void>();
    await using server = await listen((_request, response) => {
      token = 'new';
      response.writeHead(401, { 'content-type': 'application/json' }).end(envelope(401, '登录已失效'));
    });
    const client = createClient({ origin: server.origin, storedToken: () => token, onSignedOut, onMessage });
    await expect(client.call(logout, {})).rejects.toMatchObject({ code: 401 });
    expect(onSignedOut).not.toHaveBeenCalled();
    expect(onMessage).not.toHaveBeenCalled();
  });
});

describe('other statuses', () => {
  it.each([
    ['HTTP 418', { status: 418, body: '' }, 418],
    ['HTTP 409 without a reason', { status: 409, body: envelope(409, 'Conflict') }, 409],
    ['HTTP 301 inside HTTP 200', { status: 200, body: envelope(301, '手机号已被使用') }, 301],
    ['4000 inside HTTP 200', { status: 200, body: envelope(4000, '未知') }, 4000],
  ])('are only logged: %s', async (_name, reply, code) => {
    const outcome = await outcomeOf(reply);
    expect(outcome.error.code).toBe(code);
    expect(outcome.shown).toEqual([]);
    expect(outcome.logged).toEqual([[outcome.error, 'POST /aiapi/qa/aiTopic/insert']]);
  });

  it('are shown where the contract names the failure', async () => {
    const body = envelope(409, '名称已存在', { reason: 'name_taken' });
    expect(await outcomeOf({ status: 409, body })).toMatchObject({ shown: ['名称已存在'] });
  });
});

describe('replies that are none', () => {
  const words = catalogue.serverError;
  it.each([
    [
      'an HTML page instead of JSON',
      { status: 200, body: '<html>登录</html>', type: 'text/html' },
      UNEXPECTED_REPLY,
      words,
    ],
    ['an HTML error page', { status: 500, body: '<html>Error</html>', type: 'text/html' }, 500, words],
    ['an HTML page for 502', { status: 502, body: '<html>Bad Gateway</html>', type: 'text/html' }, 502, catalogue.busy],
    ['HTML in the message', { status: 500, body: envelope(500, '<img src=x onerror=alert(1)>') }, 500, words],
    ['cut JSON', { status: 200, body: '{"code":200,"da' }, UNEXPECTED_REPLY, words],
    ['cut JSON of an error', { status: 404, body: '{"code":404,"mess' }, 404, catalogue.notFound],
    ['an empty body', { status: 200 }, UNEXPECTED_REPLY, words],
    ['an empty body of an error', { status: 400 }, 400, catalogue.badRequest],
    ['JSON that is no envelope', { status: 200, body: '[1]' }, UNEXPECTED_REPLY, words],
    [
      'data that the contract does not allow',
      { status: 200, body: envelope(200, '', { data: { id: 7 } }) },
      UNEXPECTED_REPLY,
      words,
    ],
  ])('%s', async (_name, reply, code, message) => {
    const outcome = await outcomeOf(reply);
    expect(outcome.error).toMatchObject({ code, message, status: reply.status, requestId: 'request-7' });
    expect(outcome.shown).toEqual([message]);
  });

  it('Request timeout: rejected with code 9999', async () => {
    await using server = await listen(() => undefined);
    const onMessage = vi.fn<(error: ApiError) => void>();
    const call = createClient({ origin: server.origin, timeout: 30, onMessage }).call(insertTopic, {});
    await expect(call).rejects.toMatchObject({ code: TIMED_OUT, message: '接口响应超时' });
    expect(onMessage).toHaveBeenCalledTimes(1);
  });

  it('a call given up tells and logs nothing', async () => {
    await using server = await listen(() => undefined);
    const told = vi.fn<() => void>();
    const client = createClient({ origin: server.origin, onMessage: told, onLog: told, onSignedOut: told });
    const controller = new AbortController();
    const call = client.call(insertTopic, {}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ aborted: true });
    expect(told).not.toHaveBeenCalled();
  });
});

describe('what an error says of a call', () => {
  it('holds neither token nor what was sent nor what was answered, whatever went wrong', async () => {
    const replies: Reply[] = [
      { status: 401, body: envelope(401, 'x') },
      { status: 200, body: envelope(200, '', { data: { id: 7, token: 'secret-reply' } }) },
      { status: 200, body: 'secret-reply' },
      { status: 500, body: '<p>secret-reply</p>', type: 'text/html' },
    ];
    for (const reply of replies) {
      const { error } = await outcomeOf(reply);
      const everything = [error, error.cause].map((part) =>
        JSON.stringify(part, Object.getOwnPropertyNames(part ?? {})),
      );
      expect(everything.join()).not.toContain('secret');
      expect(String(error.stack)).not.toContain('secret');
    }
    const unreachable: unknown = await createClient({ origin: 'http://127.0.0.1:9', storedToken: () => 'secret-token' })
      .call(login, { username: 'a', password: 'secret-word' })
      .catch((caught: unknown) => caught);
    expect(JSON.stringify(unreachable, Object.getOwnPropertyNames(unreachable))).not.toContain('secret');
  });
});

it('Login response code other than 200: there is no token', async () => {
  await using server = await listen((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(envelope(500, '用户名或密码错误', { data: { token: 'not-to-be-stored' } }));
  });
  const call = createClient({ origin: server.origin }).call(login, { username: 'a', password: 'b' });
  await expect(call).rejects.toMatchObject({ code: 500, message: '用户名或密码错误' });
});

it.each([
  ['JSON inside HTTP 200', { status: 200, body: envelope(2001, 'x') }, 2001, catalogue.missingResource],
  [
    'JSON with its status',
    { status: 404, body: envelope(404, '这一页不存在', { reason: 'page_not_found' }) },
    404,
    catalogue.notFound,
  ],
  ['a page of HTML', { status: 200, body: '<html>', type: 'text/html' }, UNEXPECTED_REPLY, catalogue.serverError],
  ['a success without a file', { status: 200, body: envelope(200) }, UNEXPECTED_REPLY, catalogue.serverError],
])(
  'an error in the place of a file: %s',
  async (_name, { status, body, type = 'application/json' }: Reply, code, message) => {
    await using server = await listen((_request, response) => {
      response.writeHead(status, { 'content-type': type }).end(body);
    });
    const call = createClient({ origin: server.origin }).download(readDocumentPage, { documentId: 'd', page: 1 });
    await expect(call).rejects.toMatchObject({ code, message });
  },
);
