import type { Input, pageTripleRelationships, TripleRelationship } from '@console/api/contract';
import { usePageTripleRelationships } from '@console/api/hooks/graph';
import { lookUp } from '@console/base';
import { Status } from '@console/ui/states';
import { columnsOf } from '../../../lists/columns.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { RecordTable } from '../../../lists/RecordTable.js';
import { linkTo } from '../../../navigation/address.js';
import type { Reviewed } from './reviewed.js';
import { useReviewWords } from './reviewWords.js';

const column = columnsOf<TripleRelationship>();

const useRelationships = recordListHook<
  TripleRelationship,
  Omit<Input<typeof pageTripleRelationships>, 'current' | 'size'>
>({ kind: 'graph relationship', usePage: usePageTripleRelationships });

/** The relationships that a task or an import has brought into the graph. */
export const PassedRelationships = ({ reviewed }: { reviewed: Reviewed }) => {
  const { relationships: words } = useReviewWords();
  const list = useRelationships({
    within: reviewed.of,
    columns: [
      { key: 'subject', title: words.subject, mobile: 'first', render: ({ subject }) => subject.name },
      column.text('predicate', words.predicate, ({ predicate }) => predicate, { width: 140, mobile: 'firstEnd' }),
      column.text('object', words.object, ({ object }) => object.name, { mobile: 'second' }),
      column.text('condition', words.condition, ({ condition }) => condition, { quiet: true }),
      column.status(
        'state',
        words.state,
        ({ state }) => (
          <Status tone={state === 'superseded' ? 'off' : 'ok'}>{lookUp(words.states, state, state)}</Status>
        ),
        { mobile: 'secondEnd' },
      ),
    ],
  });
  return (
    <RecordTable
      list={list}
      label={words.predicate}
      rowName={({ subject, predicate, object }) => `${subject.name} ${predicate} ${object.name}`}
      searchHint={words.search}
      hrefOf={({ id, knowBaseId }) => linkTo('knowledgeGraph', { base: knowBaseId, edge: id })}
      empty={{ title: words.emptyTitle, description: words.emptyText }}
    />
  );
};

export default PassedRelationships;
