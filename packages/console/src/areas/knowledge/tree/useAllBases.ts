import type { KnowledgeBase } from '@console/api/contract';
import { useGrowingKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { type Async, mapAsync } from '@console/base';
import { useEffect } from 'react';

/** Milliseconds between two looks while documents are parsed. */
const INTERVAL = 2000;
const STEP = 200;

const byName = { orders: [{ column: 'name', asc: true }] };

/** Every base that the reader sees, by name, with counts that keep up while documents are parsed. */
export const useAllBases = (): Async<readonly KnowledgeBase[]> => {
  const { state, hasMore, loadingMore, moreError, loadMore } = useGrowingKnowledgeBases(byName, {
    size: STEP,
    refreshEvery: (data) => (data?.list.some(({ parsingCount }) => parsingCount > 0) ? INTERVAL : 0),
  });
  const goOn = hasMore && !loadingMore && moreError === undefined;
  useEffect(() => {
    if (goOn) loadMore();
  }, [goOn, loadMore]);
  return mapAsync(state, ({ list }) => list);
};
