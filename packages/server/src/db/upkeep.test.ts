import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { recordRows } from '../testing/rowTypes/recordRows.js';
import type { Database } from './database.js';
import { embeddedDatabase } from './embedded.js';
import { openPglite } from './pglite.js';
import { startUpkeep } from './upkeep.js';

const MB = 1024 * 1024;

let db: Database;
const errors: Error[] = [];
beforeAll(async () => {
  db = embeddedDatabase(await openPglite({}), { onUpkeepError: (error) => errors.push(error) });
});
afterAll(async () => {
  await db.close();
  expect(errors).toEqual([]);
});

const fill = (table: string, rows: number, width = 20) =>
  db.query(sql`insert into ${raw(table)} select n, repeat('x', ${width}) from generate_series(1, ${rows}) n`);
const make = (table: string) => db.query(raw(`create table ${table} (id int primary key, words text)`));

const count = async (of: 'reltuples' | 'relpages', table: string): Promise<number> =>
  (await db.query<{ count: number }>(raw(`select ${of}::float8 as count from pg_class where relname = '${table}'`)))[0]
    ?.count ?? 0;
const timesOf = async (work: 'vacuum' | 'analyze', table: string, of: Database = db): Promise<number> =>
  (
    await of.query<{ count: number }>(
      sql`select ${raw(`${work}_count`)}::int as count from pg_stat_user_tables where relname = ${table}`,
    )
  )[0]?.count ?? 0;
/** How many kinds of words the planner believes a table to hold. */
const kindsOfWords = async (table: string): Promise<number> =>
  (
    await db.query<{ kinds: number }>(
      sql`select n_distinct::float8 as kinds from pg_stats where tablename = ${table} and attname = 'words'`,
    )
  )[0]?.kinds ?? 0;

it('knows how many rows a table has soon after many came, again and again', async () => {
  await make('analysed');
  await fill('analysed', 500);
  await expect.poll(() => count('reltuples', 'analysed')).toBe(500);
  await expect.poll(() => kindsOfWords('analysed')).toBe(1);
  await db.query(sql`insert into analysed select n, (n % 2)::text from generate_series(501, 2000) n`);
  await expect.poll(() => count('reltuples', 'analysed')).toBe(2000);
  await expect.poll(() => kindsOfWords('analysed')).toBe(3);
});

it('knows what a table holds also where too little was added or changed to make room', async () => {
  await make('mixed');
  await fill('mixed', 1000);
  await expect.poll(() => kindsOfWords('mixed')).toBe(1);
  const before = await timesOf('vacuum', 'mixed');
  await db.query(sql`
    with more as (insert into mixed select n, 'more' from generate_series(1001, 1150) n)
    update mixed set words = 'other' where id <= 150`);
  await expect.poll(() => kindsOfWords('mixed')).toBe(3);
  expect(await timesOf('vacuum', 'mixed')).toBe(before);
});

it('uses the room of rows that were changed over and over again', async () => {
  await make('changed');
  await fill('changed', 1000, 200);
  for (let turn = 0; turn < 10; turn += 1) {
    const before = await timesOf('vacuum', 'changed');
    await db.query(sql`update changed set words = words || 'y'`);
    await expect.poll(() => timesOf('vacuum', 'changed')).toBeGreaterThan(before);
  }
  const [size] = await db.query<{ pages: number }>(sql`select pg_relation_size('changed') / 8192 as pages`);
  // A thousand rows take 30 pages; ten generations of them would take 330.
  expect(size?.pages).toBeLessThan(150);
});

it('analyses a table of which nobody counted the changes, as after a restart', async () => {
  const other = recordRows(embeddedDatabase(await openPglite({})));
  await other.query(sql`create table restarted (id int primary key, words text)`);
  await other.query(sql`insert into restarted select n, repeat('x', 200) from generate_series(1, 5000) n`);
  await other.query(sql`select pg_stat_force_next_flush()`);
  await other.query(sql`select pg_stat_reset()`);
  const [counted] = await other.query(
    sql`select n_mod_since_analyze::int as changes from pg_stat_user_tables where relname = 'restarted'`,
  );
  expect(counted).toEqual({ changes: 0 });
  const upkeep = startUpkeep({ db: other, quietFor: () => 0, onError: (error) => errors.push(error), every: 50 });
  await expect.poll(() => timesOf('analyze', 'restarted', other)).toBe(1);
  upkeep.stop();
  await other.close();
});

it('keeps the log short, however much is written', async () => {
  await make('logged');
  const log = async () =>
    (await db.query<{ size: number }>(sql`select sum(size)::float8 as size from pg_ls_waldir()`))[0]?.size ?? 0;
  for (let turn = 0; turn < 30; turn += 1) {
    await db.query(
      sql`insert into logged select ${turn} * 10000 + n, repeat('x', 500) from generate_series(1, 10000) n`,
    );
    await expect.poll(log).toBeLessThan(70 * MB);
  }
});

it('knows what a large table holds at once, but waits for a quiet moment to make room in it, if not for ever', async () => {
  const other = recordRows(embeddedDatabase(await openPglite({})));
  let quiet = 0;
  const upkeep = startUpkeep({ db: other, quietFor: () => quiet, onError: (error) => errors.push(error), every: 50 });
  const change = async (): Promise<void> => {
    const known = await timesOf('analyze', 'large', other);
    await other.query(sql`update large set words = words || 'y'`);
    await expect.poll(() => timesOf('analyze', 'large', other)).toBeGreaterThan(known);
  };
  try {
    await other.query(sql`create table large (id int primary key, words text)`);
    await other.query(sql`insert into large select n, repeat('x', 200) from generate_series(1, 40000) n`);
    await change();
    const before = await timesOf('vacuum', 'large', other);
    await change();
    expect(await timesOf('vacuum', 'large', other)).toBe(before);
    quiet = 60_000;
    await expect.poll(() => timesOf('vacuum', 'large', other)).toBeGreaterThan(before);

    quiet = 0;
    vi.useFakeTimers({ toFake: ['Date'] });
    const after = await timesOf('vacuum', 'large', other);
    await change();
    expect(await timesOf('vacuum', 'large', other)).toBe(after);
    vi.setSystemTime(Date.now() + 16 * 60_000);
    await expect.poll(() => timesOf('vacuum', 'large', other)).toBeGreaterThan(after);
  } finally {
    vi.useRealTimers();
    upkeep.stop();
    await other.close();
  }
});
