import { dict } from '@node-rs/jieba/dict.js';

/** Words of all the texts that the dictionary was counted in. */
const COUNTED = 60_000_000;
/** Words of a passage, about. */
const PASSAGE = 150;
/** What a word is taken for that the dictionary does not have, and the least for any. */
const RARE = 0.005;

const NEWLINE = 10;
const lines = Buffer.from(dict.buffer, dict.byteOffset, dict.byteLength);

/** How often the dictionary has counted a word; 0 where it does not have it. Its lines are `word count kind`, by code point. */
const countOf = (word: string): number => {
  const wanted = Buffer.from(`${word} `);
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const start = middle === 0 ? 0 : lines.lastIndexOf(NEWLINE, middle - 1) + 1;
    const newline = lines.indexOf(NEWLINE, start);
    const end = newline < 0 ? lines.length : newline;
    const line = lines.subarray(start, end);
    const space = line.indexOf(' ') + 1;
    const order = Buffer.compare(line.subarray(0, space), wanted);
    if (order === 0) return Number.parseInt(line.toString('latin1', space), 10) || 0;
    if (order < 0) low = end + 1;
    else high = start;
  }
  return 0;
};

/** The share of passages, of whatever kind of text, in which a word may be expected: 0.005 to 1. */
export const commonness = (word: string): number => Math.max(RARE, 1 - Math.exp((-countOf(word) * PASSAGE) / COUNTED));
