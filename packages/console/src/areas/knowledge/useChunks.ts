import {
  useAddChunk,
  useDeleteChunk,
  useEnableChunk,
  usePageChunks,
  useReadChunkRegions,
  useUpdateChunk,
} from '@console/api/hooks/chunks';
import { App } from 'antd';
import { useDictionary } from '../../locale/useDictionary.js';
import { useQueryState } from '../../navigation/useQueryState.js';

const SIZE = 50;

const filters = ['all', 'disabled', 'edited'] as const;
type Filter = (typeof filters)[number];

/** Chunks of one document and what can be done to them. Page, filter, search and the chunk being read are in the address. */
export const useChunks = (documentId: string) => {
  const { chunks: text } = useDictionary();
  const { message } = App.useApp();
  const [query, setQuery] = useQueryState();
  const filter: Filter = filters.find((one) => one === query('filter')) ?? 'all';
  const keyword = query('q') ?? '';
  const activeId = query('chunk');
  const asked = query('current');
  const page = usePageChunks({
    documentId,
    current: Math.max(1, Number(asked) || 1),
    size: SIZE,
    ...(filter !== 'all' && { filter }),
    ...(keyword !== '' && { keyword }),
    // Without a page in the address, the page is the one that holds the chunk being read.
    ...(asked === undefined && activeId !== undefined && { chunkId: activeId }),
  });
  const regions = useReadChunkRegions({ documentId });
  const add = useAddChunk();
  const update = useUpdateChunk();
  const enable = useEnableChunk();
  const remove = useDeleteChunk();
  const current = page.data?.current ?? 1;

  return {
    state: page.state,
    counts: page.data?.counts,
    regions: regions.data ?? [],
    filter,
    keyword,
    current,
    size: SIZE,
    activeId,
    /** A row was chosen: the list stays where it is. */
    select: (id: string | undefined) => setQuery({ chunk: id, current }),
    /** A region was chosen on a page: the list goes to its chunk, out of any filter that hides it. */
    find: (id: string) => {
      const listed = page.data?.list.some((chunk) => chunk.id === id) ?? false;
      setQuery(listed ? { chunk: id, current } : { chunk: id, current: undefined, filter: undefined, q: undefined });
    },
    setFilter: (next: Filter) => setQuery({ filter: next === 'all' ? undefined : next, current: 1 }),
    search: (next: string) => setQuery({ q: next, current: 1 }),
    turn: (next: number) => setQuery({ current: next }),
    toggle: async (id: string, enabled: boolean) => {
      await enable.run({ isEnable: enabled, idList: [id] }, { quiet: true });
      void message.success(enabled ? text.enabled : text.disabled);
    },
    save: async (id: string, content: string) => {
      await update.run({ id, content }, { quiet: true });
      void message.success(text.saved);
    },
    remove: async (id: string) => {
      await remove.run({ idList: [id] }, { quiet: true });
      if (id === activeId) setQuery({ chunk: undefined, current });
      void message.success(text.removed);
    },
    add: async (content: string, after: string | undefined) => {
      const { id } = await add.run({ documentId, content, ...(after !== undefined && { after }) }, { quiet: true });
      setQuery({ chunk: id, current: undefined });
      void message.success(text.added);
    },
  };
};
