import type { SlideSource } from '@console/base/slides';

/** Where something that a deck is made of was taken from. */
export type MaterialSource = Omit<SlideSource, 'n'>;

export interface MaterialItem {
  readonly text: string;
  /** 0 for the outer level. */
  readonly level: number;
}

interface Sourced {
  /** Places in the list of sources, from 0. */
  readonly sources: readonly number[];
}

/** A part of what a deck is made of, in its order. */
export type MaterialBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | (Sourced & { readonly kind: 'text'; readonly text: string })
  | (Sourced & { readonly kind: 'list'; readonly items: readonly MaterialItem[] })
  | (Sourced & { readonly kind: 'quote'; readonly text: string; readonly by: string })
  | (Sourced & {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    });

/** What a deck is made of. */
export interface Material {
  /** Of the document, the conversation or the report; empty for none. */
  readonly title: string;
  readonly sources: readonly MaterialSource[];
  readonly blocks: readonly MaterialBlock[];
}

/** Characters of a quote that go with a source, as the contract has them at most. */
const LONGEST_QUOTE = 2000;
const LONGEST_TITLE = 500;
const MOST_POSITIONS = 50;

/** A source as a page may hold it. */
export const sourceOf = (source: Pick<MaterialSource, 'kind' | 'title'> & Partial<MaterialSource>): MaterialSource => ({
  kind: source.kind,
  title: source.title.slice(0, LONGEST_TITLE),
  quote: (source.quote ?? '').slice(0, LONGEST_QUOTE),
  subjectId: source.subjectId ?? '',
  chunkId: source.chunkId ?? '',
  page: source.page ?? source.positions?.[0]?.[0] ?? 0,
  positions: (source.positions ?? []).slice(0, MOST_POSITIONS),
});

/** The words of a block as they were given; of a table, row by row. */
export const wordsOfBlock = (block: MaterialBlock): string => {
  if (block.kind === 'list') return block.items.map(({ text }) => text).join('\n');
  if (block.kind === 'table') return [block.head, ...block.rows].map((row) => row.join(' | ')).join('\n');
  return block.text;
};

/** A block as it is kept: which parts it has says its kind. */
interface KeptBlock {
  readonly kind: string;
  readonly level?: number;
  readonly text?: string;
  readonly sources?: readonly number[];
  readonly items?: readonly MaterialItem[];
  readonly by?: string;
  readonly head?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
}

/** Material as it is kept. */
export interface KeptMaterial {
  readonly title: string;
  readonly sources: readonly MaterialSource[];
  readonly blocks: readonly KeptBlock[];
}

const blockOf = ({ kind, level, text = '', sources = [], items, by, head, rows }: KeptBlock): MaterialBlock => {
  if (kind === 'heading') return { kind, level: level ?? 1, text };
  if (kind === 'list') return { kind, sources, items: items ?? [] };
  if (kind === 'quote') return { kind, sources, text, by: by ?? '' };
  if (kind === 'table') return { kind, sources, head: head ?? [], rows: rows ?? [] };
  return { kind: 'text', sources, text };
};

/** Kept material as what decks are made of. */
export const materialOf = ({ title, sources, blocks }: KeptMaterial): Material => ({
  title,
  sources,
  blocks: blocks.map(blockOf),
});
