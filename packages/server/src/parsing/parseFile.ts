import { type FileSource, movedWith } from '../files/source.js';
import type { Office } from '../office/index.js';
import { createPool, ThreadGone } from '../workers/index.js';
import { type Cut, standardChunking } from './chunking.js';
import { isOfficeType, type PlainType, type ReadType } from './fileKind.js';
import type { ParseMessage, ParseReply, ParseRequest } from './parse.worker.js';
import {
  type ParsedChunk,
  type ParsedDocument,
  ParseError,
  type ScannedPage,
  type ScannedPages,
  ScansWanted,
} from './types.js';

const pool = createPool<ParseRequest, ParseMessage, ParseReply>({
  module: new URL('./parse.worker.js', import.meta.url),
  threads: 2,
  memory: 1024,
});

export interface ParseLimits {
  /** Milliseconds for the whole file, not counting the pages that are read off their pictures. Default 15 minutes. */
  readonly time?: number;
  /** Milliseconds without a page being finished. Default 60 seconds. */
  readonly silence?: number;
}

export interface ParseOptions {
  /** How the text is cut into chunks. Default: as usual. */
  readonly cut?: Cut;
  readonly limits?: ParseLimits;
  readonly signal?: AbortSignal;
  readonly onPages?: (read: number, total: number) => void;
  /** Rewrites the files that are not read as they are. Left out: there is nobody to do it. */
  readonly office?: Office;
  /**
   * What was read off the picture of a page; null: it can't be read. Undefined: it has not been tried, and `ScansWanted`
   * is thrown for all such pages. Left out: none is going to be.
   */
  readonly readScan?: (page: number) => Promise<ScannedPage | null | undefined>;
}

/** What such files are once LibreOffice has rewritten them. */
const rewritten = { doc: 'docx', odt: 'docx', ppt: 'pptx', odp: 'pptx' } as const satisfies Record<string, PlainType>;

const failures = { timed_out: 'timed_out', out_of_memory: 'too_large', ended: 'internal' } as const;

const parsePlain = async (
  source: FileSource,
  type: PlainType,
  {
    limits: { time = 15 * 60_000, silence = 60_000 } = {},
    signal,
    onPages,
    readScan,
    cut = standardChunking,
  }: ParseOptions,
): Promise<ParsedDocument> => {
  const chunks: ParsedChunk[] = [];
  const ask = async (scanned: ScannedPages | null): Promise<ParseReply> => {
    try {
      return await pool.run(
        { source, type, scanned, cut },
        {
          time,
          silence,
          signal,
          // What may be asked for again stays here.
          transfer: scanned === null ? [] : movedWith(source),
          onMessage: (message) => {
            if (message.kind === 'pages') onPages?.(message.read, message.total);
            else for (const chunk of message.chunks) chunks.push(chunk);
          },
        },
      );
    } catch (error) {
      throw error instanceof ThreadGone ? new ParseError(failures[error.why], error) : error;
    }
  };

  let reply = await ask(readScan === undefined ? new Map() : null);
  if (reply.kind === 'scansWanted' && readScan !== undefined) {
    const { pages, total } = reply;
    const scanned = new Map<number, ScannedPage | null>();
    const unread: number[] = [];
    for (const page of pages) {
      const scan = await readScan(page);
      if (scan === undefined) unread.push(page);
      else scanned.set(page, scan);
    }
    if (unread.length > 0) throw new ScansWanted(unread, total);
    reply = await ask(scanned);
  }
  if (reply.kind === 'failed') throw new ParseError(reply.failure, reply.reason);
  if (reply.kind === 'scansWanted') throw new ParseError('internal');
  return { pages: reply.pages, chunks };
};

/**
 * Parses a file in a thread that can be killed: whatever is in the file, this thread goes on. Pages whose text is a
 * picture come from `readScan`. Takes over the bytes. Fails with a `ParseError`, with `ScansWanted`, or with the signal's reason.
 */
export const parseFile = async (
  source: FileSource,
  type: ReadType,
  options: ParseOptions = {},
): Promise<ParsedDocument> => {
  if (!isOfficeType(type)) return parsePlain(source, type, options);
  const { office, signal } = options;
  if (office === undefined) throw new ParseError('office_missing');
  const data = await office.rewrite(source, { from: type, to: rewritten[type], signal });
  return parsePlain({ data }, rewritten[type], options);
};
