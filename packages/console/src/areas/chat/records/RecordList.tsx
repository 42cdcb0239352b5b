import { mapAsync } from '@console/base';
import { isNarrowed, withoutConditions } from '@console/ui/data-list';
import { InboxList } from '@console/ui/inbox';
import { EmptyState } from '@console/ui/states';
import { inboxItem } from './inboxItem.js';
import type { RecordView } from './recordView.js';
import { useRecordWords } from './recordWords.js';
import type { Records } from './useRecords.js';

export interface RecordListProps {
  view: RecordView;
  records: Records;
  now: Date;
}

/** Why nothing is listed, and the way back to everything. */
const Nothing = ({ view }: { view: RecordView }) => {
  const words = useRecordWords();
  if (!isNarrowed(view.query) && view.view === 'inbox')
    return <EmptyState title={words.emptyTitle} description={words.emptyText} />;
  const clear = () => {
    view.onQueryChange(withoutConditions(view.query));
    view.show('inbox');
  };
  return (
    <EmptyState
      picture="search"
      title={words.nothingTitle}
      description={words.nothingText}
      action={{ label: words.clear, onClick: clear }}
    />
  );
};

/** The conversations of a view. */
export const RecordList = ({ view, records, now }: RecordListProps) => {
  const words = useRecordWords();
  const { shown, hasMore, loadingMore, loadMore, fresh, showFresh } = records;
  const items = mapAsync(shown, ({ list }) => ({
    list: list.map((record) => inboxItem(record, words)),
    hasMore,
    loadingMore,
  }));
  return (
    <InboxList
      label={words.list}
      items={items}
      currentId={view.openId}
      now={now}
      {...(fresh > 0 && { fresh: words.upTo(fresh) })}
      onFresh={showFresh}
      empty={<Nothing view={view} />}
      onLoadMore={loadMore}
      onOpen={view.open}
    />
  );
};
