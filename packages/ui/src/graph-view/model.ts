import type { GraphData, GraphEdge, GraphNode } from './types.js';

/** The graph by numbers: what is computed over thousands of nodes does not look up names. */
export interface GraphModel {
  readonly nodes: readonly GraphNode[];
  /** Those that have both ends. */
  readonly edges: readonly GraphEdge[];
  /** Where a node stands in `nodes`. */
  readonly at: ReadonlyMap<string, number>;
  /** Two numbers for each edge: its source and its target. */
  readonly ends: Uint32Array;
  /** The neighbours of each node, each of them once. */
  readonly near: readonly (readonly number[])[];
  /** All nodes, those with most relations first. */
  readonly rank: readonly number[];
}

export const modelOf = ({ nodes, edges }: GraphData): GraphModel => {
  const at = new Map(nodes.map(({ id }, index) => [id, index]));
  const whole = edges.filter(({ sourceId, targetId }) => at.has(sourceId) && at.has(targetId));
  const ends = new Uint32Array(whole.length * 2);
  const near = nodes.map(() => new Set<number>());
  for (const [index, { sourceId, targetId }] of whole.entries()) {
    const source = at.get(sourceId) ?? 0;
    const target = at.get(targetId) ?? 0;
    ends[index * 2] = source;
    ends[index * 2 + 1] = target;
    if (source === target) continue;
    near[source]?.add(target);
    near[target]?.add(source);
  }
  const weight = nodes.map(({ relationCount }, index) => Math.max(relationCount, near[index]?.size ?? 0));
  const rank = nodes
    .map((_, index) => index)
    .toSorted((one, other) => (weight[other] ?? 0) - (weight[one] ?? 0) || one - other);
  return { nodes, edges: whole, at, ends, near: near.map((set) => [...set]), rank };
};
