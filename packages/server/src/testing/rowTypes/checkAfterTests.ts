import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { checkRowTypes } from './checkRowTypes.js';
import { ROW_TYPES_DIR } from './recordRows.js';

const isForTests = (site: string): boolean => /\.test\.ts:|\/testing\/|\/contractTests\//.test(site);

/** Whether every test of the project was run, and passed: then what none of them asked the database was never asked. */
const ranAll = async (project: TestProject): Promise<boolean> => {
  const { testFiles } = await project.globTestFiles();
  const ended = project.vitest.state.getFiles().filter(({ result }) => result?.state !== 'fail');
  const names = new Set(ended.map(({ filepath }) => filepath));
  return project.vitest.config.testNamePattern === undefined && testFiles.every((file) => names.has(file));
};

/** Keeps what the tests of a run see of the database, and compares it with the row types of the code when they have ended. */
export default async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  // A real PostgreSQL answers the same, which tests of its own show.
  if (process.env.TEST_DATABASE_URL) return undefined;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'console-row-types-'));
  process.env[ROW_TYPES_DIR] = folder;
  return async () => {
    const all = await ranAll(project);
    const differences = await checkRowTypes({ folder, isExpected: (site) => all && !isForTests(site) });
    await rm(folder, { recursive: true, force: true });
    if (differences.length === 0) return;
    process.exitCode = 1;
    process.stderr.write(`\nRow types that differ from what the database answers:\n${differences.join('\n')}\n\n`);
  };
};
