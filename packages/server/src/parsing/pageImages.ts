import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageImageWidths } from '@console/api/contract/documents';
import { randomId } from '@console/base';
import { movedWith } from '../files/source.js';
import type { Storage } from '../files/storage.js';
import { createPool, type RunOptions, ThreadGone } from '../workers/index.js';
import type { RenderReply, RenderRequest } from './render.worker.js';

export interface PageImageRequest {
  /** Where the storage has the file, and its SHA-256. */
  readonly fileKey: string;
  readonly fileHash: string;
  /** From 1. */
  readonly page: number;
  /** Pixels; rounded up to one of the contract's widths. Default 800. */
  readonly width?: number;
  /** Gives up waiting. The page is not drawn when nobody else waits for it either. */
  readonly signal?: AbortSignal;
}

/** The page can't be drawn: the file is damaged there, or it took too long. */
export class PageNotRendered extends Error {
  override readonly name = 'PageNotRendered';

  constructor(reason: string, cause?: unknown) {
    super(`the page was not drawn: ${reason}`, { cause });
  }
}

export interface PageImages {
  /** WebP of one page as displayed. Null where there is no such page. Throws `PageNotRendered`. */
  image(request: PageImageRequest): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Starts a thread, so that the first page asked for does not have to wait for that. */
  warmUp(): void;
  /** Forgets the pictures of a file. */
  forget(fileHash: string): Promise<void>;
  close(): Promise<void>;
}

export interface PageImagesOptions {
  readonly storage: Storage;
  /** Folder for finished pictures. May be emptied at any time. */
  readonly cacheDir: string;
  /** Threads that draw. Default 2. */
  readonly threads?: number;
  /** Milliseconds for one page. Default 20 seconds. */
  readonly time?: number;
}

interface Task {
  readonly picture: Promise<Uint8Array<ArrayBuffer> | null>;
  readonly abort: AbortController;
  begun: boolean;
  waiting: number;
}

const bucket = (width: number): number =>
  pageImageWidths.find((one) => one >= width) ?? pageImageWidths[pageImageWidths.length - 1] ?? width;

const keep = async (file: string, body: Uint8Array): Promise<void> => {
  const part = `${file}.${randomId()}`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(part, body);
  await rename(part, file);
};

/** Waits for work that others wait for as well. */
const orAborted = <T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> =>
  new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', onAbort));
  });

/** Draws pages in threads of their own. The page asked for last is drawn first: it is the one being looked at. */
export const createPageImages = ({ storage, cacheDir, threads = 2, time = 20_000 }: PageImagesOptions): PageImages => {
  const pool = createPool<RenderRequest, never, RenderReply>({
    module: new URL('./render.worker.js', import.meta.url),
    threads,
    memory: 1024,
    first: 'newest',
  });
  const tasks = new Map<string, Task>();
  let warming: Promise<unknown> = Promise.resolve();

  const draw = async (
    { fileKey, page }: PageImageRequest,
    width: number,
    file: string,
    options: Pick<RunOptions<never>, 'signal' | 'onBegin'>,
  ): Promise<Uint8Array<ArrayBuffer> | null> => {
    const source = await storage.source(fileKey);
    await warming;
    let reply: RenderReply;
    try {
      reply = await pool.run({ fileKey, source, page, width }, { ...options, time, transfer: movedWith(source) });
    } catch (error) {
      throw error instanceof ThreadGone ? new PageNotRendered(error.why, error) : error;
    }
    if (reply.kind === 'noPage') return null;
    if (reply.kind !== 'image') throw new PageNotRendered(reply.kind === 'failed' ? reply.reason : reply.kind);
    const body = new Uint8Array(reply.body);
    // A picture that can't be kept is drawn again the next time.
    await keep(file, body).catch(() => undefined);
    return body;
  };

  const begin = (file: string, width: number, request: PageImageRequest): Task => {
    const abort = new AbortController();
    const onBegin = (): void => {
      task.begun = true;
    };
    const picture = draw(request, width, file, { signal: abort.signal, onBegin });
    const task: Task = { picture, abort, begun: false, waiting: 0 };
    tasks.set(file, task);
    const forget = (): void => {
      if (tasks.get(file) === task) tasks.delete(file);
    };
    picture.then(forget, forget);
    abort.signal.addEventListener('abort', forget, { once: true });
    return task;
  };

  const folderOf = (hash: string): string => path.join(cacheDir, hash.slice(0, 2), hash);

  return {
    image: async (request) => {
      const { fileHash, page, width = 800, signal } = request;
      signal?.throwIfAborted();
      const size = bucket(width);
      const file = path.join(folderOf(fileHash), `${page}-${size}.webp`);
      const kept = await readFile(file).catch(() => null);
      if (kept !== null) return new Uint8Array(kept);
      signal?.throwIfAborted();
      const task = tasks.get(file) ?? begin(file, size, request);
      task.waiting += 1;
      try {
        return await orAborted(task.picture, signal);
      } finally {
        task.waiting -= 1;
        // One that is being drawn is finished and kept: somebody looked at it a moment ago.
        if (task.waiting === 0 && !task.begun) task.abort.abort();
      }
    },
    warmUp: () => {
      // Whoever asks for a page hears what is wrong with the thread.
      if (tasks.size === 0) warming = pool.run(null, { time }).catch(() => undefined);
    },
    forget: (hash) => rm(folderOf(hash), { recursive: true, force: true }),
    close: () => pool.close(),
  };
};
