import type { FilePlace, Position } from '@console/base';
import type { Span } from '../../../parsing/types.js';

/** What is read of a chunk. */
export interface ChunkText {
  /** Headings that it stands under, outermost first. */
  readonly heading: readonly string[];
  readonly content: string;
  /** Null: nobody counts there. */
  readonly place: FilePlace | null;
}

/** A chunk with where its words stand on the pages. */
export interface PlacedChunk extends ChunkText {
  /** Null where a person changed the text. */
  readonly spans: readonly Span[] | null;
  readonly positions: readonly Position[];
}
