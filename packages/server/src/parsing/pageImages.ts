import type { Position } from '@console/base';
import { pageImageWidths } from '@console/api/contract/documents';
import { movedWith } from '../files/source.js';
import type { Storage } from '../files/storage.js';
import { createPool, type RunOptions, ThreadGone } from '../workers/index.js';
import { pageCache } from './pageCache.js';
import type { RenderReply, RenderRequest } from './render.worker.js';
import type { ScannedPage } from './types.js';

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

export interface WordsRequest extends Pick<PageImageRequest, 'fileKey' | 'signal'> {
  /** On a page from 1. */
  readonly box: Position;
  /** What was read off the picture of the page; null: nothing. */
  readonly scan: ScannedPage | null;
}

export interface CropRequest extends Pick<PageImageRequest, 'fileKey' | 'signal'> {
  /** On a page from 1. */
  readonly box: Position;
}

export interface PageImages {
  /** WebP of one page as displayed. Null where there is no such page. Throws `PageNotRendered`. */
  image(request: PageImageRequest): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The words of a page that stand in a box. Null where there is no such page. Throws `PageNotRendered`. */
  words(request: WordsRequest): Promise<string | null>;
  /** JPEG of what stands in a box, 1 MB at most. Null where nothing of the box lies on a page. Throws `PageNotRendered`. */
  crop(request: CropRequest): Promise<Uint8Array<ArrayBuffer> | null>;
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
  const cache = pageCache(cacheDir);
  const tasks = new Map<string, Task>();
  let warming: Promise<unknown> = Promise.resolve();

  const draw = async (
    { fileKey, fileHash, page }: PageImageRequest,
    width: number,
    name: string,
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
    await cache.keep(fileHash, name, body);
    return body;
  };

  const begin = (key: string, name: string, width: number, request: PageImageRequest): Task => {
    const abort = new AbortController();
    const onBegin = (): void => {
      task.begun = true;
    };
    const picture = draw(request, width, name, { signal: abort.signal, onBegin });
    const task: Task = { picture, abort, begun: false, waiting: 0 };
    tasks.set(key, task);
    const forget = (): void => {
      if (tasks.get(key) === task) tasks.delete(key);
    };
    picture.then(forget, forget);
    abort.signal.addEventListener('abort', forget, { once: true });
    return task;
  };

  /** What is wanted of a box, and is not kept. */
  const ofBox = async (
    fileKey: string,
    box: Position,
    wanted: Pick<NonNullable<RenderRequest>, 'words' | 'crop'>,
    signal: AbortSignal | undefined,
  ): Promise<RenderReply> => {
    const source = await storage.source(fileKey);
    await warming;
    const request = { fileKey, source, page: box[0], width: 1, ...wanted };
    try {
      return await pool.run(request, { signal, time, transfer: movedWith(source) });
    } catch (error) {
      throw error instanceof ThreadGone ? new PageNotRendered(error.why, error) : error;
    }
  };

  return {
    image: async (request) => {
      const { fileHash, page, width = 800, signal } = request;
      signal?.throwIfAborted();
      const size = bucket(width);
      const name = `${page}-${size}.webp`;
      const kept = await cache.read(fileHash, name);
      if (kept !== null) return new Uint8Array(kept);
      signal?.throwIfAborted();
      const key = `${fileHash}/${name}`;
      const task = tasks.get(key) ?? begin(key, name, size, request);
      task.waiting += 1;
      try {
        return await orAborted(task.picture, signal);
      } finally {
        task.waiting -= 1;
        // One that is being drawn is finished and kept: somebody looked at it a moment ago.
        if (task.waiting === 0 && !task.begun) task.abort.abort();
      }
    },
    words: async ({ fileKey, box, scan, signal }) => {
      const reply = await ofBox(fileKey, box, { words: { box, scan } }, signal);
      if (reply.kind === 'noPage') return null;
      if (reply.kind === 'words') return reply.text;
      throw new PageNotRendered(reply.kind === 'failed' ? reply.reason : reply.kind);
    },
    crop: async ({ fileKey, box, signal }) => {
      const reply = await ofBox(fileKey, box, { crop: box }, signal);
      if (reply.kind === 'noPage') return null;
      if (reply.kind === 'image') return new Uint8Array(reply.body);
      throw new PageNotRendered(reply.kind === 'failed' ? reply.reason : reply.kind);
    },
    warmUp: () => {
      // Whoever asks for a page hears what is wrong with the thread.
      if (tasks.size === 0) warming = pool.run(null, { time }).catch(() => undefined);
    },
    forget: cache.forget,
    close: () => pool.close(),
  };
};
