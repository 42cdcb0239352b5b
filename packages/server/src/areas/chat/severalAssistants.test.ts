import {
  ask,
  type Input,
  keepAnswer,
  listDialogueFiles,
  pageConversationRecords,
  pageRecordedAnswers,
  pageSessions,
  pageTopics,
  readAnswer,
  streamAnswer,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createChatModel } from '../../models/index.js';
import { type FakeModel, startFakeModel } from '../../models/testing/fakeModel.js';
import { exportedCells } from './testing/exportedCells.js';
import { allEvents, type Chat, passage, startChat } from './testing/startChat.js';

/** One question to several assistants, conversations that are handed over, and those that branch off. */
let fake: FakeModel;
let chat: Chat;
let user: string;
let referee: string;
let coach: string;
beforeAll(async () => {
  fake = await startFakeModel();
  chat = await startChat({
    model: createChatModel({ baseUrl: fake.url, model: 'test' }),
    passages: [passage('进攻计时钟应停止。')],
    questionsPerMinute: 100,
  });
});
afterAll(async () => {
  await chat.close();
  await fake.close();
});
beforeEach(async () => {
  fake.behave({ reply: ['停表。[1]'] });
  user = await chat.user();
  referee = await chat.assistant();
  coach = await chat.assistant();
});

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

type Asking = Partial<Input<typeof ask>>;

const ended = async (id: string) => allEvents(await chat.send(streamAnswer, { id }, user));
const asked = async (more: Asking) => {
  const reply = await chat.call(ask, { question: '何时停表？', ...more }, user);
  await Promise.all((reply.beside ?? [reply]).map(({ id }) => ended(id)));
  return reply;
};
const questions = async (topicId: string) =>
  (await chat.call(pageSessions, { topicId, current: 1, size: 50 }, user)).list;
const topic = async (id: string) => {
  const { list } = await chat.call(pageTopics, { current: 1, size: 50, idList: [id] }, user);
  return list[0];
};

it('lets several assistants answer one question at once, each by its own name', async () => {
  const { id, topicId, beside } = await asked({ assistantId: referee, beside: [coach] });
  expect(beside?.map(({ from }) => from.id)).toEqual([referee, coach]);
  expect(beside?.[0]?.id).toBe(id);
  const [question] = await questions(topicId);
  expect(question).toMatchObject({ undecided: true });
  expect(question?.versions).toMatchObject([
    { from: { id: referee }, status: 'done', answer: '停表。[1]' },
    { from: { id: coach }, status: 'done', answer: '停表。[1]' },
  ]);
});

it('asks each of them once, however often it is named, and refuses one that takes no questions', async () => {
  const { beside } = await asked({ assistantId: referee, beside: [coach, coach, referee] });
  expect(beside).toHaveLength(2);
  expect((await asked({ assistantId: referee, beside: [referee] })).beside).toBeUndefined();
  await chat.db.query(sql`update assistants set enabled = false where id = ${coach}`);
  await expect(asked({ assistantId: referee, beside: [coach] })).rejects.toMatchObject({
    reason: 'assistant_disabled',
  });
  await expect(asked({ assistantId: referee, beside: ['nobody'] })).rejects.toMatchObject({
    reason: 'assistant_not_found',
  });
});

it('goes on with whoever gave the answer that is kept', async () => {
  const law = await chat.assistant();
  const { topicId, beside } = await asked({ assistantId: referee, beside: [coach, law] });
  // The newest one of all would be gone on from otherwise.
  const kept = beside?.[1]?.id ?? '';
  await chat.call(keepAnswer, { id: kept }, user);
  const [question] = await questions(topicId);
  expect(question).toMatchObject({ id: kept, from: { id: coach } });
  expect(question?.undecided).toBeUndefined();
  expect(await topic(topicId)).toMatchObject({ assistantId: coach });
  await asked({ topicId, question: '然后呢？' });
  expect((await questions(topicId)).map(({ from }) => from?.id)).toEqual([coach, coach]);
  await expect(chat.call(keepAnswer, { id: kept }, user)).rejects.toMatchObject({ reason: 'answer_not_open' });
});

it('goes on with whoever gave the answer that the next question names', async () => {
  const { topicId, beside } = await asked({ assistantId: referee, beside: [coach] });
  await asked({ topicId, question: '然后呢？', after: beside?.[1]?.id });
  expect(await topic(topicId)).toMatchObject({ assistantId: coach });
  expect((await questions(topicId))[0]).toMatchObject({ from: { id: coach } });
});

it('stops what the others still write once one is kept', async () => {
  fake.behave({ reply: ['停', '表。'], pauseAfter: 1 });
  const { topicId, beside } = await chat.call(
    ask,
    { assistantId: referee, beside: [coach], question: '何时停表？' },
    user,
  );
  const [first, second] = beside ?? [];
  await expect(chat.call(ask, { topicId, question: '然后呢？' }, user)).rejects.toMatchObject({
    reason: 'answer_running',
  });
  await chat.call(keepAnswer, { id: first?.id ?? '' }, user);
  await ended(second?.id ?? '');
  const { status } = await chat.call(readAnswer, { id: second?.id ?? '' }, user);
  expect(status).toBe('stopped');
  expect((await chat.call(readAnswer, { id: first?.id ?? '' }, user)).status).toBe('running');
});

it('goes on at once with the answer that is kept, though another has not stopped yet', async () => {
  const { topicId, beside } = await asked({ assistantId: referee, beside: [coach] });
  const [first, second] = beside ?? [];
  await chat.call(keepAnswer, { id: first?.id ?? '' }, user);
  const stillWriting = (stopped: boolean) =>
    chat.db.query(sql`
      update sessions set status = 'running', stop_requested = ${stopped}, heartbeat_at = now() where id = ${second?.id ?? ''}`);
  await stillWriting(false);
  await expect(chat.call(ask, { topicId, question: '然后呢？' }, user)).rejects.toMatchObject({
    reason: 'answer_running',
  });
  await stillWriting(true);
  await asked({ topicId, question: '然后呢？' });
  expect(await questions(topicId)).toHaveLength(2);
});

it('lets nobody else keep an answer', async () => {
  const { beside } = await asked({ assistantId: referee, beside: [coach] });
  const other = await chat.user();
  await expect(chat.call(keepAnswer, { id: beside?.[1]?.id ?? '' }, other)).rejects.toMatchObject({
    reason: 'session_not_found',
  });
});

it('chooses among several by asking one of them again', async () => {
  const { topicId, beside } = await asked({ assistantId: referee, beside: [coach] });
  await asked({ topicId, replaces: beside?.[1]?.id });
  const [question] = await questions(topicId);
  expect(question?.undecided).toBeUndefined();
  expect(question?.versions?.map(({ from }) => from?.id)).toEqual([referee, coach, coach]);
});

it('counts one question, and an answer for each assistant', async () => {
  const { beside } = await asked({ assistantId: referee, beside: [coach] });
  const rows = await chat.db.query<{ id: string | null; asking: string }>(sql`
    select assistant_id as id, coalesce(again_of, session_id) as asking from answer_log where user_id = ${user} order by 1`);
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([coach, referee]));
  expect(rows).toHaveLength(2);
  expect(new Set(rows.map(({ asking }) => asking))).toEqual(new Set([beside?.[0]?.id]));
});

it('hands a conversation over: earlier answers stay with whoever gave them', async () => {
  const { topicId } = await asked({ assistantId: referee });
  await asked({ topicId, assistantId: coach, question: '然后呢？' });
  expect((await questions(topicId)).map(({ from }) => from?.id)).toEqual([referee, coach]);
  expect(await topic(topicId)).toMatchObject({ assistantId: coach });
  await asked({ topicId, question: '还有呢？' });
  expect((await questions(topicId)).at(-1)).toMatchObject({ from: { id: coach } });
});

it('finds a conversation among the records of each assistant that answered in it', async () => {
  const { topicId } = await asked({ assistantId: referee });
  await asked({ topicId, assistantId: coach, question: '然后呢？' });
  const { topicId: together } = await asked({ assistantId: coach, beside: [referee] });
  const of = async (assistantId: string) => {
    const { list } = await chat.call(pageConversationRecords, { current: 1, size: 50, assistantId }, user);
    return list.map(({ id }) => id).toSorted();
  };
  expect(await of(referee)).toEqual([topicId, together].toSorted());
  expect(await of(coach)).toEqual([topicId, together].toSorted());
});

it('does not hand a conversation over to one that takes no questions', async () => {
  const { topicId } = await asked({ assistantId: referee });
  await chat.db.query(sql`update assistants set enabled = false where id = ${coach}`);
  await expect(asked({ topicId, assistantId: coach })).rejects.toMatchObject({ reason: 'assistant_disabled' });
  expect(await topic(topicId)).toMatchObject({ assistantId: referee });
});

it('begins a conversation with what came before a question that is asked otherwise', async () => {
  const { topicId } = await asked({ assistantId: referee });
  const second = await asked({ topicId, question: '然后呢？' });
  await asked({ topicId, question: '最后呢？' });
  const branch = await asked({ branches: second.id, question: '那么女篮呢？' });
  expect(branch.topicId).not.toBe(topicId);
  expect((await questions(branch.topicId)).map(({ question }) => question)).toEqual(['何时停表？', '那么女篮呢？']);
  expect((await questions(topicId)).map(({ question }) => question)).toEqual(['何时停表？', '然后呢？', '最后呢？']);
  expect(await topic(branch.topicId)).toMatchObject({ assistantId: referee, title: '那么女篮呢？' });
  const told = fake.requests.flatMap(({ messages }) => messages.map(({ content }) => content));
  expect(told.filter((content) => content === '何时停表？').length).toBeGreaterThan(2);
});

it('branches off again, and from the answer that the conversation went on from', async () => {
  const { topicId, beside } = await asked({ assistantId: referee, beside: [coach] });
  const second = await asked({ topicId, question: '然后呢？', after: beside?.[1]?.id });
  const branch = await asked({ branches: second.id, question: '那么女篮呢？' });
  const [first] = await questions(branch.topicId);
  expect(first).toMatchObject({ from: { id: coach } });
  expect(first?.versions).toBeUndefined();
  const again = await asked({ branches: branch.id, question: '那么青年队呢？' });
  expect((await questions(again.topicId)).map(({ question }) => question)).toEqual(['何时停表？', '那么青年队呢？']);
});

it('branches off from nobody else’s conversation', async () => {
  const { id } = await asked({ assistantId: referee });
  const other = await chat.user();
  await expect(chat.call(ask, { branches: id, question: '？' }, other)).rejects.toMatchObject({
    reason: 'topic_not_found',
  });
});

it('counts and exports what a branch repeats once', async () => {
  const { topicId } = await asked({ assistantId: referee });
  const second = await asked({ topicId, question: '然后呢？' });
  const branch = await asked({ branches: second.id, question: '那么女篮呢？' });
  const [log] = await chat.db.query<{ count: number }>(
    sql`select count(*)::int as count from answer_log where user_id = ${user}`,
  );
  expect(log?.count).toBe(3);
  const cells = await exportedCells(
    chat,
    { userId: user, startTime: ago(60_000), endTime: ago(-60_000), fileName: '会话记录.xlsx' },
    user,
  );
  expect(cells.slice(1).map((row) => row[4])).toEqual(['何时停表？', '然后呢？', '那么女篮呢？']);
  const { list } = await chat.call(pageRecordedAnswers, { topicId: branch.topicId, current: 1, size: 10 }, user);
  expect(list.map(({ question }) => question)).toEqual(['何时停表？', '那么女篮呢？']);
});

it('asks the files of the conversation that it branched off from, and lists them', async () => {
  const { topicId, id } = await asked({ assistantId: referee });
  await chat.db.query(sql`
    insert into dialogue_files (id, user_id, topic_id, attached, name, type, size, file_hash, file_key, status)
    values ('notes', ${user}, ${topicId}, true, '笔记.md', 'md', 1, 'h', 'k', 'ready')`);
  const branch = await asked({ branches: id, question: '那么女篮呢？' });
  const files = await chat.call(listDialogueFiles, { topicId: branch.topicId }, user);
  expect(files.map(({ name }) => name)).toEqual(['笔记.md']);
});
