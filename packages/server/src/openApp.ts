import { buildApp } from './app.js';
import type { App } from './app.types.js';
import { ADMIN_ACCOUNT, type FirstSignIn, seedAccounts } from './areas/account/seed.js';
import { assistantDomains, seedAssistants } from './areas/assistants/index.js';
import { fillTerms } from './areas/faq/index.js';
import type { Config } from './config.js';
import type { Database } from './db/database.js';
import { migrate, readMigrations } from './db/migrate.js';
import { openDatabase } from './db/openDatabase.js';
import type { PageFiles } from './http/staticFiles.js';
import type { Logger } from './log.js';
import { seedMetrics } from './metrics/index.js';
import { fillWords, prepareVectorIndexes, prepareWordIndex } from './retrieval/index.js';

export interface OpenOptions {
  readonly config: Config;
  readonly log: Logger;
  /** Aborted when everything is about to end. */
  readonly closing: AbortSignal;
  /** Pages and files of the built console. Left out: none. */
  readonly pages?: PageFiles;
  /** Told when nothing works any more and the process had better end. */
  readonly onCrash: (error: Error) => void;
}

export interface OpenApp {
  readonly app: App;
  readonly db: Database;
  /** How to sign in when the administrator has just been made, otherwise null. */
  readonly firstSignIn: FirstSignIn | null;
  /** Closes the database. Whatever works on it is stopped before. */
  readonly close: () => Promise<void>;
}

/** Chunks between two lines about how far an index has come. */
const TELL_EVERY = 5000;

const prepareIndexes = async (db: Database, log: Logger): Promise<void> => {
  if ((await prepareWordIndex(db)) === 'gin') {
    log.info(
      'this PostgreSQL has no pg_textsearch: words are found by a GIN index, which takes longer in large knowledge bases',
    );
  }
  let told = 0;
  await fillWords(db, (done, all) => {
    if (done < all && done - told < TELL_EVERY) return;
    told = done;
    log.info({ done, all }, 'words of chunks indexed');
  });
  await fillTerms(db);
  await prepareVectorIndexes(db);
};

/** Opens the database, brings it up to date with all that an installation begins with, and starts the work on it. */
export const openApp = async ({ config, log, closing, pages, onCrash }: OpenOptions): Promise<OpenApp> => {
  const db = await openDatabase({
    url: config.databaseUrl,
    connections: config.databaseConnections,
    dataDir: config.dataDir,
    onError: (error) => log.warn({ err: error }, 'the database failed in the background'),
    onCrash,
  });
  try {
    const applied = await migrate(db, await readMigrations());
    if (applied.length > 0) log.info({ applied }, 'database brought up to date');
    await prepareIndexes(db, log);
    const { adminPassword } = config;
    const firstSignIn = await seedAccounts(db, { assistants: assistantDomains, adminPassword });
    await seedAssistants(db);
    await seedMetrics(db, ADMIN_ACCOUNT);
    const app = buildApp({ config, db, log, closing, pages });
    await app.seedGuide();
    await app.start();
    return { app, db, firstSignIn, close: () => db.close() };
  } catch (error) {
    await db.close();
    throw error;
  }
};
