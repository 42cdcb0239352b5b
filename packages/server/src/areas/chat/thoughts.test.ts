import { ask, pageSessions, pageTopics, readAnswer, stopAnswer, streamAnswer } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createChatModel } from '../../models/index.js';
import { type FakeModel, startFakeModel } from '../../models/testing/fakeModel.js';
import { allEvents, type Chat, passage, startChat } from './testing/startChat.js';

/** What a model writes to itself is told where it answers alone, apart from the answer. */
let fake: FakeModel;
let chat: Chat;
let user: string;
beforeAll(async () => {
  fake = await startFakeModel();
  chat = await startChat({
    model: createChatModel({ baseUrl: fake.url, model: 'test' }),
    passages: [passage('每队五次暂停。')],
  });
});
afterAll(async () => {
  await chat.close();
  await fake.close();
});
beforeEach(async () => {
  user = await chat.user();
});

const question = '每队几次暂停？';
const askAlone = async () => {
  const asked = await chat.call(ask, { question }, user);
  const events = await allEvents(await chat.send(streamAnswer, { id: asked.id }, user));
  return { ...asked, events };
};
const textOf = (events: Awaited<ReturnType<typeof askAlone>>['events'], kind: 'thought' | 'delta') =>
  events.flatMap((one) => (one.event === kind ? [one.data.text] : [])).join('');

it.each([
  ['apart', { thoughts: ['先看规则，', '再回答。'], reply: ['五次。'] }],
  ['within the answer', { reply: ['<thi', 'nk>先看规则，', '再回答。</think>', '五次。'] }],
])('tells and keeps what the model thought that sends it %s', async (_, behaviour) => {
  fake.behave(behaviour);
  const { id, topicId, events } = await askAlone();
  expect([textOf(events, 'thought'), textOf(events, 'delta')]).toEqual(['先看规则，再回答。', '五次。']);
  expect(events.findIndex(({ event }) => event === 'thought')).toBeLessThan(
    events.findIndex(({ event }) => event === 'delta'),
  );
  const kept = { answer: '五次。', thoughts: '先看规则，再回答。' };
  expect(await chat.call(readAnswer, { id }, user)).toMatchObject(kept);
  expect((await chat.call(pageSessions, { topicId, current: 1, size: 10 }, user)).list).toMatchObject([kept]);
});

it('keeps what was thought where the answer is stopped before its first word', async () => {
  fake.behave({ thoughts: ['还没有想好'], reply: ['五次。'], pauseAfter: 0 });
  const { id } = await chat.call(ask, { question }, user);
  await expect.poll(async () => (await chat.call(readAnswer, { id }, user)).thoughts).toBe('还没有想好');
  await chat.call(stopAnswer, { id }, user);
  await expect.poll(async () => (await chat.call(readAnswer, { id }, user)).status).toBe('stopped');
  expect(await chat.call(readAnswer, { id }, user)).toMatchObject({ answer: '', thoughts: '还没有想好' });
});

it('keeps the beginning of what is thought without end', async () => {
  fake.behave({ thoughts: Array.from({ length: 80 }, () => '想'.repeat(1000)), reply: ['五次。'] });
  const { id } = await askAlone();
  const { thoughts, answer } = await chat.call(readAnswer, { id }, user);
  expect([thoughts?.length, answer]).toEqual([60_000, '五次。']);
});

it('tells nothing of it where an answer rests on evidence', async () => {
  fake.behave({ thoughts: ['先看规则。'], reply: ['每队五次[1]。'] });
  const { id } = await chat.call(ask, { assistantId: await chat.assistant(), question }, user);
  const events = await allEvents(await chat.send(streamAnswer, { id }, user));
  expect(events.map(({ event }) => event)).not.toContain('thought');
  expect(await chat.call(readAnswer, { id }, user)).not.toHaveProperty('thoughts');
  expect(await chat.db.query(sql`select thoughts from sessions where id = ${id}`)).toEqual([{ thoughts: '' }]);
});

it('lists the conversations with the model alone by themselves', async () => {
  fake.behave({ reply: ['五次。'] });
  const { topicId } = await askAlone();
  await chat.call(ask, { assistantId: await chat.assistant(), question }, user);
  const { list, total } = await chat.call(pageTopics, { assistantId: null, current: 1, size: 10 }, user);
  expect([list.map(({ id }) => id), total]).toEqual([[topicId], 1]);
  expect((await chat.call(pageTopics, { current: 1, size: 10 }, user)).total).toBe(2);
});
