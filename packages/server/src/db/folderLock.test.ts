import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUse, lockAddress, lockFolder } from './folderLock.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Another process that holds the folder's socket. */
const holder = (address: string): Promise<ChildProcess> =>
  new Promise((resolve) => {
    const script = `require('node:net').createServer((s) => s.end('4711')).listen(${JSON.stringify(address)}, () => console.log('held'))`;
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.once('data', () => resolve(child));
  });

const killed = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

it('keeps a folder for one, until it is given back', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUse);
  await unlock();
  await (await lockFolder(folder))();
});

it('says which process has the folder', async () => {
  const child = await holder(lockAddress(folder));
  await expect(lockFolder(folder)).rejects.toMatchObject({ holder: '4711', message: expect.stringContaining(folder) });
  await killed(child);
});

it('takes over from a process that was killed, for one of several that try at once', async () => {
  await killed(await holder(lockAddress(folder)));
  expect((await stat(lockAddress(folder))).isSocket()).toBe(true);
  const tries = await Promise.allSettled([lockFolder(folder), lockFolder(folder), lockFolder(folder)]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  for (const one of tries) if (one.status === 'fulfilled') await one.value();
});

it('works for a folder whose path is longer than a socket path may be', async () => {
  const deep = path.join(folder, 'x'.repeat(60), 'y'.repeat(60));
  await mkdir(deep, { recursive: true });
  const unlock = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toBeInstanceOf(FolderInUse);
  await unlock();
});
