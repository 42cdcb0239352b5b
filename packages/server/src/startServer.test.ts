import type { ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { endProcess, type ServerProcess, startServerProcess } from './testing/serverProcess.js';

const PASSWORD = 'Kept-Through-9';

/** What most tests begin with a copy of, since an installation takes its time. */
let installed: string;
let dataDir: string;
let children: ChildProcess[] = [];
beforeAll(async () => {
  installed = await mkdtemp(path.join(os.tmpdir(), 'installed-'));
  const { child } = await startServerProcess({ DATA_DIR: installed, ADMIN_PASSWORD: PASSWORD }, children);
  await endProcess(child, 'SIGTERM');
});
afterAll(() => rm(installed, { recursive: true, force: true }));
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'server-'));
  children = [];
});
afterEach(async () => {
  await Promise.all(children.map((child) => endProcess(child, 'SIGKILL')));
  await rm(dataDir, { recursive: true, force: true });
});

const start = (settings: Record<string, string> = {}): Promise<ServerProcess> =>
  startServerProcess({ DATA_DIR: dataDir, ...settings }, children);

/** Of a server that was installed before. */
const startInstalled = async (): Promise<ServerProcess> => {
  await cp(installed, dataDir, { recursive: true });
  return start();
};

const signIn = async ({ url }: ServerProcess, password: string): Promise<string> => {
  const body = JSON.stringify({ username: 'admin', password });
  const response = await fetch(`${url}/aiapi/qa/login`, { method: 'POST', body });
  return (await response.json()).data?.token;
};

const account = async ({ url }: ServerProcess, token: string): Promise<unknown> => {
  const response = await fetch(`${url}/aiapi/qa/sysUser/detail`, { headers: { authorization: token } });
  return (await response.json()).data?.account;
};

it('shows how to sign in once, and keeps everything through a kill -9', async () => {
  const first = await start();
  const password = /Password\s+(\S+)/.exec(first.output())?.[1] ?? '';
  const token = await signIn(first, password);
  expect(await account(first, token)).toBe('admin');
  await endProcess(first.child, 'SIGKILL');

  const second = await start();
  expect(second.output()).not.toContain('Password');
  expect(await account(second, token)).toBe('admin');
  expect(await signIn(second, password)).toMatch(/^[\w-]{43}$/);
});

const post = async ({ url }: ServerProcess, path: string, token: string, body: object): Promise<unknown> => {
  const init = { method: 'POST', headers: { authorization: token }, body: JSON.stringify(body) };
  return (await (await fetch(`${url}/aiapi/qa/${path}`, init)).json()).data;
};

const filesIn = async (...folder: readonly string[]): Promise<string[]> => {
  const entries = await readdir(path.join(dataDir, ...folder), { recursive: true, withFileTypes: true });
  return entries.filter((one) => one.isFile()).map(({ name }) => name);
};

it('has every change that it answered in its log after a kill -9, and collects what was left half done', async () => {
  const first = await startInstalled();
  const token = await signIn(first, PASSWORD);
  const names = Array.from({ length: 20 }, (_, at) => `角色 ${at}`);
  await Promise.all(names.map((name) => post(first, 'sysRole/addRole', token, { name })));
  await endProcess(first.child, 'SIGKILL');
  const stored = await filesIn('files');
  // As an upload leaves them that was cut off before its row, or in the middle of its file.
  for (const place of [`files/aa/${'a'.repeat(32)}`, `files/unfinished/${'b'.repeat(32)}`, 'pages/cc/cc/1-800.webp']) {
    await mkdir(path.dirname(path.join(dataDir, place)), { recursive: true });
    await writeFile(path.join(dataDir, place), 'left');
  }

  const second = await start();
  const log = await post(second, 'auditLog/queryPage', await signIn(second, PASSWORD), {
    current: 1,
    size: 50,
    action: 'addRole',
  });
  expect(log).toMatchObject({ total: names.length });
  await vi.waitFor(async () => expect([...(await filesIn('files'))].toSorted()).toEqual(stored.toSorted()), {
    timeout: 10_000,
  });
  expect(await filesIn('pages')).not.toContain('1-800.webp');
});

it('refuses a second process on the same data, and says why', async () => {
  const first = await start({ ADMIN_PASSWORD: PASSWORD });
  expect(first.output()).not.toContain(PASSWORD);
  await expect(start()).rejects.toThrow(`${dataDir} is in use by another process (${first.child.pid})`);
  expect(await signIn(first, PASSWORD)).toMatch(/^[\w-]{43}$/);
});

it('says so when its port is taken, before it touches any data', async () => {
  const first = await startInstalled();
  const port = new URL(first.url).port;
  await expect(start({ PORT: port, DATA_DIR: path.join(dataDir, 'other') })).rejects.toThrow(
    `port ${port} is already in use`,
  );
});

it('says which settings are wrong', async () => {
  await expect(start({ PORT: 'http', LOG_LEVEL: 'loud' })).rejects.toThrow(/PORT: .*\n.*LOG_LEVEL: /);
});

it('closes cleanly on Ctrl-C and on SIGTERM, also with a request half sent', async () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const server = await startInstalled();
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) }),
      duplex: 'half',
    };
    const half = fetch(`${server.url}/aiapi/qa/login`, init).catch(() => 'cut off');
    await fetch(`${server.url}/healthz`);
    const began = performance.now();
    expect(await endProcess(server.child, signal)).toBe(0);
    expect(performance.now() - began).toBeLessThan(5000);
    expect(server.output()).toContain('Stopped.');
    expect(await half).toBe('cut off');
  }
});
