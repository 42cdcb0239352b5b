import type { ParseFailure } from '@console/api/contract/documents';
import type { DocumentType } from './fileKind.js';
import { startWorker } from '../startWorker.js';
import { type ParsedDocument, ParseError } from './types.js';

/** What the worker tells. */
export type ParseReply =
  | { readonly kind: 'pages'; readonly read: number; readonly total: number }
  | { readonly kind: 'done'; readonly document: ParsedDocument }
  | { readonly kind: 'failed'; readonly failure: ParseFailure; readonly reason: string };

export interface ParseLimits {
  /** Megabytes of heap. Default 1024. */
  readonly memory?: number;
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

/**
 * Parses a file in a worker that can be killed: whatever is in the file, this thread goes on.
 * Fails with a `ParseError`, or with the signal's reason.
 */
export const parseFile = async (
  data: Uint8Array,
  type: DocumentType,
  { limits: { memory = 1024, time = 15 * 60_000, silence = 60_000 } = {}, signal, onPages }: ParseOptions = {},
): Promise<ParsedDocument> => {
  signal?.throwIfAborted();
  if (data.length === 0) throw new ParseError('empty');
  const worker = startWorker(new URL('./parse.worker.ts', import.meta.url), {
    workerData: { data, type },
    resourceLimits: { maxOldGenerationSizeMb: memory },
    // pdf.js warns about every oddity of a file.
    silent: true,
  });
  let quiet: NodeJS.Timeout | undefined;
  let whole: NodeJS.Timeout | undefined;
  let onAbort: (() => void) | undefined;
  try {
    return await new Promise<ParsedDocument>((resolve, reject) => {
      const giveUp = (): void => reject(new ParseError('timed_out'));
      whole = setTimeout(giveUp, time);
      quiet = setTimeout(giveUp, silence);
      onAbort = () => reject(signal?.reason);
      signal?.addEventListener('abort', onAbort, { once: true });
      worker.on('message', (reply: ParseReply) => {
        quiet?.refresh();
        if (reply.kind === 'pages') onPages?.(reply.read, reply.total);
        else if (reply.kind === 'done') resolve(reply.document);
        else reject(new ParseError(reply.failure, reply.reason));
      });
      worker.on('error', (error: Error & { code?: string }) =>
        reject(new ParseError(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_large' : 'internal', error)),
      );
      worker.on('exit', () => reject(new ParseError('internal')));
    });
  } finally {
    clearTimeout(quiet);
    clearTimeout(whole);
    if (onAbort !== undefined) signal?.removeEventListener('abort', onAbort);
    await worker.terminate();
  }
};
