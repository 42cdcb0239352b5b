/** Builds parts of the product where their sources have changed since. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pnpm } from './pnpm.mjs';

export const root = path.join(import.meta.dirname, '..');

const of = (name, ...files) => files.map((file) => `packages/${name}/${file}`);

const libraries = (...names) => names.flatMap((name) => of(name, 'package.json', 'src', 'tsconfig.build.json'));

export const consoleBuild = {
  name: '控制台 console',
  filters: ['@console/console'],
  dist: path.join(root, 'packages/console/dist'),
  main: 'index.html',
  inputs: [
    ...libraries('base', 'ui', 'api'),
    ...of('console', 'package.json', 'src', 'index.html', 'vite.config.ts', 'public'),
  ],
};

export const serverBuild = {
  name: '服务 server',
  // What the server imports is built before it.
  filters: ['@console/server...'],
  dist: path.join(root, 'packages/server/dist'),
  main: 'server.js',
  inputs: [...libraries('base', 'api', 'server'), ...of('server', 'tsconfig.json', 'build.mjs')],
};

const everyBuild = ['pnpm-lock.yaml', 'tsconfig.base.json'];
const notBuilt = /\.(test|stories|test-d)\.tsx?$/;

const filesOf = async (input) => {
  const full = path.join(root, input);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [full];
  const entries = await readdir(full, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
};

/** Changes whenever what is built would. */
const fingerprint = async ({ inputs }) => {
  const hash = createHash('sha256');
  const files = (await Promise.all([...everyBuild, ...inputs].map(filesOf))).flat();
  for (const file of files.filter((name) => !notBuilt.test(name)).toSorted()) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

const build = ({ name, filters }) =>
  new Promise((resolve, reject) => {
    const { command, args } = pnpm([...filters.flatMap((filter) => ['--filter', filter]), 'build']);
    const output = [];
    const child = spawn(command, args, { cwd: root, shell: process.platform === 'win32' && !path.isAbsolute(command) });
    child.stdout.on('data', (part) => output.push(part));
    child.stderr.on('data', (part) => output.push(part));
    child.on('error', (error) =>
      reject(
        error.code === 'ENOENT' ? new Error('找不到 pnpm，请用 npx -y pnpm@12 start 启动。pnpm was not found.') : error,
      ),
    );
    child.on('close', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      return reject(new Error(`构建失败，见上方输出。Building failed, see above: ${name}`));
    });
  });

const isUpToDate = (one, wanted) => {
  const stamp = path.join(one.dist, '.built-from');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(path.join(one.dist, one.main));
};

/** Milliseconds after which a lock was left behind by a process that was killed. */
const ABANDONED = 300_000;

/** Runs `work` while no other process is building the same. */
const alone = async ({ dist }, work) => {
  const lock = `${dist}.lock`;
  const take = () =>
    mkdir(lock).then(
      () => true,
      () => false,
    );
  while (!(await take())) {
    const age = await stat(lock).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > ABANDONED) await rm(lock, { recursive: true, force: true });
    await pause(100);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
};

/** Builds it unless what stands was built from the same sources. `say` hears what is going on. */
export const prepare = async (one, say) => {
  const wanted = await fingerprint(one);
  if (isUpToDate(one, wanted)) return;
  await alone(one, async () => {
    if (isUpToDate(one, wanted)) return;
    say(`正在构建 Building: ${one.name} ...`);
    const began = performance.now();
    await build(one);
    writeFileSync(path.join(one.dist, '.built-from'), wanted);
    say(`构建完成 Built (${((performance.now() - began) / 1000).toFixed(1)} s).`);
  });
};
