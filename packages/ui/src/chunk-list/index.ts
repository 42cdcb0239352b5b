'use client';

export { ChunkList, type ChunkListHandle, type ChunkListProps } from './ChunkList.js';
export { CHUNK_LIMIT, type ChunkFilter, type ChunkItem, type ChunkSlice } from './chunk.js';
export type { ChunkDraft, ChunkDrafts } from './useDrafts.js';
