import type { ChunkingMode, ChunkReading } from '@console/api/contract';

/** How a document's text is cut. Lengths in Chinese characters; others count a little less than half. */
export interface Cut {
  /** As in the contract. */
  readonly mode: ChunkingMode;
  /** A chunk is complete once it is as long. */
  readonly size: number;
  /** Whole sentences up to this length stand at the end of one chunk and at the beginning of the next. */
  readonly overlap: number;
  /** Words at which a chunk always ends. Empty: none. */
  readonly separator: string;
}

/** How the documents of a base are cut, and read. */
export interface Chunking extends Cut {
  readonly reading: ChunkReading;
}

export const standardChunking: Chunking = { mode: 'sections', size: 320, overlap: 0, separator: '', reading: 'chunk' };

/** A chunk may become this much longer than its size, so that no sentence is cut. */
export const SLACK = 1.75;
