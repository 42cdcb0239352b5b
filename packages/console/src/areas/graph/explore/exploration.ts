import type { GraphEdge, GraphNode } from '@console/api/contract';

/** Entities and what joins them. */
export interface Piece {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** Neighbours that one step brought. */
export interface Expansion extends Piece {
  /** Whose neighbours they are. */
  readonly of: string;
}

/** What is left out of the picture: the rest is shown, also of kinds that are new. */
export interface Without {
  readonly kinds: ReadonlySet<string>;
  readonly relations: ReadonlySet<string>;
  /** Entities that were folded away. */
  readonly folded: ReadonlySet<string>;
}

/** Everything of several pieces once: the first that names an entity counts. */
export const joined = (pieces: readonly Piece[]): Piece => {
  const nodes = new Map<string, GraphNode>();
  const edges = new Map<string, GraphEdge>();
  for (const piece of pieces) {
    for (const node of piece.nodes) if (!nodes.has(node.id)) nodes.set(node.id, node);
    for (const edge of piece.edges) if (!edges.has(edge.id)) edges.set(edge.id, edge);
  }
  return { nodes: [...nodes.values()], edges: [...edges.values()] };
};

/** What of a piece is in the picture. `kept` stays whatever its kind: it is what the reader looks at. */
export const shownOf = (piece: Piece, without: Without, kept: ReadonlySet<string>): Piece => {
  const nodes = piece.nodes.filter(
    ({ id, entityType }) => kept.has(id) || (!without.kinds.has(entityType) && !without.folded.has(id)),
  );
  const shown = new Set(nodes.map(({ id }) => id));
  const edges = piece.edges.filter(
    ({ sourceId, targetId, predicate }) =>
      shown.has(sourceId) && shown.has(targetId) && !without.relations.has(predicate),
  );
  return { nodes, edges };
};

/** An edge of a piece between its ends; undefined where it is not in it. */
export const edgeOf = ({ nodes, edges }: Piece, id: string) => {
  const edge = edges.find((one) => one.id === id);
  const subject = nodes.find((node) => node.id === edge?.sourceId);
  const object = nodes.find((node) => node.id === edge?.targetId);
  return edge && subject && object && { subject, predicate: edge.predicate, object };
};

/** The entities beside one. */
export const neighboursOf = (edges: readonly GraphEdge[], id: string): Set<string> => {
  const beside = new Set<string>();
  for (const { sourceId, targetId } of edges) {
    if (sourceId === id) beside.add(targetId);
    if (targetId === id) beside.add(sourceId);
  }
  beside.delete(id);
  return beside;
};

/** Neighbours of an entity that hang on it alone: folding takes them away. */
export const leavesOf = (edges: readonly GraphEdge[], id: string): string[] => {
  const beside = neighboursOf(edges, id);
  const others = new Set<string>();
  for (const { sourceId, targetId } of edges) {
    if (sourceId !== id && targetId !== id) {
      others.add(sourceId);
      others.add(targetId);
    }
  }
  return [...beside].filter((neighbour) => !others.has(neighbour));
};

/** A way in its order, from one of its ends. */
export interface Way {
  readonly nodeIds: readonly string[];
  readonly edgeIds: readonly string[];
}

/** The order of a way that is answered as a piece: each of its entities but the ends has one edge in and one out. */
export const wayOf = (piece: Piece, fromId: string): Way => {
  const nodeIds = [fromId];
  const edgeIds: string[] = [];
  let at = fromId;
  const left = new Set(piece.edges);
  for (;;) {
    const next = [...left].find(({ sourceId, targetId }) => sourceId === at || targetId === at);
    if (next === undefined) return { nodeIds, edgeIds };
    left.delete(next);
    at = next.sourceId === at ? next.targetId : next.sourceId;
    edgeIds.push(next.id);
    nodeIds.push(at);
  }
};
