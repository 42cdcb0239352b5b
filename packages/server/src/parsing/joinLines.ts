import { isWide } from './characters.js';
import type { PlacedPiece, PlacedText } from './types.js';

/** Puts two texts with their places together. */
export const append = (before: PlacedText, after: PlacedText, glue: string): PlacedText => {
  const offset = before.text.length + glue.length;
  const moved: PlacedPiece[] = after.pieces.map(({ start, end, piece }) => ({
    start: start + offset,
    end: end + offset,
    piece,
  }));
  return { text: before.text + glue + after.text, pieces: [...before.pieces, ...moved] };
};

const cutEnd = ({ text, pieces }: PlacedText, length: number): PlacedText => ({
  text: text.slice(0, length),
  pieces: pieces
    .filter(({ start }) => start < length)
    .map(({ start, end, piece }) => ({ start, end: Math.min(end, length), piece })),
});

/** Words with a hyphen inside of them, as the lines of a document have them where nothing had to be broken. */
export type Compounds = ReadonlySet<string>;

const hyphens = /[-\u2010\u00ad]+$/;
const compound = /\p{L}+(?:[-\u2010]\p{L}+)+/gu;

export const compoundsOf = (lines: readonly PlacedText[]): Compounds =>
  new Set(
    lines.flatMap(({ text }) => text.match(compound) ?? []).map((word) => word.toLowerCase().replaceAll('\u2010', '-')),
  );

/**
 * Joins a line to the text before it: no space between Chinese characters, words that were broken at the end of a line
 * put together again, without the hyphen unless the word has it elsewhere too.
 */
export const joinLine = (before: PlacedText, line: PlacedText, compounds: Compounds): PlacedText => {
  const trimmed = cutEnd(before, before.text.trimEnd().length);
  const [hyphen] = hyphens.exec(trimmed.text) ?? [];
  const [end] = /^\p{Ll}+/u.exec(line.text) ?? [];
  if (hyphen !== undefined && end !== undefined) {
    const [begin] = /\p{L}+$/u.exec(trimmed.text.slice(0, -hyphen.length)) ?? [];
    const isCompound = compounds.has(`${begin ?? ''}-${end}`.toLowerCase());
    if (begin !== undefined && isCompound) return append(trimmed, line, '');
    if (begin !== undefined) return append(cutEnd(trimmed, trimmed.text.length - hyphen.length), line, '');
  }
  const last = trimmed.text.at(-1) ?? '';
  const first = line.text.trimStart()[0] ?? '';
  return append(trimmed, line, isWide(last) || isWide(first) ? '' : ' ');
};
