import { useDictionary } from '../locale/useDictionary.js';
import { recents, sinceOf } from '../time/recent.js';
import { useNow } from '../time/useNow.js';
import { enumFilter, type RecordFilter } from './recordFilters.js';

/** How far back a list looks. */
export const useRecentFilter = (): RecordFilter<{ startTime: string }> => {
  const { list: words } = useDictionary();
  const now = useNow();
  return enumFilter({
    key: 'recent',
    label: words.recent,
    values: recents,
    words: words.recents,
    toInput: (recent) => ({ startTime: sinceOf(recent, now) }),
  });
};
