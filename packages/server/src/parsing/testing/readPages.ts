import { assemblePages } from '../assemblePages.js';
import { standardChunking } from '../chunking.js';
import type { ParsedDocument, Piece } from '../types.js';

/** Reads pages, 794 by 1123, that were set by hand. */
export const readPages = (pages: readonly (readonly Piece[])[]): ParsedDocument & { readonly text: string } => {
  const read = assemblePages(
    pages.map((pieces) => ({ height: 1123, pieces, failed: false })),
    standardChunking,
  );
  return { ...read, text: read.chunks.map(({ content }) => content).join('\n') };
};
