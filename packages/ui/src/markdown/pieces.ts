import { type Fence, openedFence } from './lines.js';
import { isHostile, normalizeMath } from './source.js';

/** A part of a whole text that can be looked at alone. */
export interface Piece {
  readonly text: string;
  /** Code between its fences, in which signs mean nothing. */
  readonly code: boolean;
}

/** Cuts a whole text at blank lines, and around code and formulas of several lines. Joined by line breaks they are the text. */
export const piecesOf = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  let lines: string[] = [];
  let fence: Fence | null = null;
  const end = () => {
    if (lines.length > 0) pieces.push({ text: lines.join('\n'), code: fence !== null && !fence.formula });
    lines = [];
    fence = null;
  };
  for (const line of text.split('\n')) {
    if (fence === null) {
      const opened = openedFence(line);
      if (opened !== null) end();
      fence = opened;
      lines.push(line);
      if (opened === null && line.trim() === '') end();
    } else {
      lines.push(line);
      if (fence.close.test(line)) end();
    }
  }
  end();
  return pieces;
};

/** Formulas of a whole text in the one way that the reader of formulas knows; what would keep it busy stands as it was written. */
export const normalizeFormulas = (text: string): string =>
  piecesOf(text)
    .map((piece) => (piece.code || isHostile(piece.text) ? piece.text : normalizeMath(piece.text)))
    .join('\n');
