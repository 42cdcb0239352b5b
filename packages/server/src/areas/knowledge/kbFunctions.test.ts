import { createServer } from 'node:http';
import {
  addKbFunction,
  addKbFunctionSet,
  addKnowledgeBase,
  modifyKbFunction,
  modifyKbFunctionSet,
  pageKbFunctions,
  readKbFunction,
  readKbFunctionSet,
  removeKbFunctions,
  removeKnowledgeBases,
  tryKbFunction,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listenLocally } from '../../outbound/testing/listenLocally.js';
import { startApp, type TestUser } from '../../testing/startApp.js';

interface Seen {
  url: string;
  method: string;
  headers: Record<string, unknown>;
  body: string;
}

const seen: Seen[] = [];
const other = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += String(part);
  });
  request.on('end', () => {
    seen.push({ url: request.url ?? '', method: request.method ?? '', headers: request.headers, body });
    if (request.url === '/moved') response.writeHead(302, { location: '/secret' }).end();
    else if (request.url === '/gbk') {
      response.writeHead(200, { 'content-type': 'text/plain; charset=gbk' });
      response.end(Buffer.from([0xd7, 0xb4, 0xcc, 0xac]));
    } else response.end(JSON.stringify({ 余票: 12, sentKey: request.headers['x-api-key'] ?? null }));
  });
});

let close: () => Promise<void>;
let url: string;
let app: Awaited<ReturnType<typeof startApp>>;
let user: TestUser;
let knowledgeBaseId: string;
beforeAll(async () => {
  const listening = await listenLocally(other);
  ({ close, url } = listening);
  app = await startApp({ config: { functionHosts: [listening.host] } });
  user = await app.user({ permissions: ['knowledge', 'knowledge.resources'] });
  ({ id: knowledgeBaseId } = await app.call(addKnowledgeBase, { name: '票务' }, { as: user }));
});
afterAll(async () => {
  await app.close();
  await close();
});

let count = 0;
const add = (more: Partial<Parameters<typeof settings>[0]> = {}) =>
  app.call(addKbFunction, settings(more), { as: user });
const settings = (more: {
  name?: string;
  url?: string;
  method?: 'GET' | 'POST';
  headers?: { name: string; value?: string }[];
  parameters?: {
    name: string;
    type: 'string' | 'number' | 'boolean';
    description: string;
    required: boolean;
    place: 'path' | 'query' | 'body';
  }[];
  enabled?: boolean;
  timeout?: number;
}) => ({ knowledgeBaseId, name: `余票${++count}`, method: 'GET' as const, url: `${url}/tickets`, ...more });
const attempt = (id: string, values: { name: string; value: string }[] = []) =>
  app.call(tryKbFunction, { id, values }, { as: user });
const parameter = (name: string, place: 'path' | 'query' | 'body', more: object = {}) => ({
  name,
  place,
  type: 'string' as const,
  description: '',
  required: false,
  ...more,
});

it('keeps functions, finds them by words, base and state, and takes them away', async () => {
  const { id } = await add({ name: '赛程查询', enabled: false });
  const found = await app.call(
    pageKbFunctions,
    { current: 1, size: 10, keyword: '赛程', knowledgeBaseId, enabled: false },
    { as: user },
  );
  expect(found).toMatchObject({ total: 1, list: [{ id, knowledgeBaseName: '票务', timeout: 10, enabled: false }] });
  expect(await app.call(pageKbFunctions, { current: 9, size: 10, keyword: '赛程' }, { as: user })).toMatchObject({
    list: [],
    total: 1,
  });
  await app.call(modifyKbFunction, { id, enabled: true, timeout: 3 }, { as: user });
  expect(await app.call(readKbFunction, { id }, { as: user })).toMatchObject({
    name: '赛程查询',
    enabled: true,
    timeout: 3,
  });
  await app.call(removeKbFunctions, { idList: [id] }, { as: user });
  await expect(app.call(readKbFunction, { id }, { as: user })).rejects.toMatchObject({ reason: 'function_not_found' });
  await expect(app.call(modifyKbFunction, { id, timeout: 3 }, { as: user })).rejects.toMatchObject({ status: 404 });
});

it('refuses a second of the same name in a base, and a base that is not there', async () => {
  const { id } = await add();
  const { name } = await app.call(readKbFunction, { id }, { as: user });
  await expect(add({ name })).rejects.toMatchObject({ status: 409, reason: 'name_taken' });
  const { id: another } = await add();
  await expect(app.call(modifyKbFunction, { id: another, name }, { as: user })).rejects.toMatchObject({
    reason: 'name_taken',
  });
  await expect(
    app.call(addKbFunction, { ...settings({}), knowledgeBaseId: 'gone' }, { as: user }),
  ).rejects.toMatchObject({ reason: 'knowledge_base_not_found' });
});

it('goes with its base', async () => {
  const { id: base } = await app.call(addKnowledgeBase, { name: '临时' }, { as: user });
  const { id } = await app.call(addKbFunction, { ...settings({}), knowledgeBaseId: base }, { as: user });
  await app.call(removeKnowledgeBases, { idList: [base] }, { as: user });
  await expect(app.call(readKbFunction, { id }, { as: user })).rejects.toMatchObject({ status: 404 });
});

it('is closed to who has not the page', async () => {
  const stranger = await app.user({ permissions: ['knowledge'] });
  const { id } = await add();
  for (const refused of [
    () => app.call(pageKbFunctions, { current: 1, size: 10 }, { as: stranger }),
    () => app.call(tryKbFunction, { id, values: [] }, { as: stranger }),
  ]) {
    await expect(refused()).rejects.toMatchObject({ status: 403 });
  }
});

it('calls the other system with the values in their places', async () => {
  const { id } = await add({
    method: 'POST',
    url: `${url}/games/{game}/tickets?fixed=1`,
    headers: [{ name: 'X-Api-Key', value: 'top-secret-key' }],
    parameters: [
      parameter('game', 'path', { required: true }),
      parameter('area', 'query'),
      parameter('count', 'body', { type: 'number' }),
      parameter('vip', 'body', { type: 'boolean' }),
    ],
  });
  const reply = await attempt(id, [
    { name: 'game', value: '总决赛/1' },
    { name: 'area', value: 'A区' },
    { name: 'count', value: '2' },
    { name: 'vip', value: 'true' },
  ]);
  expect(reply.status).toBe(200);
  expect(reply.body).toContain('余票');
  const sent = seen.at(-1);
  expect(sent).toMatchObject({ method: 'POST', headers: { 'x-api-key': 'top-secret-key' } });
  expect(decodeURIComponent(sent?.url ?? '')).toBe('/games/总决赛/1/tickets?fixed=1&area=A区');
  expect(sent?.url).toContain('%2F1/tickets');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ count: 2, vip: true });
});

it('never says the value of a header, neither in a list nor where the other system sends it back', async () => {
  const { id } = await add({ headers: [{ name: 'X-Api-Key', value: 'top-secret-key' }] });
  const shown = await app.call(readKbFunction, { id }, { as: user });
  expect(shown.headers).toEqual([{ name: 'X-Api-Key' }]);
  const list = await app.call(pageKbFunctions, { current: 1, size: 50 }, { as: user });
  const reply = await attempt(id);
  expect(reply.body).toContain('sentKey');
  expect(JSON.stringify([shown, list, reply])).not.toContain('top-secret-key');
});

it('keeps the value of a header that is sent without one, but never for another host', async () => {
  const { id } = await add({ headers: [{ name: 'X-Api-Key', value: 'top-secret-key' }] });
  await app.call(
    modifyKbFunction,
    { id, url: `${url}/other`, headers: [{ name: 'X-Api-Key' }, { name: 'X-More', value: '1' }] },
    { as: user },
  );
  await attempt(id);
  expect(seen.at(-1)).toMatchObject({ url: '/other', headers: { 'x-api-key': 'top-secret-key', 'x-more': '1' } });
  for (const headers of [undefined, [{ name: 'X-Api-Key' }]]) {
    await expect(
      app.call(modifyKbFunction, { id, url: 'https://attacker.example.com/', headers }, { as: user }),
    ).rejects.toMatchObject({ reason: 'invalid_request', fields: { 'headers.0.value': expect.any(String) } });
  }
});

it.each([
  'http://127.0.0.1:1/',
  'http://localhost/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://10.0.0.1/',
  'http://user:pass@example.com/',
  'http://{host}/',
  'http://example.com{x}/',
])('refuses the address %s', async (address) => {
  await expect(add({ url: address })).rejects.toMatchObject({ status: 400, reason: 'address_not_allowed' });
  const { id } = await add();
  await expect(app.call(modifyKbFunction, { id, url: address }, { as: user })).rejects.toMatchObject({
    reason: 'address_not_allowed',
  });
});

it('does not follow a redirect, which could lead inside', async () => {
  const { id } = await add({ url: `${url}/moved` });
  expect(await attempt(id)).toMatchObject({ status: 302 });
  expect(seen.at(-1)?.url).toBe('/moved');
});

it('says that nobody answered', async () => {
  const gone = await listenLocally(createServer());
  await gone.close();
  await using lonely = await startApp({ config: { functionHosts: [gone.host] } });
  const as = await lonely.user({ permissions: ['knowledge', 'knowledge.resources'] });
  const { id: base } = await lonely.call(addKnowledgeBase, { name: '票务' }, { as });
  const { id } = await lonely.call(
    addKbFunction,
    { ...settings({ url: `${gone.url}/x` }), knowledgeBaseId: base },
    { as },
  );
  await expect(lonely.call(tryKbFunction, { id, values: [] }, { as })).rejects.toMatchObject({
    status: 502,
    reason: 'no_reply',
  });
});

it('reads a reply in the characters it is written in', async () => {
  const { id } = await add({ url: `${url}/gbk` });
  expect(await attempt(id)).toMatchObject({ body: '状态' });
});

it('changes nothing of a function or a set for somebody who has not seen the last change', async () => {
  const meanwhile = { status: 409, reason: 'changed_meanwhile' };
  const { id } = await add();
  const { version } = await app.call(readKbFunction, { id }, { as: user });
  await app.call(modifyKbFunction, { id, version, timeout: 5 }, { as: user });
  const late = app.call(modifyKbFunction, { id, version, description: '查余票' }, { as: user });
  await expect(late).rejects.toMatchObject(meanwhile);
  expect(await app.call(readKbFunction, { id }, { as: user })).toMatchObject({
    timeout: 5,
    description: '',
    version: 2,
  });

  const set = await app.call(addKbFunctionSet, { name: '购票', functionIds: [id] }, { as: user });
  const { version: read } = await app.call(readKbFunctionSet, set, { as: user });
  await app.call(modifyKbFunctionSet, { ...set, version: read, functionIds: [] }, { as: user });
  const lateSet = app.call(modifyKbFunctionSet, { ...set, version: read, name: '赛事' }, { as: user });
  await expect(lateSet).rejects.toMatchObject(meanwhile);
  expect(await app.call(readKbFunctionSet, set, { as: user })).toMatchObject({
    name: '购票',
    functions: [],
    version: 2,
  });
});

it('says what is wrong with address, headers and parameters, by field', async () => {
  const wrong = async (more: Parameters<typeof settings>[0], field: string) =>
    expect(add(more)).rejects.toMatchObject({ reason: 'invalid_request', fields: { [field]: expect.any(String) } });
  await wrong({ url: `${url}/{game}` }, 'url');
  await wrong({ parameters: [parameter('game', 'path')] }, 'parameters.0.place');
  await wrong({ parameters: [parameter('count', 'body')] }, 'parameters.0.place');
  await wrong({ parameters: [parameter('a', 'query'), parameter('a', 'query')] }, 'parameters.1.name');
  await wrong({ headers: [{ name: 'Host', value: 'x' }] }, 'headers.0.name');
  await wrong({ headers: [{ name: 'X-Key' }] }, 'headers.0.value');
  await wrong({ headers: [{ name: 'X-Key', value: '密钥' }] }, 'headers.0.value');
});

it('says what is wrong with the values tried, and sends nothing then', async () => {
  const { id } = await add({
    url: `${url}/games/{game}/tickets`,
    parameters: [parameter('game', 'path', { required: true }), parameter('count', 'query', { type: 'number' })],
  });
  const before = seen.length;
  const wrong = (values: { name: string; value: string }[], field: string) =>
    expect(attempt(id, values)).rejects.toMatchObject({
      reason: 'invalid_request',
      fields: { [field]: expect.any(String) },
    });
  await wrong([], 'values.game');
  await wrong([{ name: 'game', value: '..' }], 'values');
  await wrong(
    [
      { name: 'game', value: '1' },
      { name: 'count', value: 'many' },
    ],
    'values.1.value',
  );
  await wrong([{ name: 'other', value: '1' }], 'values.0.name');
  expect(seen).toHaveLength(before);
});

it('notes who tried what, without what was sent', async () => {
  const { id } = await add({ headers: [{ name: 'X-Api-Key', value: 'top-secret-key' }] });
  await attempt(id);
  await vi.waitFor(async () => {
    const log = await app.db.query<{ action: string; whole: unknown }>(
      sql`select action, to_jsonb(audit_log) as whole from audit_log where target = ${`id=${id}`} or target like ${`id=${id} %`} order by happened_at`,
    );
    expect(log.map(({ action }) => action)).toEqual(['addKbFunction', 'tryKbFunction']);
    expect(JSON.stringify(log)).not.toContain('top-secret-key');
  });
});
