import type { Passage } from '../retrieval/index.js';
import { firstLines, outlineOf, type SourceChunk } from './extract.js';
import { leadingChunks } from './leading.js';

/** What a document says of itself as a whole, from its chunks in order. `read` answers those of them that are there yet. */
export const wholeOf = async (
  chunks: readonly SourceChunk[],
  name: string,
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Passage>>,
) => {
  const found = firstLines(chunks, name);
  const ids = leadingChunks(chunks, found);
  const passages = await read(ids);
  return {
    name,
    outline: outlineOf(chunks),
    lines: found.flatMap(({ chunkId, start, end, text }) => {
      const passage = passages.get(chunkId);
      // Changed in this very moment, its words stand elsewhere.
      return passage?.content.slice(start, end) === text ? [{ passage, start, end }] : [];
    }),
    passages: ids.flatMap((id) => passages.get(id) ?? []),
  };
};
