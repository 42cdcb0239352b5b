import { countCharacters } from './characters.js';
import type { Line } from './line.js';

const numberedHeading: readonly (readonly [RegExp, number])[] = [
  [/^第[零一二三四五六七八九十百千\d]+[编部篇]/, 1],
  [/^第[零一二三四五六七八九十百千\d]+章|^(?:chapter|part)\s+\w+/i, 2],
  [/^第[零一二三四五六七八九十百千\d]+节|^section\s+\w+/i, 3],
  [/^第[零一二三四五六七八九十百千\d]+条/, 4],
  [/^[一二三四五六七八九十]{1,3}、/, 4],
  [/^\d{1,3}[.、]?\s+\S/, 5],
  [/^\d{1,3}\.\d{1,3}\.?\s+\S/, 6],
  [/^\d{1,3}(?:\.\d{1,3}){2}\.?\s+\S/, 7],
  [/^\d{1,3}(?:\.\d{1,3}){3,}\.?\s+\S/, 8],
];

export const numberRank = (text: string): number => numberedHeading.find(([pattern]) => pattern.test(text))?.[1] ?? 9;

/** The size most of the text is set in. */
export const bodySize = (lines: readonly Line[]): number => {
  const weights = new Map<number, number>();
  for (const { points, text } of lines) {
    const key = Math.round(points * 2) / 2;
    weights.set(key, (weights.get(key) ?? 0) + text.length);
  }
  return [...weights].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 12;
};

/** Ends well before the right edge of its column. */
export const isShort = (line: Line): boolean => line.x1 < line.column[1] - 2.5 * line.size;

/** Level of a line that is a heading, null of one that isn't. Smaller stands above larger. */
export const headingLevel = (line: Line, body: number): number | null => {
  const text = line.text.trim();
  const length = countCharacters(text);
  if (
    line.role !== 'text' ||
    line.row ||
    length === 0 ||
    length > 60 ||
    /[。，；,;]$/.test(text) ||
    !/[\p{L}]/u.test(text)
  )
    return null;
  const rank = numberRank(text);
  const larger = line.points / body;
  const sizeRank = Math.max(0, 60 - Math.round((larger - 1) * 40));
  const stands = isShort(line) && !/[，。；：！？]/.test(text);
  const isHeading =
    larger >= 1.15 || (line.bold && length <= 45) || (rank <= 4 && /^[第cps]/i.test(text) && stands && length <= 30);
  return isHeading ? sizeRank * 10 + rank : null;
};
