/**
 * Runs the server's tests on a real PostgreSQL, which is started for them and ended after them.
 * Names of test files may follow. `--if-possible` passes, and says so, where no PostgreSQL can be started.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { startPostgres } from './postgres.mjs';

const optional = process.argv.includes('--if-possible');
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

const start = async () => {
  try {
    return await startPostgres();
  } catch (error) {
    if (!optional) throw error;
    process.stdout.write(`Not tested on a real PostgreSQL, since none can be started here: ${error.message}\n`);
    return null;
  }
};

const runTests = (url) => {
  const vitest = path.resolve('node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'server', ...files], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TEST_DATABASE_URL: url },
  });
  // Whoever interrupts the tests ends them first, and the database after them.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
};

const postgres = await start();
if (postgres !== null) {
  try {
    process.exitCode = await runTests(postgres.url);
  } finally {
    await postgres.stop();
  }
}
