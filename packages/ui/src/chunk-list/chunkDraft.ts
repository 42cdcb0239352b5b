import type { Position } from '@console/base';
import { type ChunkHints, type ChunkItem, hintsOf, sameHints } from './chunk.js';

/** What is being written about one chunk. */
export interface ChunkDraft {
  /** What stood there when editing began. */
  base: string;
  text: string;
  /** Of a new chunk: the one that it follows. Left out, it stands first. */
  after?: string;
  /** Of a new chunk: the box that was drawn for it. */
  box?: Position;
  /** The version that was read when editing began. */
  version?: number;
  /** Tags, questions and keywords when editing began, and now. */
  baseHints?: ChunkHints;
  hints?: ChunkHints;
}

/** What is being written, by chunk; that of a chunk which does not exist yet under an empty id. */
export type ChunkDrafts = ReadonlyMap<string, ChunkDraft>;

/** Key of the draft of a chunk that does not exist yet. */
export const NEW = '';

export const isDirty = ({ base, text, baseHints, hints }: ChunkDraft): boolean =>
  base !== text || (baseHints !== undefined && hints !== undefined && !sameHints(baseHints, hints));

/** What is edited of a chunk, as it is before anything is typed. */
export const draftOf = (chunk: ChunkItem): Omit<ChunkDraft, 'text'> => ({
  base: chunk.content,
  ...versionOf(chunk),
  ...(chunk.tags && { baseHints: hintsOf(chunk) }),
});

export const versionOf = (chunk: ChunkItem | undefined) =>
  chunk?.version === undefined ? {} : { version: chunk.version };

/** Somebody else has saved since the draft was begun, and not the same. */
export const isOutdated = ({ base, text, baseHints, hints }: ChunkDraft, chunk: ChunkItem): boolean =>
  (chunk.content !== base && chunk.content !== text.trim()) ||
  (baseHints !== undefined &&
    hints !== undefined &&
    !sameHints(hintsOf(chunk), baseHints) &&
    !sameHints(hintsOf(chunk), hints));
