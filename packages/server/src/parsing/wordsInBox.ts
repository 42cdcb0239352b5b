import { type Position, REFERENCE_WIDTH } from '@console/base';
import { toBlocks } from './blocks.js';
import { textWidth } from './characters.js';
import { readLines, readPage } from './layout.js';
import type { Piece } from './types.js';

/** The characters of a piece whose middle stands in the box. Null where none does. */
const clip = (piece: Piece, [, left, right, top, bottom]: Position): Piece | null => {
  const across = piece.direction === 0 || piece.direction === 2;
  const middle = across ? (piece.top + piece.bottom) / 2 : (piece.left + piece.right) / 2;
  if (middle < (across ? top : left) || middle > (across ? bottom : right)) return null;
  const [low, high] = across ? [piece.left, piece.right] : [piece.top, piece.bottom];
  const [from, to] = across ? [left, right] : [top, bottom];
  if (low >= from && high <= to) return piece;
  const backwards = piece.direction === 2 || piece.direction === 3;
  const whole = textWidth(piece.text);
  let passed = 0;
  let text = '';
  const kept = { from: 1, to: 0 };
  for (const character of piece.text) {
    const share = textWidth(character) / whole;
    const centre = passed + share / 2;
    const at = backwards ? high - centre * (high - low) : low + centre * (high - low);
    if (at >= from && at <= to) {
      text += character;
      kept.from = Math.min(kept.from, passed);
      kept.to = Math.max(kept.to, passed + share);
    }
    passed += share;
  }
  if (text.trim() === '') return null;
  const [start, end] = backwards
    ? [high - kept.to * (high - low), high - kept.from * (high - low)]
    : [low + kept.from * (high - low), low + kept.to * (high - low)];
  return across ? { ...piece, text, left: start, right: end } : { ...piece, text, top: start, bottom: end };
};

/** The text of a page that stands in a box on it, in reading order; empty where there is none. */
export const wordsInBox = (pieces: readonly Piece[], height: number, box: Position): string => {
  const inside = pieces.flatMap((piece) => clip(piece, box) ?? []);
  if (inside.length === 0) return '';
  return toBlocks([readLines(readPage(inside, REFERENCE_WIDTH, height))])
    .map(({ text }) => text.trim())
    .join('\n')
    .trim();
};
