import type { Position } from '@console/base';

/** What a chunk is found by besides its text. */
export interface ChunkHints {
  tags: readonly string[];
  /** Questions that it answers. */
  questions: readonly string[];
  keywords: readonly string[];
}

export interface ChunkItem extends Partial<ChunkHints> {
  id: string;
  /** Place in the document, from 1. */
  index: number;
  /** Headings it stands under, outermost first. */
  heading: readonly string[];
  content: string;
  /** A disabled chunk is never found. */
  enabled: boolean;
  positions: readonly Position[];
  /** How many answers cited it. */
  hits: number;
  /** Written or changed by a person. */
  edited: boolean;
  /** Rises with each change. Left out: nobody counts. */
  version?: number;
  /** A person looked at it and found it right. Left out: nobody marks that. */
  checked?: boolean;
}

export interface ChunkSlice {
  list: readonly ChunkItem[];
  /** How many match the filter and keyword, over all pages. */
  total: number;
  /** Over the whole document, whatever the filter. */
  counts: { all: number; disabled: number; edited: number; unchecked?: number };
}

export type ChunkFilter = 'all' | 'disabled' | 'edited' | 'unchecked';

/** Those of a chunk; none where it has none. */
export const hintsOf = ({ tags = [], questions = [], keywords = [] }: Partial<ChunkHints>): ChunkHints => ({
  tags,
  questions,
  keywords,
});

export const sameHints = (a: ChunkHints, b: ChunkHints): boolean =>
  JSON.stringify(hintsOf(a)) === JSON.stringify(hintsOf(b));

/** Characters that a chunk may have. */
export const CHUNK_LIMIT = 8000;

/** Characters without blanks. */
export const charactersOf = (content: string): number => Array.from(content.replace(/\s/g, '')).length;

/** First and last page it stands on; `null` where it stands on none. */
export const pagesOf = (positions: readonly Position[]): { first: number; last: number } | null => {
  if (positions.length === 0) return null;
  const pages = positions.map(([page]) => page);
  return { first: Math.min(...pages), last: Math.max(...pages) };
};
