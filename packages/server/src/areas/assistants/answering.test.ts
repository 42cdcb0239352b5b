import {
  activateModel,
  addAssistant,
  addFaq,
  addKbFunction,
  addKnowledgeBase,
  addModel,
  type Answering,
  ask,
  askRecordedAgain,
  listAssistantVersions,
  modifyAssistant,
  orderStandbys,
  pageAssistants,
  pageModels,
  readAnswer,
  readAssistantChoices,
  removeModels,
  removeAssistants,
  restoreAssistant,
  streamAnswer,
  tryAssistant,
  uploadDocument,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type FakeModel, startFakeModel } from '../../models/testing/fakeModel.js';
import { startApp, type TestUser } from '../../testing/startApp.js';

/** Each setting of an assistant changes its answers, tried and asked for; and what it was can be brought back. */
let fake: FakeModel;
let other: FakeModel;
let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let rules: string;
let news: string;
let otherId: string;

const base = async (name: string, text: string): Promise<string> => {
  const { id } = await app.call(addKnowledgeBase, { name }, { as });
  await app.call(uploadDocument, { knowledgeBaseId: id, file: new File([text], `${name}.md`) }, { as });
  return id;
};

beforeAll(async () => {
  [fake, other] = [await startFakeModel(), await startFakeModel()];
  app = await startApp({ config: { llm: { baseUrl: fake.url, apiKey: undefined, model: 'first' } } });
  as = await app.user({
    permissions: ['assistants', 'assistants.models', 'knowledge', 'knowledge.resources', 'chat', 'faq'],
  });
  await app.startWork();
  rules = await base('规则', '暂停持续六十秒。');
  news = await base('新闻', '暂停持续六十秒，记者说。');
  await vi.waitFor(
    async () => expect(await app.db.query(sql`select 1 from documents where status = 'ready'`)).toHaveLength(2),
    { timeout: 60_000 },
  );
  const added = { name: '另一个', kind: 'chat', baseUrl: other.url, model: 'second' } as const;
  otherId = (await app.call(addModel, added, { as })).id;
}, 90_000);
afterAll(async () => {
  await app.close();
  await fake.close();
  await other.close();
});
beforeEach(() => {
  fake.behave({});
  other.behave({});
});

const usual: Answering = { prompt: '', modelId: null, temperature: null, followUps: true, functionIds: null };
const attempt = (
  answering: Partial<Answering>,
  more: { question?: string; answersAlone?: boolean; baseWeights?: { id: string; weight: number }[] } = {},
) =>
  app.call(
    tryAssistant,
    {
      question: '暂停持续多久',
      knowledgeBaseIds: [rules, news],
      answersAlone: false,
      answering: { ...usual, ...answering },
      ...more,
    },
    { as },
  );
/** What the models were told for the answer itself, last. */
const told = (model = fake) => model.requests.findLast(({ messages }) => messages[0]?.content.includes('passages'));

it('prompt: the model is told who it is before all other rules', async () => {
  await attempt({ prompt: '你是裁判长。' });
  expect(told()?.messages[0]?.content).toMatch(/^你是裁判长。\n\nYou answer questions from the passages/);
  await attempt({});
  expect(told()?.messages[0]?.content).toMatch(/^You answer/);
});

it('modelId: that model is asked, and no other', async () => {
  const before = [fake.requests.length, other.requests.length];
  const { byModel, answer } = await attempt({ modelId: otherId });
  expect(byModel).toBe(true);
  expect(answer).not.toBe('');
  expect(fake.requests).toHaveLength(before[0] ?? 0);
  expect(other.requests.length).toBeGreaterThan(before[1] ?? 0);
  await expect(attempt({ modelId: 'gone' })).rejects.toMatchObject({ reason: 'model_not_found' });
});

it('temperature: the model is given it in the place of that of the base', async () => {
  await attempt({ temperature: 1.7 });
  expect(told()?.temperature).toBe(1.7);
});

it('followUps: nothing is offered to be asked next where it is off', async () => {
  expect((await attempt({})).questions.length).toBeGreaterThan(0);
  expect((await attempt({ followUps: false })).questions).toEqual([]);
});

it('functionIds: the model is offered those alone', async () => {
  const add = async (name: string) =>
    (
      await app.call(
        addKbFunction,
        {
          knowledgeBaseId: rules,
          name,
          description: `查${name}`,
          method: 'GET',
          url: 'https://example.com/scores',
          parameters: [],
          enabled: true,
        },
        { as },
      )
    ).id;
  const [scores] = [await add('比分'), await add('赛程')];
  try {
    const { functions } = await app.call(readAssistantChoices, { knowledgeBaseIds: [rules] }, { as });
    expect(functions.map(({ name }) => name)).toEqual(['比分', '赛程']);
    await attempt({});
    expect(told()?.tools).toHaveLength(2);
    await attempt({ functionIds: [scores ?? ''] });
    expect(told()?.tools.map(({ description }) => description)).toEqual([expect.stringContaining('比分')]);
    await attempt({ functionIds: [] });
    expect(told()?.tools).toEqual([]);
  } finally {
    await app.db.query(sql`delete from kb_functions`);
  }
});

it('baseWeights: what is found in a base counts more or less beside the others', async () => {
  const first = async (rulesWeight: number, newsWeight: number) => {
    const baseWeights = [
      { id: rules, weight: rulesWeight },
      { id: news, weight: newsWeight },
    ];
    return (await attempt({}, { baseWeights })).passages[0]?.knowledgeBaseName;
  };
  expect(await first(1, 3)).toBe('新闻');
  expect(await first(3, 1)).toBe('规则');
});

it('answersAlone: the model answers by itself where the bases hold nothing, or does not', async () => {
  const question = '火星上的引力是多少';
  expect((await attempt({}, { question })).answer).toContain('没有找到');
  await attempt({ prompt: '你是裁判长。' }, { question, answersAlone: true });
  const asked = fake.requests.findLast(({ messages }) => messages[0]?.content.includes('hold nothing'));
  expect(asked?.messages[0]?.content).toMatch(/^你是裁判长。/);
});

const answerOf = async (assistantId: string) => {
  const { id } = await app.call(ask, { assistantId, question: '暂停持续多久' }, { as });
  await (await app.send(streamAnswer, { id }, { as })).text();
  return app.call(readAnswer, { id }, { as });
};

it('answers in a conversation as it was tried', async () => {
  const { id } = await app.call(
    addAssistant,
    {
      assistantName: `助手 ${randomId()}`,
      knowledgeBaseIds: [rules],
      answering: { ...usual, prompt: '你是裁判长。', modelId: otherId, temperature: 0.9, followUps: false },
    },
    { as },
  );
  const { questions, status } = await answerOf(id);
  expect({ questions, status }).toEqual({ questions: [], status: 'done' });
  expect(told(other)).toMatchObject({ temperature: 0.9 });
  expect(told(other)?.messages[0]?.content).toMatch(/^你是裁判长。/);
  await expect(app.call(removeModels, { idList: [otherId] }, { as })).rejects.toMatchObject({ reason: 'model_in_use' });
  await app.call(modifyAssistant, { id, answering: usual }, { as });
});

it('asks the next model where one fails, and the answer says so', async () => {
  const { id } = await app.call(
    addAssistant,
    { assistantName: `助手 ${randomId()}`, knowledgeBaseIds: [rules] },
    { as },
  );
  fake.behave({ status: 401 });
  expect(await answerOf(id)).toMatchObject({ status: 'failed', notice: null });
  await app.call(orderStandbys, { idList: [otherId] }, { as });
  const { list } = await app.call(pageModels, { current: 1, size: 10 }, { as });
  expect(list.map(({ standby }) => standby)).toEqual([null, 1]);
  expect(await answerOf(id)).toMatchObject({ status: 'done', notice: 'other_model' });
  fake.behave({});
  expect(await answerOf(id)).toMatchObject({ status: 'done', notice: null });
  await app.call(orderStandbys, { idList: [] }, { as });
  await expect(app.call(orderStandbys, { idList: ['environment-chat'] }, { as })).rejects.toMatchObject({
    reason: 'model_fixed',
  });
});

it('asks the one in use first, then those that step in, in their order', async () => {
  const add = async (name: string) =>
    (await app.call(addModel, { name, kind: 'chat', baseUrl: other.url, model: name }, { as })).id;
  const [a, b] = [await add('甲'), await add('乙')];
  await app.call(orderStandbys, { idList: [b, a] }, { as });
  await app.call(activateModel, { id: otherId, active: true }, { as });
  other.behave({ status: 401 });
  try {
    const from = other.requests.length;
    expect((await attempt({})).failure).not.toBeNull();
    expect(other.requests.length - from).toBe(3);
    expect((await attempt({ modelId: 'environment-chat' })).failure).toBeNull();
  } finally {
    await app.call(activateModel, { id: otherId, active: false }, { as });
    await app.call(removeModels, { idList: [a, b] }, { as });
  }
});

it('keeps what an assistant was, and brings it back as another version', async () => {
  const { id } = await app.call(
    addAssistant,
    {
      assistantName: `助手 ${randomId()}`,
      welcome: '你好。',
      knowledgeBaseIds: [rules, news],
      baseWeights: [{ id: news, weight: 2 }],
      answering: { ...usual, prompt: '第一版' },
    },
    { as },
  );
  const read = async () =>
    (await app.call(pageAssistants, { current: 1, size: 1, idList: [id] }, { as })).list[0] ?? expect.unreachable();
  expect(await read()).toMatchObject({ version: 1, answering: { prompt: '第一版' } });
  const change = { welcome: '您好。', knowledgeBaseIds: [rules], answering: { ...usual, prompt: '第二版' } };
  await app.call(modifyAssistant, { id, version: 1, ...change }, { as });
  await expect(app.call(modifyAssistant, { id, version: 1, welcome: '晚了' }, { as })).rejects.toMatchObject({
    reason: 'changed_meanwhile',
  });
  const versions = await app.call(listAssistantVersions, { id }, { as });
  expect(versions.map(({ version, kind, welcome, answering: { prompt } }) => [version, kind, welcome, prompt])).toEqual(
    [
      [2, 'saved', '您好。', '第二版'],
      [1, 'begun', '你好。', '第一版'],
    ],
  );
  await app.call(restoreAssistant, { id, restored: 1, version: 2 }, { as });
  expect(await read()).toMatchObject({
    version: 3,
    welcome: '你好。',
    knowledgeBases: [
      { name: '新闻', weight: 2 },
      { name: '规则', weight: 1 },
    ],
    answering: { prompt: '第一版' },
  });
  expect((await app.call(listAssistantVersions, { id }, { as }))[0]).toMatchObject({
    kind: 'restored',
    restoredFrom: 1,
  });
  await expect(app.call(restoreAssistant, { id, restored: 9 }, { as })).rejects.toMatchObject({
    reason: 'version_not_found',
  });
});

it('lists what an assistant is that nobody has changed yet, and says of one that is not there that it is not', async () => {
  const [untouched] = await app.call(listAssistantVersions, { id: 'search' }, { as });
  expect(untouched).toMatchObject({ version: 1, kind: 'begun', assistantName: '搜索助手', madeBy: '' });
  const { id } = await app.call(addAssistant, { assistantName: `助手 ${randomId()}` }, { as });
  await app.call(removeAssistants, { idList: [id] }, { as });
  for (const gone of [id, 'none-such'])
    await expect(app.call(listAssistantVersions, { id: gone }, { as })).rejects.toMatchObject({
      reason: 'assistant_not_found',
    });
});

it('asks a question of a conversation again as its assistant is now, and keeps nothing of it', async () => {
  const { id } = await app.call(
    addAssistant,
    {
      assistantName: `再问 ${randomId()}`,
      knowledgeBaseIds: [rules],
      answering: { ...usual, prompt: '第一版' },
    },
    { as },
  );
  const asked = await answerOf(id);
  const reader = await app.user({ permissions: ['chat.records'] });
  await app.call(modifyAssistant, { id, answering: { ...usual, prompt: '第二版' }, version: 1 }, { as });
  const before = await app.db.query(sql`select count(*)::int as n from sessions`);
  const again = await app.call(askRecordedAgain, { id: asked.id }, { as: reader });
  expect(again.passages.filter(({ cited }) => cited)).toMatchObject([{ knowledgeBaseName: '规则' }]);
  expect(told()?.messages[0]?.content).toMatch(/^第二版/);
  expect(await app.db.query(sql`select count(*)::int as n from sessions`)).toEqual(before);
  // Where an FAQ answers by now, its words are the answer, and it is not counted as given.
  const faq = await app.call(addFaq, { kbId: rules, question: '暂停持续多久', answer: '<p>六十秒。</p>' }, { as });
  const ready = await app.call(askRecordedAgain, { id: asked.id }, { as: reader });
  expect(ready).toMatchObject({ answer: '六十秒。 [1]', byModel: false, faq: { id: faq.id } });
  expect(await app.db.query(sql`select hits from faqs where id = ${faq.id}`)).toEqual([{ hits: 0 }]);
  await app.db.query(sql`delete from faqs`);
  // A function that only reads is offered again, one that may change something in another system is not.
  const add = (name: string, method: 'GET' | 'POST') =>
    app.call(
      addKbFunction,
      {
        knowledgeBaseId: rules,
        name,
        description: `查${name}`,
        method,
        url: 'https://example.com/x',
        parameters: [],
        enabled: true,
      },
      { as },
    );
  await add('读', 'GET');
  await add('写', 'POST');
  await app.call(askRecordedAgain, { id: asked.id }, { as: reader });
  expect(told()?.tools.map(({ description }) => description)).toEqual([expect.stringContaining('查读')]);
  await app.db.query(sql`delete from kb_functions`);
  await expect(app.call(askRecordedAgain, { id: 'gone' }, { as: reader })).rejects.toMatchObject({
    reason: 'session_not_found',
  });
  await app.call(removeAssistants, { idList: [id] }, { as });
  await expect(app.call(askRecordedAgain, { id: asked.id }, { as: reader })).rejects.toMatchObject({
    reason: 'assistant_not_found',
  });
});

it('tells how it answers to nobody but those who keep assistants', async () => {
  const reader = await app.user({ permissions: ['chat'] });
  const { list } = await app.call(pageAssistants, { current: 1, size: 50 }, { as: reader });
  expect(list.length).toBeGreaterThan(0);
  expect(list.every(({ answering, version }) => answering === undefined && version === undefined)).toBe(true);
});
