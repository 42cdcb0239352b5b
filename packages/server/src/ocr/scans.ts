import * as z from 'zod/mini';
import type { Storage } from '../files/storage.js';
import type { Logger } from '../log.js';
import { pageCache } from '../parsing/pageCache.js';
import { ParseError, type ScannedPage } from '../parsing/types.js';
import { createChildProcess, ThreadGone } from '../workers/index.js';
import type { OcrReply, OcrRequest } from './ocr.process.js';

export interface ScanRequest {
  /** Where the storage has the file, and its SHA-256. */
  readonly fileKey: string;
  readonly fileHash: string;
  /** From 1. */
  readonly page: number;
  readonly signal?: AbortSignal;
}

export interface Scans {
  /** What was read of a page before; null: it could not be read. Undefined: nobody has tried. */
  kept(fileHash: string, page: number): Promise<ScannedPage | null | undefined>;
  /**
   * Reads a page off its picture, and keeps what it says. Null where that can't be done. Throws the signal's reason, or a
   * `ParseError` where no page of the file can be read.
   */
  read(request: ScanRequest): Promise<ScannedPage | null>;
  close(): Promise<void>;
}

export interface ScansOptions {
  readonly storage: Storage;
  /** Folder for what was read. May be emptied at any time. */
  readonly cacheDir: string;
  readonly log: Pick<Logger, 'warn'>;
  /** Milliseconds for one page. Default 2 minutes. */
  readonly time?: number;
}

const Kept = z.nullable(
  z.object({
    height: z.number(),
    confidence: z.number(),
    pieces: z.array(
      z.object({
        text: z.string(),
        page: z.int(),
        left: z.number(),
        right: z.number(),
        top: z.number(),
        bottom: z.number(),
        direction: z.literal([0, 1, 2, 3]),
        size: z.number(),
        points: z.number(),
        bold: z.boolean(),
        tilt: z.optional(z.number()),
      }),
    ),
  }),
);

/** Changes with the way pages are read, so that what was read in another is not taken for it. */
const VERSION = 1;

const nameOf = (page: number): string => `${page}-ocr${VERSION}.json`;

const parseKept = (body: Buffer): ScannedPage | null | undefined => {
  try {
    return Kept.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return undefined;
  }
};

/** Reads scanned pages one after the other in a process of its own, and keeps what was read by the file's content. */
export const createScans = ({ storage, cacheDir, log, time = 120_000 }: ScansOptions): Scans => {
  const process = createChildProcess<OcrRequest, OcrReply>({ module: new URL('./ocr.process.js', import.meta.url) });
  const cache = pageCache(cacheDir);

  const ask = async (
    { fileKey, fileHash, page, signal }: ScanRequest,
    isAgain = false,
  ): Promise<ScannedPage | null> => {
    try {
      const reply = await process.run({ fileKey, source: await storage.source(fileKey), page }, { time, signal });
      if (reply.kind === 'read') return reply.page;
      if (reply.kind === 'refused') throw new ParseError(reply.failure);
      log.warn({ page, reason: reply.reason }, 'a scanned page could not be read');
    } catch (error) {
      if (!(error instanceof ThreadGone)) throw error;
      // It may have ended for want of memory that others needed at that moment.
      if (error.why === 'ended' && !isAgain) return ask({ fileKey, fileHash, page, signal }, true);
      log.warn({ page, reason: error.why }, 'a scanned page could not be read');
    }
    return null;
  };

  return {
    kept: async (fileHash, page) => {
      const body = await cache.read(fileHash, nameOf(page));
      return body === null ? undefined : parseKept(body);
    },
    read: async (request) => {
      const read = await ask(request);
      await cache.keep(request.fileHash, nameOf(request.page), JSON.stringify(read));
      return read;
    },
    close: () => process.close(),
  };
};
