import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sql from 'sql-template-tag';
import type { Database } from './database.js';
import { embeddedDatabase } from './embedded.js';
import { lockFolder } from './folderLock.js';
import { openPgliteWorker } from './pgliteWorker.js';
import { postgresDatabase } from './postgres.js';

export interface DatabaseConfig {
  /** Address of a real PostgreSQL. Left out: the embedded one. */
  readonly url?: string;
  /** Connections to a real PostgreSQL, at most. Default 10. */
  readonly connections?: number;
  /** Folder of this installation; the embedded database lives in `postgres` inside it. */
  readonly dataDir: string;
  /** Told when a connection to a real PostgreSQL is lost in the background, or upkeep of the embedded one failed. */
  readonly onError: (error: Error) => void;
  /** Told when the embedded database has crashed: nothing works from then on. */
  readonly onCrash: (error: Error) => void;
}

/** The PostgreSQL of the configuration does not answer. The message says where it was looked for, without the password. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
}

const reachable = async (db: Database, url: string): Promise<Database> => {
  try {
    await db.query(sql`select 1`);
    return db;
  } catch (error) {
    await db.close();
    const reason = error instanceof Error ? error.message : String(error);
    const where = URL.canParse(url) ? new URL(url).host : 'DATABASE_URL';
    throw new DatabaseUnreachable(`the database at ${where} does not answer (${reason}): check DATABASE_URL`);
  }
};

/**
 * Opens the database, not yet migrated. The embedded one is kept for this process alone until it is closed:
 * throws `FolderInUse` where another process has it, `DatabaseUnreachable` where a real one does not answer.
 */
export const openDatabase = async ({
  url,
  connections,
  dataDir,
  onError,
  onCrash,
}: DatabaseConfig): Promise<Database> => {
  if (url !== undefined) return reachable(postgresDatabase({ url, connections, onError }), url);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  try {
    const engine = await openPgliteWorker(path.join(dataDir, 'postgres'), onCrash);
    return embeddedDatabase(engine, { onClose: unlock, onUpkeepError: onError });
  } catch (error) {
    await unlock();
    throw error;
  }
};
