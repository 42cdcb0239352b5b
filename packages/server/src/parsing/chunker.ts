import type { FilePlace } from '@console/base';
import { isWide, wellFormed } from './characters.js';
import { type Cut, SLACK, standardChunking } from './chunking.js';
import { clipSpan, locate } from './locate.js';
import { asksQuestion } from './questions.js';
import { headsOf } from './tableHeads.js';
import { cutRange, sentenceRanges } from './sentences.js';
import type { Block, ParsedChunk, PlacedText, Span } from './types.js';

/** Characters of a heading at most; a longer one is text. */
const LONGEST_HEADING = 200;

/** In Chinese characters; others count a little less than half. */
export const measure = (text: string): number => {
  let length = 0;
  for (const character of text) length += isWide(character) ? 1 : 0.45;
  return length;
};

interface Part {
  readonly text: string;
  readonly spans: readonly Span[];
  readonly isHeading: boolean;
  /** Of a heading: those that it stands under, and itself. */
  readonly depth?: number;
  readonly place?: FilePlace | undefined;
}

const spansOf = ({ text, pieces }: PlacedText): Span[] =>
  pieces.map(({ start, end, piece }): Span => {
    const whole: Span = [
      start,
      start + piece.text.length,
      piece.page,
      piece.left,
      piece.right,
      piece.top,
      piece.bottom,
      piece.direction,
    ];
    return end - start === piece.text.length ? whole : (clipSpan(text, whole, start, end) ?? whole);
  });

const slice = (text: string, spans: readonly Span[], start: number, end: number): Omit<Part, 'place'> => ({
  text: text.slice(start, end),
  spans: spans.flatMap((span) => {
    const clipped = clipSpan(text, span, start, end);
    if (clipped === null) return [];
    const [from, to, ...box] = clipped;
    return [[from - start, to - start, ...box] as const];
  }),
  isHeading: false,
});

/** From the first to the last that is counted, as long as they are counted alike. */
const placeOf = (parts: readonly Part[]): FilePlace | undefined => {
  const places = parts.flatMap(({ place }) => place ?? []);
  const [first] = places;
  if (first === undefined || places.some(({ kind }) => kind !== first.kind)) return undefined;
  return {
    kind: first.kind,
    from: places.reduce((least, { from }) => Math.min(least, from), first.from),
    to: places.reduce((most, { to }) => Math.max(most, to), first.to),
  };
};

const build = (parts: readonly Part[], heading: readonly string[]): ParsedChunk => {
  let content = '';
  const spans: Span[] = [];
  for (const part of parts) {
    for (const [start, end, ...box] of part.spans) spans.push([start + content.length, end + content.length, ...box]);
    content += part.text;
  }
  const kept = wellFormed(content.trimEnd());
  const clipped = spans.map((span) => clipSpan(kept, span, 0, kept.length)).filter((span) => span !== null);
  const place = placeOf(parts);
  const titles = parts.flatMap(({ text, depth }) =>
    depth === undefined ? [] : [{ title: wellFormed(text.trim()), level: depth }],
  );
  return {
    ...(place !== undefined && { place }),
    ...(titles.length > 0 && { titles }),
    heading: heading.map(wellFormed),
    content: kept,
    spans: clipped,
    positions: locate(kept, clipped, 0, kept.length),
  };
};

const commonPath = (one: readonly string[], other: readonly string[]): string[] => {
  const length = one.findIndex((name, index) => name !== other[index]);
  return one.slice(0, length === -1 ? one.length : length);
};

/** Ranges of a text between the separators, which are in none of them. */
const rangesBetween = (text: string, separator: string): { start: number; end: number; isAfter: boolean }[] => {
  const ranges: { start: number; end: number; isAfter: boolean }[] = [];
  let start = 0;
  for (const part of separator === '' ? [text] : text.split(separator)) {
    const end = start + part.length;
    if (part.trim() !== '') ranges.push({ start, end, isAfter: start > 0 });
    start = end + separator.length;
  }
  return ranges;
};

/** Deeper than any heading of a file: a question ends with the next one, and with the section. */
const QUESTION_LEVEL = 1000;

/**
 * Cuts a document's flow into chunks of whole sentences. Short neighbouring sections under one parent share a chunk,
 * and a chunk may run on over a page break. Where a table goes on in another chunk, its head stands there again.
 */
export const toChunks = (blocks: readonly Block[], cut: Cut = standardChunking): ParsedChunk[] => {
  const { mode, size, overlap, separator } = cut;
  const longest = Math.round(size * SLACK);
  const chunks: ParsedChunk[] = [];
  const path: { text: string; level: number }[] = [];
  let parts: Part[] = [];
  /** How many of these, from the first, the chunk before ends with. */
  let repeated = 0;
  let heading: readonly string[] | null = null;
  let length = 0;
  /** Heads of tables that stand in the open chunk. */
  const shown = new Set<Block>();

  const names = (): string[] => path.map((one) => one.text);
  const emit = (): void => {
    if (parts.slice(repeated).every((part) => part.text.trim() === '')) return;
    chunks.push(build(parts, heading ?? names()));
  };
  /** Ends a chunk. Answers what it was made of. */
  const flush = (): readonly Part[] => {
    const headings: Part[] = [];
    const text = parts.findLastIndex((part) => !part.isHeading);
    // Headings go along with what follows them, but for a list of nothing else.
    if (length < longest || text >= 0) headings.push(...parts.splice(text + 1));
    emit();
    const ended = parts;
    parts = headings;
    repeated = 0;
    shown.clear();
    length = headings.reduce((sum, part) => sum + measure(part.text), 0);
    heading = headings.length === 0 ? null : names();
    return ended;
  };
  const add = (part: Part): void => {
    heading = heading === null || parts.every((one) => one.isHeading) ? names() : commonPath(heading, names());
    parts.push(part);
    length += measure(part.text);
  };
  /** Ends a chunk in the middle of a section: its last sentences begin the next one as well. */
  const goOn = (): void => {
    const ended = flush();
    if (parts.length > 0) return;
    const tail: Part[] = [];
    let kept = 0;
    for (const part of ended.toReversed()) {
      kept += measure(part.text);
      if (kept > overlap || part.isHeading) break;
      tail.unshift(part);
    }
    for (const part of tail) add(part);
    repeated = tail.length;
  };
  const begin = ({ text, place }: Block, level: number, spans: readonly Span[]): void => {
    const kept = path.findIndex((one) => one.level >= level);
    const parent = kept === -1 ? path.length : kept;
    const isSibling = heading !== null && parent > 0 && path.length - parent <= 1;
    if (length >= size || !isSibling || level === QUESTION_LEVEL) flush();
    path.splice(parent, path.length, { text: text.trim(), level });
    add({ text: `${text.trimEnd()}\n`, spans, isHeading: true, depth: path.length, place });
  };

  const heads = headsOf(blocks);
  for (const [at, block] of blocks.entries()) {
    const spans = spansOf(block);
    if (block.kind === 'heading' && block.text.length <= LONGEST_HEADING) {
      begin(block, block.level, spans);
      continue;
    }
    if (mode === 'questions' && asksQuestion(block)) {
      begin(block, QUESTION_LEVEL, spans);
      continue;
    }
    const isRow = block.kind === 'row';
    const isAlone = mode === 'rows' && isRow;
    // It stands with each of its rows.
    if (isAlone && heads[at + 1] === block) continue;
    // Rows are never repeated: their head is.
    const end = isRow ? flush : goOn;
    const text = `${block.text.trimEnd()}\n`;
    const head = heads[at] ?? null;
    if (isAlone) flush();
    else if (length >= (head === null ? size : 1) && length + measure(text) > longest) end();
    if (isRow && head === null) shown.add(block);
    else if (head !== null && !shown.has(head) && measure(head.text) + measure(text) < longest) {
      add({ text: `${head.text.trimEnd()}\n`, spans: spansOf(head), isHeading: false, place: head.place });
      shown.add(head);
    }
    for (const between of rangesBetween(text, separator)) {
      if (between.isAfter) flush();
      const own = text.slice(between.start, between.end);
      for (const sentence of sentenceRanges(own)) {
        for (const range of cutRange(own, sentence, longest)) {
          const part = slice(text, spans, between.start + range.start, between.start + range.end);
          if (length > 0 && length + measure(part.text) > longest) end();
          add({ ...part, place: block.place });
        }
      }
    }
    if (isAlone || (separator !== '' && block.text.trimEnd().endsWith(separator))) flush();
  }
  flush();
  emit();
  return chunks;
};
