import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Backend, startBackend } from './backend.js';
import { madeOnce } from './madeOnce.js';

const program = path.resolve(import.meta.dirname, '../../../server/dist/demo.js');

/** Of everybody in the demo world. */
export const demoPassword = 'Demo-2026-Court';

const make = async (folder: string): Promise<void> => {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder },
  });
  const said: string[] = [];
  child.stdout.on('data', (part) => said.push(String(part)));
  child.stderr.on('data', (part) => said.push(String(part)));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The demo world was not made:\n${said.join('')}`);
};

/** A folder with the demo world, which is told from the day that it is made on. Not to be changed: copy it. */
export const demoFolder = (): Promise<string> =>
  madeOnce({ name: 'demo', of: new Date().toISOString().slice(0, 10), make });

/** The real backend on a copy of the demo world, which people outside can reach. */
export const startDemo = async (): Promise<Backend> =>
  startBackend({ PUBLIC_URL: 'https://go.example.com' }, await demoFolder());
