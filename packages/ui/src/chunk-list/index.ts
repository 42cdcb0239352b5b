'use client';

export {
  ChunkList,
  type ChunkChange,
  type ChunkListHandle,
  type ChunkListProps,
  type ChunkReviewState,
} from './ChunkList.js';
export type { ChunkFilter, ChunkHints, ChunkItem, ChunkSlice } from './chunk.js';
export type { ChunkDraft, ChunkDrafts } from './useDrafts.js';
