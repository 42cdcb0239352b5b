import {
  addSession,
  ask,
  giveLike,
  modifySession,
  pageSessions,
  pageTopics,
  readAnswer,
  streamAnswer,
} from '@console/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allEvents, type Chat, passage, startChat, textOf } from '../testing/startChat.js';

let chat: Chat;
let user: string;
let stranger: string;
beforeAll(async () => {
  chat = await startChat({ passages: [passage('二十四秒。')] });
  user = await chat.user();
  stranger = await chat.user();
});
afterAll(() => chat.close());

const add = (more: object = {}, as = user) =>
  chat.call(addSession, { question: ' 场地多大？ ', answer: '28 米乘 15 米。', ...more }, as);

it('stores a finished question in a new conversation named after it', async () => {
  const { id, topicId } = await add();
  expect(await chat.call(readAnswer, { id }, user)).toMatchObject({
    question: '场地多大？',
    answer: '28 米乘 15 米。',
    status: 'done',
    references: [],
  });
  const { list } = await chat.call(pageTopics, { current: 1, size: 1, idList: [topicId] }, user);
  expect(list).toMatchObject([{ title: '场地多大？', assistantId: null }]);
});

it('streams a stored answer like any other', async () => {
  const { id } = await add();
  const events = await allEvents(await chat.send(streamAnswer, { id }, user));
  expect(textOf(events)).toBe('28 米乘 15 米。');
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { status: 'done' } });
});

it('puts it behind what was asked before', async () => {
  const { topicId } = await add();
  await add({ topicId, question: '球多重？' });
  const { list } = await chat.call(pageSessions, { topicId, current: 1, size: 10 }, user);
  expect(list.map(({ question }) => question)).toEqual(['场地多大？', '球多重？']);
});

it("never writes into a stranger's conversation, nor for an assistant that does not exist", async () => {
  const { id, topicId } = await add();
  await expect(add({ topicId }, stranger)).rejects.toMatchObject({ status: 404, reason: 'topic_not_found' });
  await expect(add({ assistantId: 'nobody' })).rejects.toMatchObject({ reason: 'assistant_not_found' });
  await expect(chat.call(modifySession, { id, answer: 'x' }, stranger)).rejects.toMatchObject({
    reason: 'session_not_found',
  });
});

it('corrects the words of an answer also in its stream, and leaves evidence and judgement', async () => {
  const assistantId = await chat.assistant();
  const { id } = await chat.call(ask, { assistantId, question: '进攻时间多长？' }, user);
  const before = await allEvents(await chat.send(streamAnswer, { id }, user));
  await chat.call(giveLike, { id, isLike: true }, user);
  await chat.call(modifySession, { id, answer: '24 秒 [1]' }, user);
  const session = await chat.call(readAnswer, { id }, user);
  expect(session).toMatchObject({ question: '进攻时间多长？', answer: '24 秒 [1]', isLike: true });
  expect(session.references).toHaveLength(1);
  const after = await allEvents(await chat.send(streamAnswer, { id }, user));
  expect(textOf(after)).toBe('24 秒 [1]');
  expect(after.map((one) => one.id)).toEqual(before.map((one) => one.id));
});
