import {
  addKbParams,
  addKnowledgeBase,
  modifyKbParams,
  modifyKbTrialQuestions,
  pageKbParams,
  pageKbParamsVersions,
  readKbParams,
  readKbParamsVersion,
  resetKbParams,
  restoreKbParams,
} from '@console/api/contract';
import { randomId } from '@console/base';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let user: TestUser;
let knowledgeBaseId: string;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const keeper = await app.user({ permissions: ['knowledge'] });
  // Whoever holds the page has nothing else.
  user = await app.user({ permissions: ['knowledge.params', 'knowledge.look'] });
  ({ id: knowledgeBaseId } = await app.call(addKnowledgeBase, { name: `规则 ${randomId()}` }, { as: keeper }));
});

const read = () => app.call(readKbParams, { knowledgeBaseId }, { as: user });
const add = (more: object = {}) => app.call(addKbParams, { knowledgeBaseId, ...more }, { as: user });
const versions = async () =>
  (await app.call(pageKbParamsVersions, { knowledgeBaseId, current: 1, size: 10 }, { as: user })).list;

it('shows the standard values for a base without its own, and lists it where it is asked for', async () => {
  const standard = await read();
  expect(standard).toMatchObject({ id: null, version: 0, topK: 8, updatedBy: '', updateTime: null, hasModel: false });
  expect(standard).toMatchObject({ hasEmbedding: false, questions: [], standard: { topK: 8, maxTokens: 4096 } });
  expect(standard.standardPrompts.systemPrompt).toContain('numbered passages');
  const page = (scope?: 'own' | 'standard' | 'all') =>
    app.call(pageKbParams, { current: 1, size: 10, knowledgeBaseId, scope }, { as: user });
  expect(await page()).toMatchObject({ total: 0 });
  expect(await page('all')).toMatchObject({ total: 1, list: [{ id: null, knowledgeBaseId, topK: 8 }] });
  expect(await page('standard')).toMatchObject({ total: 1 });
  await add({ topK: 2 });
  expect(await page()).toMatchObject({ total: 1, list: [{ topK: 2, version: 1 }] });
  expect(await page('standard')).toMatchObject({ total: 0 });
  expect(await page('all')).toMatchObject({ total: 1 });
  await expect(app.call(readKbParams, { knowledgeBaseId: 'gone' }, { as: user })).rejects.toMatchObject({
    reason: 'knowledge_base_not_found',
  });
});

it('makes a version with each save, and brings an earlier one back as a new one', async () => {
  const { id } = await add({ topK: 3, note: ' 少给一些段落 ' });
  await app.call(modifyKbParams, { id, emptyAnswer: '没有。', version: 1 }, { as: user });
  await app.call(restoreKbParams, { knowledgeBaseId, restored: 1, version: 2 }, { as: user });
  expect(await read()).toMatchObject({ id, topK: 3, emptyAnswer: '', version: 3, updatedBy: user.account });
  expect(await versions()).toMatchObject([
    { version: 3, kind: 'restored', restoredFrom: 1, note: '', madeBy: user.account },
    { version: 2, kind: 'saved', restoredFrom: null },
    { version: 1, kind: 'saved', note: '少给一些段落' },
  ]);
  const second = await app.call(readKbParamsVersion, { knowledgeBaseId, version: 2 }, { as: user });
  expect(second).toMatchObject({ version: 2, settings: { topK: 3, emptyAnswer: '没有。', temperature: 0.3 } });
  await expect(app.call(readKbParamsVersion, { knowledgeBaseId, version: 9 }, { as: user })).rejects.toMatchObject({
    reason: 'version_not_found',
  });
  await expect(app.call(restoreKbParams, { knowledgeBaseId, restored: 9 }, { as: user })).rejects.toMatchObject({
    reason: 'version_not_found',
  });
});

it('goes back to the standard values, keeps the versions, and brings that back as well', async () => {
  await add({ topK: 3 });
  await app.call(resetKbParams, { knowledgeBaseId, version: 1, note: '回到标准' }, { as: user });
  expect(await read()).toMatchObject({ id: null, topK: 8, version: 2 });
  await add({ topK: 5, version: 2 });
  expect(await read()).toMatchObject({ topK: 5, version: 3 });
  await app.call(restoreKbParams, { knowledgeBaseId, restored: 2 }, { as: user });
  expect(await read()).toMatchObject({ id: null, topK: 8, version: 4 });
  const [last, , standard] = await versions();
  expect([last, standard]).toMatchObject([
    { version: 4, kind: 'restored', restoredFrom: 2 },
    { version: 2, kind: 'standard', note: '回到标准' },
  ]);
  expect(await app.call(readKbParamsVersion, { knowledgeBaseId, version: 2 }, { as: user })).toMatchObject({
    settings: { topK: 8 },
  });
});

it('tells the second of two people, and changes nothing', async () => {
  const { id } = await add({ topK: 3, version: 0 });
  const other = await app.user({ permissions: ['knowledge.params', 'knowledge.look'] });
  await app.call(modifyKbParams, { id, topK: 4, version: 1 }, { as: other });
  const meanwhile = { status: 409, reason: 'changed_meanwhile' };
  await expect(app.call(modifyKbParams, { id, topK: 9, version: 1 }, { as: user })).rejects.toMatchObject(meanwhile);
  await expect(app.call(resetKbParams, { knowledgeBaseId, version: 1 }, { as: user })).rejects.toMatchObject(meanwhile);
  await expect(
    app.call(restoreKbParams, { knowledgeBaseId, restored: 1, version: 1 }, { as: user }),
  ).rejects.toMatchObject(meanwhile);
  expect(await read()).toMatchObject({ topK: 4, version: 2, updatedBy: other.account });
  expect(await versions()).toHaveLength(2);
});

it('lets one of two through who save at once', async () => {
  const { id } = await add();
  const both = await Promise.allSettled(
    [5, 6].map((topK) => app.call(modifyKbParams, { id, topK, version: 1 }, { as: user })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await versions()).toHaveLength(2);
});

it.each([
  ['answerPrompt', '{passages}{question}{passage}', 'prompt_faulty'],
  ['answerPrompt', '{passages}', 'placeholder_missing'],
  ['answerPrompt', '{passages}{question}}', 'prompt_faulty'],
  ['systemPrompt', '你好 {question}', 'prompt_faulty'],
  ['emptyAnswer', '没有找到 {question}', 'prompt_faulty'],
])('refuses a faulty text: %s %s', async (field, text, reason) => {
  await expect(add({ [field]: text })).rejects.toMatchObject({ status: 400, reason });
  const { id } = await add();
  await expect(app.call(modifyKbParams, { id, [field]: text }, { as: user })).rejects.toMatchObject({ reason });
  expect(await versions()).toHaveLength(1);
});

it('keeps three questions of a base', async () => {
  const keep = (questions: string[], base = knowledgeBaseId) =>
    app.call(modifyKbTrialQuestions, { knowledgeBaseId: base, questions }, { as: user });
  await keep([' 几次暂停？ ', '谁签字？']);
  expect((await read()).questions).toEqual(['几次暂停？', '谁签字？']);
  await keep([]);
  expect((await read()).questions).toEqual([]);
  await expect(keep(['一', '二', '三', '四'])).rejects.toMatchObject({ status: 400 });
  await expect(keep(['一'], 'gone')).rejects.toMatchObject({ reason: 'knowledge_base_not_found' });
});
