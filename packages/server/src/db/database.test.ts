import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../testing/testDatabase.js';
import { type Database, json } from './database.js';
import { isUniqueViolation, SqlError } from './sqlError.js';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await db.query(sql`drop table if exists notes`);
  await db.query(sql`create table notes (id int primary key, words text not null, facts jsonb)`);
});
afterAll(() => db.close());

const add = (id: number, words = 'x') => sql`insert into notes (id, words) values (${id}, ${words})`;
const ids = async () => (await db.query<{ id: number }>(sql`select id from notes order by id`)).map(({ id }) => id);

it('hands values out as the types a program works with', async () => {
  const at = new Date('2026-01-02T03:04:05.678Z');
  const [row] = await db.query(sql`
    select ${at}::timestamptz as at, 9::int8 as big, count(*) as counted, 1.5::numeric as exact, ${['a', 'b']}::text[] as list,
      ${undefined}::text as nothing, ${json({ 'it’s': [1, 'two', null] })} as facts, ${json('text')} as word
  `);
  expect(row).toEqual({
    at,
    big: 9,
    counted: 1,
    exact: 1.5,
    list: ['a', 'b'],
    nothing: null,
    facts: { 'it’s': [1, 'two', null] },
    word: 'text',
  });
});

it('treats values as values, whatever they say', async () => {
  const words = `'); drop table notes; --`;
  await db.query(add(1, words));
  expect(await db.query(sql`select words from notes`)).toEqual([{ words }]);
});

it('tells which rule a statement broke', async () => {
  await db.query(add(1));
  const error: unknown = await db.query(add(1)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SqlError);
  expect(isUniqueViolation(error, 'notes_pkey')).toBe(true);
  expect(isUniqueViolation(error, 'another')).toBe(false);
});

it('keeps everything of a transaction, or nothing', async () => {
  const failed = db.transaction(async (tx) => {
    await tx.query(add(1));
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect(await ids()).toEqual([]);

  expect(await db.transaction(async (tx) => tx.query(sql`insert into notes values (2, 'x') returning id`))).toEqual([
    { id: 2 },
  ]);
  expect(await ids()).toEqual([2]);
});

it('goes on after a statement failed inside a transaction', async () => {
  await db.query(add(1));
  await expect(db.transaction((tx) => tx.query(add(1)))).rejects.toBeInstanceOf(SqlError);
  await db.query(add(2));
  expect(await ids()).toEqual([1, 2]);
});

it('keeps transactions and single statements that come at the same time apart', async () => {
  await db.query(add(0, '0'));
  const raise = () =>
    db.transaction(async (tx) => {
      const [row] = await tx.query<{ words: string }>(sql`select words from notes where id = 0 for update`);
      await tx.query(sql`update notes set words = ${String(Number(row?.words) + 1)} where id = 0`);
    });
  await Promise.all([raise(), db.query(add(1)), raise(), raise(), db.query(add(2))]);
  expect(await db.query(sql`select words from notes where id = 0`)).toEqual([{ words: '3' }]);
  expect(await ids()).toEqual([0, 1, 2]);
});

it('refuses the database itself inside a transaction, where it would wait for ever', async () => {
  await expect(db.transaction(() => db.query(sql`select 1`))).rejects.toThrow('use the transaction that was given');
});

it('refuses it in each of several transactions that overlap, and makes no promise dearer once all have ended', async () => {
  // Node marks promises while it has to know what each belongs to.
  const marks = () => Object.getOwnPropertySymbols(Promise.resolve()).length;
  const unmarked = marks();
  const refused = () =>
    db.transaction(async (tx) => {
      await tx.query(sql`select 1`);
      expect(marks()).toBeGreaterThan(unmarked);
      await db.query(sql`select 1`);
    });
  const all = await Promise.allSettled([refused(), refused(), refused()]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(marks()).toBe(unmarked);
});

it('refuses a transaction that has ended', async () => {
  const kept = await db.transaction(async (tx) => ({ tx }));
  await expect(kept.tx.query(sql`select 1`)).rejects.toThrow('has ended');
});

it('wakes listeners until they stop listening', async () => {
  const heard: string[] = [];
  const both = new Promise<void>((resolve) => {
    void db.listen('notes_changed', (payload) => {
      heard.push(payload);
      if (heard.length === 2) resolve();
    });
  });
  const stop = await db.listen('notes_changed', (payload) => heard.push(`other ${payload}`));
  await stop();
  await db.query(sql`select pg_notify('notes_changed', 'one')`);
  await db.query(sql`select pg_notify('notes_changed', 'two')`);
  await both;
  expect(heard).toEqual(['one', 'two']);
});
