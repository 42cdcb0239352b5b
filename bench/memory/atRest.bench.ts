/** Memory of the built server, at rest after a restart, three times: `pnpm bench`. On Linux. */
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { it } from 'vitest';
import { endProcess } from '../../packages/server/src/testing/serverProcess.js';
import { guideIsRead, signedIn } from '../signedIn.js';

/** Milliseconds after the start: threads that were needed for it alone have ended. */
const REST = 60_000;

const residentMegabytes = async ({ pid }: ChildProcess): Promise<string> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024).toFixed(0);
};

it('rests after a restart', { timeout: 600_000 }, async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'console-bench-'));
  const children: ChildProcess[] = [];
  try {
    for (const run of ['first start', 'restart', 'restart', 'restart']) {
      const server = await signedIn(dataDir, children);
      await guideIsRead(server);
      await pause(REST);
      process.stdout.write(`${run}: ${await residentMegabytes(server.child)} MB\n`);
      await endProcess(server.child, 'SIGTERM');
    }
  } finally {
    for (const child of children) await endProcess(child, 'SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
});
