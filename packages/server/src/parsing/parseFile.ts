import type { ParseFailure } from '@console/api/contract/documents';
import type { Worker } from 'node:worker_threads';
import { startWorker } from '../startWorker.js';
import type { DocumentType } from './fileKind.js';
import { type ParsedDocument, ParseError } from './types.js';

/** Megabytes of heap for reading one file. */
const MAX_MEMORY = 1024;

export interface ParseRequest {
  readonly data: Uint8Array;
  readonly type: DocumentType;
}

/** What the worker tells. */
export type ParseReply =
  | { readonly kind: 'pages'; readonly read: number; readonly total: number }
  | { readonly kind: 'done'; readonly document: ParsedDocument }
  | { readonly kind: 'failed'; readonly failure: ParseFailure; readonly reason: string };

export interface ParseLimits {
  /** Milliseconds for the whole file. Default 15 minutes. */
  readonly time?: number;
  /** Milliseconds without a page being finished. Default 60 seconds. */
  readonly silence?: number;
}

export interface ParseOptions {
  readonly limits?: ParseLimits;
  readonly signal?: AbortSignal;
  readonly onPages?: (read: number, total: number) => void;
}

/** Milliseconds that a thread waits for another file. */
const SPARE_TIME = 30_000;

let spare: { worker: Worker; timer: NodeJS.Timeout } | null = null;

const takeWorker = (): Worker => {
  const ready = spare;
  spare = null;
  if (ready !== null) {
    clearTimeout(ready.timer);
    ready.worker.removeAllListeners();
    return ready.worker;
  }
  const worker = startWorker(new URL('./parse.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
    // pdf.js warns about every oddity of a file.
    silent: true,
  });
  worker.unref();
  return worker;
};

/** Keeps a thread that has done well for the next file: starting one takes longer than reading most files. */
const keepWorker = async (worker: Worker): Promise<void> => {
  worker.removeAllListeners();
  if (spare !== null) {
    await worker.terminate();
    return;
  }
  const forget = (): void => {
    if (spare?.worker === worker) spare = null;
  };
  const timer = setTimeout(() => {
    forget();
    void worker.terminate();
  }, SPARE_TIME).unref();
  worker.on('error', forget).on('exit', forget);
  spare = { worker, timer };
};

/**
 * Parses a file in a thread that can be killed: whatever is in the file, this thread goes on.
 * Fails with a `ParseError`, or with the signal's reason.
 */
export const parseFile = async (
  data: Uint8Array,
  type: DocumentType,
  { limits: { time = 15 * 60_000, silence = 60_000 } = {}, signal, onPages }: ParseOptions = {},
): Promise<ParsedDocument> => {
  signal?.throwIfAborted();
  if (data.length === 0) throw new ParseError('empty');
  const worker = takeWorker();
  const timers: NodeJS.Timeout[] = [];
  let onAbort: (() => void) | undefined;
  try {
    const document = await new Promise<ParsedDocument>((resolve, reject) => {
      const giveUp = (): void => reject(new ParseError('timed_out'));
      const quiet = setTimeout(giveUp, silence);
      timers.push(quiet, setTimeout(giveUp, time));
      onAbort = () => reject(signal?.reason);
      signal?.addEventListener('abort', onAbort, { once: true });
      worker.on('message', (reply: ParseReply) => {
        quiet.refresh();
        if (reply.kind === 'pages') onPages?.(reply.read, reply.total);
        else if (reply.kind === 'done') resolve(reply.document);
        else reject(new ParseError(reply.failure, reply.reason));
      });
      worker.on('error', (error: Error & { code?: string }) =>
        reject(new ParseError(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_large' : 'internal', error)),
      );
      worker.on('exit', () => reject(new ParseError('internal')));
      const request: ParseRequest = { data, type };
      worker.postMessage(request, []);
    });
    await keepWorker(worker);
    return document;
  } catch (error) {
    worker.removeAllListeners();
    await worker.terminate();
    throw error;
  } finally {
    for (const timer of timers) clearTimeout(timer);
    if (onAbort !== undefined) signal?.removeEventListener('abort', onAbort);
  }
};
