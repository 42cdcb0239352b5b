import { ApiError } from '@console/api';
import { type ChunkRegion, readChunkRegions } from '@console/api/contract';
import {
  useAddChunk,
  useDeleteChunk,
  useEnableChunk,
  usePageChunks,
  useReadChunkRegions,
  useUpdateChunk,
} from '@console/api/hooks/chunks';
import { useBringBackChunk, useCheckChunk, useMergeChunk, useSplitChunk } from '@console/api/hooks/chunkDesk';
import { useOffered } from '@console/api/hooks/useOffered';
import type { Position } from '@console/base';
import type { ChunkChange } from '@console/ui/chunk-list';
import { useMessage } from '@console/ui/provider';
import { useEffect, useRef } from 'react';
import { attempt } from '../../actions/attempt.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { useDeskWords } from './desk/deskWords.js';
import { useKnowledgeWords } from './knowledgeWords.js';
import { countIn, idIn, oneOf, searchIn } from '../../navigation/addressValues.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { withoutTest } from './retrieval/useRetrievalTest.js';

const SIZE = 50;
const MOST_PAGES = 1_000_000;

const none: readonly ChunkRegion[] = [];

const filters = ['all', 'disabled', 'edited', 'unchecked'] as const;
type Filter = (typeof filters)[number];
type Box = [number, number, number, number, number];

/** Chunks of one document and what can be done to them. Page, filter, search and the chunk being read are in the address. */
export const useChunks = (documentId: string) => {
  const { chunks: text } = useKnowledgeWords();
  const { form } = useDictionary();
  const desk = useDeskWords();
  const message = useMessage();
  const [query, setQuery] = useQueryState();
  const filter: Filter = oneOf(query('filter'), filters) ?? 'all';
  const keyword = searchIn(query('q')) ?? '';
  const activeId = idIn(query('chunk'));
  const asked = countIn(query('current'), MOST_PAGES);
  const page = usePageChunks({
    documentId,
    current: asked ?? 1,
    size: SIZE,
    ...(filter !== 'all' && { filter }),
    ...(keyword !== '' && { keyword }),
    // Without a page in the address, the page is the one that holds the chunk being read.
    ...(asked === undefined && activeId !== undefined && { chunkId: activeId }),
  });
  const located = useOffered(readChunkRegions);
  const regions = useReadChunkRegions(located ? { documentId } : null);
  const add = useAddChunk();
  const update = useUpdateChunk();
  const enable = useEnableChunk();
  const remove = useDeleteChunk();
  const bringBack = useBringBackChunk();
  const split = useSplitChunk();
  const merge = useMergeChunk();
  const check = useCheckChunk();
  const current = page.data?.current ?? 1;
  // What is gone to by the time that something has been done may be another chunk, and not be drawn yet.
  const reading = useRef(activeId);
  useEffect(() => {
    reading.current = activeId;
  }, [activeId]);

  return {
    state: page.state,
    counts: page.data?.counts,
    regions: regions.data ?? none,
    /** Of those places: a list without them must not look like one whose chunks stand nowhere. */
    regionsState: regions.state,
    filter,
    keyword,
    current,
    size: SIZE,
    activeId,
    /** A row was chosen: the list stays where it is. */
    select: (id: string | undefined) => {
      reading.current = id;
      setQuery({ chunk: id, current }, { push: activeId === undefined && id !== undefined });
    },
    /** A region was chosen on a page: the list goes to its chunk, out of any filter that hides it. */
    find: (id: string) => {
      reading.current = id;
      const listed = page.data?.list.some((chunk) => chunk.id === id) ?? false;
      const place = listed ? { current } : { current: undefined, filter: undefined, q: undefined };
      setQuery({ chunk: id, ...place, ...withoutTest });
    },
    setFilter: (next: Filter) => setQuery({ filter: next === 'all' ? undefined : next, current: 1 }),
    search: (next: string) => setQuery({ q: next, current: 1 }),
    turn: (next: number) => setQuery({ current: next }),
    toggle: async (id: string, enabled: boolean) => {
      await enable.run({ isEnable: enabled, idList: [id] }, { quiet: true });
      message.success(enabled ? text.enabled : text.disabled);
    },
    save: async ({ id, content, version, tags, questions, keywords }: ChunkChange) => {
      try {
        await update.run(
          {
            id,
            content,
            ...(version !== undefined && { version }),
            ...(tags && { tags: [...tags] }),
            ...(questions && { questions: [...questions] }),
            ...(keywords && { keywords: [...keywords] }),
          },
          { quiet: true },
        );
      } catch (error) {
        // Theirs is to be seen beside what was typed.
        if (error instanceof ApiError && error.reason === 'changed_meanwhile') page.refresh();
        throw error;
      }
      message.success(text.saved);
    },
    remove: async (id: string) => {
      await remove.run({ idList: [id] }, { quiet: true });
      if (id === reading.current) setQuery({ chunk: undefined, current });
      message.success(text.removed, {
        label: form.undo,
        onClick: () =>
          void attempt(async () => {
            await bringBack.run({ idList: [id] });
            setQuery({ chunk: id, current: undefined });
            message.success(desk.broughtBack);
          }),
      });
    },
    split: async ({ id, at, version }: { id: string; at: number; version?: number }) => {
      await split.run({ id, at, ...(version !== undefined && { version }) }, { quiet: true });
      message.success(desk.split);
    },
    merge: async ({ id, version }: { id: string; version?: number }) => {
      await merge.run({ id, ...(version !== undefined && { version }) }, { quiet: true });
      message.success(desk.merged);
    },
    check: (id: string, checked: boolean) => check.run({ isChecked: checked, idList: [id] }, { quiet: true }),
    /** What a chunk has on the page of the box is that box now. */
    reshape: async (id: string, box: Position) => {
      const region = regions.data?.find((one) => one.id === id);
      const others = (region?.positions ?? []).filter(([number]) => number !== box[0]);
      const positions = [...others, [...box] satisfies Box].toSorted((a, b) => a[0] - b[0]);
      await attempt(async () => {
        await update.run({ id, positions });
        message.success(desk.reshaped);
      });
    },
    add: async ({ content, after, box }: { content: string; after?: string; box?: Position }) => {
      const place = { ...(after !== undefined && { after }), ...(box && { positions: [[...box] satisfies Box] }) };
      const { id } = await add.run({ documentId, content, ...place }, { quiet: true });
      setQuery({ chunk: id, current: undefined });
      message.success(text.added);
    },
  };
};
