import { REFERENCE_WIDTH } from '@console/base';
import { toBlocks } from './blocks.js';
import { countCharacters } from './characters.js';
import { toChunks } from './chunker.js';
import type { Cut } from './chunking.js';
import { dropFurniture } from './furniture.js';
import { readLines, readPage } from './layout.js';
import { outOfOrder } from './outOfOrder.js';
import { type ParsedDocument, ParseError, type Piece } from './types.js';

/** A page with all that stands on it. */
export interface ReadPage {
  /** In pixels at a width of 794, as displayed. */
  readonly height: number;
  readonly pieces: readonly Piece[];
  readonly failed: boolean;
  /** Where it was read off its picture: how sure that is, 0 to 1. */
  readonly confidence?: number;
}

/** Puts the pages of a document together into chunks. Throws a `ParseError` where nothing can be read on any. */
export const assemblePages = (pages: readonly ReadPage[], cut: Cut): ParsedDocument => {
  if (pages.every((page) => page.failed)) throw new ParseError('corrupt');
  if (pages.every((page) => page.pieces.length === 0)) throw new ParseError('no_text');
  const texts = pages.map(({ pieces, height }) => readPage(pieces, REFERENCE_WIDTH, height));
  const blocks = toBlocks(dropFurniture(texts).map(readLines));
  const chunks = toChunks(blocks, cut);
  const wrong = outOfOrder(blocks, pages);
  const covered = new Map<number, number>();
  // The head of a table stands in several chunks, a sentence that is repeated in two, and each on one page.
  const counted = new Set<string>();
  for (const { content, spans } of chunks) {
    for (const [start, end, page, ...box] of spans) {
      const place = [page, ...box].join(' ');
      if (counted.has(place)) continue;
      counted.add(place);
      covered.set(page, (covered.get(page) ?? 0) + countCharacters(content.slice(start, end)));
    }
  }
  return {
    chunks,
    pages: pages.map(({ height, pieces, failed, confidence }, index) => {
      const characters = pieces.reduce((sum, piece) => sum + countCharacters(piece.text), 0);
      return {
        height: Math.round(height * 10) / 10,
        characters,
        // What stands where it makes no sense is as good as lost.
        covered: Math.max(0, Math.min(characters, covered.get(index + 1) ?? 0) - (wrong.get(index + 1) ?? 0)),
        failed,
        ...(confidence === undefined ? {} : { confidence: Math.round(confidence * 1000) / 1000 }),
      };
    }),
  };
};
