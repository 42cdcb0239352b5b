import type { GraphModel } from './model.js';
import type { GraphPath } from './types.js';

/** How a node is drawn, the later before the earlier. `dim`: others are looked at. */
export const nodeMarks = ['dim', 'plain', 'near', 'path', 'focus'] as const;
export type NodeMark = (typeof nodeMarks)[number];
export type EdgeMark = 'plain' | 'near' | 'path';

export interface Marks {
  readonly nodes: readonly NodeMark[];
  readonly edges: readonly EdgeMark[];
  /** The node that is looked at. */
  readonly focus: number | undefined;
  /** Those of the path are ringed, the one that is looked at as well. */
  readonly onPath: ReadonlySet<number>;
  /** Edges of the path, and those with what else is looked at. */
  readonly pathEdges: readonly number[];
  readonly litEdges: readonly number[];
}

/** What is looked at stands out: the node with its neighbours, and the path. All else steps back, if there is such. */
export const marksOf = (
  { nodes, edges, at, ends, near }: GraphModel,
  selectedId: string | undefined,
  path: GraphPath | undefined,
): Marks => {
  const focus = selectedId === undefined ? undefined : at.get(selectedId);
  const onPath = new Set((path?.nodeIds ?? []).flatMap((id) => at.get(id) ?? []));
  const pathEdges = new Set(path?.edgeIds ?? []);
  const rest: NodeMark = focus === undefined && onPath.size === 0 ? 'plain' : 'dim';
  const marks: NodeMark[] = nodes.map(() => rest);
  for (const one of focus === undefined ? [] : (near[focus] ?? [])) marks[one] = 'near';
  for (const one of onPath) marks[one] = 'path';
  if (focus !== undefined) marks[focus] = 'focus';
  const edgeMarks = edges.map(({ id }, index): EdgeMark => {
    if (pathEdges.has(id)) return 'path';
    return focus !== undefined && (ends[index * 2] === focus || ends[index * 2 + 1] === focus) ? 'near' : 'plain';
  });
  const markedAs = (...wanted: readonly EdgeMark[]) =>
    edgeMarks.flatMap((mark, index) => (wanted.includes(mark) ? [index] : []));
  return {
    nodes: marks,
    edges: edgeMarks,
    focus,
    onPath,
    pathEdges: markedAs('path'),
    litEdges: markedAs('near', 'path'),
  };
};
