import { ask, pageSessions, pageTopics, readAnswer, streamAnswer } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createChatModel } from '../../../models/index.js';
import { type FakeModel, startFakeModel } from '../../../models/testing/fakeModel.js';
import { allEvents, type Chat, readEvents, startChat, textOf } from '../testing/startChat.js';

let fake: FakeModel;
let chat: Chat;
let user: string;
beforeAll(async () => {
  fake = await startFakeModel();
  chat = await startChat({ model: createChatModel({ baseUrl: fake.url, model: 'test' }) });
});
afterAll(async () => {
  await chat.close();
  await fake.close();
});
beforeEach(async () => {
  user = await chat.user();
});

/** What a process that was killed in mid-answer leaves behind. */
const leftBehind = async (secondsAgo: number): Promise<{ id: string; topicId: string }> => {
  const id = `${user}-a`;
  const topicId = `${user}-t`;
  await chat.db.query(sql`insert into topics (id, user_id, title) values (${topicId}, ${user}, '问')`);
  await chat.db.query(sql`
    insert into sessions (id, topic_id, place, question, answer, language, last_event_id, heartbeat_at)
    values (${id}, ${topicId}, 1, '问', '说到一', 'zh', 2, now() - ${secondsAgo}::int * interval '1 second')
  `);
  await chat.db.query(sql`
    insert into answer_events (session_id, number, event, data)
    values (${id}, 1, 'delta', '{"text":"说到"}'), (${id}, 2, 'delta', '{"text":"一"}')
  `);
  return { id, topicId };
};

const interrupted = { event: 'done', data: { status: 'interrupted', notice: null } };

describe('an answer whose process was killed', () => {
  it('ends its streams as interrupted, with what had arrived', async () => {
    const { id } = await leftBehind(11);
    const events = await allEvents(await chat.send(streamAnswer, { id }, user));
    expect(textOf(events)).toBe('说到一');
    expect(events.at(-1)).toMatchObject({ id: 3, ...interrupted });
    expect(
      await allEvents(await chat.send(streamAnswer, { id }, user, { headers: { 'last-event-id': '2' } })),
    ).toMatchObject([interrupted]);
  });

  it('ends a stream that was open already', async () => {
    const copy = await startChat({ db: chat.db, staleMs: 1_500 });
    const { id } = await leftBehind(0);
    const events = await allEvents(await copy.send(streamAnswer, { id }, user));
    expect(events.at(-1)).toMatchObject(interrupted);
    await copy.close();
  });

  it('is interrupted for whoever reads it, and blocks no further question', async () => {
    const { id, topicId } = await leftBehind(11);
    expect((await chat.call(pageTopics, { current: 1, size: 1 }, user)).list[0]?.running).toBe(false);
    fake.behave({ reply: '好' });
    const next = await chat.call(ask, { topicId, question: '继续' }, user);
    await allEvents(await chat.send(streamAnswer, { id: next.id }, user));
    expect(await chat.call(readAnswer, { id }, user)).toMatchObject({
      text: '说到一',
      status: 'interrupted',
      lastEventId: 3,
    });
  });

  it('shows as interrupted in its conversation', async () => {
    const { topicId } = await leftBehind(11);
    const { list } = await chat.call(pageSessions, { topicId, current: 1, size: 1 }, user);
    expect(list).toMatchObject([{ status: 'interrupted', answer: '说到一' }]);
  });

  it('is left alone while its process shows that it is alive', async () => {
    const { id } = await leftBehind(5);
    expect(await chat.call(readAnswer, { id }, user)).toMatchObject({ status: 'running' });
  });

  it('is interrupted at the next start where no other process can be at work', async () => {
    const { id } = await leftBehind(0);
    const restarted = await startChat({ db: chat.db, alone: true });
    expect(await restarted.call(readAnswer, { id }, user)).toMatchObject({ text: '说到一', status: 'interrupted' });
    await restarted.close();
  });
});

it('ends running answers as interrupted when the server closes, upstream too', async () => {
  const copy = await startChat({ db: chat.db, model: createChatModel({ baseUrl: fake.url, model: 'test' }) });
  fake.behave({ reply: ['开头', '结尾'], pauseAfter: 1 });
  const before = fake.aborted();
  const { id } = await copy.call(ask, { question: '慢慢说' }, user);
  for await (const { event } of readEvents(await chat.send(streamAnswer, { id }, user))) if (event === 'delta') break;
  await copy.close();
  await fake.untilAborted(before + 1);
  expect(await chat.call(readAnswer, { id }, user)).toMatchObject({ text: '开头', status: 'interrupted' });
  await expect(
    copy.answers.ask({ userId: user, reader: { roleIds: [], seesAll: false }, question: '还有', language: 'zh' }),
  ).rejects.toMatchObject({
    reason: 'unavailable',
  });
});
