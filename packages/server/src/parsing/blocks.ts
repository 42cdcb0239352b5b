import { countCharacters, isWide } from './characters.js';
import type { Line } from './layout.js';
import type { Block, PlacedPiece, PlacedText } from './types.js';

const sentenceEnd = /[。！？；：!?;:.…]["”’」』）)]*\s*$/;
const opensParagraph =
  /^\s*(?:第[零一二三四五六七八九十百千\d]+[编部篇章节条款]|[（(][一二三四五六七八九十\d]{1,3}[)）]|[一二三四五六七八九十]{1,3}、|\d{1,3}(?:\.\d{1,3}){0,4}[.、)）]?\s|[•·●○■□◆▪]|[-–—]\s)/;

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

const numberRank = (text: string): number => numberedHeading.find(([pattern]) => pattern.test(text))?.[1] ?? 9;

/** The size most of the text is set in. */
const bodySize = (lines: readonly Line[]): number => {
  const weights = new Map<number, number>();
  for (const { points, text } of lines) {
    const key = Math.round(points * 2) / 2;
    weights.set(key, (weights.get(key) ?? 0) + text.length);
  }
  return [...weights].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 12;
};

/** Ends well before the right edge of its column. */
const isShort = (line: Line): boolean => line.x1 < line.column[1] - 2.5 * line.size;

/** Level of a line that is a heading, null of one that isn't. Smaller stands above larger. */
const headingLevel = (line: Line, body: number): number | null => {
  const text = line.text.trim();
  const length = countCharacters(text);
  if (line.row || length === 0 || length > 60 || /[。，；,;]$/.test(text) || !/[\p{L}]/u.test(text)) return null;
  const rank = numberRank(text);
  const larger = line.points / body;
  const sizeRank = Math.max(0, 60 - Math.round((larger - 1) * 40));
  const stands = isShort(line) && !/[，。；：！？]/.test(text);
  const isHeading =
    larger >= 1.15 || (line.bold && length <= 45) || (rank <= 4 && /^[第cps]/i.test(text) && stands && length <= 30);
  return isHeading ? sizeRank * 10 + rank : null;
};

const append = (before: PlacedText, after: PlacedText, glue: string): PlacedText => {
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

/** Joins a line to the text before it: no space between Chinese characters, hyphens at line ends closed. */
const joinLine = (before: PlacedText, line: PlacedText): PlacedText => {
  const trimmed = cutEnd(before, before.text.trimEnd().length);
  if (/[a-z]-$/.test(trimmed.text) && /^[a-z]/.test(line.text)) {
    return append(cutEnd(trimmed, trimmed.text.length - 1), line, '');
  }
  const last = trimmed.text.at(-1) ?? '';
  const first = line.text.trimStart()[0] ?? '';
  return append(trimmed, line, isWide(last) || isWide(first) ? '' : ' ');
};

const sameColumn = (one: Line, other: Line): boolean =>
  one.column[0] === other.column[0] && one.column[1] === other.column[1];

/** Whether a line broke off before it had to: what comes next would have had room on it. */
const endsEarly = (before: Line, line: Line): boolean => {
  const [word = ''] = /^\S+/.exec(line.text.trimStart()) ?? [];
  if (isWide(word[0] ?? '')) return isShort(before);
  const width = ((line.x1 - line.x0) * word.length) / Math.max(1, line.text.length);
  return before.x1 + width + 0.6 * before.size < before.column[1];
};

/** Whether a line goes on with the paragraph of the line before it. */
const goesOn = (before: Line, line: Line): boolean => {
  if (before.row || line.row) return false;
  if (Math.abs(before.points - line.points) > 0.12 * before.points || before.bold !== line.bold) return false;
  const early = endsEarly(before, line);
  const ended = sentenceEnd.test(before.text);
  if ((ended || early) && opensParagraph.test(line.text)) return false;
  if (!sameColumn(before, line) || line.y0 < before.y0) return !ended && !early;
  const gap = line.y0 - before.y1;
  if (gap > 0.9 * before.size) return false;
  if (!ended && /^\p{Ll}/u.test(line.text.trimStart())) return true;
  const indented = line.x0 > line.column[0] + 1.2 * line.size && before.x0 < before.column[0] + 0.6 * before.size;
  return !early && !(indented && ended);
};

/** Puts the lines of a whole document together into headings, paragraphs and table rows. */
export const toBlocks = (pages: readonly (readonly Line[])[]): Block[] => {
  const lines = pages.flat();
  const body = bodySize(lines);
  const blocks: Block[] = [];
  let open: PlacedText | null = null;
  let before: Line | null = null;
  let headingBefore: { line: Line; level: number } | null = null;
  const close = (): void => {
    if (open !== null) blocks.push({ kind: 'text', level: 0, ...open });
    open = null;
  };
  for (const line of lines) {
    const level = headingLevel(line, body);
    if (level !== null) {
      close();
      const last = blocks.at(-1);
      const continues =
        headingBefore !== null &&
        last?.kind === 'heading' &&
        headingBefore.level === level &&
        numberRank(line.text.trim()) === 9 &&
        line.y0 >= headingBefore.line.y0 &&
        line.y0 - headingBefore.line.y1 < 0.6 * line.size &&
        last.text.length + line.text.length <= 80;
      if (continues && last !== undefined) {
        blocks[blocks.length - 1] = { ...last, ...joinLine(last, line) };
      } else blocks.push({ kind: 'heading', level, text: line.text, pieces: line.pieces });
      headingBefore = { line, level };
      before = null;
      continue;
    }
    headingBefore = null;
    if (line.row) {
      close();
      blocks.push({ kind: 'row', level: 0, text: line.text, pieces: line.pieces });
    } else if (open !== null && before !== null && goesOn(before, line)) open = joinLine(open, line);
    else {
      close();
      open = { text: line.text, pieces: line.pieces };
    }
    before = line;
  }
  close();
  return blocks;
};
