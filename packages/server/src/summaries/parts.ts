import type { SourceChunk } from './extract.js';

/** Characters of a document that a model reads at a time: what a small one can hold besides its reply. */
const PART = 6_000;
/** Parts that are summed up before they are joined. More calls than that no document is worth. */
export const MOST_PARTS = 8;

export interface Parts {
  readonly texts: readonly string[];
  /** True where the document is longer than all parts together: of each the beginning is read. */
  readonly partial: boolean;
}

const written = ({ heading, content }: SourceChunk, before: SourceChunk | undefined): string => {
  const under = heading.join(' > ');
  return under === '' || under === before?.heading.join(' > ') ? content : `# ${under}\n${content}`;
};

/** A document as a model is given it: in few parts of about the same length, each of whole chunks from its beginning on. */
export const partsOf = (chunks: readonly SourceChunk[]): Parts => {
  const texts = chunks.map((chunk, at) => written(chunk, chunks[at - 1]));
  const total = texts.reduce((sum, text) => sum + text.length + 1, 0);
  const count = Math.min(MOST_PARTS, Math.max(1, Math.ceil(total / PART)));
  const parts: string[] = Array.from({ length: count }, () => '');
  let before = 0;
  let partial = false;
  for (const text of texts) {
    const at = Math.min(count - 1, Math.floor((before * count) / Math.max(1, total)));
    const part = parts[at] ?? '';
    before += text.length + 1;
    const room = 1.25 * PART - part.length;
    if (room > 0) parts[at] = `${part}${text.slice(0, room)}\n`;
    if (text.length > room) partial = true;
  }
  return { texts: parts.filter((part) => part.trim() !== ''), partial };
};
