import { textWidth } from '../characters.js';
import type { Piece } from '../types.js';

/** Where a text is set, in pixels of a page 794 wide. */
export interface Setting {
  readonly page?: number;
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly size?: number;
  readonly bold?: boolean;
  /** The last line reaches the right edge too: the text goes on elsewhere. */
  readonly broken?: boolean;
}

/** In em, from one line to the next. */
const LEADING = 1.3;

const words = (text: string): string[] =>
  /\p{Script=Han}/u.test(text) ? [...text] : text.split(/(?<= )/).filter((word) => word !== '');

/** Sets a text in lines of one width, a piece for each, as most programs do. */
export const typeset = (
  text: string,
  { page = 1, x, y, width = 10_000, size = 12, bold = false, broken = false }: Setting,
): Piece[] => {
  const lines: string[] = [];
  for (const word of words(text)) {
    const line = lines.at(-1);
    if (line === undefined || textWidth(line + word.trimEnd()) * size > width) lines.push(word);
    else lines[lines.length - 1] = line + word;
  }
  return lines.map((line, at): Piece => {
    const isFull = at < lines.length - 1 || broken;
    const top = y + at * LEADING * size;
    return {
      text: line.trimEnd(),
      page,
      left: x,
      right: isFull ? x + width : x + textWidth(line.trimEnd()) * size,
      top,
      bottom: top + 1.2 * size,
      direction: 0,
      size,
      points: size * 0.75,
      bold,
    };
  });
};

const who = ['the referee', 'a coach', 'every guard', 'the scorer', 'our centre', 'the committee', 'a timekeeper'];
const does = ['records', 'questions', 'explains', 'postpones', 'repeats', 'measures', 'announces', 'reviews'];
const what = [
  'the foul',
  'a rebound',
  'the throw in',
  'each pass',
  'the score',
  'an overtime',
  'the clock',
  'a screen',
];

/** Sentences that are different for each `seed`. */
export const prose = (seed: number, sentences: number): string =>
  Array.from({ length: sentences }, (_, at) => {
    const pick = (from: readonly string[], step: number): string =>
      from[(seed * step + at * 3 + step) % from.length] ?? '';
    const [subject, verb, object] = [pick(who, 1), pick(does, 2), pick(what, 5)];
    return `In game ${seed * 100 + at} ${subject} ${verb} ${object} and later ${pick(who, 3)} ${pick(does, 7)} ${pick(what, 4)}.`;
  }).join(' ');
