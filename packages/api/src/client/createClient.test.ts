import { ABORTED, catalogue, INTERNAL, TIMED_OUT, UNEXPECTED_REPLY, UNREACHABLE } from '@console/base';
import { expect, it, vi } from 'vitest';
import {
  deleteTopics,
  insertTopic,
  login,
  logout,
  pageDocuments,
  readDocumentPage,
  updatePassword,
  uploadDocument,
} from '../contract/index.js';
import { sampleOf } from '../fake/sample.js';
import { listen } from '../testing/listen.js';
import { type ClientOptions, createClient } from './createClient.js';
import { FIRST_403_MARKER, forgetRefusal } from './sessionGuard.js';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

const answering = (status: number, body: string, type = 'application/json') =>
  listen((_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  });

const clientOf = (origin: string, options: ClientOptions = {}) =>
  createClient({ origin, markers: memory(), ...options });

it('unwraps data and sends the foreign token before the stored one', async () => {
  const seen: (string | undefined)[] = [];
  await using server = await listen((request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":200,"message":"","data":{"id":"t1"}}');
  });
  let foreign: string | null = null;
  const client = clientOf(server.origin, { foreignToken: () => foreign, storedToken: () => 'stored' });
  expect(await client.call(insertTopic, {})).toMatchObject({ id: 't1' });
  foreign = 'foreign';
  await client.call(insertTopic, {});
  expect(seen).toEqual(['stored', 'foreign']);
});

it('makes a call as whoever began it, though the token was forgotten at once', async () => {
  const seen: (string | undefined)[] = [];
  await using server = await listen((request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":200,"message":"","data":{"id":"t1"}}');
  });
  let stored: string | null = 'stored';
  const client = clientOf(server.origin, { storedToken: () => stored, before: () => Promise.resolve() });
  const call = client.call(insertTopic, {});
  stored = null;
  await call;
  expect(seen).toEqual(['stored']);
});

it.each([
  ['an envelope that is no success', 200, '{"code":2001,"message":"x"}', 2001, catalogue.missingResource],
  ['an HTML error page', 502, '<html>Bad Gateway</html>', 502, catalogue.busy],
  ['cut JSON', 200, '{"code":200,"da', UNEXPECTED_REPLY, catalogue.serverError],
  ['an empty body', 200, '', UNEXPECTED_REPLY, catalogue.serverError],
  [
    'data that the contract does not allow',
    200,
    '{"code":200,"data":{"id":7}}',
    UNEXPECTED_REPLY,
    catalogue.serverError,
  ],
])('rejects %s', async (_name, status, body, code, message) => {
  await using server = await answering(status, body);
  await expect(clientOf(server.origin).call(insertTopic, {})).rejects.toMatchObject({ code, message, status });
});

it('says that a call took too long, with code 9999', async () => {
  await using server = await listen(() => undefined);
  await expect(clientOf(server.origin, { timeout: 50 }).call(insertTopic, {})).rejects.toMatchObject({
    code: TIMED_OUT,
    message: '接口响应超时',
  });
});

it('lets a call of its own take as long as it takes', async () => {
  await using server = await listen((request, response) => {
    request.resume();
    setTimeout(() => response.end('{"code":200,"message":"","data":null}'), 200);
  });
  const client = clientOf(server.origin, { timeout: 50 });
  await expect(client.call(deleteTopics, { idList: ['a'] }, { timeout: 0 })).resolves.toBeNull();
  await expect(client.call(deleteTopics, { idList: ['a'] }, { timeout: 20 })).rejects.toMatchObject({
    code: TIMED_OUT,
  });
});

it('tells a server never reached and a call given up apart, and shows nothing for the latter', async () => {
  const onMessage = vi.fn();
  const client = clientOf('http://127.0.0.1:9', { onMessage });
  await expect(client.call(insertTopic, {})).rejects.toMatchObject({ code: UNREACHABLE, status: 0 });
  expect(onMessage).toHaveBeenCalledTimes(1);
  await using server = await listen(() => undefined);
  const controller = new AbortController();
  const waiting = clientOf(server.origin, { onMessage }).call(insertTopic, {}, { signal: controller.signal });
  controller.abort();
  await expect(waiting).rejects.toMatchObject({ code: ABORTED });
  expect(onMessage).toHaveBeenCalledTimes(1);
});

it('keeps token and password out of its errors', async () => {
  await using server = await answering(500, 'oops', 'text/plain');
  const client = clientOf(server.origin, { storedToken: () => 'secret-token' });
  const error: unknown = await client
    .call(login, { username: 'a', password: 'secret-word' })
    .catch((caught: unknown) => caught);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/secret/);
  expect(String(error)).not.toMatch(/secret/);
});

it('ends the session once for many calls that fail together', async () => {
  await using server = await answering(401, '{"code":401,"message":"登录已失效"}');
  const onSignedOut = vi.fn();
  const onMessage = vi.fn();
  const client = clientOf(server.origin, { storedToken: () => 'old', onSignedOut, onMessage });
  await Promise.allSettled([1, 2, 3].map(() => client.call(logout, {})));
  expect(onSignedOut).toHaveBeenCalledTimes(1);
  expect(onMessage).toHaveBeenCalledTimes(1);
});

it('shows the first 403 only, and leaves the session alone where it is merely not permitted', async () => {
  const markers = memory();
  const onSignedOut = vi.fn();
  const onMessage = vi.fn();
  await using stopped = await answering(403, '{"code":403,"message":"账号已停用"}');
  await clientOf(stopped.origin, { markers, onSignedOut, onMessage })
    .call(logout, {})
    .catch(() => undefined);
  await clientOf(stopped.origin, { markers, onSignedOut, onMessage })
    .call(logout, {})
    .catch(() => undefined);
  expect(onMessage).toHaveBeenCalledTimes(1);
  expect(onSignedOut).toHaveBeenCalledTimes(2);
  expect(markers.getItem(FIRST_403_MARKER)).not.toBeNull();
  await using refused = await answering(403, '{"code":4030,"message":"没有权限"}');
  await expect(clientOf(refused.origin, { markers, onSignedOut }).call(logout, {})).rejects.toMatchObject({
    notPermitted: true,
  });
  expect(onSignedOut).toHaveBeenCalledTimes(2);
});

it('reads the error inside a failed download', async () => {
  await using gone = await answering(404, '{"code":404,"message":"这一页不存在","reason":"page_not_found"}');
  await expect(clientOf(gone.origin).download(readDocumentPage, { documentId: 'd', page: 9 })).rejects.toMatchObject({
    reason: 'page_not_found',
    message: catalogue.notFound,
  });
});

it('uploads a file with its fields', async () => {
  let sent = '';
  await using server = await listen((request, response) => {
    request.setEncoding('utf8').on('data', (part: string) => {
      sent += part;
    });
    request.on('end', () =>
      response
        .writeHead(413, { 'content-type': 'application/json' })
        .end('{"code":413,"message":"文件过大","reason":"file_too_large"}'),
    );
  });
  const file = new File(['篮球规则'], '规则.txt', { type: 'text/plain' });
  await expect(clientOf(server.origin).call(uploadDocument, { knowledgeBaseId: 'k1', file })).rejects.toMatchObject({
    reason: 'file_too_large',
    message: '文件过大',
  });
  expect(sent).toContain('name="knowledgeBaseId"\r\n\r\nk1');
  expect(sent).toContain('篮球规则');
});

it.each([
  ['nothing', 'null'],
  ['false', 'false'],
  ['an empty text', '""'],
])('takes a password for unchanged where %s is answered, and shows the words of the server', async (_name, data) => {
  await using server = await answering(200, `{"code":200,"message":"旧密码不正确","data":${data}}`);
  const onMessage = vi.fn();
  const change = { account: 'a', oldPassword: 'b', newPassword: 'c', id: 'u1' };
  await expect(clientOf(server.origin, { onMessage }).call(updatePassword, change)).rejects.toMatchObject({
    code: 200,
    message: '旧密码不正确',
  });
  expect(onMessage).toHaveBeenCalledTimes(1);
});

it.each(['true', '1', '{"done":1}'])('takes a password for changed where %s is answered', async (data) => {
  await using server = await answering(200, `{"code":200,"message":"","data":${data}}`);
  const change = { account: 'a', oldPassword: 'b', newPassword: 'c', id: 'u1' };
  expect(await clientOf(server.origin).call(updatePassword, change)).toEqual(JSON.parse(data));
});

it('reads a success whatever stands beside code and data', async () => {
  await using server = await answering(
    200,
    '{"code":200,"message":null,"data":{"id":"t1"},"reason":null,"requestId":null,"fields":null}',
  );
  expect(await clientOf(server.origin).call(insertTopic, {})).toEqual({ id: 't1' });
});

it.each([200, 201, 299])('takes the code of the envelope inside HTTP %i for what happened', async (status) => {
  await using server = await answering(status, '{"code":401,"message":"登录已失效"}');
  const onSignedOut = vi.fn();
  const onMessage = vi.fn();
  const client = clientOf(server.origin, { storedToken: () => 'old', onSignedOut, onMessage });
  await expect(client.call(insertTopic, {})).rejects.toMatchObject({ code: 401, message: '登录已失效' });
  expect(onSignedOut).toHaveBeenCalledTimes(1);
  expect(onMessage).toHaveBeenCalledTimes(1);
});

it('says what goes on failing once in every 3 seconds', async () => {
  await using server = await answering(500, '{"code":500,"message":"服务维护中"}');
  const onMessage = vi.fn();
  const client = clientOf(server.origin, { onMessage });
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const shownAt: number[] = [];
    onMessage.mockImplementation(() => shownAt.push(Date.now()));
    const began = Date.now();
    for (const at of [0, 2000, 3000, 5000, 6000]) {
      vi.setSystemTime(began + at);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as time goes by
      await client.call(insertTopic, {}).catch(() => undefined);
    }
    expect(shownAt.map((at) => at - began)).toEqual([0, 3000, 6000]);
  } finally {
    vi.useRealTimers();
  }
});

it.each<[string, ClientOptions['markers']]>([
  ['there is no store', undefined],
  [
    'the store may not be used',
    {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    },
  ],
])(
  'ends the session by a 403 where %s to remember it in, and shows its words once until the next sign-in',
  async (_name, markers) => {
    forgetRefusal();
    await using server = await answering(403, '{"code":403,"message":"账号已停用"}');
    const onSignedOut = vi.fn();
    const onMessage = vi.fn();
    let token = 'first';
    const reloaded = () =>
      createClient({
        origin: server.origin,
        storedToken: () => token,
        onSignedOut,
        onMessage,
        ...(markers && { markers }),
      });
    const client = reloaded();
    await expect(client.call(logout, {})).rejects.toMatchObject({ name: 'ApiError', code: 403 });
    token = 'second';
    await expect(client.call(logout, {})).rejects.toMatchObject({ name: 'ApiError', code: 403 });
    expect(onSignedOut).toHaveBeenCalledTimes(2);
    expect(onMessage).toHaveBeenCalledTimes(1);

    forgetRefusal();
    await expect(reloaded().call(logout, {})).rejects.toMatchObject({ name: 'ApiError', code: 403 });
    expect(onMessage).toHaveBeenCalledTimes(2);
  },
);

it('rejects with an ApiError also where this program is at fault, and logs it', async () => {
  const onLog = vi.fn();
  const client = clientOf('http://127.0.0.1:9', {
    onLog,
    before: () => Promise.reject(new TypeError('a mistake of the app')),
  });
  const call = client.call(insertTopic, {});
  await expect(call).rejects.toMatchObject({ name: 'ApiError', code: INTERNAL, message: catalogue.serverError });
  await expect(call).rejects.toHaveProperty('cause.message', 'a mistake of the app');
  expect(onLog).toHaveBeenCalledTimes(1);
});

it('says the fixed messages of the catalogue in the language of the app, and leaves the words of the server alone', async () => {
  const words = (entry: string) => `words of ${entry}`;
  await using gone = await answering(404, '{"code":404,"message":"Not Found"}');
  await expect(clientOf(gone.origin, { words }).call(insertTopic, {})).rejects.toThrow('words of notFound');
  await using down = await answering(500, '{"code":500,"message":"Down for maintenance"}');
  await expect(clientOf(down.origin, { words }).call(insertTopic, {})).rejects.toThrow('Down for maintenance');
});

it('reads a page with a state that only a later server knows', async () => {
  const { list, ...numbers } = sampleOf(pageDocuments.reply);
  const data = { ...numbers, list: list.map((row) => ({ ...row, status: 'archived', stage: 'frozen', type: 'epub' })) };
  await using server = await answering(200, JSON.stringify({ code: 200, message: '', data }));
  const page = await clientOf(server.origin).call(pageDocuments, { current: 1, size: 20, knowledgeBaseId: 'k1' });
  expect(page.list[0]).toMatchObject({ status: 'archived', stage: 'frozen', type: 'epub' });
});
