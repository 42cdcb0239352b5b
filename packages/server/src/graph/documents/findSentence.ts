import { type FoldedText, foldText, foldWithPlaces, rangeOf } from '../../text/foldText.js';

/** A chunk as far as a sentence is looked for in it. */
export interface ChunkWords {
  readonly id: string;
  readonly index: number;
  readonly content: string;
}

export interface FoundSentence {
  readonly chunkId: string;
  /** From `start` up to, not including, `end` of its content. */
  readonly start: number;
  readonly end: number;
}

/** Fewer folded characters than this stand in many places, and mean another thing in each. */
const SHORTEST = 4;

/**
 * Looks sentences up in the chunks of a document, in their order: in the chunk that it stood in where that is still there,
 * else as near to its place as can be. Blanks, line breaks and punctuation make no difference, all other letters do: what
 * is only alike may say the opposite.
 */
export const sentenceFinder = (chunks: readonly ChunkWords[]) => {
  const places = new Map(chunks.map(({ id }, at) => [id, at]));
  const byIndex = new Map(chunks.map(({ index }, at) => [index, at]));
  const folded: (FoldedText | undefined)[] = [];
  const foldedAt = (at: number, content: string): FoldedText => (folded[at] ??= foldWithPlaces(content));

  return (sentence: string, chunkId: string | null, index: number): FoundSentence | null => {
    const words = sentence.trim();
    if (foldText(words).length < SHORTEST) return null;
    const inChunk = (at: number): FoundSentence | null => {
      const chunk = chunks[at];
      if (chunk === undefined) return null;
      const range = rangeOf(words, chunk.content, foldedAt(at, chunk.content));
      return range === null ? null : { chunkId: chunk.id, ...range };
    };
    const from = places.get(chunkId ?? '') ?? byIndex.get(index) ?? Math.min(Math.max(0, index - 1), chunks.length - 1);
    for (let away = 0; away < chunks.length; away += 1) {
      const found = inChunk(from + away) ?? (away === 0 ? null : inChunk(from - away));
      if (found !== null) return found;
    }
    return null;
  };
};
