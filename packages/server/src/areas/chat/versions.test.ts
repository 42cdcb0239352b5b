import {
  ask,
  deleteSessions,
  giveLike,
  modifySession,
  pageConversationRecords,
  pageRecordedAnswers,
  pageSessions,
  readEvidence,
  stopAnswer,
  streamAnswer,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createChatModel } from '../../models/index.js';
import { type FakeModel, startFakeModel } from '../../models/testing/fakeModel.js';
import { exportedCells } from './testing/exportedCells.js';
import { allEvents, type Chat, passage, readEvents, startChat } from './testing/startChat.js';

/** A question that is answered again keeps the answers that it has. */
let fake: FakeModel;
let chat: Chat;
let user: string;
let assistantId: string;
beforeAll(async () => {
  fake = await startFakeModel();
  chat = await startChat({
    model: createChatModel({ baseUrl: fake.url, model: 'test' }),
    passages: [passage('进攻计时钟应停止。'), passage('比赛有四节。', { documentId: 'other' })],
  });
});
afterAll(async () => {
  await chat.close();
  await fake.close();
});
beforeEach(async () => {
  user = await chat.user();
  assistantId = await chat.assistant();
});

interface More {
  question?: string;
  topicId?: string;
  replaces?: string;
  after?: string;
}

/** Asks, and has the model say this. */
const answered = async (reply: string, more: More = {}) => {
  fake.behave({ reply: [reply] });
  const asked = await chat.call(ask, { assistantId, question: '何时复位？', ...more }, user);
  await allEvents(await chat.send(streamAnswer, { id: asked.id }, user));
  return asked;
};
const failed = async (reply: string[], more: More) => {
  fake.behave({ reply, mode: 'cut' });
  const asked = await chat.call(ask, { question: '何时复位？', ...more }, user);
  await allEvents(await chat.send(streamAnswer, { id: asked.id }, user));
  return asked;
};
const page = (topicId: string, more: object = {}) =>
  chat.call(pageSessions, { topicId, current: 1, size: 10, ...more }, user);
const textsOf = async (topicId: string) =>
  (await page(topicId)).list.map(({ answer, versions }) => [answer, versions?.map((one) => one.answer)]);
/** The answers that the model was told of, the last time that it was asked for another one. */
const told = () =>
  fake.requests
    .map(({ messages }) => messages.filter(({ role }) => role === 'assistant').map(({ content }) => content))
    .findLast((said) => said.length > 0);

it('keeps each answer with its own evidence, judgement, time and end', async () => {
  const first = await answered('甲 [1]');
  const { topicId } = first;
  await chat.call(giveLike, { id: first.id, isLike: false, feedback: '太短' }, user);
  const second = await answered('乙 [2]', { topicId, replaces: first.id });
  expect(second).toMatchObject({ topicId, earlier: [first.id] });
  const third = await answered('丙', { topicId, replaces: second.id });
  expect(third.earlier).toEqual([first.id, second.id]);

  const { list, total } = await page(topicId);
  expect(total).toBe(1);
  expect(list[0]).toMatchObject({ id: third.id, answer: '丙', isLike: null });
  expect(list[0]?.versions?.map((one) => [one.id, one.answer, one.isLike, one.feedback])).toEqual([
    [first.id, '甲 [1]', false, '太短'],
    [second.id, '乙 [2]', null, ''],
    [third.id, '丙', null, ''],
  ]);
  expect(list[0]?.versions?.map(({ references }) => references.map(({ documentId }) => documentId))).toEqual([
    ['rules'],
    ['other'],
    [],
  ]);
  const evidence = (id: string) => chat.call(readEvidence, { id, documentId: 'rules' }, user);
  expect(await evidence(first.id)).toMatchObject({ documentId: 'rules' });
  await expect(evidence(second.id)).rejects.toMatchObject({ reason: 'document_not_found' });
});

it('shows one answer as it always did', async () => {
  const { topicId } = await answered('甲');
  expect((await page(topicId)).list[0]).not.toHaveProperty('versions');
});

it('goes on from the newest complete answer, and says so from then on', async () => {
  const first = await answered('甲');
  const { topicId } = first;
  const second = await answered('乙', { topicId, replaces: first.id });
  const third = await failed(['半', '句', '', ''], { topicId, replaces: second.id });
  expect((await page(topicId)).list[0]).toMatchObject({ id: third.id, status: 'failed' });
  await answered('后来', { topicId, question: '那预赛呢？' });
  expect(told()).toEqual(['乙']);
  expect(await textsOf(topicId)).toMatchObject([
    ['乙', [expect.anything(), '乙', expect.anything()]],
    ['后来', undefined],
  ]);
});

it('goes on from the answer that the person chose', async () => {
  const first = await answered('甲');
  const { topicId } = first;
  const second = await answered('乙', { topicId, replaces: first.id });
  const next = await answered('后来', { topicId, question: '那预赛呢？', after: first.id });
  expect(told()).toEqual(['甲']);
  // Whoever answers the next one again goes on from the same.
  await answered('再后来', { topicId, question: '那预赛呢？', replaces: next.id });
  expect(told()).toEqual(['甲']);
  expect((await textsOf(topicId))[0]).toEqual(['甲', ['甲', '乙']]);
  await chat.call(deleteSessions, { idList: [next.id] }, user);
  await answered('另外', { topicId, question: '决赛呢？', after: second.id });
  expect(told()).toEqual(['乙']);
  // One that is no answer to the question before changes nothing.
  await answered('最后', { topicId, question: '半决赛呢？', after: 'gone' });
  expect(told()).toEqual(['乙', '另外']);
});

it('keeps no answer that brought no word, and none to other words', async () => {
  const first = await failed([], {});
  const { topicId } = first;
  const second = await answered('乙', { topicId, replaces: first.id });
  expect(second).not.toHaveProperty('earlier');
  expect(await textsOf(topicId)).toEqual([['乙', undefined]]);
  await answered('丙', { topicId, replaces: second.id });
  await answered('后来', { topicId, question: '那预赛呢？' });
  await answered('丁', { topicId, question: ' 何时复位？ ', replaces: second.id });
  expect(await textsOf(topicId)).toEqual([['丁', ['乙', '丙', '丁']]]);
  const other = await answered('戊', { topicId, question: '何时停止？', replaces: second.id });
  expect(other).not.toHaveProperty('earlier');
  expect(await textsOf(topicId)).toEqual([['戊', undefined]]);
});

it('lets nobody write a third answer while the second is being written, and keeps the first readable', async () => {
  const first = await answered('甲');
  const { topicId } = first;
  fake.behave({ reply: ['开头', '结尾'], pauseAfter: 1 });
  const second = await chat.call(ask, { topicId, question: '何时复位？', replaces: first.id }, user);
  for await (const { event } of readEvents(await chat.send(streamAnswer, { id: second.id }, user))) {
    if (event === 'delta') break;
  }
  expect((await page(topicId)).list).toMatchObject([
    { id: second.id, status: 'running', versions: [{ answer: '甲', status: 'done' }, { status: 'running' }] },
  ]);
  await expect(chat.call(ask, { topicId, question: '何时复位？', replaces: first.id }, user)).rejects.toMatchObject({
    reason: 'answer_running',
  });
  await chat.call(stopAnswer, { id: second.id }, user);
  await allEvents(await chat.send(streamAnswer, { id: second.id }, user));
  expect(await textsOf(topicId)).toEqual([['开头', ['甲', '开头']]]);
});

it('counts a question once, pages by questions, and goes with all answers when it is deleted', async () => {
  const first = await answered('甲');
  const { topicId } = first;
  const second = await answered('乙', { topicId, replaces: first.id });
  await answered('后来', { topicId, question: '那预赛呢？' });
  const newest = { orders: [{ column: 'createTime', asc: false }], size: 1 };
  expect(await page(topicId, newest)).toMatchObject({ total: 2, list: [{ answer: '后来' }] });
  expect(await page(topicId, { ...newest, current: 2 })).toMatchObject({ list: [{ id: second.id }] });
  await chat.call(modifySession, { id: first.id, question: '何时复位计时钟？' }, user);
  expect((await page(topicId)).list[0]?.versions?.map(({ question }) => question)).toEqual([
    '何时复位计时钟？',
    '何时复位计时钟？',
  ]);
  const logged = await chat.db.query(sql`
    select l.session_id as id, l.again_of as "againOf" from answer_log l join sessions s on s.id = l.session_id
    where s.topic_id = ${topicId} order by l.asked_at`);
  expect(logged).toMatchObject([{ againOf: null }, { id: second.id, againOf: first.id }, { againOf: null }]);
  await chat.call(deleteSessions, { idList: [second.id] }, user);
  expect(await textsOf(topicId)).toEqual([['后来', undefined]]);
  expect(await chat.db.query(sql`select 1 from answer_events where session_id = ${first.id}`)).toEqual([]);
});

it('records every answer, and says which of how many it is', async () => {
  const admin = await chat.user();
  const first = await answered('甲');
  const { topicId } = first;
  await chat.call(giveLike, { id: first.id, isLike: true }, user);
  const second = await answered('乙', { topicId, replaces: first.id });
  await chat.call(giveLike, { id: second.id, isLike: false, feedback: '不对' }, user);
  await answered('后来', { topicId, question: '那预赛呢？' });
  const records = await chat.call(pageConversationRecords, { current: 1, size: 10, userId: user }, admin);
  expect(records.list).toMatchObject([{ questionCount: 2, likes: 1, dislikes: 1 }]);
  const { list, total } = await chat.call(pageRecordedAnswers, { topicId, current: 1, size: 10 }, admin);
  expect(total).toBe(3);
  expect(list.map(({ answer, version, versions }) => [answer, version, versions])).toEqual([
    ['甲', 1, 2],
    ['乙', 2, 2],
    ['后来', undefined, undefined],
  ]);
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const span = { startTime: `${day} 00:00:00`, endTime: `${day} 23:59:59`, fileName: 'x', userId: user };
  const rows = await exportedCells(chat, span, admin);
  expect(rows.slice(1).map((row) => [row[5], row[9] ?? ''])).toEqual([
    ['甲', '1 / 2'],
    ['乙', '2 / 2'],
    ['后来', ''],
  ]);
});
