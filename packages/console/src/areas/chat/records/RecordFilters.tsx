import { ASSISTANT_PAGE_SIZE } from '@console/api/contract';
import { usePageAssistants } from '@console/api/hooks/assistants';
import { mapAsync } from '@console/base';
import { FilterSelect, type ListFilter, QueryBar } from '@console/ui/data-list';
import { useDictionary } from '../../../locale/useDictionary.js';
import { recents } from '../../../time/recent.js';
import { useIsMobile } from '../../../state/device.js';
import { archiveStates, type RecordView } from './recordView.js';
import { Waiting } from './record.styles.js';
import { SaveView } from './SaveView.js';
import { useRecordWords } from './recordWords.js';

export interface RecordFiltersProps {
  view: RecordView;
  /** The person whose conversations alone are shown, by name where it is known. */
  username?: string | undefined;
  /** How many are not seen. Left out: not known. */
  unread?: number | undefined;
  /** What is shown can be kept as a view, which is offered here on a phone alone. */
  savable: boolean;
}

/** What narrows the list, whichever view is shown. On a phone with the search, in one row. */
export const RecordFilters = ({
  view: { query, onQueryChange, saying },
  username,
  unread,
  savable,
}: RecordFiltersProps) => {
  const words = useRecordWords();
  const { list, menuName } = useDictionary();
  const mobile = useIsMobile();
  const assistants = usePageAssistants({ current: 1, size: ASSISTANT_PAGE_SIZE });
  const userId = query.filters?.['user'];
  const filters: ListFilter[] = [
    {
      key: 'recent',
      label: words.recent,
      options: recents.map((value) => ({ value, label: list.recents[value] })),
    },
    {
      key: 'assistant',
      label: words.assistant,
      options: mapAsync(assistants.state, (page) =>
        page.list.map(({ id, assistantName }) => ({ value: id, label: menuName(assistantName) })),
      ),
    },
    {
      key: 'archive',
      label: words.state,
      unset: words.unarchivedState,
      options: archiveStates.map((value) => ({ value, label: words.states[value] })),
    },
  ];
  if (userId !== undefined)
    filters.push({ key: 'user', label: words.person, options: [{ value: userId, label: username ?? userId }] });
  if (mobile)
    return (
      <>
        <QueryBar
          query={query}
          onQueryChange={onQueryChange}
          searchHint={words.search}
          filters={filters}
          sortable={[]}
          covered={false}
        />
        {savable && <SaveView saying={saying} />}
      </>
    );
  return (
    <>
      {filters.map((filter) => (
        <FilterSelect key={filter.key} labelled={false} filter={filter} query={query} onQueryChange={onQueryChange} />
      ))}
      {unread !== undefined && unread > 0 && <Waiting>{words.unreadCount(words.upTo(unread))}</Waiting>}
    </>
  );
};
