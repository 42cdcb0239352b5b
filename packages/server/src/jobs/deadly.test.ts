import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';

// Each run opens a database from a folder.
vi.setConfig({ testTimeout: 90_000 });

/** How a run on the folder ended, and what it printed. */
const run = (dataDir: string): Promise<{ signal: unknown; printed: string }> =>
  new Promise((resolve) => {
    const main = fileURLToPath(new URL('testing/deadly.main.ts', import.meta.url));
    const options = { env: { ...process.env, DATA_DIR: dataDir } };
    execFile(
      process.execPath,
      ['--conditions=console-source', '--import', 'tsx', main],
      options,
      (error, printed, said) => resolve({ signal: error?.signal ?? null, printed: printed || said }),
    );
  });

it('gives up a job that kills every process that works on it', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'deadly-'));
  try {
    expect(await run(dataDir)).toMatchObject({ signal: 'SIGKILL' });
    expect(await run(dataDir)).toMatchObject({ signal: 'SIGKILL' });
    const { signal, printed } = await run(dataDir);
    expect([signal, JSON.parse(printed)]).toEqual([null, { status: 'failed', reason: 'worker_lost', attempts: 2 }]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
