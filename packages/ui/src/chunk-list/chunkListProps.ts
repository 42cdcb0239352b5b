import type { Async, Position } from '@console/base';
import type { ReactNode, Ref } from 'react';
import type { RootProps } from '../root/rootProps.js';
import type { ChunkFilter, ChunkHints, ChunkSlice } from './chunk.js';
import type { ChunkDrafts } from './chunkDraft.js';

/** What is changed of a chunk. What is left out stays. */
export interface ChunkChange extends Partial<ChunkHints> {
  id: string;
  content: string;
  /** The version that whoever writes it has read. Left out: nobody counts. */
  version?: number;
}

/** How the checking of a document goes. */
export interface ChunkReviewState {
  checked: number;
  all: number;
  onClose: () => void;
}

export interface ChunkListHandle {
  /** Its outermost element. */
  readonly nativeElement: HTMLElement | null;
  /** Opens an empty editor for a new chunk: after the given one, or at the top of the list. */
  add: (after?: string) => void;
  /** The same for a box drawn on a page, with the words in it. */
  addBox: (box: Position, text: string) => void;
  /** Gives up all that is being written, without a question. */
  discard: () => void;
}

export interface ChunkListProps extends Omit<RootProps, 'ref'> {
  /** One page of chunks, in document order. */
  chunks: Async<ChunkSlice>;
  /** Which chunks are listed. */
  filter: ChunkFilter;
  /** Another filter was chosen: load its chunks. */
  onFilterChange: (filter: ChunkFilter) => void;
  /** What is searched for; empty where nothing is. */
  keyword: string;
  /** What was typed into the search, once it is complete. */
  onKeywordChange: (keyword: string) => void;
  /** The page of chunks shown, from 1. */
  current: number;
  /** Chunks a page. */
  size: number;
  /** Another page of chunks was asked for. */
  onCurrentChange: (current: number) => void;
  /** The chunk being read: marked, its actions open, kept in view. */
  activeId?: string | null;
  /** The chunk the pointer is on, here or in the preview. */
  hoveredId?: string | null;
  /** A chunk was opened: show where it stands. */
  onSelect?: (id: string) => void;
  /** The pointer is over another chunk, or over none. */
  onHoverChange?: (id: string | null) => void;
  /** When it rejects, the row says why and the switch goes back. Left out, there are no switches. */
  onToggle?: (event: { id: string; enabled: boolean }) => Promise<unknown>;
  /** Resolved when the new words are saved and loaded. When it rejects, the words stay in the editor. Left out, no editing. */
  onModify?: (event: ChunkChange) => Promise<unknown>;
  /** Called once the reader has confirmed. */
  onRemove?: (id: string) => Promise<unknown>;
  /** `after`: the chunk it follows; left out, it goes to the end. */
  onAdd?: (event: { content: string; after?: string; box?: Position }) => Promise<unknown>;
  /** Two are to be made of a chunk, at a character of its text. Left out, none is split. */
  onSplit?: (event: { id: string; at: number; version?: number }) => Promise<unknown>;
  /** The next chunk is to be put at the end of this one. Left out, none are merged. */
  onMerge?: (event: { id: string; version?: number }) => Promise<unknown>;
  /** A person has looked at it, or takes that back. Left out, nobody can. */
  onCheck?: (event: { id: string; checked: boolean }) => Promise<unknown>;
  /** What a chunk was is to be shown. Leave out to hide the verb. */
  onHistory?: (id: string) => void;
  /** Chunks are checked one by one, by keys. Left out, the keys do nothing. */
  review?: ChunkReviewState;
  /** Retrieval is to be tried out with a chunk. Leave out to hide the verb. */
  onTest?: (id: string) => void;
  /** What was being written earlier and is to go on. Read once. */
  defaultDrafts?: ChunkDrafts;
  /** Told what is being written and not saved, with each change of it: to keep it, and to ask before it is lost. */
  onDraftsChange?: (drafts: ChunkDrafts) => void;
  /** In place of the first-use text, while nothing is filtered. */
  empty?: ReactNode;
  /** To begin a new chunk, and to give up what is being written. */
  ref?: Ref<ChunkListHandle>;
}
