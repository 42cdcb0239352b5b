/** Builds the console where it has changed, then runs the server in this terminal. Needs nothing but Node and pnpm. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pnpm } from './pnpm.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const dist = path.join(root, 'packages', 'console', 'dist');
const stamp = path.join(dist, '.built-from');

/** What the built console is made of, from the root. */
const inputs = [
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  ...['base', 'ui', 'api', 'console'].flatMap((name) => [`packages/${name}/package.json`, `packages/${name}/src`]),
  ...['index.html', 'vite.config.ts', 'public'].map((name) => `packages/console/${name}`),
];
const notBuilt = /\.(test|stories|test-d)\.tsx?$/;

const say = (text) => process.stdout.write(`${text}\n`);

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const filesOf = async (input) => {
  const full = path.join(root, input);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [full];
  const entries = await readdir(full, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
};

/** Changes whenever the built console would. */
const fingerprint = async () => {
  const hash = createHash('sha256');
  const files = (await Promise.all(inputs.map(filesOf))).flat().filter((file) => !notBuilt.test(file));
  for (const file of files.toSorted()) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

const buildConsole = () =>
  new Promise((resolve, reject) => {
    const { command, args } = pnpm(['--filter', '@console/console', 'build']);
    const output = [];
    const child = spawn(command, args, { cwd: root, shell: process.platform === 'win32' && command === 'pnpm' });
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
      return reject(new Error('构建控制台失败，见上方输出。Building the console failed, see above.'));
    });
  });

const prepareConsole = async () => {
  const wanted = await fingerprint();
  const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (built === wanted && existsSync(path.join(dist, 'index.html'))) {
    say('控制台已是最新。The console is up to date.');
    return;
  }
  say('正在构建控制台……Building the console ...');
  const began = performance.now();
  await buildConsole();
  writeFileSync(stamp, wanted);
  say(`控制台构建完成。The console is built (${seconds(began)}).`);
};

const runServer = () => {
  say('正在启动服务……Starting the server ...');
  const server = spawn(process.execPath, ['--conditions=console-source', '--import', 'tsx', 'src/server.ts'], {
    cwd: path.join(root, 'packages', 'server'),
    stdio: 'inherit',
  });
  // Ctrl-C reaches both processes; the server closes, and this one waits for it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  server.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
  server.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === null ? 1 : 128);
  });
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`需要 Node 20.19 或更高版本，当前是 ${process.version}。Node 20.19 or later is needed.\n`);
  process.exit(1);
}

try {
  await prepareConsole();
  runServer();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
