import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { madeOnce } from './madeOnce.js';

const program = path.resolve(import.meta.dirname, '../../../server/dist/server.js');

export const adminPassword = 'Rules-2024-Court';

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
};

export interface Backend {
  readonly origin: string;
  /** Where it keeps everything. */
  readonly folder: string;
  /** All that it has said on its terminal. */
  readonly said: () => string;
  /** Ends the process as a crash would, and starts another on the same data. */
  crashAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

const begin = async (
  port: number,
  folder: string,
  env: Record<string, string>,
  said: string[] = [],
): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      DATA_DIR: folder,
      ADMIN_PASSWORD: adminPassword,
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  child.stdout?.on('data', (part) => said.push(String(part)));
  child.stderr?.on('data', (part) => said.push(String(part)));
  const deadline = Date.now() + 90_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${said.join('')}`);
    if (Date.now() > deadline) throw new Error(`The server did not come up:\n${said.join('')}`);
    const alive = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (alive) return child;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
};

/** Says so in its log once the guide that it begins with has been read and can be asked about. */
const GUIDE_READ = /"kind":"summarise_document".*background work done/;

/** An installation as it stands after its first start, which takes longer than all others. */
const installed = (): Promise<string> =>
  madeOnce({
    name: 'installed',
    of: adminPassword,
    make: async (folder) => {
      const said: string[] = [];
      const child = await begin(await freePort(), folder, { LOG_LEVEL: 'info' }, said);
      await expect.poll(() => said.join(''), { timeout: 120_000 }).toMatch(GUIDE_READ);
      await end(child, 'SIGTERM');
    },
  });

/**
 * The real backend as a process of its own, serving the built console, on a database of its own: a copy of `from`. By
 * default it is that of an installation which nobody has used; null: it starts from nothing.
 */
export const startBackend = async (env: Record<string, string> = {}, from?: string | null): Promise<Backend> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'console-e2e-'));
  if (from !== null) await cp(from ?? (await installed()), folder, { recursive: true });
  const port = await freePort();
  const said: string[] = [];
  let child = await begin(port, folder, env, said);
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    said: () => said.join(''),
    async crashAndRestart() {
      await end(child, 'SIGKILL');
      child = await begin(port, folder, env, said);
    },
    async stop() {
      await end(child, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
