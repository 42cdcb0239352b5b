import type { TextFilter } from './textFilter.js';

/** What no database keeps, and no reader sees. */
const NUL = /\0/g;
const OPEN_PAIR = /[\uD800-\uDBFF]$/;

/**
 * Text without NUL and halves of characters. Services that cut a character in two send its halves one after the other:
 * they come out whole.
 */
export const wellFormed = (): TextFilter => {
  let half = '';
  return {
    push: (piece) => {
      const text = half + piece;
      half = OPEN_PAIR.exec(text)?.[0] ?? '';
      return text
        .slice(0, text.length - half.length)
        .replace(NUL, '')
        .replace(/\p{Surrogate}/gu, '\uFFFD');
    },
    end: () => {
      const left = half === '' ? '' : '\uFFFD';
      half = '';
      return left;
    },
  };
};
