import { toChunks } from './chunker.js';
import { type Cut, standardChunking } from './chunking.js';
import type { PlainType } from './fileKind.js';
import { parseDocx } from './parseDocx.js';
import { parseEml } from './parseEml.js';
import { parseEpub } from './parseEpub.js';
import { parseHtml } from './parseHtml.js';
import { parsePdf } from './parsePdf.js';
import { parsePicture } from './parsePicture.js';
import { parsePptx } from './parsePptx.js';
import { parseCsv, parseXls, parseXlsx } from './parseSheets.js';
import { parseRtf } from './parseRtf.js';
import { parseText } from './parseText.js';
import { type Block, type ParsedDocument, ParseError, type ScannedPages } from './types.js';

export interface ParseBytesOptions {
  readonly onPages?: (read: number, total: number) => void;
  /**
   * Pages that were read off their pictures. Null: none has been yet, and `ScansWanted` is thrown where some have to be.
   * Default: none is going to be.
   */
  readonly scanned?: ScannedPages | null;
  /** How the text is cut into chunks. Default: as usual. */
  readonly cut?: Cut;
}

/** Parses a file in this very thread. The server does it in a worker, by `parseFile`. */
export const parseBytes = async (
  data: Uint8Array,
  type: PlainType,
  { onPages = () => undefined, scanned = new Map(), cut = standardChunking }: ParseBytesOptions = {},
): Promise<ParsedDocument> => {
  const flow = (blocks: readonly Block[]): ParsedDocument => ({ pages: [], chunks: toChunks(blocks, cut) });
  if (data.length === 0) throw new ParseError('empty');
  switch (type) {
    case 'pdf':
      return parsePdf(data, { onPages, scanned, cut });
    case 'png':
    case 'jpg':
      return parsePicture(scanned, cut);
    case 'docx':
      return flow(await parseDocx(data));
    case 'pptx':
      return flow(await parsePptx(data));
    case 'xlsx':
      return flow(await parseXlsx(data));
    case 'xls':
      return flow(await parseXls(data));
    case 'csv':
      return flow(await parseCsv(data));
    case 'html':
      return flow(parseHtml(data));
    case 'epub':
      return flow(await parseEpub(data));
    case 'eml':
      return flow(await parseEml(data));
    case 'rtf':
      return flow(parseRtf(data));
    case 'txt':
      return flow(parseText(data, false));
    case 'md':
      return flow(parseText(data, true));
  }
};
