/** A copy of the workspace as it stands, installed, in which anything may be written. */
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pnpm } from '../pnpm.mjs';

const root = path.join(import.meta.dirname, '..', '..');

const git = (cwd, ...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout;
};

/** Copies what git keeps, and what it would. `remove` takes it away again. */
export const copyWorkspace = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'console-new-'));
  for (const file of git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0')) {
    if (file === '' || !existsSync(path.join(root, file))) continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(folder, file));
  }

  /** Runs a program there. Answers what it printed and how it ended. */
  const run = (command, args, { env = {} } = {}) =>
    new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        cwd: folder,
        env: { ...process.env, CI: 'true', NO_COLOR: '1', ...env },
        shell: process.platform === 'win32',
      });
      const said = [];
      child.stdout.on('data', (part) => said.push(part));
      child.stderr.on('data', (part) => said.push(part));
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, text: Buffer.concat(said).toString() }));
    });
  const runPnpm = (...args) => {
    const { command, args: all } = pnpm(args);
    return run(command, all);
  };

  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  const installed = await runPnpm('install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts');
  if (installed.code !== 0) throw new Error(`The copy cannot be installed:\n${installed.text}`);
  return {
    folder,
    run,
    pnpm: runPnpm,
    /** Files written since it was copied. */
    written: () =>
      git(folder, 'ls-files', '-z', '--modified', '--others', '--exclude-standard')
        .split('\0')
        .filter((file) => file !== ''),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
};
