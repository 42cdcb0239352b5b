import { createHash } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The system's limit is 108 bytes on Linux and 104 on macOS. */
const LONGEST_SOCKET_PATH = 100;
/** After this many milliseconds, a process that was clearing up a stale socket is taken for dead. */
const CLEARING_LIMIT = 10_000;

/** Another process works in the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  /** Process id of the other, where it said so. */
  readonly holder: string;

  constructor(folder: string, holder: string) {
    super(
      `the data folder ${folder} is in use by another process${holder === '' ? '' : ` (${holder})`}: stop that one first, or set DATA_DIR to another folder`,
    );
    this.holder = holder;
  }
}

/** Where the lock of a folder listens. */
export const lockAddress = (folder: string): string => {
  const hash = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\console-${hash}`;
  const inside = path.join(path.resolve(folder), 'lock.sock');
  return Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH ? inside : path.join(os.tmpdir(), `console-${hash}.sock`);
};

const codeOf = (error: unknown): unknown => (error instanceof Error ? Reflect.get(error, 'code') : undefined);

const tryListen = (address: string): Promise<net.Server | null> =>
  new Promise((resolve, reject) => {
    const server = net.createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(String(process.pid));
    });
    server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(address, () => resolve(server));
  });

/** Process id of who listens there, or null for a socket that a dead process left. */
const askHolder = (address: string): Promise<string | null> =>
  new Promise((resolve, reject) => {
    let said = '';
    const socket = net.connect(address);
    socket.setTimeout(2000, () => socket.destroy());
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      said += text;
    });
    socket.on('error', (error) => {
      if (['ECONNREFUSED', 'ENOENT'].includes(String(codeOf(error)))) resolve(null);
      else if (codeOf(error) === 'ECONNRESET') resolve(said);
      else reject(error);
    });
    socket.on('close', () => resolve(said));
  });

/** Of several processes that find the same stale socket, lets one clear it up at a time. */
const clearStale = async (address: string): Promise<net.Server | null> => {
  const mark = `${address}.clearing`;
  const handle = await open(mark, 'wx').catch(() => null);
  if (handle === null) {
    const age = await stat(mark).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > CLEARING_LIMIT) await rm(mark, { force: true });
    return null;
  }
  try {
    if ((await askHolder(address)) !== null) return null;
    await rm(address, { force: true });
    return await tryListen(address);
  } finally {
    await handle.close();
    await rm(mark, { force: true });
  }
};

/**
 * Keeps a folder for this process by listening on a socket: the system frees it however the process ends.
 * The folder must exist. Throws `FolderInUse`.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const address = lockAddress(folder);
  const deadline = Date.now() + 2 * CLEARING_LIMIT;
  while (Date.now() < deadline) {
    let server = await tryListen(address);
    if (server === null) {
      const holder = await askHolder(address);
      if (holder !== null) throw new FolderInUse(folder, holder);
      server = await clearStale(address);
    }
    if (server !== null) {
      const mine = server;
      mine.unref();
      return () => new Promise((resolve) => mine.close(() => resolve()));
    }
    await pause(50);
  }
  throw new FolderInUse(folder, '');
};
