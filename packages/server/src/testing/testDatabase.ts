import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { randomId } from '@console/base';
import pg from 'pg';
import type { Database } from '../db/database.js';
import { embeddedDatabase } from '../db/embedded.js';
import { type Migration, migrate, readMigrations } from '../db/migrate.js';
import { openPglite } from '../db/pglite.js';
import { postgresDatabase } from '../db/postgres.js';
import { recordRows } from './rowTypes/recordRows.js';

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** A migrated empty database as a file, made once for these migrations on this machine. */
export const template = async (migrations: readonly Migration[]): Promise<Blob> => {
  const hash = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16);
  const folder = path.join(os.tmpdir(), `console-test-${os.userInfo().username}`);
  const file = path.join(folder, `${hash}.tar`);
  await mkdir(folder, { recursive: true, mode: 0o700 });

  while (!(await isThere(file))) {
    const mark = `${file}.making`;
    const handle = await open(mark, 'wx').catch(() => null);
    if (handle === null) {
      const age = await stat(mark).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      );
      if (age > 60_000) await rm(mark, { force: true });
      await pause(50);
      continue;
    }
    try {
      const engine = await openPglite({});
      await migrate(embeddedDatabase(engine), migrations);
      const dump = await engine.dump();
      const unfinished = `${file}.${randomId()}`;
      await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()));
      await rename(unfinished, file);
      await engine.close();
    } finally {
      await handle.close();
      await rm(mark, { force: true });
    }
  }
  return new Blob([await readFile(file)]);
};

/** A database of its own on the PostgreSQL of TEST_DATABASE_URL, dropped when closed. */
const onPostgres = async (url: string, migrations: readonly Migration[]): Promise<Database> => {
  const name = `test_${randomId()}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administer(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  let closing = false;
  const onError = (error: Error): void => {
    // Dropping the database ends connections that are on their way out.
    if (!closing) throw error;
  };
  const db = postgresDatabase({ url: own.href, onError });
  await migrate(db, migrations);
  return {
    ...db,
    close: async () => {
      closing = true;
      await db.close();
      await administer(`drop database ${name} with (force)`);
    },
  };
};

/** A migrated empty database for one test: in memory, or on TEST_DATABASE_URL where that is set. */
export const testDatabase = async (): Promise<Database> => {
  const migrations = await readMigrations();
  const url = process.env.TEST_DATABASE_URL;
  if (url) return onPostgres(url, migrations);
  return recordRows(embeddedDatabase(await openPglite({ dump: await template(migrations) })));
};
