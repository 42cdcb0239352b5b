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

let spare: { worker: Worker; timer: NodeJS.Timeout; release: () => void } | null = null;

const takeWorker = (): Worker => {
  if (spare !== null) {
    const { worker, release } = spare;
    release();
    return worker;
  }
  const worker = startWorker(new URL('./parse.worker.js', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
    // pdf.js warns about every oddity of a file.
    silent: true,
  });
  worker.unref();
  // One that dies between two files has nobody to tell.
  worker.on('error', () => undefined);
  return worker;
};

/** Keeps a thread that has done well for the next file: starting one takes longer than reading most files. */
const keepWorker = async (worker: Worker): Promise<void> => {
  if (spare !== null) {
    await worker.terminate();
    return;
  }
  const release = (): void => {
    if (spare?.worker === worker) spare = null;
    clearTimeout(timer);
    worker.off('error', release).off('exit', release);
  };
  const timer = setTimeout(() => {
    release();
    void worker.terminate();
  }, SPARE_TIME).unref();
  worker.on('error', release).on('exit', release);
  spare = { worker, timer, release };
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
  let end = (): void => undefined;
  try {
    const document = await new Promise<ParsedDocument>((resolve, reject) => {
      const giveUp = (): void => reject(new ParseError('timed_out'));
      const quiet = setTimeout(giveUp, silence);
      const whole = setTimeout(giveUp, time);
      const onAbort = (): void => reject(signal?.reason);
      const onMessage = (reply: ParseReply): void => {
        quiet.refresh();
        if (reply.kind === 'pages') onPages?.(reply.read, reply.total);
        else if (reply.kind === 'done') resolve(reply.document);
        else reject(new ParseError(reply.failure, reply.reason));
      };
      const onError = (error: Error & { code?: string }): void =>
        reject(new ParseError(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_large' : 'internal', error));
      const onExit = (): void => reject(new ParseError('internal'));
      end = () => {
        clearTimeout(quiet);
        clearTimeout(whole);
        signal?.removeEventListener('abort', onAbort);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      const request: ParseRequest = { data, type };
      worker.postMessage(request, []);
    });
    end();
    await keepWorker(worker);
    return document;
  } catch (error) {
    end();
    await worker.terminate();
    throw error;
  }
};
