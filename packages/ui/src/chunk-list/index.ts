'use client';

export { ChunkList } from './ChunkList.js';
export type { ChunkChange, ChunkListHandle, ChunkListProps, ChunkReviewState } from './chunkListProps.js';
export type { ChunkFilter, ChunkHints, ChunkItem, ChunkSlice } from './chunk.js';
export type { ChunkDraft, ChunkDrafts } from './chunkDraft.js';
