import { readdir, readFile } from 'node:fs/promises';
import sql, { raw } from 'sql-template-tag';
import type { Database } from './database.js';

export interface Migration {
  /** File name, e.g. `0001_account.sql`; the number orders them. */
  readonly name: string;
  readonly text: string;
}

const folder = new URL('./migrations/', import.meta.url);

/** The migrations of this version of the program, in order. */
export const readMigrations = async (from: URL = folder): Promise<Migration[]> => {
  const names = (await readdir(from)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).toSorted();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(new URL(name, from), 'utf8') })));
};

/** Any number that nobody else takes: copies of the server that start together wait for one another. */
const LOCK = 7_305_442_871;

/**
 * Brings the tables up to date, each migration in a transaction of its own. Returns the names of those applied now.
 * Throws where a newer version of the program has been at work: going back is not possible.
 */
export const migrate = async (db: Database, migrations: readonly Migration[]): Promise<string[]> => {
  await db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.query(
      sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`,
    );
  });
  const done = new Set((await db.query<{ name: string }>(sql`select name from migrations`)).map(({ name }) => name));
  const unknown = [...done].filter((name) => !migrations.some((one) => one.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `the database was written by a newer version of this program (${unknown.join(', ')}): start that version`,
    );
  }

  const applied: string[] = [];
  for (const { name, text } of migrations) {
    if (done.has(name)) continue;
    await db.transaction(async (tx) => {
      await tx.query(sql`select pg_advisory_xact_lock(${LOCK})`);
      if ((await tx.query(sql`select 1 from migrations where name = ${name}`)).length > 0) return;
      try {
        await tx.query(raw(text));
      } catch (error) {
        throw new Error(`migration ${name} failed`, { cause: error });
      }
      await tx.query(sql`insert into migrations (name) values (${name})`);
      applied.push(name);
    });
  }
  return applied;
};
