import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../db/database.js';
import { embeddedDatabase } from '../db/embedded.js';
import { type Migration, migrate, readMigrations } from '../db/migrate.js';
import { openPglite } from '../db/pglite.js';
import { prepareWordIndex } from '../retrieval/index.js';
import { dumpOf } from './dumps.js';
import { postgresDatabases } from './postgresDatabases.js';
import { recordRows } from './rowTypes/recordRows.js';

/** A migrated empty database as a file, made once for these migrations on this machine. */
export const migrated = (migrations: readonly Migration[]): Promise<Blob> => {
  const name = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16);
  return dumpOf({
    name,
    fill: async (engine) => {
      const db = embeddedDatabase(engine);
      await migrate(db, migrations);
      await prepareWordIndex(db);
    },
  });
};

/** What a database of a test begins with. */
export interface Beginning {
  readonly name: string;
  readonly fill: (db: Database) => Promise<void>;
}

/** Of all processes of one run, so that what the program puts in is never that of another version. */
const run = process.env.TEST_RUN ?? randomUUID().slice(0, 8);

/**
 * A migrated database for one test, closed with it: in memory, or on TEST_DATABASE_URL where that is set. Empty, or
 * with what is `beginning` in it, which is put in once in a run.
 */
export const testDatabase = async (beginning?: Beginning): Promise<Database> => {
  const migrations = await readMigrations();
  const name = `run_${run}_${beginning?.name ?? 'migrated'}`;
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    const { template, copy } = postgresDatabases(url);
    const fill = async (db: Database): Promise<void> => {
      await migrate(db, migrations);
      await prepareWordIndex(db);
      await beginning?.fill(db);
    };
    return copy(await template(name, fill));
  }
  const dump = beginning
    ? await dumpOf({
        name,
        from: () => migrated(migrations),
        fill: (engine) => beginning.fill(recordRows(embeddedDatabase(engine))),
      })
    : await migrated(migrations);
  return recordRows(embeddedDatabase(await openPglite({ dump })));
};
