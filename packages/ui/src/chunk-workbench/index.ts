'use client';

export { ChunkWorkbench, type ChunkWorkbenchProps } from './ChunkWorkbench.js';
