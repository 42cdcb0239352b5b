import { graphLimits, tripleDecisions } from '@console/api/contract';
import { useCallback, useMemo } from 'react';
import { idIn, oneOf, searchIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';

/** What of the triples is looked at, as it stands in the address. */
export const useReviewView = () => {
  const [get, set] = useQueryState();
  const relation = get('relation')?.slice(0, graphLimits.predicate);
  const decision = oneOf(get('state'), tripleDecisions);
  const marked = get('marked') === 'true';
  const keyword = searchIn(get('q'));
  const openId = idIn(get('open'));
  const filter = useMemo(
    () => ({
      ...(relation !== undefined && { predicate: relation }),
      ...(decision !== undefined && { decision }),
      ...(marked && { marked }),
      ...(keyword !== undefined && { keyword }),
    }),
    [relation, decision, marked, keyword],
  );
  const open = useCallback(
    (id: string | undefined) => set({ open: id }, { push: openId === undefined && id !== undefined }),
    [openId, set],
  );
  return {
    relation,
    decision,
    marked,
    keyword,
    filter,
    openId,
    open,
    /** Looks at one that nobody has asked for: the way back leads past it. */
    begin: useCallback((id: string) => set({ open: id }), [set]),
    isNarrowed: Object.keys(filter).length > 0,
    showRelation: (next: string | undefined) => set({ relation: next, open: undefined }),
    showMarked: (only: boolean) => set({ marked: only ? 'true' : undefined, open: undefined }),
    narrow: ({ q, state }: { q?: string | undefined; state?: string | undefined }) =>
      set({ q, state, open: undefined }),
    clear: () => set({ relation: undefined, state: undefined, marked: undefined, q: undefined, open: undefined }),
  };
};

export type ReviewView = ReturnType<typeof useReviewView>;
