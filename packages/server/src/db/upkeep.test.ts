import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database.js';
import { embeddedDatabase } from './embedded.js';
import { openPglite } from './pglite.js';

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
const vacuumed = async (table: string): Promise<number> =>
  (
    await db.query<{ count: number }>(
      sql`select vacuum_count::int as count from pg_stat_user_tables where relname = ${table}`,
    )
  )[0]?.count ?? 0;

it('knows how many rows a table has soon after many came, again and again', async () => {
  await make('analysed');
  await fill('analysed', 500);
  await expect.poll(() => count('reltuples', 'analysed')).toBe(500);
  await db.query(sql`insert into analysed select n, 'x' from generate_series(501, 2000) n`);
  await expect.poll(() => count('reltuples', 'analysed')).toBe(2000);
});

it('uses the room of rows that were changed over and over again', async () => {
  await make('changed');
  await fill('changed', 1000, 200);
  for (let turn = 0; turn < 10; turn += 1) {
    const before = await vacuumed('changed');
    await db.query(sql`update changed set words = words || 'y'`);
    await expect.poll(() => vacuumed('changed')).toBeGreaterThan(before);
  }
  const [size] = await db.query<{ pages: number }>(sql`select pg_relation_size('changed') / 8192 as pages`);
  // A thousand rows take 30 pages; ten generations of them would take 330.
  expect(size?.pages).toBeLessThan(150);
});

it('analyses a table of which nobody counted the changes, as after a restart', async () => {
  await make('restarted');
  await fill('restarted', 5000, 200);
  await db.query(sql`select pg_stat_reset()`);
  await expect.poll(() => count('reltuples', 'restarted')).toBe(5000);
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
