import type { Input, pageTripleRelationships, TripleRelationship } from '@console/api/contract';
import { usePageTripleRelationships } from '@console/api/hooks/graph';
import { columnsOf } from '../../../lists/columns.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { RecordTable } from '../../../lists/RecordTable.js';
import { linkTo } from '../../../navigation/address.js';
import { addressOf, type Reviewed } from './reviewed.js';
import { useReviewWords } from './reviewWords.js';

const column = columnsOf<TripleRelationship>();

const useRelationships = recordListHook<
  TripleRelationship,
  Omit<Input<typeof pageTripleRelationships>, 'current' | 'size'>
>({ kind: 'found relationship', usePage: usePageTripleRelationships });

/** What a task or an import has found, as a table: refused triples are left out. A row leads to its review. */
export const FoundRelationships = ({ reviewed }: { reviewed: Reviewed }) => {
  const { relationships: words } = useReviewWords();
  const list = useRelationships({
    within: reviewed.of,
    columns: [
      { key: 'subject', title: words.subject, mobile: 'first', render: ({ subject }) => subject.name },
      column.text('predicate', words.predicate, ({ predicate }) => predicate, { width: 140, mobile: 'firstEnd' }),
      column.text('object', words.object, ({ object }) => object.name, { mobile: 'second' }),
      column.text('condition', words.condition, ({ condition }) => condition, { quiet: true }),
    ],
  });
  return (
    <RecordTable
      list={list}
      label={words.predicate}
      rowName={({ subject, predicate, object }) => `${subject.name} ${predicate} ${object.name}`}
      searchHint={words.search}
      // What was found is listed by the id that its triple has under review.
      hrefOf={({ id }) => linkTo('tripleTaskDetail', { ...addressOf(reviewed), open: id })}
      empty={{ title: words.emptyTitle, description: words.emptyText }}
    />
  );
};

export default FoundRelationships;
