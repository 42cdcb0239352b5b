import { type FileSource, movedWith } from '../files/source.js';
import { createPool, ThreadGone } from '../workers/index.js';
import type { DocumentType } from './fileKind.js';
import type { ParseMessage, ParseReply, ParseRequest } from './parse.worker.js';
import { type ParsedChunk, type ParsedDocument, ParseError } from './types.js';

const pool = createPool<ParseRequest, ParseMessage, ParseReply>({
  module: new URL('./parse.worker.js', import.meta.url),
  threads: 2,
  memory: 1024,
});

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

const failures = { timed_out: 'timed_out', out_of_memory: 'too_large', ended: 'internal' } as const;

/**
 * Parses a file in a thread that can be killed: whatever is in the file, this thread goes on. Takes over the bytes.
 * Fails with a `ParseError`, or with the signal's reason.
 */
export const parseFile = async (
  source: FileSource,
  type: DocumentType,
  { limits: { time = 15 * 60_000, silence = 60_000 } = {}, signal, onPages }: ParseOptions = {},
): Promise<ParsedDocument> => {
  const chunks: ParsedChunk[] = [];
  let reply: ParseReply;
  try {
    reply = await pool.run(
      { source, type },
      {
        time,
        silence,
        signal,
        transfer: movedWith(source),
        onMessage: (message) => {
          if (message.kind === 'pages') onPages?.(message.read, message.total);
          else for (const chunk of message.chunks) chunks.push(chunk);
        },
      },
    );
  } catch (error) {
    throw error instanceof ThreadGone ? new ParseError(failures[error.why], error) : error;
  }
  if (reply.kind === 'failed') throw new ParseError(reply.failure, reply.reason);
  return { pages: reply.pages, chunks };
};
