import type { ListFilter, ListQuery } from '@console/ui/data-list';
import { useDictionary } from '../locale/useDictionary.js';
import { recentIn, recents, sinceOf } from '../time/recent.js';
import { useNow } from '../time/useNow.js';

/** Rules of the filter by time, for `useListQuery`. */
export const recentFilters = { recent: recents } as const;

/** How far back a list looks: its filter, and what the call is given for it. */
export const useRecent = (query: ListQuery): { filter: ListFilter; within: { startTime?: string } } => {
  const { list: words } = useDictionary();
  const now = useNow();
  const chosen = recentIn(query.filters?.['recent']);
  return {
    filter: {
      key: 'recent',
      label: words.recent,
      options: recents.map((value) => ({ value, label: words.recents[value] })),
    },
    within: chosen === undefined ? {} : { startTime: sinceOf(chosen, now) },
  };
};
