import {
  addMoreQuestions,
  addSession,
  ask,
  generateMoreQuestions,
  insertTopic,
  listMoreQuestions,
  streamAnswer,
} from '@console/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allEvents, type Chat, passage, startChat } from '../testing/startChat.js';

const passages = [
  passage('二十四秒。', { heading: ['29 二十四秒钟'] }),
  passage('暂停。', { heading: ['18 暂停'] }),
  passage('替换。', { heading: ['19 球员替换'] }),
  passage('罚球。', { heading: ['43 罚球'] }),
  passage('跳球。', { heading: ['12 跳球情况'] }),
];
let chat: Chat;
let user: string;
beforeAll(async () => {
  chat = await startChat({ passages, questionsPerMinute: 5 });
  user = await chat.user();
});
afterAll(() => chat.close());

it('makes as many questions as asked for from what was found', async () => {
  const { id, topicId } = await chat.call(ask, { assistantId: await chat.assistant(), question: '多长？' }, user);
  await allEvents(await chat.send(streamAnswer, { id }, user));
  const questions = await chat.call(generateMoreQuestions, { topicId, count: 5 }, user);
  expect(new Set(questions).size).toBe(5);
  expect(questions.join()).toContain('球员替换');
  expect(await chat.call(listMoreQuestions, { topicId }, user)).toEqual([]);
});

it('has none for a conversation without a question', async () => {
  const { id: topicId } = await chat.call(insertTopic, {}, user);
  expect(await chat.call(generateMoreQuestions, { topicId }, user)).toEqual([]);
});

it('keeps questions in the place of those kept before, the same words once', async () => {
  const { topicId } = await chat.call(addSession, { question: 'a', answer: 'b' }, user);
  await chat.call(addMoreQuestions, { topicId, questions: ['old'] }, user);
  await chat.call(addMoreQuestions, { topicId, questions: [' 二？', '一？', '二？'] }, user);
  const kept = await chat.call(listMoreQuestions, { topicId }, user);
  expect(kept.map(({ question }) => question)).toEqual(['二？', '一？']);
  await chat.call(addMoreQuestions, { topicId, questions: [] }, user);
  expect(await chat.call(listMoreQuestions, { topicId }, user)).toEqual([]);
});

it("neither shows nor keeps anything in a stranger's conversation", async () => {
  const { topicId } = await chat.call(addSession, { question: 'a', answer: 'b' }, user);
  const stranger = await chat.user();
  const refused = { status: 404, reason: 'topic_not_found' };
  await expect(chat.call(listMoreQuestions, { topicId }, stranger)).rejects.toMatchObject(refused);
  await expect(chat.call(addMoreQuestions, { topicId, questions: [] }, stranger)).rejects.toMatchObject(refused);
  await expect(chat.call(generateMoreQuestions, { topicId }, stranger)).rejects.toMatchObject(refused);
});

it('counts against the questions of a minute', async () => {
  const other = await chat.user();
  const { topicId } = await chat.call(addSession, { question: 'a', answer: 'b' }, other);
  for (let asked = 0; asked < 5; asked += 1) await chat.call(generateMoreQuestions, { topicId }, other);
  await expect(chat.call(generateMoreQuestions, { topicId }, other)).rejects.toMatchObject({
    status: 429,
    reason: 'too_many_questions',
  });
});
