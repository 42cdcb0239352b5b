import type { ParseFailure } from '@console/api/contract/documents';
import { bytesOf, type FileSource } from '../files/source.js';
import { piecesOf } from '../workers/pieces.js';
import { pooled } from '../workers/pooled.js';
import '../workers/quiet.js';
import type { Cut } from './chunking.js';
import type { PlainType } from './fileKind.js';
import { parseBytes } from './parseBytes.js';
import { type ParsedChunk, type ParsedPage, ParseError, type ScannedPages, ScansWanted } from './types.js';

export interface ParseRequest {
  readonly source: FileSource;
  readonly type: PlainType;
  /** As of `parseBytes`. */
  readonly scanned: ScannedPages | null;
  readonly cut: Cut;
}

/** What the thread tells meanwhile. */
export type ParseMessage =
  | { readonly kind: 'pages'; readonly read: number; readonly total: number }
  | { readonly kind: 'chunks'; readonly chunks: readonly ParsedChunk[] };

export type ParseReply =
  | { readonly kind: 'done'; readonly pages: readonly ParsedPage[] }
  | { readonly kind: 'scansWanted'; readonly pages: readonly number[]; readonly total: number }
  | { readonly kind: 'failed'; readonly failure: ParseFailure; readonly reason: string };

/** Size of a message: small enough to be taken between two other things. */
const MESSAGE = 100_000;
const sizeOf = ({ content, spans, positions }: ParsedChunk): number =>
  content.length + 50 * (spans.length + positions.length);

export default pooled<ParseRequest, ParseMessage, ParseReply>(async ({ source, type, scanned, cut }, tell) => {
  try {
    const { chunks, pages } = await parseBytes(await bytesOf(source), type, {
      scanned,
      cut,
      onPages: (read, total) => void tell({ kind: 'pages', read, total }),
    });
    for (const piece of piecesOf(chunks, sizeOf, MESSAGE)) await tell({ kind: 'chunks', chunks: piece });
    return { kind: 'done', pages };
  } catch (error) {
    if (error instanceof ScansWanted) return { kind: 'scansWanted', pages: error.pages, total: error.total };
    return {
      kind: 'failed',
      failure: error instanceof ParseError ? error.failure : 'internal',
      reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    };
  }
});
