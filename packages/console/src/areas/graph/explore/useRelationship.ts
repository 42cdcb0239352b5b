import type { TripleRelationship } from '@console/api/contract';
import { usePageTripleRelationships } from '@console/api/hooks/graph';
import { type Async, mapAsync } from '@console/base';

/** All that is known of a relation, also of one that is not drawn. Ready without one: it is gone. */
export const useRelationship = (id: string | undefined): Async<TripleRelationship | undefined> => {
  const { state } = usePageTripleRelationships(id === undefined ? null : { current: 1, size: 1, id }, {
    keepPrevious: false,
  });
  return mapAsync(state, ({ list }) => list.find((one) => one.id === id));
};
