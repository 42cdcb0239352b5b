import { PLACEHOLDER_RATIO, REFERENCE_WIDTH } from '@console/base';
import { toBlocks } from './blocks.js';
import { countCharacters } from './characters.js';
import { toChunks } from './chunker.js';
import { dropFurniture } from './furniture.js';
import { type Line, readLines } from './layout.js';
import { openPdf } from './pdfSource.js';
import { type FontWeights, readPageText } from './pdfText.js';
import { type ParsedDocument, ParseError, type Piece } from './types.js';

/** More than this and the document is refused. */
export const MAX_PAGES = 3000;

interface ReadPage {
  readonly height: number;
  readonly pieces: readonly Piece[];
  readonly lines: readonly Line[];
  readonly failed: boolean;
}

/** Reads a PDF. A page that fails is marked; the others are read all the same. */
export const parsePdf = async (
  data: Uint8Array,
  onPages: (read: number, total: number) => void,
): Promise<ParsedDocument> => {
  const file = await openPdf(data);
  const total = file.numPages;
  if (total === 0) throw new ParseError('empty');
  if (total > MAX_PAGES) throw new ParseError('too_many_pages');
  const weights: FontWeights = new Map();
  const pages: ReadPage[] = [];
  onPages(0, total);
  for (let number = 1; number <= total; number += 1) {
    try {
      const page = await file.getPage(number);
      const { pieces, height } = await readPageText(page, weights);
      pages.push({ height, pieces, lines: readLines(pieces, REFERENCE_WIDTH, height), failed: false });
      page.cleanup();
    } catch {
      pages.push({ height: REFERENCE_WIDTH * PLACEHOLDER_RATIO, pieces: [], lines: [], failed: true });
    }
    onPages(number, total);
  }
  await file.loadingTask.destroy();
  if (pages.every((page) => page.failed)) throw new ParseError('corrupt');
  if (pages.every((page) => page.pieces.length === 0)) throw new ParseError('no_text');

  const chunks = toChunks(toBlocks(dropFurniture(pages.map((page) => page.lines))));
  const covered = new Map<number, number>();
  for (const { content, spans } of chunks) {
    for (const [start, end, page] of spans) {
      covered.set(page, (covered.get(page) ?? 0) + countCharacters(content.slice(start, end)));
    }
  }
  return {
    chunks,
    pages: pages.map(({ height, pieces, failed }, index) => {
      const characters = pieces.reduce((sum, piece) => sum + countCharacters(piece.text), 0);
      return {
        height: Math.round(height * 10) / 10,
        characters,
        covered: Math.min(characters, covered.get(index + 1) ?? 0),
        failed,
      };
    }),
  };
};
