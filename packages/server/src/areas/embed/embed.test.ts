import {
  addEmbedKey,
  ask,
  changeRoleMembers,
  enableEmbedKey,
  generateMoreQuestions,
  insertTopic,
  modifyEmbedKey,
  pageAssistants,
  pageEmbedKeys,
  pageTopics,
  pageUsers,
  previewEmbedKey,
  readUser,
  rotateEmbedKey,
  streamAnswer,
  tradeEmbedKey,
  updateUser,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FakeModel, startFakeModel } from '../../models/testing/fakeModel.js';
import { startApp, type TestUser } from '../../testing/startApp.js';
import { remindOfEnds } from './reminders.js';
import { visitorStore } from './visitor.store.js';

const portal = 'https://portal.example.com';
let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel();
  app = await startApp({ config: { llm: { baseUrl: fake.url, apiKey: undefined, model: 'test' } } });
  as = await app.user({ permissions: ['assistants.embedKeys', 'assistants', 'chat', 'users', 'roles'] });
});
beforeEach(() => app.db.query(sql`delete from rate_limits`));
afterAll(async () => {
  await app.close();
  await fake.close();
});

let count = 0;
const settings = () => ({
  name: `密钥${++count}`,
  assistantIds: ['general'],
  origins: [portal],
  perMinute: 100,
  perDay: 100,
  perVisitorDay: 100,
});
type Settings = ReturnType<typeof settings> & { expireTime?: string };
const issue = (more: Partial<Settings> = {}) => app.call(addEmbedKey, { ...settings(), ...more }, { as });
type Key = Awaited<ReturnType<typeof issue>>;
const trade = ({ publicKey, secret }: Key, more: { visitor?: string; origin?: string } = {}) =>
  app.call(tradeEmbedKey, { publicKey, secret, ...more });
const find = async (id: string) =>
  (await app.call(pageEmbedKeys, { current: 1, size: 200 }, { as })).list.find((one) => one.id === id);
/** Asks and waits for the whole answer: the next question of a visitor is not refused for this one. */
const askFully = async (visitor: { token: string }, more: { origin?: string; assistantId?: string } = {}) => {
  const headers: Record<string, string> = more.origin === undefined ? {} : { origin: more.origin };
  const { assistantId } = more;
  const asked = await app.call(ask, { question: '暂停？', assistantId }, { as: visitor, headers });
  await (await app.send(streamAnswer, { id: asked.id }, { as: visitor })).text();
  return asked;
};

it('answers a secret once, and keeps nothing that could be traded', async () => {
  const { id, publicKey, secret } = await issue();
  expect(await find(id)).toMatchObject({ publicKey, secretEnd: secret.slice(-4), state: 'active', today: 0 });
  expect(JSON.stringify(await find(id))).not.toContain(secret);
  const rows = await app.db.query(sql`select * from embed_keys`);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

it('trades a key for a token of one visitor, who finds their conversations again and nobody else’s', async () => {
  const key = await issue();
  const first = await trade(key, { visitor: 'member-1' });
  expect(first.expiresIn).toBe(900);
  const { topicId } = await askFully(first);
  const again = await trade(key, { visitor: 'member-1' });
  const other = await trade(key, { visitor: 'member-2' });
  const topics = async (visitor: { token: string }) =>
    (await app.call(pageTopics, { current: 1, size: 20 }, { as: visitor })).list.map(({ id }) => id);
  expect(await topics(again)).toEqual([topicId]);
  expect(await topics(other)).toEqual([]);
  expect(await topics(await trade(key))).toEqual([]);
  // The same visitor of another key is somebody else.
  expect(await topics(await trade(await issue(), { visitor: 'member-1' }))).toEqual([]);
});

it('refuses a wrong secret, and more tries from that address once there were many', async () => {
  const key = await issue();
  const wrong = () => app.call(tradeEmbedKey, { publicKey: key.publicKey, secret: 'sk_wrong' });
  for (let tries = 0; tries < 20; tries += 1)
    await expect(wrong()).rejects.toMatchObject({ reason: 'embed_key_refused' });
  await expect(wrong()).rejects.toMatchObject({ status: 429, reason: 'too_many_tokens' });
  // Whoever has the secret is not kept out by what others try.
  await expect(trade(key)).resolves.toMatchObject({ expiresIn: 900 });
});

it('ends what a token opens when the key is stopped, and does not revive it', async () => {
  const key = await issue();
  const visitor = await trade(key);
  await app.call(readUser, {}, { as: visitor });
  await app.call(enableEmbedKey, { id: key.id, enabled: false }, { as });
  await expect(app.call(readUser, {}, { as: visitor })).rejects.toMatchObject({ status: 401 });
  await expect(trade(key)).rejects.toMatchObject({ status: 409, reason: 'embed_key_ended' });
  expect((await find(key.id))?.state).toBe('stopped');
  await app.call(enableEmbedKey, { id: key.id, enabled: true }, { as });
  await expect(app.call(readUser, {}, { as: visitor })).rejects.toMatchObject({ status: 401 });
  await app.call(readUser, {}, { as: await trade(key) });
});

it('ends a stream in the middle of its answer, within seconds of the key being stopped', async () => {
  fake.behave({ reply: ['第一句。', '第二句。'], pauseAfter: 1 });
  const key = await issue();
  const visitor = await trade(key);
  const { id } = await app.call(ask, { question: '你好' }, { as: visitor });
  const { body } = await app.send(streamAnswer, { id }, { as: visitor });
  const decoder = new TextDecoder();
  let seen = '';
  let stopped = false;
  for await (const part of body ?? []) {
    seen += decoder.decode(part, { stream: true });
    if (stopped || !seen.includes('第一句')) continue;
    stopped = true;
    await app.call(enableEmbedKey, { id: key.id, enabled: false }, { as });
  }
  fake.resume();
  expect(stopped).toBe(true);
  expect(seen).not.toContain('第二句');
  await expect(app.call(streamAnswer, { id }, { as: visitor })).rejects.toMatchObject({ status: 401 });
});

it('ends with its day, and cannot be made to end in the past', async () => {
  const key = await issue({ expireTime: '2999-01-01T00:00:00Z' });
  const visitor = await trade(key);
  const past = { id: key.id, expireTime: '2020-01-01T00:00:00Z' };
  await expect(app.call(modifyEmbedKey, past, { as })).rejects.toMatchObject({ reason: 'invalid_request' });
  await app.db.query(sql`update embed_keys set expires_at = now() where id = ${key.id}`);
  await expect(app.call(readUser, {}, { as: visitor })).rejects.toMatchObject({ status: 401 });
  expect((await find(key.id))?.state).toBe('expired');
});

it('takes the secret before a rotation for a day, and not the one before that', async () => {
  const first = await issue();
  const second = await app.call(rotateEmbedKey, { id: first.id }, { as });
  expect(second.publicKey).toBe(first.publicKey);
  await trade(first);
  await trade(second);
  await app.call(rotateEmbedKey, { id: first.id }, { as });
  await expect(trade(first)).rejects.toMatchObject({ reason: 'embed_key_refused' });
  await app.db.query(sql`update embed_keys set former_secret_until = now() where id = ${first.id}`);
  await expect(trade(second)).rejects.toMatchObject({ reason: 'embed_key_refused' });
});

it('lets a visitor ask the assistants of the key alone, the first one where none is named', async () => {
  const visitor = await trade(await issue({ assistantIds: ['literature', 'general'] }));
  const { list, total } = await app.call(pageAssistants, { current: 1, size: 200 }, { as: visitor });
  expect(list.map(({ id }) => id)).toEqual(['literature', 'general']);
  expect(total).toBe(2);
  expect(list.every(({ knowledgeBases }) => knowledgeBases.length === 0)).toBe(true);
  await askFully(visitor, { assistantId: 'general' });
  const { topicId } = await askFully(visitor);
  const [topic] = await app.db.query(sql`select assistant_id from topics where id = ${topicId}`);
  expect(topic).toEqual({ assistant_id: 'literature' });
  const refused = { status: 404, reason: 'assistant_not_found' };
  const only = await trade(await issue());
  await expect(askFully(only, { assistantId: 'literature' })).rejects.toMatchObject(refused);
  await expect(app.call(insertTopic, { assistantId: 'literature' }, { as: only })).rejects.toMatchObject(refused);
});

it('closes conversations with an assistant that the key is no longer for', async () => {
  const key = await issue({ assistantIds: ['literature'] });
  const visitor = await trade(key);
  const { topicId } = await askFully(visitor);
  await app.call(modifyEmbedKey, { id: key.id, assistantIds: ['general'] }, { as });
  const refused = { reason: 'assistant_not_found' };
  await expect(app.call(ask, { topicId, question: '还有呢？' }, { as: visitor })).rejects.toMatchObject(refused);
  await expect(app.call(generateMoreQuestions, { topicId }, { as: visitor })).rejects.toMatchObject(refused);
});

it('counts questions by key, visitor and origin, and says when they are used up', async () => {
  const key = await issue({ perDay: 3, perVisitorDay: 2 });
  const one = await trade(key, { visitor: '1', origin: portal });
  await askFully(one, { origin: portal });
  await askFully(one);
  const spent = { status: 429, reason: 'embed_quota_spent' };
  await expect(askFully(one)).rejects.toMatchObject(spent);
  expect(await find(key.id)).toMatchObject({ today: 2, state: 'active', origins: [{ origin: portal, today: 2 }] });
  await askFully(await trade(key, { visitor: '2' }));
  expect(await find(key.id)).toMatchObject({ today: 3, state: 'spent' });
  await expect(askFully(await trade(key, { visitor: '3' }))).rejects.toMatchObject(spent);
  const perMinute = await trade(await issue({ perMinute: 1 }));
  await askFully(perMinute);
  await expect(askFully(perMinute)).rejects.toMatchObject({ status: 429, reason: 'too_many_questions' });
});

it('counts every one of many questions at the same time', async () => {
  const key = await issue({ perDay: 5 });
  const visitors = await Promise.all(Array.from({ length: 12 }, (_one, index) => trade(key, { visitor: `v${index}` })));
  const outcomes = await Promise.allSettled(visitors.map((visitor) => askFully(visitor)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

it('takes calls from pages that the key is for, and from no other page', async () => {
  const key = await issue({ origins: [portal, 'https://m.example.com'] });
  const anywhere = await trade(key);
  const bound = await trade(key, { origin: portal });
  const from = (origin: string, visitor: { token: string }) =>
    app.call(readUser, {}, { as: visitor, headers: { origin, host: 'console.example.com' } });
  await from(portal, anywhere);
  await from('https://m.example.com', anywhere);
  await from('https://console.example.com', anywhere);
  await from(portal, bound);
  const refused = { status: 403, reason: 'not_permitted' };
  await expect(from('https://m.example.com', bound)).rejects.toMatchObject(refused);
  await expect(from('https://thief.example.com', anywhere)).rejects.toMatchObject(refused);
  await expect(from('null', anywhere)).rejects.toMatchObject(refused);
  await expect(trade(key, { origin: 'https://thief.example.com' })).rejects.toMatchObject({
    reason: 'embed_key_refused',
  });
  await app.call(modifyEmbedKey, { id: key.id, origins: ['https://m.example.com'] }, { as });
  await expect(from(portal, bound)).rejects.toMatchObject({ status: 401 });
});

it('lets a browser make the calls of a key’s page, without cookies, and of no other page', async () => {
  await issue({ origins: ['https://cors.example.com'] });
  const preflight = async (origin: string) => {
    const headers = { origin, 'access-control-request-method': 'POST' };
    return (await app.request('/aiapi/qa/aiSession/chat', { method: 'OPTIONS', headers })).headers;
  };
  const allowed = await preflight('https://cors.example.com');
  expect(allowed.get('access-control-allow-origin')).toBe('https://cors.example.com');
  expect(allowed.get('access-control-allow-credentials')).toBeNull();
  expect((await preflight('https://thief.example.com')).get('access-control-allow-origin')).toBeNull();
});

it('lets the pages of a key’s origins frame the chat as long as the key works', async () => {
  const key = await issue({ origins: [portal, 'https://m.example.com'] });
  const { originsOf } = visitorStore(app.db);
  expect(await originsOf(key.publicKey)).toEqual([portal, 'https://m.example.com']);
  await app.call(enableEmbedKey, { id: key.id, enabled: false }, { as });
  expect(await originsOf(key.publicKey)).toEqual([]);
  expect(await originsOf('pk_none')).toEqual([]);
});

it('keeps visitors apart from the staff', async () => {
  const visitor = await trade(await issue());
  const { userId, menus } = await app.call(readUser, {}, { as: visitor });
  expect(menus).toEqual([]);
  const { list } = await app.call(pageUsers, { current: 1, size: 200 }, { as });
  expect(list.map(({ id }) => id)).not.toContain(userId);
  const [role] = await app.db.query<{ id: string }>(
    sql`select role_id as id from user_roles where user_id = ${as.userId}`,
  );
  const roleId = role?.id ?? '';
  // Two steps, each allowed by itself, add up to nothing: a visitor is nobody who could be given a role.
  await expect(app.call(changeRoleMembers, { roleId, addIds: [userId] }, { as })).rejects.toMatchObject({
    reason: 'user_not_found',
  });
  await expect(app.call(updateUser, { id: userId, roleIds: [roleId] }, { as })).rejects.toMatchObject({ status: 404 });
  const login = await app.request('/aiapi/qa/login', {
    method: 'POST',
    body: JSON.stringify({ username: `embed:${userId}`, password: '' }),
  });
  expect(login.status).not.toBe(200);
});

it('refuses what is no origin, an assistant that is not there, and a name that is taken', async () => {
  for (const origin of ['https://www.example.com/path', 'https://WWW.example.com', 'https://www.example.com:443'])
    await expect(issue({ origins: [origin] })).rejects.toMatchObject({ reason: 'invalid_request' });
  await expect(issue({ assistantIds: ['general', 'nobody'] })).rejects.toMatchObject({ reason: 'assistant_not_found' });
  const { id } = await issue({ name: '同名' });
  await expect(issue({ name: '同名' })).rejects.toMatchObject({ reason: 'name_taken' });
  await expect(app.call(modifyEmbedKey, { id, assistantIds: ['nobody'], name: '改了' }, { as })).rejects.toMatchObject({
    reason: 'assistant_not_found',
  });
  expect((await find(id))?.name).toBe('同名');
});

it('finds keys by name, origin, assistant and public key', async () => {
  const { id, publicKey } = await issue({ name: '找得到', origins: ['https://find.example.com'] });
  for (const keyword of ['找得到', 'find.example', publicKey.slice(0, 14)]) {
    const { list } = await app.call(pageEmbedKeys, { current: 1, size: 10, keyword }, { as });
    expect(list.map((one) => one.id)).toEqual([id]);
  }
});

it('tries a key as a visitor of its own, whose questions count', async () => {
  const key = await issue();
  const visitor = await app.call(previewEmbedKey, { id: key.id }, { as });
  await askFully(visitor);
  expect((await find(key.id))?.today).toBe(1);
  await app.call(enableEmbedKey, { id: key.id, enabled: false }, { as });
  await expect(app.call(previewEmbedKey, { id: key.id }, { as })).rejects.toMatchObject({ reason: 'embed_key_ended' });
});

it('reminds those who manage keys 14 days and 3 days before an end, once each', async () => {
  const { id } = await issue({ name: '快到期', expireTime: '2999-01-01T00:00:00Z' });
  const notes: string[] = [];
  const told = async () => {
    await remindOfEnds(app.db, async (_tx, { userIds, note }) => {
      expect(userIds).toContain(as.userId);
      notes.push(note);
    });
    return notes.length;
  };
  expect(await told()).toBe(0);
  const endIn = (days: number) =>
    app.db.query(sql`update embed_keys set expires_at = now() + make_interval(days => ${days}::int) where id = ${id}`);
  await endIn(10);
  expect(await told()).toBe(1);
  expect(await told()).toBe(1);
  await endIn(2);
  expect(await told()).toBe(2);
  expect(await told()).toBe(2);
});
