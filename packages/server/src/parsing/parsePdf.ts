import { PLACEHOLDER_RATIO, REFERENCE_WIDTH } from '@console/base';
import { assemblePages, type ReadPage } from './assemblePages.js';
import type { Cut } from './chunking.js';
import { openPdf } from './pdfSource.js';
import { type FontWeights, readPageText } from './pdfText.js';
import { type ParsedDocument, ParseError, type ScannedPages, ScansWanted } from './types.js';
import { saysMore, wantsScan } from './wantsScan.js';

/** More than this and the document is refused. */
export const MAX_PAGES = 3000;

export interface PdfOptions {
  readonly onPages: (read: number, total: number) => void;
  /** As of `parseBytes`. */
  readonly scanned: ScannedPages | null;
  readonly cut: Cut;
}

/**
 * Reads a PDF. A page that fails is marked; the others are read all the same. Where `scanned` is null, pages whose text
 * is a picture are asked for by throwing `ScansWanted`.
 */
export const parsePdf = async (data: Uint8Array, { onPages, scanned, cut }: PdfOptions): Promise<ParsedDocument> => {
  const file = await openPdf(data);
  const total = file.numPages;
  if (total < 1) throw new ParseError('empty');
  if (total > MAX_PAGES) throw new ParseError('too_many_pages');
  const weights: FontWeights = new Map();
  const pages: ReadPage[] = [];
  const wanted: number[] = [];
  if (scanned === null) onPages(0, total);
  for (let number = 1; number <= total; number += 1) {
    try {
      const page = await file.getPage(number);
      const { pieces, height } = await readPageText(page, weights);
      const scan = scanned?.get(number);
      if (scanned === null && (await wantsScan(page, pieces))) wanted.push(number);
      if (scan === null) pages.push({ height, pieces: [], failed: true });
      else if (scan === undefined || !saysMore(scan.pieces, pieces)) pages.push({ height, pieces, failed: false });
      else pages.push({ height, pieces: scan.pieces, failed: false, confidence: scan.confidence });
      page.cleanup();
    } catch {
      pages.push({ height: REFERENCE_WIDTH * PLACEHOLDER_RATIO, pieces: [], failed: true });
    }
    if (scanned === null) onPages(number - wanted.length, total);
  }
  await file.loadingTask.destroy();
  if (wanted.length > 0) throw new ScansWanted(wanted, total);
  return assemblePages(pages, cut);
};
