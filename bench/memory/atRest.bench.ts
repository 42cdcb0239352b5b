/** Memory of the built server, at rest after a restart, three times, and of its database alone: `pnpm bench`. On Linux. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { it } from 'vitest';
import { endProcess } from '../../packages/server/src/testing/serverProcess.js';
import { median, report } from '../report.js';
import { guideIsRead, signedIn } from '../signedIn.js';

/** Milliseconds after the start: threads that were needed for it alone have ended. */
const REST = 60_000;

const residentMegabytes = async ({ pid }: ChildProcess): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
};

const startBare = async (dataDir: string, children: ChildProcess[]): Promise<ChildProcess> => {
  const args = [path.join(import.meta.dirname, 'bare.mjs'), path.join(dataDir, 'postgres')];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const ended = once(child, 'exit').then((): never => {
    throw new Error('the database did not open');
  });
  await Promise.race([once(child.stdout, 'data'), ended]);
  // It ends in the end.
  ended.catch(() => undefined);
  return child;
};

it('rests after a restart', { timeout: 600_000 }, async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'console-bench-'));
  const children: ChildProcess[] = [];
  try {
    const restarted: number[] = [];
    const note = async (run: string, child: ChildProcess): Promise<number> => {
      await pause(REST);
      const megabytes = await residentMegabytes(child);
      process.stdout.write(`${run}: ${megabytes.toFixed(0)} MB\n`);
      await endProcess(child, 'SIGTERM');
      return megabytes;
    };
    for (const run of ['first start', 'restart', 'restart', 'restart']) {
      const server = await signedIn(dataDir, children);
      await guideIsRead(server);
      const megabytes = await note(run, server.child);
      if (run === 'restart') restarted.push(megabytes);
    }
    const value = await note('Node with the same database', await startBare(dataDir, children));
    const peer = { name: 'Node with the same database', value };
    report({ what: 'server at rest', unit: 'MB', ours: median(restarted), peer });
  } finally {
    for (const child of children) await endProcess(child, 'SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
});
