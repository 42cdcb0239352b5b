import { isWide } from './characters.js';
import { clipSpan, locate } from './locate.js';
import { cutRange, sentenceRanges } from './sentences.js';
import type { Block, ParsedChunk, PlacedText, Span } from './types.js';

/** Lengths in Chinese characters; others count a little less than half. */
const TARGET = 320;
const LONGEST = 560;

const measure = (text: string): number => {
  let length = 0;
  for (const character of text) length += isWide(character) ? 1 : 0.45;
  return length;
};

interface Part {
  readonly text: string;
  readonly spans: readonly Span[];
  readonly isHeading: boolean;
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

const slice = (text: string, spans: readonly Span[], start: number, end: number): Part => ({
  text: text.slice(start, end),
  spans: spans.flatMap((span) => {
    const clipped = clipSpan(text, span, start, end);
    if (clipped === null) return [];
    const [from, to, ...box] = clipped;
    return [[from - start, to - start, ...box] as const];
  }),
  isHeading: false,
});

const build = (parts: readonly Part[], heading: readonly string[]): ParsedChunk => {
  let content = '';
  const spans: Span[] = [];
  for (const part of parts) {
    for (const [start, end, ...box] of part.spans) spans.push([start + content.length, end + content.length, ...box]);
    content += part.text;
  }
  const kept = content.trimEnd();
  const clipped = spans.map((span) => clipSpan(kept, span, 0, kept.length)).filter((span) => span !== null);
  return { heading, content: kept, spans: clipped, positions: locate(kept, clipped, 0, kept.length) };
};

const commonPath = (one: readonly string[], other: readonly string[]): string[] => {
  const length = one.findIndex((name, index) => name !== other[index]);
  return one.slice(0, length === -1 ? one.length : length);
};

/**
 * Cuts a document's flow into chunks of whole sentences. Short neighbouring sections under one parent share a chunk,
 * and a chunk may run on over a page break.
 */
export const toChunks = (blocks: readonly Block[]): ParsedChunk[] => {
  const chunks: ParsedChunk[] = [];
  const path: { text: string; level: number }[] = [];
  let parts: Part[] = [];
  let heading: readonly string[] | null = null;
  let length = 0;

  const names = (): string[] => path.map((one) => one.text);
  const flush = (): void => {
    const headings: Part[] = [];
    while (parts.at(-1)?.isHeading === true) headings.unshift(...parts.splice(-1));
    if (parts.some((part) => part.text.trim() !== '')) chunks.push(build(parts, heading ?? names()));
    parts = headings;
    length = headings.reduce((sum, part) => sum + measure(part.text), 0);
    heading = headings.length === 0 ? null : names();
  };
  const add = (part: Part): void => {
    heading = heading === null || parts.every((one) => one.isHeading) ? names() : commonPath(heading, names());
    parts.push(part);
    length += measure(part.text);
  };

  for (const block of blocks) {
    const spans = spansOf(block);
    if (block.kind === 'heading') {
      const kept = path.findIndex((one) => one.level >= block.level);
      const parent = kept === -1 ? path.length : kept;
      const isSibling = heading !== null && parent > 0 && path.length - parent <= 1;
      if (length >= TARGET || !isSibling) flush();
      path.splice(parent, path.length, { text: block.text.trim(), level: block.level });
      add({ text: `${block.text.trimEnd()}\n`, spans, isHeading: true });
      continue;
    }
    if (length >= TARGET && length + measure(block.text) > LONGEST) flush();
    const text = `${block.text.trimEnd()}\n`;
    for (const sentence of sentenceRanges(text)) {
      for (const range of cutRange(text, sentence, LONGEST)) {
        const part = slice(text, spans, range.start, range.end);
        if (length > 0 && length + measure(part.text) > LONGEST) flush();
        add(part);
      }
    }
  }
  flush();
  if (parts.length > 0) chunks.push(build(parts, heading ?? names()));
  return chunks;
};
