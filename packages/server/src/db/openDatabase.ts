import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './database.js';
import { embeddedDatabase } from './embedded.js';
import { lockFolder } from './folderLock.js';
import { openPgliteWorker } from './pgliteWorker.js';
import { postgresDatabase } from './postgres.js';

export interface DatabaseConfig {
  /** Address of a real PostgreSQL. Left out: the embedded one. */
  readonly url?: string;
  /** Folder of this installation; the embedded database lives in `postgres` inside it. */
  readonly dataDir: string;
  /** Told when a connection to a real PostgreSQL is lost in the background. */
  readonly onError: (error: Error) => void;
}

/**
 * Opens the database, not yet migrated. The embedded one is kept for this process alone until it is closed:
 * throws `FolderInUse` where another process has it.
 */
export const openDatabase = async ({ url, dataDir, onError }: DatabaseConfig): Promise<Database> => {
  if (url !== undefined) return postgresDatabase({ url, onError });
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  try {
    return embeddedDatabase(await openPgliteWorker(path.join(dataDir, 'postgres')), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
};
