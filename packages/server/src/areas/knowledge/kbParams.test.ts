import {
  addAssistant,
  addKbParams,
  addKnowledgeBase,
  ask,
  modifyKbParams,
  pageKbParams,
  readAnswer,
  streamAnswer,
  testRetrieval,
  uploadDocument,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { randomId } from '@console/base';
import { type FakeModel, startFakeModel } from '../../models/testing/fakeModel.js';
import { startApp, type TestUser } from '../../testing/startApp.js';

let fake: FakeModel;
let app: Awaited<ReturnType<typeof startApp>>;
let user: TestUser;
let knowledgeBaseId: string;
let assistantId: string;
beforeAll(async () => {
  fake = await startFakeModel();
  app = await startApp({ config: { llm: { baseUrl: fake.url, apiKey: undefined, model: 'test' } } });
  user = await app.user({ permissions: ['chat', 'knowledge', 'knowledge.params', 'assistants'] });
  await app.startWork();
  ({ id: knowledgeBaseId } = await app.call(addKnowledgeBase, { name: '规则' }, { as: user }));
  const sections = Array.from(
    { length: 12 },
    (_, at) => `# 第${at + 1}节\n\n暂停规则之${at + 1}：${'说明文字。'.repeat(120)}`,
  );
  const file = new File([[...sections, '# 其他\n\n裁判长签字之后生效。'].join('\n\n')], '规则.md');
  const { id } = await app.call(uploadDocument, { knowledgeBaseId, file }, { as: user });
  await vi.waitFor(
    async () =>
      expect(await app.db.query(sql`select 1 from documents where id = ${id} and status = 'ready'`)).toHaveLength(1),
    { timeout: 60_000 },
  );
  ({ id: assistantId } = await app.call(
    addAssistant,
    { assistantName: randomId(), knowledgeBaseIds: [knowledgeBaseId] },
    { as: user },
  ));
}, 90_000);
afterAll(async () => {
  await app.close();
  await fake.close();
});
beforeEach(() => app.db.query(sql`delete from kb_params`));

const add = (more: object = {}) => app.call(addKbParams, { knowledgeBaseId, ...more }, { as: user });
const answerTo = async (question: string) => {
  const { id } = await app.call(ask, { assistantId, question }, { as: user });
  await (await app.send(streamAnswer, { id }, { as: user })).text();
  return app.call(readAnswer, { id }, { as: user });
};

it('gives a base its own parameters once, with standard values for the rest', async () => {
  const { id } = await add({ topK: 3 });
  const page = await app.call(pageKbParams, { current: 1, size: 10, keyword: '规' }, { as: user });
  expect(page).toMatchObject({
    total: 1,
    list: [{ id, topK: 3, scoreThreshold: 0, historyTurns: 12, knowledgeBaseName: '规则' }],
  });
  await expect(add()).rejects.toMatchObject({ status: 409, reason: 'params_exist' });
  await expect(add({ knowledgeBaseId: 'gone' })).rejects.toMatchObject({ reason: 'knowledge_base_not_found' });
  await app.call(modifyKbParams, { id, historyTurns: 0 }, { as: user });
  expect((await app.call(pageKbParams, { current: 1, size: 10 }, { as: user })).list).toMatchObject([
    { topK: 3, historyTurns: 0 },
  ]);
  await expect(app.call(modifyKbParams, { id: 'gone', topK: 1 }, { as: user })).rejects.toMatchObject({
    reason: 'params_not_found',
  });
});

it('refuses a prompt without its placeholders', async () => {
  await expect(add({ answerPrompt: '{passages}' })).rejects.toMatchObject({ reason: 'placeholder_missing' });
});

it('hands the model as many passages as the base says', async () => {
  const usual = (await answerTo('暂停规则')).references.length;
  await add({ topK: 2 });
  expect(usual).toBeGreaterThan(2);
  expect((await answerTo('暂停规则')).references).toHaveLength(2);
});

it('leaves out what is not relevant enough, and says the words of the base then', async () => {
  expect((await answerTo('裁判长签字罚款')).references.length).toBeGreaterThan(0);
  await add({ scoreThreshold: 1, emptyAnswer: '请咨询裁判委员会。' });
  expect(await answerTo('裁判长签字罚款')).toMatchObject({
    notice: 'nothing_found',
    answer: '请咨询裁判委员会。',
  });
});

it("tells the model the base's own prompt, temperature and length", async () => {
  await add({
    systemPrompt: '你是裁判。',
    answerPrompt: '资料：{passages}\n请答：{question}',
    temperature: 1.5,
    maxTokens: 77,
  });
  await answerTo('暂停规则');
  const request = fake.requests.find(({ messages }) => messages[0]?.content === '你是裁判。');
  expect(request).toMatchObject({ temperature: 1.5, maxTokens: 77 });
  expect(request?.messages.at(-1)?.content).toMatch(/^资料：<passages>[\s\S]*请答：<question>\n暂停规则/);
});

it('lets the model remember as many questions as the base says', async () => {
  const { id: paramsId } = await add();
  let topicId: string | undefined;
  const remembered = async (question: string): Promise<number> => {
    const asked = await app.call(ask, { assistantId, question, topicId }, { as: user });
    ({ topicId } = asked);
    await (await app.send(streamAnswer, { id: asked.id }, { as: user })).text();
    const request = fake.requests.find(({ messages }) =>
      messages.at(-1)?.content.includes(`</passages>\n\n<question>\n${question}`),
    );
    return (request?.messages ?? []).filter(({ role }) => role === 'assistant').length;
  };
  const remember = (historyTurns: number) => app.call(modifyKbParams, { id: paramsId, historyTurns }, { as: user });

  expect(await remembered('暂停规则之1怎么说')).toBe(0);
  expect(await remembered('暂停规则之2怎么说')).toBe(1);
  expect(await remembered('暂停规则之3怎么说')).toBe(2);
  await remember(1);
  expect(await remembered('暂停规则之4怎么说')).toBe(1);
  await remember(0);
  expect(await remembered('暂停规则之5怎么说')).toBe(0);
});

it('weighs meaning against words as the base says', async () => {
  await using other = await startApp({
    config: { embedding: { baseUrl: fake.url, apiKey: undefined, model: 'test' } },
  });
  const as = await other.user({ permissions: ['knowledge', 'knowledge.params', 'knowledge.look'] });
  await other.startWork();
  const { id: base } = await other.call(addKnowledgeBase, { name: '规则' }, { as });
  const texts = [`裁判签字。裁判签字。${'另有其他说明文字若干。'.repeat(30)}`, '签字，裁判，判签。'];
  const documents: string[] = [];
  for (const [at, text] of texts.entries()) {
    const file = new File([text], `${at}.txt`);
    const { id } = await other.call(uploadDocument, { knowledgeBaseId: base, file }, { as });
    documents.push(id);
  }
  await vi.waitFor(
    async () => expect(await other.db.query(sql`select 1 from chunk_vectors where model = 'test'`)).toHaveLength(2),
    { timeout: 60_000 },
  );
  const { id } = await other.call(addKbParams, { knowledgeBaseId: base, vectorWeight: 0 }, { as });
  const first = async () => {
    const { hits } = await other.call(testRetrieval, { knowledgeBaseId: base, question: '裁判签字' }, { as });
    return documents.indexOf(hits[0]?.chunk.documentId ?? '');
  };
  expect(await first()).toBe(0);
  await other.call(modifyKbParams, { id, vectorWeight: 1 }, { as });
  expect(await first()).toBe(1);
}, 90_000);
