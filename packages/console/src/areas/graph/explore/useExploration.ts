import { useClient } from '@console/api';
import { type Graph, type Input, listGraphNeighbours, type readGraph } from '@console/api/contract';
import { useReadGraph } from '@console/api/hooks/graph';
import { type Async, loading, mapAsync, ready } from '@console/base';
import { useMemo, useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { type Expansion, joined, leavesOf, type Piece, shownOf } from './exploration.js';
import type { GraphPageView } from './useGraphView.js';
import type { Wanted } from './wanted.js';

/** Neighbours that one step brings. */
export const STEP = 12;

interface Grown {
  /** What was begun from: another beginning forgets the steps. */
  readonly from: string;
  readonly expansions: readonly Expansion[];
  readonly folded: ReadonlySet<string>;
}

const nothing: Graph = { nodes: [], edges: [], cut: false };
const noPiece: Piece = { nodes: [], edges: [] };

export interface Exploration {
  /** What the picture and its table show. */
  readonly shown: Async<Piece>;
  /** More was found at the beginning than was answered. */
  readonly cut: boolean;
  /** Shows the next neighbours of an entity. Answers how many there were; undefined where they did not come. */
  readonly expand: (id: string) => Promise<number | undefined>;
  /** Takes away what hangs on an entity alone. */
  readonly fold: (id: string) => void;
  /** Asks again for what the steps brought: something in the graph was changed. */
  readonly reload: () => Promise<void>;
}

const bodyOf = (wanted: Wanted, { baseId, entityId }: GraphPageView): Input<typeof readGraph> | null =>
  wanted.state === 'some'
    ? {
        ...wanted.filter,
        ...(baseId !== undefined && { knowBaseId: baseId }),
        ...(entityId !== undefined && { entityId }),
      }
    : null;

/**
 * The part of the graph that the reader has come to see: where it began, and what each step brought. `path`: ways between
 * two entities, which are shown in any case.
 */
export const useExploration = (view: GraphPageView, wanted: Wanted, path: Graph | undefined): Exploration => {
  const client = useClient();
  const { baseId, entityId, nodeId, withoutKinds, withoutRelations } = view;
  const begun = useReadGraph(bodyOf(wanted, view), { keepPrevious: true });
  const from = `${baseId ?? ''} ${entityId ?? ''}`;
  const [kept, setGrown] = useState<Grown>({ from, expansions: [], folded: new Set() });
  const grown = useMemo<Grown>(
    () => (kept.from === from ? kept : { from, expansions: [], folded: new Set() }),
    [kept, from],
  );
  const without = useMemo(
    () => ({ kinds: new Set(withoutKinds), relations: new Set(withoutRelations), folded: grown.folded }),
    [withoutKinds, withoutRelations, grown.folded],
  );
  const looked = useMemo(
    () => new Set([entityId, nodeId, ...(path?.nodes ?? []).map(({ id }) => id)].filter((id) => id !== undefined)),
    [entityId, nodeId, path],
  );
  const shown = useMemo(() => {
    const seed = { some: begun.state, waiting: loading, none: ready(nothing) }[wanted.state];
    return mapAsync(
      seed,
      (graph): Piece =>
        shownOf(joined([graph, ...grown.expansions, ...(path === undefined ? [] : [path])]), without, looked),
    );
  }, [wanted.state, begun.state, grown.expansions, path, without, looked]);
  const piece = shown.state === 'ready' ? shown.data : noPiece;

  const ask = (id: string, known: readonly string[], limit: number, quiet: boolean) =>
    client.call(listGraphNeighbours, { ...wanted.filter, id, known: [...known], limit }, { quiet });

  const expand = async (id: string): Promise<number | undefined> => {
    let count: number | undefined;
    await attempt(async () => {
      const { nodes, edges } = await ask(
        id,
        piece.nodes.map((node) => node.id),
        STEP,
        false,
      );
      count = nodes.length;
      const back = new Set(nodes.map((node) => node.id));
      setGrown({
        from,
        expansions: [...grown.expansions, { of: id, nodes, edges }],
        folded: new Set([...grown.folded].filter((one) => !back.has(one))),
      });
    });
    return count;
  };

  const fold = (id: string) => setGrown({ ...grown, folded: new Set([...grown.folded, ...leavesOf(piece.edges, id)]) });

  const reload = async (): Promise<void> => {
    const again: Expansion[] = [];
    const known = new Set(begun.data?.nodes.map((node) => node.id));
    for (const { of, nodes } of grown.expansions) {
      // What it hung on may be gone with the change: then so is what it brought.
      const reply = await ask(of, [...known], Math.max(1, nodes.length), true).catch(() => undefined);
      if (reply === undefined) continue;
      again.push({ of, nodes: reply.nodes, edges: reply.edges });
      for (const node of reply.nodes) known.add(node.id);
    }
    if (grown.expansions.length > 0) setGrown({ ...grown, expansions: again });
  };

  return { shown, cut: begun.data?.cut ?? false, expand, fold, reload };
};
