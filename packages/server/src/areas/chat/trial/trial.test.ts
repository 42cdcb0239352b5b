import {
  addKbParams,
  addFaq,
  addKnowledgeBase,
  type KbSettings,
  readKbParams,
  tryKbParams,
  uploadDocument,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../models/testing/fakeModel.js';
import { passage } from '../testing/startChat.js';
import { usualPolicy } from '../ask/answerPolicy.js';
import type { Retrieval } from '../evidence/retrieval.js';
import { createLog } from '../../../log.js';
import type { ChatModel } from '../../../models/index.js';
import { tryAnswer } from './tryAnswer.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';

/** Each parameter changes what a trial answers, and a trial leaves nothing behind. */
let fake: FakeModel;
let app: Awaited<ReturnType<typeof startApp>>;
let plain: Awaited<ReturnType<typeof startApp>>;
let user: TestUser;
let knowledgeBaseId: string;

const sections = Array.from(
  { length: 12 },
  (_, at) => `# 第${at + 1}节\n\n暂停规则之${at + 1}：${'说明文字。'.repeat(120)}`,
);
const rules = [...sections, '# 其他\n\n裁判长签字之后生效。'].join('\n\n');

const fill = async (on: typeof app, files: readonly File[]) => {
  const keeper = await on.user({ permissions: ['knowledge'] });
  await on.startWork();
  const { id: base } = await on.call(addKnowledgeBase, { name: '规则' }, { as: keeper });
  const ids: string[] = [];
  for (const file of files)
    ids.push((await on.call(uploadDocument, { knowledgeBaseId: base, file }, { as: keeper })).id);
  await vi.waitFor(
    async () =>
      expect(await on.db.query(sql`select 1 from documents where status = 'ready' and id = any(${ids})`)).toHaveLength(
        files.length,
      ),
    { timeout: 60_000 },
  );
  return base;
};

beforeAll(async () => {
  fake = await startFakeModel();
  app = await startApp({ config: { llm: { baseUrl: fake.url, apiKey: undefined, model: 'test' } } });
  plain = await startApp();
  user = await app.user({ permissions: ['knowledge.params', 'knowledge.look'] });
  knowledgeBaseId = await fill(app, [new File([rules], '规则.md')]);
}, 90_000);
afterAll(async () => {
  await app.close();
  await plain.close();
  await fake.close();
});

const standard = async (): Promise<KbSettings> =>
  (await app.call(readKbParams, { knowledgeBaseId }, { as: user })).standard;
const trial = async (question: string, change: Partial<KbSettings>, turns?: { question: string; answer: string }[]) => {
  const settings = { ...(await standard()), ...change };
  return app.call(tryKbParams, { knowledgeBaseId, question, settings, ...(turns && { turns }) }, { as: user });
};
/** What the model was told last. */
const lastRequest = () => fake.requests.findLast(({ messages }) => messages.length > 0);

it('topK: as many passages are found as it says', async () => {
  expect((await trial('暂停规则', { topK: 2 })).passages).toHaveLength(2);
  expect((await trial('暂停规则', { topK: 9 })).passages).toHaveLength(9);
});

it('scoreThreshold: what is less relevant is not found', async () => {
  expect((await trial('裁判长签字罚款', {})).passages.length).toBeGreaterThan(0);
  expect((await trial('裁判长签字罚款', { scoreThreshold: 1 })).passages).toEqual([]);
});

it('emptyAnswer: said where nothing is found', async () => {
  const usual = await trial('裁判长签字罚款', { scoreThreshold: 1 });
  const own = await trial('裁判长签字罚款', { scoreThreshold: 1, emptyAnswer: '请咨询裁判委员会。' });
  expect(usual.answer).not.toBe('');
  expect(own).toMatchObject({ answer: '请咨询裁判委员会。', failure: null });
  expect(usual.answer).not.toBe(own.answer);
});

it('systemPrompt and answerPrompt: the model is told them', async () => {
  await trial('暂停规则', { systemPrompt: '你是裁判。' });
  expect(lastRequest()?.messages[0]).toEqual({ role: 'system', content: '你是裁判。' });
  await trial('暂停规则', { answerPrompt: '资料：{passages}\n请答：{question}' });
  expect(lastRequest()?.messages[0]?.content).toContain('numbered passages');
  expect(lastRequest()?.messages.at(-1)?.content).toMatch(/^资料：<passages>[\s\S]*请答：<question>\n暂停规则/);
});

it('temperature and maxTokens: the model is given them', async () => {
  await trial('暂停规则', { temperature: 1.5, maxTokens: 77 });
  expect(lastRequest()).toMatchObject({ temperature: 1.5, maxTokens: 77 });
  await trial('暂停规则', {});
  expect(lastRequest()).toMatchObject({ temperature: 0.3, maxTokens: 4096 });
});

it('historyTurns: as many turns are remembered, up to twenty', async () => {
  const turns = Array.from({ length: 20 }, (_, at) => ({ question: `问题${at}`, answer: `回答${at}。` }));
  const remembered = async (historyTurns: number) => {
    await trial('暂停规则之1怎么说', { historyTurns }, turns);
    return (lastRequest()?.messages ?? []).filter(({ role }) => role === 'assistant').map(({ content }) => content);
  };
  expect(await remembered(2)).toEqual(['回答18。', '回答19。']);
  expect(await remembered(20)).toHaveLength(20);
  expect(await remembered(0)).toEqual([]);
});

it('historyTurns: the answer that is gone on with is there also where nothing is remembered', async () => {
  const turns = [
    { question: '暂停规则之1怎么说', answer: '每队可以' },
    { question: '继续', answer: '请求' },
  ];
  await trial('继续', { historyTurns: 0 }, turns);
  const { messages = [] } = lastRequest() ?? {};
  expect(messages.filter(({ role }) => role === 'assistant').map(({ content }) => content)).toEqual(['请求']);
  expect(messages.at(-1)?.content).toContain('<passage ');
});

it('vectorWeight: meaning or words come first', async () => {
  await using other = await startApp({
    config: { embedding: { baseUrl: fake.url, apiKey: undefined, model: 'test' } },
  });
  const texts = [`裁判签字。裁判签字。${'另有其他说明文字若干。'.repeat(30)}`, '签字，裁判，判签。'];
  const base = await fill(
    other,
    texts.map((text, at) => new File([text], `${at}.txt`)),
  );
  const as = await other.user({ permissions: ['knowledge.params', 'knowledge.look'] });
  await vi.waitFor(
    async () => expect(await other.db.query(sql`select 1 from chunk_vectors where model = 'test'`)).toHaveLength(2),
    { timeout: 60_000 },
  );
  const { standard: usual, hasEmbedding } = await other.call(readKbParams, { knowledgeBaseId: base }, { as });
  expect(hasEmbedding).toBe(true);
  const first = async (vectorWeight: number) => {
    const settings = { ...usual, vectorWeight };
    const { passages } = await other.call(
      tryKbParams,
      { knowledgeBaseId: base, question: '裁判签字', settings },
      { as },
    );
    return passages[0]?.documentName;
  };
  expect(await first(0)).toBe('0.txt');
  expect(await first(1)).toBe('1.txt');
}, 90_000);

it('without a model, prompts have no effect, and the answer is quoted', async () => {
  const base = await fill(plain, [new File([rules], '规则.md')]);
  const as = await plain.user({ permissions: ['knowledge.params', 'knowledge.look'] });
  const { standard: usual, hasModel } = await plain.call(readKbParams, { knowledgeBaseId: base }, { as });
  expect(hasModel).toBe(false);
  const ask = (systemPrompt: string) =>
    plain.call(
      tryKbParams,
      { knowledgeBaseId: base, question: '裁判长签字', settings: { ...usual, systemPrompt } },
      { as },
    );
  const [without, withPrompt] = [await ask(''), await ask('你是裁判。')];
  expect(without).toMatchObject({ byModel: false, failure: null });
  expect(without.answer).toContain('裁判长签字之后生效');
  expect(without.passages.filter(({ cited }) => cited).length).toBeGreaterThan(0);
  expect(withPrompt.answer).toBe(without.answer);
}, 90_000);

it('tries those that are saved where it is given none', async () => {
  await app.call(addKbParams, { knowledgeBaseId, topK: 1 }, { as: user });
  try {
    const { passages } = await app.call(tryKbParams, { knowledgeBaseId, question: '暂停规则' }, { as: user });
    expect(passages).toHaveLength(1);
    expect((await trial('暂停规则', { topK: 3 })).passages).toHaveLength(3);
  } finally {
    await app.db.query(sql`delete from kb_params`);
  }
});

it('refuses what could not be saved either, and bases that are not there', async () => {
  await expect(trial('暂停规则', { answerPrompt: '{passages}' })).rejects.toMatchObject({
    reason: 'placeholder_missing',
  });
  await expect(trial('暂停规则', { systemPrompt: '{question}' })).rejects.toMatchObject({ reason: 'prompt_faulty' });
  await expect(
    app.call(tryKbParams, { knowledgeBaseId: 'gone', question: '暂停' }, { as: user }),
  ).rejects.toMatchObject({ reason: 'knowledge_base_not_found' });
});

it('names the FAQ that answers in chat, whatever the settings are', async () => {
  const keeper = await app.user({ permissions: ['knowledge'] });
  const { id } = await app.call(
    addFaq,
    { kbId: knowledgeBaseId, question: '暂停规则怎么查？', answer: '<p>见第一节。</p>' },
    { as: keeper },
  );
  try {
    expect((await trial('暂停规则怎么查？', {})).faq).toEqual({ id, question: '暂停规则怎么查？' });
    expect((await trial('暂停规则', {})).faq).toBeNull();
  } finally {
    await app.db.query(sql`delete from faqs`);
  }
});

it('systemPrompt and answerPrompt: count for a document as a whole as well, beside the rules for its outline', async () => {
  const { passages } = await trial('总结 规则.md', {
    systemPrompt: '你是裁判。',
    answerPrompt: '资料：{passages}\n{question}',
  });
  expect(passages.length).toBeGreaterThan(0);
  expect(lastRequest()?.messages[0]?.content).toMatch(/^你是裁判。\n\nYou tell what one document/);
  expect(lastRequest()?.messages.at(-1)?.content).toMatch(/^资料：<document name="规则.md">[\s\S]*<passages>/);
});

it('says why there is no answer where the model fails', async () => {
  fake.behave({ status: 500 });
  try {
    const { failure, answer } = await trial('暂停规则', {});
    expect(failure).not.toBeNull();
    expect(answer).toBe('');
  } finally {
    fake.behave({});
  }
});

it('gives the model up when whoever tries goes', async () => {
  const gone = new AbortController();
  let began = (): void => undefined;
  const writing = new Promise<void>((resolve) => {
    began = resolve;
  });
  const model: ChatModel = {
    name: 'waits',
    answer: (_messages, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('gone')), { once: true });
        began();
      }),
  };
  const retrieval: Retrieval = {
    retrieve: async () => [passage('裁判长签字之后生效。')],
    bestQuote: ({ content }) => ({ text: content, start: 0, end: content.length }),
    quotePositions: () => [],
    countHits: async () => undefined,
    documentPages: async () => null,
    textAround: async () => [],
    pageImage: async () => null,
  };
  const tried = tryAnswer(
    { model, retrieval, faq: { match: async () => null }, log: createLog('silent') },
    {
      knowledgeBaseIds: [knowledgeBaseId],
      question: '暂停规则',
      turns: [],
      language: 'zh',
      policy: usualPolicy,
      signal: gone.signal,
    },
  );
  await writing;
  gone.abort();
  expect(await tried).toMatchObject({ answer: '', byModel: true });
});

it('leaves nothing behind: no conversation, no hit, no question asked', async () => {
  const counts = async () => [
    ...(await app.db.query(sql`select count(*)::int as count from sessions`)),
    ...(await app.db.query(sql`select count(*)::int as count from topics`)),
    ...(await app.db.query(sql`select count(*)::int as count from questions_asked`)),
    ...(await app.db.query(sql`select coalesce(sum(hits), 0)::int as count from chunks`)),
  ];
  const before = await counts();
  expect((await trial('裁判长签字', {})).passages.some(({ cited }) => cited)).toBe(true);
  expect(await counts()).toEqual(before);
});
