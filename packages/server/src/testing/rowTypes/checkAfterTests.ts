import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

/** Whether every test of the project was run, and none failed: then what none of them asked the database was never asked. */
const ranAll = async (project: TestProject): Promise<boolean> => {
  const { testFiles } = await project.globTestFiles();
  const ended = project.vitest.state.getFiles().filter(({ result }) => result?.state !== 'fail');
  const names = new Set(ended.map(({ filepath }) => filepath));
  return project.vitest.config.testNamePattern === undefined && testFiles.every((file) => names.has(file));
};

/**
 * Keeps what the tests of a run see of the database, and has it compared with the row types of the code when they have
 * ended: in a process of its own, since what is set up for a run does not read the workspace's packages from their source.
 */
export default async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  // A real PostgreSQL answers the same, which tests of its own show.
  if (process.env.TEST_DATABASE_URL) return undefined;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'console-row-types-'));
  process.env.ROW_TYPES_DIR = folder;
  return async () => {
    const how = (await ranAll(project)) ? ['--complete'] : [];
    const main = path.join(import.meta.dirname, 'check.main.ts');
    const args = ['--conditions=console-source', '--import', 'tsx', main, folder, ...how];
    const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
    await rm(folder, { recursive: true, force: true });
    if (code !== 0) process.exitCode = 1;
  };
};
