import type { DocumentType } from './fileKind.js';
import { parseDocx } from './parseDocx.js';
import { parseHtml } from './parseHtml.js';
import { parsePdf } from './parsePdf.js';
import { parsePptx } from './parsePptx.js';
import { parseCsv, parseXlsx } from './parseSheets.js';
import { parseText } from './parseText.js';
import { type ParsedDocument, ParseError } from './types.js';

/** Parses a file in this very thread. The server does it in a worker, by `parseFile`. */
export const parseBytes = async (
  data: Uint8Array,
  type: DocumentType,
  onPages: (read: number, total: number) => void = () => undefined,
): Promise<ParsedDocument> => {
  if (data.length === 0) throw new ParseError('empty');
  switch (type) {
    case 'pdf':
      return parsePdf(data, onPages);
    case 'docx':
      return parseDocx(data);
    case 'pptx':
      return parsePptx(data);
    case 'xlsx':
      return parseXlsx(data);
    case 'csv':
      return parseCsv(data);
    case 'html':
      return parseHtml(data);
    case 'txt':
      return parseText(data, false);
    case 'md':
      return parseText(data, true);
  }
};
