import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { dumpFolder } from './dumpFolder.js';

/** Names a run of the tests, for what its processes make once between them; removes that afterwards. */
export default () => {
  const run = randomUUID().slice(0, 8);
  process.env.TEST_RUN = run;
  const prefix = `run_${run}_`;
  const removeDumps = async (): Promise<void> => {
    const names = await readdir(dumpFolder).catch(() => []);
    const own = names.filter((name) => name.startsWith(prefix));
    await Promise.all(own.map((name) => rm(path.join(dumpFolder, name), { force: true })));
  };
  const dropDatabases = async (connectionString: string): Promise<void> => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database where datname like $1', [
      `${prefix}%`,
    ]);
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
    await client.end();
  };
  return async () => {
    await removeDumps();
    if (process.env.TEST_DATABASE_URL) await dropDatabases(process.env.TEST_DATABASE_URL);
  };
};
