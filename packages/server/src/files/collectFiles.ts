import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { namesIn, removeOlder } from './leftovers.js';
import type { Storage } from './storage.js';

const HOUR = 3_600_000;
/** Milliseconds that whoever stores a file has to name it in a table, and that a half-written one may stand still. */
const DAY = 24 * HOUR;

/** Begins the names of folders in which requests keep their files while they last. */
export const SCRATCH = 'console-form-';

export interface CollectOptions {
  readonly db: Queryable;
  readonly storage: Storage;
  /** Folder of the pictures of pages, by the first two letters of a hash and the hash. */
  readonly pagesFolder: string;
  /** Folder in which requests keep their files while they last. Default: the system's. */
  readonly scratchFolder?: string;
  /**
   * Since when this is the only process that stores files here. Whatever was left before was left by one that has
   * ended. Left out: others may be at work, and everybody has a day.
   */
  readonly aloneSince?: Date;
  /** Leaves the rest for the next time. */
  readonly signal?: AbortSignal;
}

/** The tables that have such a column, whoever has added them. */
const namedIn = async (db: Queryable, column: 'file_key' | 'file_hash'): Promise<Sql> => {
  const tables = await db.query<{ name: string }>(sql`
    select quote_ident(table_name) as name from information_schema.columns
    where table_schema = current_schema() and column_name = ${column}`);
  if (tables.length === 0) throw new Error(`no table has a column ${column}`);
  const name = raw(column);
  return join(
    tables.map((table) => sql`select 1 from ${raw(table.name)} where ${name} = wanted.value`),
    ' union all ',
  );
};

/** Those of the values that no table names. */
const unnamed = async (db: Queryable, named: Sql, values: readonly string[]): Promise<string[]> => {
  const rows = await db.query<{ value: string }>(sql`
    select wanted.value from unnest(${[...values]}::text[]) as wanted (value) where not exists (${named})`);
  return rows.map(({ value }) => value);
};

const collectStored = async ({ db, storage, signal }: CollectOptions, since: Date): Promise<number> => {
  const named = await namedIn(db, 'file_key');
  let removed = 0;
  for await (const keys of storage.list()) {
    if (signal?.aborted) return removed;
    // Asked before the age is: what gets a name from now on is younger than that.
    for (const key of await unnamed(db, named, keys)) {
      const storedAt = await storage.storedAt(key);
      if (storedAt === null || storedAt >= since) continue;
      await storage.delete(key);
      removed += 1;
    }
  }
  await storage.removeUnfinished(since);
  return removed;
};

/** Pictures can be drawn again at any time, so those of a content that nothing has go at once. */
const collectPictures = async ({ db, pagesFolder, signal }: CollectOptions, since: Date): Promise<void> => {
  const named = await namedIn(db, 'file_hash');
  for (const part of await namesIn(pagesFolder)) {
    if (signal?.aborted) return;
    const folder = path.join(pagesFolder, part);
    const hashes = await namesIn(folder);
    const unused = new Set(await unnamed(db, named, hashes));
    for (const hash of hashes) {
      const pictures = path.join(folder, hash);
      if (unused.has(hash)) await rm(pictures, { recursive: true, force: true });
      else {
        const halves = (await namesIn(pictures)).filter((name) => !name.endsWith('.webp'));
        for (const name of halves) await removeOlder(path.join(pictures, name), since);
      }
    }
  }
};

/**
 * Removes what a process leaves behind that was killed: stored files that no table names, half-written ones, pictures
 * of pages of what is gone, and the files of requests. Answers how many stored files were removed.
 */
export const collectFiles = async (options: CollectOptions): Promise<number> => {
  const { scratchFolder = os.tmpdir(), aloneSince } = options;
  const dayAgo = new Date(Date.now() - DAY);
  const since = aloneSince !== undefined && aloneSince > dayAgo ? aloneSince : dayAgo;
  const removed = await collectStored(options, since);
  await collectPictures(options, since);
  // The system's folder has those of other servers too; no request lasts that long.
  const hourAgo = new Date(Date.now() - HOUR);
  for (const name of await namesIn(scratchFolder)) {
    if (name.startsWith(SCRATCH)) await removeOlder(path.join(scratchFolder, name), hourAgo);
  }
  return removed;
};
