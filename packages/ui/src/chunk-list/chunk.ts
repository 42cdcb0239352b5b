import type { Position } from '@console/base';

export interface ChunkItem {
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
}

export interface ChunkSlice {
  list: readonly ChunkItem[];
  /** How many match the filter and keyword, over all pages. */
  total: number;
  /** Over the whole document, whatever the filter. */
  counts: { all: number; disabled: number; edited: number };
}

export type ChunkFilter = 'all' | 'disabled' | 'edited';

/** Characters that a chunk may have. */
export const CHUNK_LIMIT = 8000;

/** A chunk's number as shown everywhere: 093. */
export const chunkNumber = (index: number): string => String(index).padStart(3, '0');

/** Characters without blanks. */
export const charactersOf = (content: string): number => Array.from(content.replace(/\s/g, '')).length;

/** First and last page it stands on; `null` where it stands on none. */
export const pagesOf = (positions: readonly Position[]): { first: number; last: number } | null => {
  if (positions.length === 0) return null;
  const pages = positions.map(([page]) => page);
  return { first: Math.min(...pages), last: Math.max(...pages) };
};

/** What an error says to the reader, or the fallback. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message !== '' ? error.message : fallback;
