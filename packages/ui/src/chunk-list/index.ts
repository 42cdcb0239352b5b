'use client';

export { ChunkList, type ChunkListHandle, type ChunkListProps } from './ChunkList.js';
export type { ChunkFilter, ChunkItem, ChunkSlice } from './chunk.js';
export type { ChunkDraft, ChunkDrafts } from './useDrafts.js';
