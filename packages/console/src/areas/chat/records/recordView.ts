import type { RecordFault } from '@console/api/contract';
import type { ListQuery } from '@console/ui/data-list';
import { useCallback, useMemo } from 'react';
import { idIn, oneOf, searchIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { recentIn, sinceOf } from '../../../time/recent.js';
import { useNow } from '../../../time/useNow.js';

export const views = ['inbox', 'disliked', 'unsupported', 'slow', 'cutOff', 'starred'] as const;
export type View = (typeof views)[number];

export const archiveStates = ['archived', 'all'] as const;

/** What narrows every view. */
const filterKeys = ['recent', 'assistant', 'user', 'archive'] as const;

/** What of the address makes a view. */
const viewKeys = ['view', ...filterKeys, 'q'] as const;

const ofView = (view: View): { fault?: RecordFault; starred?: boolean } => {
  if (view === 'inbox') return {};
  return view === 'starred' ? { starred: true } : { fault: view };
};

/** What is looked at, as it stands in the address. */
export const useRecordView = () => {
  const [get, set] = useQueryState();
  const now = useNow();
  const view = oneOf(get('view'), views) ?? 'inbox';
  const openId = idIn(get('open'));
  const recent = recentIn(get('recent'));
  const faqId = idIn(get('faq'));
  const assistantId = idIn(get('assistant'));
  const userId = idIn(get('user'));
  const archive = oneOf(get('archive'), archiveStates);
  const keyword = searchIn(get('q'));

  // The same object all day long, so that a new minute asks for nothing.
  const startTime = recent && sinceOf(recent, now);
  const narrowing = useMemo(
    () => ({
      ...(startTime !== undefined && { startTime }),
      ...(assistantId !== undefined && { assistantId }),
      ...(userId !== undefined && { userId }),
      ...(keyword !== undefined && { keyword }),
      ...(archive !== 'all' && { archived: archive === 'archived' }),
    }),
    [startTime, assistantId, userId, keyword, archive],
  );
  const input = useMemo(() => ({ ...narrowing, ...ofView(view) }), [narrowing, view]);

  const query = useMemo<ListQuery>(
    () => ({
      current: 1,
      size: 1,
      ...(keyword !== undefined && { search: keyword }),
      filters: Object.fromEntries(
        Object.entries({ recent, assistant: assistantId, user: userId, archive }).filter(([, value]) => value),
      ) as Readonly<Record<string, string>>,
    }),
    [keyword, recent, assistantId, userId, archive],
  );
  const onQueryChange = useCallback(
    ({ search, filters = {} }: ListQuery) =>
      set({ q: search, ...Object.fromEntries(filterKeys.map((key) => [key, filters[key]])) }),
    [set],
  );
  const open = useCallback(
    (id: string | undefined) => set({ open: id }, { push: openId === undefined && id !== undefined }),
    [openId, set],
  );
  /** What stands in the address now, in an order of its own; empty: the inbox, not narrowed. */
  const saying = new URLSearchParams(
    viewKeys.flatMap((key) => {
      const value = get(key);
      return value === undefined || value === '' ? [] : [[key, value]];
    }),
  ).toString();
  /** Shows what was kept of an address. */
  const follow = (kept: string): void => {
    const values = new URLSearchParams(kept);
    set({ open: undefined, ...Object.fromEntries(viewKeys.map((key) => [key, values.get(key) ?? undefined])) });
  };
  return {
    saying,
    follow,
    view,
    /** What the counts of all views are asked for. */
    narrowing,
    /** What the list of this view is asked for. */
    input,
    query,
    onQueryChange,
    openId,
    open,
    /** The answer that is being written as an FAQ. */
    faqId,
    writeFaq: (id: string) => set({ faq: id }, { push: true }),
    endFaq: () => set({ faq: undefined }),
    show: (next: View) => set({ view: next === 'inbox' ? undefined : next, open: undefined }),
    /** The earliest moment shown. Undefined: the beginning. */
    startTime,
  };
};

export type RecordView = ReturnType<typeof useRecordView>;
