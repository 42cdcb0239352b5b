import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordRows } from '../testing/rowTypes/recordRows.js';
import type { Database } from './database.js';
import { embeddedDatabase } from './embedded.js';
import { mergeSegments } from './mergeSegments.js';
import { openPglite } from './pglite.js';

let db: Database;
beforeAll(async () => {
  // A PostgreSQL of one's own need not have the extension.
  db = recordRows(embeddedDatabase(await openPglite({})));
  await db.query(raw('create extension if not exists pg_textsearch'));
  await db.query(raw('create table said (id int primary key, words text)'));
  await db.query(raw(`create index said_words on said using bm25 (words) with (text_config = 'simple')`));
});
afterAll(() => db.close());

let last = 0;

const levels = async (): Promise<number[]> =>
  (await db.query<{ levels: number[] }>(sql`select bm25_level_counts('said_words') as levels`))[0]?.levels ?? [];

/** Writes so many segments, each of one row. */
const write = async (count: number): Promise<void> => {
  for (let written = 0; written < count; written += 1) {
    last += 1;
    await db.query(sql`insert into said values (${last}, ${`球 篮 word${last}`})`);
    await db.query(sql`select bm25_spill_index('said_words')`);
  }
};

it('merges what was just written as soon as nobody is served, and not before', async () => {
  await mergeSegments(db, () => 0);
  await write(12);
  expect((await levels())[0]).toBe(12);
  expect(await mergeSegments(db, () => 0)).toBe(true);
  expect((await levels())[0]).toBe(12);
  await mergeSegments(db, () => 600);
  expect((await levels()).slice(0, 2)).toEqual([2, 2]);
});

it('merges larger segments only after a long while, and loses nothing', async () => {
  await write(20);
  await mergeSegments(db, () => 600);
  expect((await levels())[1]).toBeGreaterThanOrEqual(5);
  expect(await mergeSegments(db, () => 600)).toBe(true);
  expect(await mergeSegments(db, () => 60_000)).toBe(false);
  expect((await levels())[1]).toBeLessThan(5);
  const found = await db.query<{ id: number }>(
    sql`select id from said order by words <@> to_bm25query('word7', 'said_words') limit 1`,
  );
  expect(found).toEqual([{ id: 7 }]);
});

it('merges even while people are served where questions would become slow', async () => {
  await write(62);
  await mergeSegments(db, () => 0);
  expect((await levels())[0]).toBeLessThan(60);
});
