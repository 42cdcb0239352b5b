import { useMemo } from 'react';
import { countIn, idIn, oneOf } from '../../../navigation/addressValues.js';
import { type QueryPatch, useQueryState } from '../../../navigation/useQueryState.js';
import { readNames, writeNames } from './graphAddress.js';

export const graphViews = ['graph', 'table', 'same'] as const;
export type GraphViewName = (typeof graphViews)[number];

const MOST_PATHS = 10;

/** Both ends are known once a way is looked for. */
export interface PathEnds {
  readonly fromId: string | undefined;
  readonly toId: string | undefined;
}

/** What the page shows, all of it kept in its address. */
export interface GraphPageView {
  readonly view: GraphViewName;
  readonly turn: (view: GraphViewName) => void;
  /** The base looked at; undefined: all that the reader sees. */
  readonly baseId: string | undefined;
  readonly chooseBase: (id: string | undefined) => void;
  /** The entity that the picture is drawn around; undefined: the best connected part. */
  readonly entityId: string | undefined;
  /** Draws the picture around another one. */
  readonly center: (id: string | undefined) => void;
  /** The entity or relationship whose panel is open. */
  readonly nodeId: string | undefined;
  readonly edgeId: string | undefined;
  readonly select: (chosen: { node: string } | { edge: string } | null) => void;
  /** Kinds and relations that are left out. */
  readonly withoutKinds: readonly string[];
  readonly withoutRelations: readonly string[];
  readonly leaveOut: (kinds: readonly string[], relations: readonly string[]) => void;
  readonly ends: PathEnds;
  /** Which of the ways, from 1. */
  readonly nth: number;
  readonly lead: (ends: Partial<PathEnds>) => void;
  readonly step: (nth: number) => void;
  /** The sentence whose page is open. */
  readonly sourceId: string | undefined;
  readonly openSource: (id: string | undefined) => void;
}

const closed: QueryPatch = { node: undefined, edge: undefined, source: undefined };
const noPath: QueryPatch = { from: undefined, to: undefined, nth: undefined };

export const useGraphView = (): GraphPageView => {
  const [get, put] = useQueryState();
  const [kinds, relations] = [get('noKinds'), get('noRelations')];
  const withoutKinds = useMemo(() => readNames(kinds), [kinds]);
  const withoutRelations = useMemo(() => readNames(relations), [relations]);
  const entityId = idIn(get('entity'));
  const edgeId = idIn(get('edge'));
  const fromId = idIn(get('from'));
  const toId = idIn(get('to'));
  const node = get('node');
  return {
    view: oneOf(get('view'), graphViews) ?? 'graph',
    // Another page to the reader, which the way back leaves again.
    turn: (view) => put({ view: view === 'graph' ? undefined : view, source: undefined }, { push: view === 'same' }),
    baseId: idIn(get('base')),
    chooseBase: (base) =>
      put({ base, entity: undefined, noKinds: undefined, noRelations: undefined, ...closed, ...noPath }),
    entityId,
    // The other end of a way that was begun may have to be looked for first.
    center: (entity) =>
      put(
        { entity, ...closed, ...(fromId !== undefined && toId !== undefined && noPath) },
        { push: entity !== undefined },
      ),
    // The entity of the picture has its panel open until it is closed.
    nodeId: edgeId === undefined ? (node === 'none' ? undefined : (idIn(node) ?? entityId)) : undefined,
    edgeId,
    select: (chosen) => {
      if (chosen === null) put({ ...closed, node: entityId === undefined ? undefined : 'none' });
      else if ('edge' in chosen) put({ ...closed, edge: chosen.edge });
      else put({ ...closed, node: chosen.node === entityId ? undefined : chosen.node });
    },
    withoutKinds,
    withoutRelations,
    leaveOut: (noKinds, noRelations) => put({ noKinds: writeNames(noKinds), noRelations: writeNames(noRelations) }),
    ends: { fromId, toId: toId === fromId ? undefined : toId },
    nth: countIn(get('nth'), MOST_PATHS) ?? 1,
    lead: (ends) =>
      put({
        nth: undefined,
        ...('fromId' in ends && { from: ends.fromId }),
        ...('toId' in ends && { to: ends.toId }),
      }),
    step: (nth) => put({ nth: nth === 1 ? undefined : nth }),
    sourceId: idIn(get('source')),
    openSource: (source) => put({ source }, { push: source !== undefined }),
  };
};
