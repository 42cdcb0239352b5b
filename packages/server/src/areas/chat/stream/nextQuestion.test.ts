import { ask, deleteTopics, pageSessions, readAnswer, stopAnswer, streamAnswer } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChatModel } from '../../../models/index.js';
import { type FakeModel, startFakeModel } from '../../../models/testing/fakeModel.js';
import { QUESTIONS_TIME } from '../answer/writing.js';
import { allEvents, type Chat, readEvents, type SeenEvent, startChat, textOf } from '../testing/startChat.js';

let fake: FakeModel;
let chat: Chat;
let user: string;
/** What ends the wait for further questions here is never that it lasts too long. */
const withoutLimit = (): void => {
  const { setTimeout: later } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((work, milliseconds, ...values) =>
    later(work, milliseconds === QUESTIONS_TIME ? 2 ** 31 - 1 : milliseconds, ...values),
  );
};

beforeAll(async () => {
  withoutLimit();
  fake = await startFakeModel();
  chat = await startChat({ model: createChatModel({ baseUrl: fake.url, model: 'test' }) });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await chat.close();
  await fake.close();
});
beforeEach(async () => {
  fake.behave({ reply: ['四节', '，每节十分钟。'], holdQuestions: true });
  user = await chat.user();
});

const stream = (id: string, after = 0, copy = chat) =>
  copy.send(streamAnswer, { id }, user, { headers: { 'last-event-id': String(after) } });

/** Asks, and reads until the answer is complete while what might be asked next is still being thought of. */
const untilComplete = async (topicId?: string) => {
  const before = fake.requests.length;
  const asked = await chat.call(ask, { question: '比赛有几节？', ...(topicId !== undefined && { topicId }) }, user);
  const events = readEvents(await stream(asked.id));
  const seen: SeenEvent[] = [];
  for (let next = await events.next(); !next.done; next = await events.next()) {
    seen.push(next.value);
    if (next.value.event === 'stage' && next.value.data.stage === 'done') break;
  }
  // One for the answer, one for what might be asked next.
  await expect.poll(() => fake.requests.length).toBe(before + 2);
  return { ...asked, seen, events };
};

const rest = async (events: AsyncIterable<SeenEvent>): Promise<SeenEvent[]> => {
  const all: SeenEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
};

const done = { event: 'done', data: { status: 'done', notice: null } };

describe('an answer whose words are complete', () => {
  it('is done for whoever reads it, before it is known what might be asked next', async () => {
    const { id, topicId, seen, events } = await untilComplete();
    expect(await chat.call(readAnswer, { id }, user)).toMatchObject({
      text: '四节，每节十分钟。',
      status: 'done',
      suggesting: true,
      questions: [],
      lastEventId: seen.at(-1)?.id,
    });
    expect((await chat.call(pageSessions, { topicId, current: 1, size: 1 }, user)).list).toMatchObject([
      { status: 'done', suggesting: true, answer: '四节，每节十分钟。' },
    ]);
    fake.resume();
    expect((await rest(events)).map(({ event }) => event)).toEqual(['questions', 'done']);
    const whole = await chat.call(readAnswer, { id }, user);
    expect(whole).toMatchObject({ status: 'done', suggesting: false });
    expect(whole.questions.length).toBeGreaterThan(0);
  });

  it('tells what might be asked next also to a stream of another copy that began meanwhile', async () => {
    const other = await startChat({ db: chat.db });
    const { id, seen } = await untilComplete();
    const elsewhere = readEvents(await stream(id, (seen.at(-1)?.id ?? 0) - 1, other));
    expect((await elsewhere.next()).value).toEqual(seen.at(-1));
    fake.resume();
    expect((await rest(elsewhere)).map(({ event }) => event)).toEqual(['questions', 'done']);
    await other.close();
  });

  it('lets the next question be asked at once, which ends the wait for more', async () => {
    const { topicId, events } = await untilComplete();
    const before = fake.aborted();
    // Before it is asked: what thinks of further questions for it is not to be held back as well.
    fake.behave({ reply: '十五分钟。' });
    const next = await chat.call(ask, { topicId, question: '中场休息多久？' }, user);
    await fake.untilAborted(before + 1);
    expect((await rest(events)).at(-1)).toMatchObject(done);
    expect(textOf(await allEvents(await stream(next.id)))).toContain('。');
  });

  it('lets it be asked of another copy of the server, too', async () => {
    const other = await startChat({ db: chat.db, model: createChatModel({ baseUrl: fake.url, model: 'test' }) });
    const { topicId, events } = await untilComplete();
    await other.call(ask, { topicId, question: '中场休息多久？' }, user);
    expect((await rest(events)).at(-1)).toMatchObject(done);
    await other.close();
  });

  it('stays done when it is stopped now', async () => {
    const { id, events } = await untilComplete();
    await chat.call(stopAnswer, { id }, user);
    expect((await rest(events)).at(-1)).toMatchObject(done);
    expect(await chat.call(readAnswer, { id }, user)).toMatchObject({ status: 'done', suggesting: false });
  });

  it('stops at the model when it is deleted now', async () => {
    const { topicId, events } = await untilComplete();
    const before = fake.aborted();
    await chat.call(deleteTopics, { idList: [topicId] }, user);
    await fake.untilAborted(before + 1);
    expect((await rest(events)).some(({ event }) => event === 'done')).toBe(false);
  });

  it('stays done when its process is killed now', async () => {
    const { id } = await untilComplete();
    const { lastEventId } = await chat.call(readAnswer, { id }, user);
    // As another process finds it once this one has been silent.
    const other = await startChat({ db: chat.db, staleMs: 0 });
    const events = await allEvents(await stream(id, lastEventId, other));
    expect(events).toMatchObject([done]);
    expect(await other.call(readAnswer, { id }, user)).toMatchObject({
      status: 'done',
      suggesting: false,
      text: '四节，每节十分钟。',
    });
    await other.close();
  });
});

it('logs the first word and the end of an answer when they come, not when its stream ends', async () => {
  const { id } = await untilComplete();
  const [logged] = await chat.db.query(sql`
    select status, first_word_at is not null and first_word_at <= ended_at as "inOrder" from answer_log where session_id = ${id}
  `);
  expect(logged).toEqual({ status: 'done', inOrder: true });
  fake.resume();
});
