import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrate, readMigrations } from '../packages/server/src/db/migrate.js';
import { openDatabase } from '../packages/server/src/db/openDatabase.js';
import { startApp } from '../packages/server/src/testing/startApp.js';

/** The server in this process, on an embedded database that is kept on the disk, as an installation has it. */
export const startOnDisk = async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'console-bench-'));
  const broken = (error: Error): never => {
    throw error;
  };
  const db = await openDatabase({ dataDir, onError: broken, onCrash: broken });
  await migrate(db, await readMigrations());
  const app = await startApp({ db });
  return {
    app,
    close: async () => {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
