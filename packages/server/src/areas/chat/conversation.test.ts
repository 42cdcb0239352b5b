import { ask, pageTopics, readAnswer, readEvidencePage, streamAnswer } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createChatModel } from '../../models/index.js';
import { type FakeModel, startFakeModel } from '../../models/testing/fakeModel.js';
import type { Passage } from './evidence/retrieval.js';
import { allEvents, type Chat, passage, startChat, textOf } from './testing/startChat.js';

/** What a turn is answered from: passages, the conversation, the list of documents, the model alone, or nothing. */
let fake: FakeModel;
let chat: Chat;
let plain: Chat;
let user: string;
let assistantId: string;
let searched: string[];
let found: Passage[];

const retrieval = {
  retrieve: async ({ question }: { question: string }) => {
    searched.push(question);
    return found;
  },
  contents: async () => [
    {
      name: '竞赛规则库',
      documents: [
        { name: '规则 [2024].pdf', about: '比赛**怎么**进行。' },
        { name: '规程.docx', about: null },
      ],
      total: 5,
    },
    { name: '空库', documents: [], total: 0 },
  ],
};

beforeAll(async () => {
  fake = await startFakeModel();
  chat = await startChat({ model: createChatModel({ baseUrl: fake.url, model: 'test' }), retrieval });
  plain = await startChat({ db: chat.db, retrieval });
});
afterAll(async () => {
  await plain.close();
  await chat.close();
  await fake.close();
});
beforeEach(async () => {
  fake.behave({});
  searched = [];
  found = [passage('决赛阶段每队最多报名十二人。报名截止后不得更换。')];
  user = await chat.user();
  assistantId = await chat.assistant();
});

/** Asks and waits for the whole answer. Goes on with a conversation where one is named. */
const askIn = async (copy: Chat, question: string, topicId?: string) => {
  const before = fake.requests.length;
  const where = topicId === undefined ? { assistantId } : { topicId };
  const asked = await copy.call(ask, { ...where, question }, user);
  const events = await allEvents(await copy.send(streamAnswer, { id: asked.id }, user));
  const answer = await copy.call(readAnswer, { id: asked.id }, user);
  return { ...asked, text: textOf(events), answer, prompts: fake.requests.slice(before).map((one) => one.messages) };
};

it('greets without searching, with a model and without one', async () => {
  const greeted = await askIn(chat, '你好');
  expect(greeted.prompts[0]?.[0]?.content).toContain('only talking');
  expect(greeted.answer).toMatchObject({ status: 'done', notice: null, references: [], questions: [] });
  expect(greeted.answer.stage).toMatchObject({ bases: 0 });
  // What a conversation is called says what it is about.
  const titleIn = async () => (await chat.call(pageTopics, { current: 1, size: 20 }, user)).list[0]?.title;
  expect(await titleIn()).toBe('新会话');
  await askIn(chat, '报名有什么规定？', greeted.topicId);
  expect(await titleIn()).toBe('报名有什么规定？');
  searched = [];
  const byItself = await askIn(plain, '谢谢！');
  expect(byItself.text).toContain('请直接输入问题');
  expect(byItself.answer).toMatchObject({ notice: null, references: [] });
  expect(searched).toEqual([]);
});

it('works on what was said before, all of it, without searching', async () => {
  const long = `报名规定。${'每队最多十二人。'.repeat(600)}完`;
  fake.behave({ reply: [long] });
  const { topicId } = await askIn(chat, '报名有什么规定？');
  fake.behave({});
  searched = [];
  const translated = await askIn(chat, '翻译成英文', topicId);
  const messages = translated.prompts[0] ?? [];
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(messages[2]?.content).toBe(long);
  expect(translated.answer).toMatchObject({ status: 'done', notice: null, references: [] });
  expect((await askIn(plain, '总结上面的回答', topicId)).text).toContain('没有配置大模型');
  expect(searched).toEqual([]);
});

it('tells what the bases hold, whether there is a model or not', async () => {
  for (const copy of [chat, plain]) {
    const { text, answer } = await askIn(copy, '这个知识库里有哪些文档？');
    expect(text).toContain('**竞赛规则库**（5 份文档）');
    expect(text).toContain('- 规程.docx');
    expect(text).toContain('比赛\\*\\*怎么\\*\\*进行。');
    expect(text).toContain('另外 3 份');
    expect(answer).toMatchObject({ status: 'done', notice: null, references: [] });
  }
  expect(searched).toEqual([]);
});

it('lets the model answer by itself where nothing was found, only where its assistant may, and says so', async () => {
  found = [];
  const refused = await askIn(chat, '火星上有篮球场吗？');
  expect(refused.answer).toMatchObject({ notice: 'nothing_found', references: [] });
  expect(refused.prompts).toEqual([]);
  await chat.db.query(sql`update assistants set answers_alone = true where id = ${assistantId}`);
  const alone = await askIn(chat, '火星上有篮球场吗？');
  expect(alone.answer).toMatchObject({ status: 'done', notice: 'ungrounded', references: [] });
  expect(alone.prompts[0]?.[0]?.content).toContain('hold nothing on this question');
  expect((await askIn(plain, '火星上有篮球场吗？')).answer).toMatchObject({ notice: 'nothing_found' });
});

it('searches for what a question means in its conversation: as a model puts it, or with the question before', async () => {
  const { topicId } = await askIn(chat, '决赛每队最多报名几人？');
  fake.behave({ understood: '{"needs": "documents", "question": "预赛每队最多报名几人？"}' });
  searched = [];
  await askIn(chat, '那预赛呢？', topicId);
  expect(searched).toEqual(['预赛每队最多报名几人？']);
  // What a model says that is no answer, or comes too late, changes nothing.
  fake.behave({ understood: '我不知道' });
  searched = [];
  await askIn(chat, '那预赛呢？', topicId);
  expect(searched).toEqual(['那预赛呢？', '那预赛呢？\n那预赛呢？']);
  searched = [];
  const other = await askIn(plain, '决赛每队最多报名几人？');
  searched = [];
  await askIn(plain, '那预赛呢？', other.topicId);
  expect(searched).toEqual(['那预赛呢？', '决赛每队最多报名几人？\n那预赛呢？']);
});

it('knows from a model that a turn is about the conversation', async () => {
  const { topicId } = await askIn(chat, '决赛每队最多报名几人？');
  fake.behave({ understood: '{"needs": "conversation", "question": "用一个例子说明"}' });
  searched = [];
  const { answer } = await askIn(chat, '举个例子说说你刚讲的', topicId);
  expect(searched).toEqual([]);
  expect(answer).toMatchObject({ status: 'done', references: [] });
});

it('says that an answer was cut short by the model’s limit', async () => {
  fake.behave({ finish: 'length' });
  const { answer } = await askIn(chat, '决赛每队最多报名几人？');
  expect(answer).toMatchObject({ status: 'done', notice: 'cut_short' });
});

it('goes on with an answer that broke off from evidence, as it was begun', async () => {
  const rest = '其余的十二人名单。';
  fake.behave({ reply: [`${'每队'.repeat(900)}最多`, '报名', '十二人'], mode: 'cut', delayMs: 50 });
  const begun = await askIn(chat, '决赛每队最多报名几人？');
  expect(begun.answer).toMatchObject({ status: 'failed', references: [] });
  fake.behave({ reply: [rest, ' [1]'] });
  searched = [];
  const more = await askIn(chat, '请接着上面的回答继续', begun.topicId);
  expect(searched).toEqual(['决赛每队最多报名几人？']);
  const [messages = []] = more.prompts;
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  // What comes next depends on how it ended.
  expect(messages[2]?.content).toBe(begun.text);
  expect(messages[3]?.content).toContain('决赛阶段每队最多报名十二人');
  expect(more.answer.references.map(({ n }) => n)).toEqual([1]);
  // The piece that was added is gone on with as well, still from what was first asked.
  searched = [];
  const last = await askIn(chat, 'Go on', begun.topicId);
  expect(searched).toEqual(['决赛每队最多报名几人？']);
  expect(last.prompts[0]?.at(-2)?.content).toBe(rest);
});

it('never goes on without evidence where there was none, unless the model may answer alone', async () => {
  found = [];
  const { topicId } = await askIn(chat, '火星上有篮球场吗？');
  const refused = await askIn(chat, '继续', topicId);
  expect(refused.answer).toMatchObject({ notice: 'nothing_found', references: [] });
  expect(refused.prompts).toEqual([]);
  // Nor where the question that all of it goes on with is too long ago to be known.
  await chat.db.query(sql`update sessions set question = '继续' where topic_id = ${topicId}`);
  expect((await askIn(chat, '继续', topicId)).answer).toMatchObject({ notice: 'nothing_found' });
  await chat.db.query(sql`update assistants set answers_alone = true where id = ${assistantId}`);
  const alone = await askIn(chat, '继续', topicId);
  expect(alone.answer).toMatchObject({ status: 'done', notice: 'ungrounded' });
});

it('goes on with a long answer of the model alone from its end', async () => {
  const long = `开头${'中'.repeat(3000)}结尾`;
  fake.behave({ reply: [long] });
  const { id, topicId } = await chat.call(ask, { question: '写一篇长文' }, user);
  await allEvents(await chat.send(streamAnswer, { id }, user));
  const more = await askIn(chat, '继续', topicId);
  expect(more.prompts[0]?.[2]?.content).toBe(long);
  expect(more.answer).toMatchObject({ status: 'done', notice: null });
});

it('goes on with what was asked of a subject named before, and with work on the conversation itself', async () => {
  const { topicId } = await askIn(chat, '决赛每队最多报名几人？');
  fake.behave({ understood: '{"needs": "documents", "question": "预赛每队最多报名几人？"}' });
  await askIn(chat, '那预赛呢？', topicId);
  searched = [];
  await askIn(chat, '继续', topicId);
  expect(searched).toEqual(['预赛每队最多报名几人？']);
  await askIn(chat, '翻译成英文', topicId);
  searched = [];
  const more = await askIn(chat, 'continue', topicId);
  expect(searched).toEqual([]);
  expect(more.prompts[0]?.[0]?.content).toContain('what was said before');
  expect((await askIn(plain, '继续', topicId)).text).toContain('没有配置大模型');
});

it('rests on what it cites alone: what it was only given is neither shown nor opened nor counted', async () => {
  const other = randomId();
  found = [
    passage('决赛阶段每队最多报名十二人。报名截止后不得更换。'),
    passage('裁判员应提前到场。', { documentId: other }),
  ];
  fake.behave({ reply: ['每队最多报名十二人 [1]。'] });
  const cited = await askIn(chat, '决赛每队最多报名几人？');
  expect(cited.answer.references.map(({ n, content }) => [n, content])).toEqual([[1, '决赛阶段每队最多报名十二人。']]);
  expect(cited.answer.stage).toMatchObject({ used: 1 });
  const open = (documentId: string) =>
    chat.send(readEvidencePage, { id: cited.id, documentId, page: 3, width: 794 }, user);
  expect((await open('rules')).status).toBe(200);
  expect((await open(other)).status).toBe(404);

  fake.behave({ reply: ['没有引用任何依据。'] });
  expect((await askIn(chat, '决赛每队最多报名几人？')).answer.references).toEqual([]);

  // One that was stopped rests on what had been cited by then.
  fake.behave({ reply: ['每队最多报名十二人 [1]。', '裁判员', '提前到场 [2]'], mode: 'cut', delayMs: 50 });
  const lost = await askIn(chat, '决赛每队最多报名几人？');
  expect(lost).toMatchObject({ text: '每队最多报名十二人 [1]。裁判员', answer: { status: 'failed' } });
  expect(lost.answer.references.map(({ n }) => n)).toEqual([1]);
});
