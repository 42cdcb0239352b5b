import { useInfiniteTripleRelationships } from '@console/api/hooks/graph';
import { type Async, type AsyncError, failed, mapAsync } from '@console/base';
import type { GraphRow } from '@console/ui/graph-view';
import { useEffect, useMemo } from 'react';
import { useSourceWords } from '../source/sourceWords.js';
import type { Piece } from './exploration.js';
import { rowsOf } from './tableRows.js';
import type { Wanted } from './wanted.js';

const STEP = 200;
/** A call takes as many. What lies beyond them is in the table, without its sentence. */
const MOST_ENDS = 1000;

export interface TableRows {
  rows: Async<readonly GraphRow[]>;
  /** What more there is to know of them did not come. */
  failed: AsyncError | undefined;
}

/** The picture as a table, while that is looked at. */
export const useTableRows = (
  shown: Async<Piece>,
  wanted: Wanted,
  { open, hrefOf }: { open: boolean; hrefOf: (edgeId: string, sentenceId: string) => string },
): TableRows => {
  const words = useSourceWords();
  const piece = shown.state === 'ready' ? shown.data : undefined;
  const between = useMemo(() => piece?.nodes.slice(0, MOST_ENDS).map(({ id }) => id) ?? [], [piece]);
  const asked = open && piece !== undefined && piece.edges.length > 0;
  const { state, data, hasMore, loadingMore, moreError, loadMore, refresh } = useInfiniteTripleRelationships(
    asked ? { between, ...wanted.filter } : null,
    { size: STEP },
  );
  const goOn = hasMore && !loadingMore && moreError === undefined;
  useEffect(() => {
    if (goOn) loadMore();
  }, [goOn, loadMore]);
  const rows = useMemo(
    () => mapAsync(shown, (one) => rowsOf(one, { known: data?.list ?? [], words, hrefOf })),
    [shown, data, words, hrefOf],
  );
  const error = state.state === 'error' ? state.error : moreError;
  return {
    rows,
    failed: error === undefined ? undefined : failed(error, moreError ? loadMore : refresh),
  };
};
