import type { ExtractedLine, SourceChunk } from './extract.js';

/** Chunks that stand for a whole document. */
const MOST = 16;

/**
 * The chunks that tell best what a whole document is about, in its order: those with its first lines, the first of all,
 * and the beginnings of its parts, from the first to the last.
 */
export const leadingChunks = (chunks: readonly SourceChunk[], lines: readonly ExtractedLine[]): string[] => {
  const chosen = new Set(lines.map(({ chunkId }) => chunkId));
  const beginnings: string[] = [];
  let before = '';
  for (const { id, heading } of chunks) {
    const part = heading.slice(0, 2).join('\n');
    if (part !== before && !chosen.has(id)) beginnings.push(id);
    before = part;
  }
  const room = MOST - chosen.size;
  const step = Math.max(1, beginnings.length / Math.max(1, room));
  for (let at = 0; at < beginnings.length && chosen.size < MOST; at += step) {
    const id = beginnings[Math.floor(at)];
    if (id !== undefined) chosen.add(id);
  }
  for (const { id } of chunks) {
    if (chosen.size >= Math.min(MOST, 4)) break;
    chosen.add(id);
  }
  return chunks.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
};
