import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { countCharacters } from './characters.js';
import type { Piece } from './types.js';

/** Fewer characters than this are a stamp or a page number, whatever else the page shows. */
const FEW = 30;

/** Share of characters that no font says what they are, or that stand for others, from which on a page is rubbish. */
const RUBBISH = 0.2;

/** So many drawn shapes may be letters that were turned into outlines. */
const OUTLINES = 100;

const images = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
]);

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** Whether a font without a true map to characters made this text: nobody could read or find it. */
export const isRubbish = (text: string): boolean => {
  const all = countCharacters(text);
  if (all === 0) return false;
  const strange = text.match(/[\p{Co}\p{Cn}\ufffd\u0080-\u009f]/gu)?.length ?? 0;
  // Two letters of Western Europe side by side over and over: Chinese that was taken for Latin-1.
  const mistaken = text.match(/[\u00a1-\u00ff]{2,}/g)?.reduce((sum, run) => sum + run.length, 0) ?? 0;
  return strange + mistaken > RUBBISH * all;
};

/** Whether a page's text is on its picture alone, or says there what the file itself says wrongly. */
export const wantsScan = async (page: PDFPageProxy, pieces: readonly Piece[]): Promise<boolean> => {
  const text = textOf(pieces);
  if (isRubbish(text)) return true;
  if (countCharacters(text) >= FEW) return false;
  const { fnArray } = await page.getOperatorList();
  return (
    fnArray.some((operation) => images.has(operation)) ||
    fnArray.filter((operation) => operation === OPS.constructPath).length >= OUTLINES
  );
};

/** Whether what was read off the picture says more than what the file itself says. */
export const saysMore = (scanned: readonly Piece[], own: readonly Piece[]): boolean =>
  isRubbish(textOf(own)) || countCharacters(textOf(scanned)) > countCharacters(textOf(own));
