import {
  activateModel,
  addAssistant,
  addKnowledgeBase,
  addModel,
  ask,
  type ModelKind,
  modifyModel,
  pageModels,
  readAnswer,
  readAppConfig,
  removeModels,
  streamAnswer,
  testModel,
  uploadDocument,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type FakeModel, startFakeModel } from '../../models/testing/fakeModel.js';
import { startApp, type TestUser } from '../../testing/startApp.js';

let fake: FakeModel;
let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
beforeAll(async () => {
  fake = await startFakeModel();
  app = await startApp();
  as = await app.user({ permissions: ['assistants.models', 'assistants', 'knowledge', 'chat'] });
  await app.startWork();
});
beforeEach(() => app.db.query(sql`delete from models`));
afterAll(async () => {
  await app.close();
  await fake.close();
});

let count = 0;
const add = (more: { kind?: ModelKind; baseUrl?: string; apiKey?: string; name?: string } = {}) =>
  app.call(addModel, { name: `模型${++count}`, kind: 'chat', baseUrl: fake.url, model: 'test', ...more }, { as });
const page = (more: object = {}) => app.call(pageModels, { current: 1, size: 10, ...more }, { as });
const activate = (id: string, active = true) => app.call(activateModel, { id, active }, { as });

it('keeps models, and never says a key', async () => {
  const { id } = await add({ apiKey: 'sk-top-secret' });
  await add({ kind: 'embedding' });
  const { list, total } = await page({ kind: 'chat' });
  expect(total).toBe(1);
  expect(list).toMatchObject([{ id, hasApiKey: true, active: false, fromEnvironment: false, updatedBy: as.account }]);
  expect(JSON.stringify(list)).not.toContain('sk-top');
  const name = list[0]?.name ?? '';
  await expect(add({ name })).rejects.toMatchObject({ status: 409, reason: 'name_taken' });
  await app.call(modifyModel, { id, apiKey: '' }, { as });
  expect((await page({ keyword: name })).list).toMatchObject([{ hasApiKey: false }]);
  expect((await page({ idList: [id] })).list.map((one) => one.id)).toEqual([id]);
  await expect(app.call(modifyModel, { id: 'gone', model: 'x' }, { as })).rejects.toMatchObject({
    reason: 'model_not_found',
  });
});

it('never sends a key to a host that it was not entered for', async () => {
  const { id } = await add({ apiKey: 'sk-top-secret' });
  const moving = { id, baseUrl: 'https://attacker.example.com/v1' };
  await expect(app.call(modifyModel, moving, { as })).rejects.toMatchObject({
    reason: 'invalid_request',
    fields: { apiKey: expect.any(String) },
  });
  await app.call(modifyModel, { ...moving, apiKey: 'sk-other' }, { as });
});

it('refuses an address that holds a password', async () => {
  await expect(add({ baseUrl: 'https://user:pass@example.com/v1' })).rejects.toMatchObject({
    reason: 'invalid_request',
    fields: { baseUrl: expect.any(String) },
  });
});

it('answers with the model put to use, from the next question on, and quotes again without it', async () => {
  const modelConfigured = async () => (await app.call(readAppConfig, {})).modelConfigured;
  const { id: assistantId } = await app.call(addAssistant, { assistantName: '答' }, { as });
  const noticeOf = async () => {
    const { id } = await app.call(ask, { question: '你好' }, { as });
    await (await app.send(streamAnswer, { id }, { as })).text();
    return (await app.call(readAnswer, { id }, { as })).notice;
  };
  expect(assistantId).not.toBe('');
  expect(await noticeOf()).toBe('no_model');
  expect(await modelConfigured()).toBe(false);
  const [first, second] = [await add(), await add()];
  await activate(first.id);
  expect(await noticeOf()).toBe(null);
  expect(await modelConfigured()).toBe(true);
  await activate(second.id);
  expect((await page()).list.filter(({ active }) => active).map(({ id }) => id)).toEqual([second.id]);
  await expect(app.call(removeModels, { idList: [first.id, second.id] }, { as })).rejects.toMatchObject({
    reason: 'model_in_use',
  });
  expect((await page()).total).toBe(2);
  await activate(second.id, false);
  expect(await noticeOf()).toBe('no_model');
  await app.call(removeModels, { idList: [first.id, second.id] }, { as });
  expect((await page()).total).toBe(0);
});

it('shows the models of the environment, which nobody changes here, in use until another is', async () => {
  await using other = await startApp({ config: { llm: { baseUrl: fake.url, apiKey: 'sk-secret', model: 'qwen3' } } });
  const admin = await other.user({ permissions: ['assistants.models'] });
  const models = async () => (await other.call(pageModels, { current: 1, size: 10 }, { as: admin })).list;
  const [fixed] = await models();
  expect(fixed).toMatchObject({ name: 'qwen3', kind: 'chat', fromEnvironment: true, active: true, hasApiKey: true });
  const id = fixed?.id ?? '';
  for (const refused of [
    () => other.call(modifyModel, { id, model: 'x' }, { as: admin }),
    () => other.call(removeModels, { idList: [id] }, { as: admin }),
    () => other.call(activateModel, { id, active: false }, { as: admin }),
  ]) {
    await expect(refused()).rejects.toMatchObject({ status: 409, reason: 'model_fixed' });
  }
  expect(await other.call(testModel, { id }, { as: admin })).toMatchObject({ problem: null });
  const own = await other.call(addModel, { name: '自建', kind: 'chat', baseUrl: fake.url, model: 'b' }, { as: admin });
  await other.call(activateModel, { id: own.id, active: true }, { as: admin });
  expect((await models()).map(({ id: one, active }) => [one, active])).toEqual([
    [id, false],
    [own.id, true],
  ]);
});

it('says whether a model works, and what is wrong where it does not', async () => {
  const attempt = async (id: string) => app.call(testModel, { id }, { as });
  const spoken = await attempt((await add()).id);
  expect(spoken).toMatchObject({ problem: null, words: expect.stringMatching(/\S/) });
  expect([...spoken.words].length).toBeLessThanOrEqual(100);
  expect(await attempt((await add({ kind: 'embedding' })).id)).toMatchObject({ problem: null, words: '' });
  expect(await attempt((await add({ kind: 'rerank' })).id)).toMatchObject({ problem: null });
  const { id } = await add({ baseUrl: 'http://127.0.0.1:1/v1' });
  expect(await attempt(id)).toMatchObject({ problem: expect.stringContaining('连接不上') });
  await expect(attempt('gone')).rejects.toMatchObject({ status: 404 });
});

it('gives what was read before a vector once an embedding model is put to use', async () => {
  const { id: knowledgeBaseId } = await app.call(addKnowledgeBase, { name: '规则' }, { as });
  await app.call(uploadDocument, { knowledgeBaseId, file: new File(['# 暂停\n\n每队两次。'], '规则.md') }, { as });
  const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 100 });
  await eventually(async () =>
    expect(await app.db.query(sql`select 1 from documents where status = 'ready'`)).toHaveLength(1),
  );
  const vectors = () => app.db.query(sql`select 1 from chunk_vectors where model = 'test'`);
  expect(await vectors()).toHaveLength(0);
  await activate((await add({ kind: 'embedding' })).id);
  await eventually(async () => expect((await vectors()).length).toBeGreaterThan(0));
}, 120_000);

it('finds out what the numbers of a model mean once it is put to use', async () => {
  await activate((await add({ kind: 'rerank' })).id);
  await vi.waitFor(() => expect(fake.requests.filter(({ path }) => path === '/v1/rerank').length).toBeGreaterThan(8), {
    timeout: 60_000,
    interval: 100,
  });
}, 120_000);

it('is closed to who has not the page', async () => {
  const stranger = await app.user({ permissions: ['assistants'] });
  await expect(app.call(pageModels, { current: 1, size: 10 }, { as: stranger })).rejects.toMatchObject({ status: 403 });
});
