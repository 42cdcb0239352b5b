import { assemblePages } from './assemblePages.js';
import type { Cut } from './chunking.js';
import { type ParsedDocument, ParseError, type ScannedPages, ScansWanted } from './types.js';

/** Reads a picture: what was read off it. Throws `ScansWanted` where that has not been done yet. */
export const parsePicture = (scanned: ScannedPages | null, cut: Cut): ParsedDocument => {
  if (scanned === null) throw new ScansWanted([1], 1);
  const scan = scanned.get(1);
  if (scan === undefined || scan === null) throw new ParseError('corrupt');
  return assemblePages([{ ...scan, failed: false }], cut);
};
