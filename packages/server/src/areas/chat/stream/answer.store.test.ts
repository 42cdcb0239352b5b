import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../db/database.js';
import { testDatabase } from '../../../testing/testDatabase.js';
import { type AnswerStore, answerStore, type Entry } from './answer.store.js';

let db: Database;
let store: AnswerStore;
beforeAll(async () => {
  db = await testDatabase();
  store = answerStore(db, { staleMs: 10_000, ownIds: () => [] });
  await db.query(sql`insert into users (id, account, username, password_hash) values ('u', 'u', 'u', '')`);
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query(sql`delete from topics`);
  await db.query(sql`insert into topics (id, user_id) values ('one', 'u'), ('two', 'u')`);
  await db.query(sql`
    insert into sessions (id, topic_id, place, question, language) values ('a', 'one', 1, '?', 'zh'), ('b', 'two', 1, '?', 'zh')
  `);
});

const words = (id: string, number: number, text: string): Entry => ({
  id,
  events: [{ id: number, event: 'delta', data: { text } }],
  patch: {},
});
const end = (id: string, number: number): Entry => ({
  id,
  events: [{ id: number, event: 'done', data: { status: 'done', notice: null } }],
  patch: { status: 'done', answer: '一', suggesting: false },
});
const kept = () =>
  db.query<{ id: string; number: number; text: string | null }>(sql`
    select session_id as id, number, data ->> 'text' as text from answer_events order by 1, 2
  `);
/** As another copy of the server does that has not heard of the writers for long. */
const cutOff = () => answerStore(db, { staleMs: -1000, ownIds: () => [] }).interruptAll();

it('keeps what many answers say, and has nothing to tell their writers', async () => {
  expect(await store.append([words('a', 1, '一'), words('b', 1, '二')])).toEqual([]);
  expect(await kept()).toEqual([
    { id: 'a', number: 1, text: '一' },
    { id: 'b', number: 1, text: '二' },
  ]);
});

it('takes the same again for done, while an answer goes on and after its end', async () => {
  const first = [words('a', 1, '一'), end('b', 1)];
  await store.append(first);
  expect(await store.append(first)).toEqual([]);
  expect(await kept()).toHaveLength(2);
});

it('tells the writer who is wanted to stop, and whose answer is over: ended elsewhere, or deleted', async () => {
  await store.requestStop(['a']);
  await db.query(sql`delete from sessions where id = 'b'`);
  const told = [
    { id: 'a', over: false },
    { id: 'b', over: true },
  ];
  expect(await store.append([words('a', 1, '一'), words('b', 1, '二')])).toEqual(told);
  expect(await store.beat(['a', 'b'])).toEqual(told);
  expect(await kept()).toEqual([{ id: 'a', number: 1, text: '一' }]);
});

it('does not take the end that another process set for words of the same number', async () => {
  await store.append([words('a', 1, '一')]);
  await cutOff();
  expect(await store.append([words('a', 2, '二')])).toEqual([{ id: 'a', over: true }]);
  expect(await kept()).toEqual([
    { id: 'a', number: 1, text: '一' },
    { id: 'a', number: 2, text: null },
    { id: 'b', number: 1, text: null },
  ]);
});

it('keeps of what was offered to an answer that another process ends what it cites, and tells whoever reads it', async () => {
  const offered = [1, 2, 3].map((n) => ({ n, chunkId: `c${n}` }));
  const call = { n: 4, call: { name: '赛程' } };
  await db.query(sql`update sessions set passages = ${JSON.stringify([...offered, call])}::jsonb where id = 'a'`);
  const thought: Entry = { id: 'a', events: [{ id: 1, event: 'thought', data: { text: '想' } }], patch: {} };
  await store.append([thought]);
  await store.append([words('a', 2, '每队五次[2]，')]);
  await cutOff();
  const cited = [offered[1], call];
  expect(await db.query(sql`select passages, answer, thoughts, status from sessions where id = 'a'`)).toEqual([
    { passages: cited, answer: '每队五次[2]，', thoughts: '想', status: 'interrupted' },
  ]);
  expect(
    await db.query(sql`select number, event, data from answer_events where session_id = 'a' and number > 2`),
  ).toEqual([
    { number: 3, event: 'references', data: cited },
    { number: 4, event: 'done', data: { status: 'interrupted', notice: null } },
  ]);
  expect(await db.query(sql`select used from answer_log where session_id = 'a'`)).toEqual([{ used: 2 }]);
});

it('lets what a stream told go with its answer, its conversation and its user', async () => {
  const all = [words('a', 1, '一'), words('b', 1, '二')];
  await store.append(all);
  await db.query(sql`delete from sessions where id = 'a'`);
  expect(await kept()).toEqual([{ id: 'b', number: 1, text: '二' }]);
  await db.query(sql`delete from topics where id = 'two'`);
  expect(await kept()).toEqual([]);
  await db.query(sql`insert into users (id, account, username, password_hash) values ('v', 'v', 'v', '')`);
  await db.query(sql`insert into topics (id, user_id) values ('three', 'v')`);
  await db.query(
    sql`insert into sessions (id, topic_id, place, question, language) values ('c', 'three', 1, '?', 'zh')`,
  );
  await store.append([words('c', 1, '三')]);
  await db.query(sql`delete from users where id = 'v'`);
  expect(await kept()).toEqual([]);
});
