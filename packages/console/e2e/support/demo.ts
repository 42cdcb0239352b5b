import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { removeOldEntries } from '../../../../scripts/oldEntries.js';
import { type Backend, startBackend } from './backend.js';

const dist = path.resolve(import.meta.dirname, '../../../server/dist');

/** Of everybody in the demo world. */
export const demoPassword = 'Demo-2026-Court';

/** Changes whenever the world would: with the program that makes it, and with the day that it is told from. */
const keyOfToday = async (): Promise<string> => {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const files = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
  for (const name of names.toSorted()) hash.update(path.relative(dist, name)).update(await readFile(name));
  return hash.digest('hex').slice(0, 24);
};

const make = async (folder: string): Promise<void> => {
  const child = spawn(process.execPath, [path.join(dist, 'demo.js')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder },
  });
  const said: string[] = [];
  child.stdout.on('data', (part) => said.push(String(part)));
  child.stderr.on('data', (part) => said.push(String(part)));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The demo world was not made:\n${said.join('')}`);
};

/** A folder with today's demo world, made once for all runs on this machine. Not to be changed: copy it. */
export const demoFolder = async (): Promise<string> => {
  const all = path.join(tmpdir(), `console-demo-${userInfo().username}`);
  await mkdir(all, { recursive: true, mode: 0o700 });
  const key = await keyOfToday();
  if (!(await readdir(all)).includes(key)) {
    const unfinished = await mkdtemp(path.join(all, 'making-'));
    await make(unfinished);
    await rename(unfinished, path.join(all, key)).catch(() => rm(unfinished, { recursive: true, force: true }));
    await removeOldEntries(all);
  }
  return path.join(all, key);
};

/** The real backend on a copy of the demo world. */
export const startDemo = async (): Promise<Backend> => startBackend({}, await demoFolder());
