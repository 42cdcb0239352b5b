import { ask, readAnswer, streamAnswer } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../../db/database.js';
import { CONNECTION_FAILURE, SqlError } from '../../../db/sqlError.js';
import { createChatModel } from '../../../models/index.js';
import { type FakeModel, startFakeModel } from '../../../models/testing/fakeModel.js';
import { testDatabase } from '../../../testing/testDatabase.js';
import { allEvents, type Chat, readEvents, startChat, textOf } from '../testing/startChat.js';

const pieces = Array.from({ length: 30 }, (_, at) => `第${at}段。`);
const whole = pieces.join('');

let fake: FakeModel;
let db: Database;
beforeAll(async () => {
  fake = await startFakeModel();
  db = await testDatabase();
});
afterAll(async () => {
  await db.close();
  await fake.close();
});
beforeEach(() => fake.behave({ reply: pieces, delayMs: 20 }));

const start = async (on: Database = db): Promise<Chat> => {
  const chat = await startChat({ db: on, model: createChatModel({ baseUrl: fake.url, model: 'test' }) });
  onTestFinished(chat.close);
  return chat;
};

const stream = async (chat: Chat, id: string, user: string, after = 0) =>
  allEvents(await chat.send(streamAnswer, { id }, user, { headers: { 'last-event-id': String(after) } }));

type Statement = Parameters<Database['query']>[0];

/** The database, with something done before or after each statement. */
const watching = (around: (statement: Statement, run: () => Promise<unknown>) => Promise<unknown>): Database => ({
  ...db,
  at: () => watching(around),
  query: async <Row>(statement: Statement) => {
    let rows: Row[] = [];
    await around(statement, async () => {
      rows = await db.query<Row>(statement);
    });
    return rows;
  },
});

/** True for the statement that keeps what answers come to. */
const keeps = ({ text }: Statement): boolean => text.includes('insert into answer_events') && text.includes('entry');

describe('answers that are written at once', () => {
  it('reach the database together, however many they are', async () => {
    let statements = 0;
    let began = 0;
    const chat = await start(
      watching((statement, run) => {
        if (keeps(statement)) statements += 1;
        return run();
      }),
    );
    const user = await chat.user();
    const asked = await Promise.all(
      Array.from({ length: 15 }, () => chat.call(ask, { question: '比赛有几节？' }, user)),
    );
    began = performance.now();
    statements = 0;
    const all = await Promise.all(asked.map(({ id }) => stream(chat, id, user)));
    const seconds = (performance.now() - began) / 1000;
    expect(all.map(textOf)).toEqual(asked.map(() => whole));
    expect(statements).toBeLessThanOrEqual(seconds * 20 + 2);
  });

  it('come in at most 20 batches a second each, and lose no word', async () => {
    fake.behave({ reply: Array.from({ length: 150 }, (_, at) => `${at} `), delayMs: 4 });
    const chat = await start();
    const user = await chat.user();
    const { id } = await chat.call(ask, { question: '数到一百五十' }, user);
    const began = performance.now();
    const events = await stream(chat, id, user);
    const batches = events.filter(({ event }) => event === 'delta').length;
    expect(batches).toBeLessThanOrEqual(((performance.now() - began) / 1000) * 20 + 2);
    expect(textOf(events)).toBe(Array.from({ length: 150 }, (_, at) => `${at} `).join(''));
  });

  it('do not fall with one that cannot be kept', async () => {
    const chat = await start(
      watching((statement, run) => {
        if (keeps(statement) && statement.values.some((value) => String(value).includes('毒')))
          throw new SqlError({ message: 'invalid text', code: '22P05' });
        return run();
      }),
    );
    const user = await chat.user();
    fake.behave({ reply: ['一', '二', '毒', '四'], pauseAfter: 2 });
    const before = fake.requests.length;
    const bad = await chat.call(ask, { question: '说毒' }, user);
    await expect.poll(() => fake.requests.length).toBe(before + 1);
    await expect.poll(async () => (await chat.call(readAnswer, { id: bad.id }, user)).text).toBe('一二');
    fake.behave({ reply: pieces, delayMs: 20 });
    const good = await chat.call(ask, { question: '比赛有几节？' }, user);
    fake.resume();
    expect(textOf(await stream(chat, good.id, user))).toBe(whole);
    await expect
      .poll(async () => {
        await db.query(sql`update sessions set heartbeat_at = now() - interval '1 minute' where id = ${bad.id}`);
        return (await chat.call(readAnswer, { id: bad.id }, user)).status;
      })
      .toBe('interrupted');
    expect((await chat.call(readAnswer, { id: bad.id }, user)).text).toBe('一二');
  });

  it('keep characters that a service cut in two, and none that nobody can keep', async () => {
    const chat = await start();
    const user = await chat.user();
    fake.behave({ reply: ['好的', '\u0000', '\ud83c', '\udfc0', '。\ud83c'], delayMs: 20 });
    const { id } = await chat.call(ask, { question: '说一个球' }, user);
    expect(textOf(await stream(chat, id, user))).toBe('好的🏀。\uFFFD');
    expect(await chat.call(readAnswer, { id }, user)).toMatchObject({ text: '好的🏀。\uFFFD', status: 'done' });
  });
});

describe('an answer whose database is lost for a moment', () => {
  it.each([
    ['before its words were kept', false],
    ['after its words were kept, without saying so', true],
  ])('%s is complete all the same, each word once', async (_when, kept) => {
    let losses = 0;
    const chat = await start(
      watching(async (statement, run) => {
        const lost = keeps(statement) && losses % 2 === 0;
        if (keeps(statement)) losses += 1;
        if (!lost || kept) await run();
        if (lost) throw new SqlError({ message: 'Connection terminated unexpectedly', code: CONNECTION_FAILURE });
      }),
    );
    const user = await chat.user();
    const { id } = await chat.call(ask, { question: '比赛有几节？' }, user);
    const events = await stream(chat, id, user);
    expect(losses).toBeGreaterThan(3);
    expect(events.map((event) => event.id)).toEqual(events.map((_, at) => at + 1));
    expect(textOf(events)).toBe(whole);
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { status: 'done' } });
    expect(await chat.call(readAnswer, { id }, user)).toMatchObject({ text: whole, status: 'done' });
    // The same from the rows.
    const other = await start();
    expect(await stream(other, id, user)).toEqual(events);
  });
});

describe('an answer whose database is slow', () => {
  it('is never taken for dead in the process that writes it', async () => {
    const chat = await start();
    const user = await chat.user();
    fake.behave({ reply: ['第一句', '第二句'], pauseAfter: 1 });
    const { id, topicId } = await chat.call(ask, { question: '慢慢说' }, user);
    for await (const { event } of readEvents(await chat.send(streamAnswer, { id }, user))) if (event === 'delta') break;
    // No sign of life has reached the database for a minute.
    await db.query(sql`update sessions set heartbeat_at = now() - interval '1 minute' where id = ${id}`);
    await expect(chat.call(ask, { topicId, question: '还有呢？' }, user)).rejects.toMatchObject({
      reason: 'answer_running',
    });
    expect(await chat.call(readAnswer, { id }, user)).toMatchObject({ text: '第一句', status: 'running' });
    fake.resume();
    expect(textOf(await stream(chat, id, user))).toBe('第一句第二句');
  });
});
