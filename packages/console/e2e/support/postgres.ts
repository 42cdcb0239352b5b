import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '../../../../scripts/postgres.mjs';

const run = promisify(execFile);
const server = path.resolve(import.meta.dirname, '../../../server');

/** Where the client of PostgreSQL is known: among what the server needs. */
const EXECUTE = `
  import pg from 'pg';
  const client = new pg.Client({ connectionString: process.env.URL });
  await client.connect();
  await client.query(process.env.STATEMENTS);
  await client.end();`;

/** A PostgreSQL of somebody's, filled by these statements. */
export const startFilledPostgres = async (statements: string) => {
  const { url, stop } = await startPostgres();
  await run(process.execPath, ['--input-type=module', '-e', EXECUTE], {
    cwd: server,
    env: { ...process.env, NODE_OPTIONS: '', URL: url, STATEMENTS: statements },
  });
  return { host: new URL(url).host, stop };
};
