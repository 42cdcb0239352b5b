import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { pageImageWidths } from '@console/api/contract/documents';
import { randomId } from '@console/base';
import type { Storage } from '../files/storage.js';
import { startWorker } from '../startWorker.js';

export interface RenderRequest {
  readonly fileKey: string;
  readonly page: number;
  readonly width: number;
  /** The file, sent when the worker asks for it. */
  readonly data?: Uint8Array;
}

export type RenderReply =
  | { readonly kind: 'image'; readonly body: Uint8Array }
  | { readonly kind: 'needsFile' }
  | { readonly kind: 'noPage' }
  | { readonly kind: 'failed'; readonly reason: string };

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
  /** The thread that was asked can't be asked again. */
  readonly isFatal: boolean;

  constructor(reason: string, { isFatal = false, cause }: { isFatal?: boolean; cause?: unknown } = {}) {
    super(`the page was not drawn: ${reason}`, { cause });
    this.isFatal = isFatal;
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
  readonly request: PageImageRequest;
  readonly width: number;
  readonly file: string;
  readonly waiting: Set<Waiting>;
}

interface Waiting {
  readonly resolve: (body: Uint8Array<ArrayBuffer> | null) => void;
  readonly reject: (error: unknown) => void;
}

const bucket = (width: number): number =>
  pageImageWidths.find((one) => one >= width) ?? pageImageWidths[pageImageWidths.length - 1] ?? width;

const keep = async (file: string, body: Uint8Array): Promise<void> => {
  const part = `${file}.${randomId()}`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(part, body);
  await rename(part, file);
};

/** Draws pages in threads of their own. The page asked for last is drawn first: it is the one being looked at. */
export const createPageImages = ({ storage, cacheDir, threads = 2, time = 20_000 }: PageImagesOptions): PageImages => {
  const tasks = new Map<string, Task>();
  const queue: Task[] = [];
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  let closed = false;

  const ask = (worker: Worker, request: RenderRequest): Promise<RenderReply> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(() => reject(new PageNotRendered('timed out', { isFatal: true }))), time);
      const onMessage = (reply: RenderReply): void => end(() => resolve(reply));
      const onGone = (error: unknown): void =>
        end(() => reject(new PageNotRendered('the thread ended', { isFatal: true, cause: error })));
      const end = (then: () => void): void => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onGone).off('exit', onGone);
        then();
      };
      worker.on('message', onMessage).on('error', onGone).on('exit', onGone);
      worker.postMessage(request, []);
    });

  const draw = async (worker: Worker, { request, width, file }: Task): Promise<Uint8Array<ArrayBuffer> | null> => {
    const { fileKey, page } = request;
    let reply = await ask(worker, { fileKey, page, width });
    if (reply.kind === 'needsFile') {
      reply = await ask(worker, { fileKey, page, width, data: new Uint8Array(await storage.get(fileKey)) });
    }
    if (reply.kind === 'noPage') return null;
    if (reply.kind !== 'image') throw new PageNotRendered(reply.kind === 'failed' ? reply.reason : reply.kind);
    const body = new Uint8Array(reply.body);
    // A picture that can't be kept is drawn again the next time.
    await keep(file, body).catch(() => undefined);
    return body;
  };

  const addWorker = (): Worker => {
    const worker = startWorker(new URL('./render.worker.js', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
      silent: true,
    });
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      all.delete(worker);
      const place = idle.indexOf(worker);
      if (place !== -1) idle.splice(place, 1);
    });
    worker.unref();
    all.add(worker);
    return worker;
  };

  const takeWorker = (): Worker | null => idle.pop() ?? (all.size < threads ? addWorker() : null);

  const work = async (worker: Worker, task: Task): Promise<void> => {
    try {
      const body = await draw(worker, task);
      for (const one of task.waiting) one.resolve(body);
    } catch (error) {
      for (const one of task.waiting) one.reject(error);
      // A thread that hangs or has died is not asked again.
      if (error instanceof PageNotRendered && error.isFatal) {
        all.delete(worker);
        await worker.terminate();
      }
    }
    tasks.delete(task.file);
    if (all.has(worker)) idle.push(worker);
    next();
  };

  const next = (): void => {
    if (closed || queue.length === 0) return;
    const worker = takeWorker();
    const task = worker === null ? undefined : queue.pop();
    if (worker !== null && task !== undefined) void work(worker, task);
  };

  const begin = (file: string, width: number, request: PageImageRequest): Task => {
    const task: Task = { request, width, file, waiting: new Set() };
    tasks.set(file, task);
    queue.push(task);
    return task;
  };

  const leave = (task: Task): void => {
    const place = queue.indexOf(task);
    if (task.waiting.size > 0 || place === -1) return;
    queue.splice(place, 1);
    tasks.delete(task.file);
  };

  const wait = (task: Task, signal: AbortSignal | undefined): Promise<Uint8Array<ArrayBuffer> | null> =>
    new Promise((resolve, reject) => {
      const onAbort = (): void => {
        task.waiting.delete(waiting);
        leave(task);
        reject(signal?.reason);
      };
      const end = (): void => signal?.removeEventListener('abort', onAbort);
      const waiting: Waiting = {
        resolve: (body) => {
          end();
          resolve(body);
        },
        reject: (error) => {
          end();
          reject(error);
        },
      };
      task.waiting.add(waiting);
      signal?.addEventListener('abort', onAbort, { once: true });
    });

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
      const result = wait(task, signal);
      next();
      return result;
    },
    warmUp: () => {
      if (!closed && all.size === 0) idle.push(addWorker());
    },
    forget: (hash) => rm(folderOf(hash), { recursive: true, force: true }),
    close: async () => {
      closed = true;
      for (const task of queue.splice(0)) for (const one of task.waiting) one.reject(new PageNotRendered('closed'));
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
};
