import type { GraphKinds } from '@console/api/contract';
import type { Async } from '@console/base';
import type { GraphPageView } from './useGraphView.js';

/** The kinds and relations that calls are asked for; left out: all. */
export interface GraphFilter {
  readonly entityTypes?: string[];
  readonly predicates?: string[];
}

/** `waiting`: which kinds there are is not known yet. `none`: all of them are left out. */
export interface Wanted {
  readonly state: 'some' | 'waiting' | 'none';
  readonly filter: GraphFilter;
}

const without = (all: readonly { readonly name: string }[], left: readonly string[]): string[] | undefined =>
  left.length === 0 ? undefined : all.map(({ name }) => name).filter((name) => !left.includes(name));

/** Calls take as many names, commonest first. */
const MOST = 200;

/** What calls are asked for, from what is left out. */
export const wantedOf = (
  kinds: Async<GraphKinds>,
  view: Pick<GraphPageView, 'withoutKinds' | 'withoutRelations'>,
): Wanted => {
  const { withoutKinds, withoutRelations } = view;
  if (withoutKinds.length + withoutRelations.length === 0) return { state: 'some', filter: {} };
  if (kinds.state === 'loading') return { state: 'waiting', filter: {} };
  // They can't be named then; what is left out is left out of the reply.
  if (kinds.state === 'error') return { state: 'some', filter: {} };
  const entityTypes = without(kinds.data.entityTypes, withoutKinds);
  const predicates = without(kinds.data.predicates, withoutRelations);
  const filter = {
    ...(entityTypes && { entityTypes: entityTypes.slice(0, MOST) }),
    ...(predicates && { predicates: predicates.slice(0, MOST) }),
  };
  const isNone = entityTypes?.length === 0 || (predicates?.length === 0 && kinds.data.predicates.length > 0);
  return { state: isNone ? 'none' : 'some', filter };
};
