import type { Input, pageTripleEntities, TripleEntity } from '@console/api/contract';
import { usePageTripleEntities } from '@console/api/hooks/graph';
import { columnsOf } from '../../../lists/columns.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { RecordTable } from '../../../lists/RecordTable.js';
import { linkTo } from '../../../navigation/address.js';
import { addressOf, type Reviewed } from './reviewed.js';
import { useReviewWords } from './reviewWords.js';

const column = columnsOf<TripleEntity>();

const useEntities = recordListHook<TripleEntity, Omit<Input<typeof pageTripleEntities>, 'current' | 'size'>>({
  kind: 'found entity',
  usePage: usePageTripleEntities,
});

/** The entities that a task or an import has found, each with the way to its triples. Those of refused triples are left out. */
export const FoundEntities = ({ reviewed }: { reviewed: Reviewed }) => {
  const { entities: words } = useReviewWords();
  const list = useEntities({
    within: reviewed.of,
    columns: [
      { key: 'name', title: words.name, mobile: 'first', render: ({ name }) => name },
      column.text('entityType', words.kind, ({ entityType }) => entityType, { width: 120, mobile: 'firstEnd' }),
      column.count('relationCount', words.count, ({ relationCount }) => relationCount, { mobile: 'secondEnd' }),
    ],
  });
  return (
    <RecordTable
      list={list}
      label={words.name}
      rowName={({ name }) => name}
      searchHint={words.search}
      hrefOf={({ name }) => linkTo('tripleTaskDetail', { ...addressOf(reviewed), q: name })}
      empty={{ title: words.emptyTitle, description: words.emptyText }}
    />
  );
};

export default FoundEntities;
