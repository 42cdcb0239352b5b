import { FEW } from './crowd.js';
import type { GraphModel } from './model.js';
import type { Extent, View } from './view.js';

const MARGIN = 120;

export interface Sight {
  /** Nodes in sight, and edges that may pass through it. None where there is a crowd: it is drawn elsewhere, all alike. */
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly isCrowd: boolean;
}

export const sightOf = (model: GraphModel, places: Float32Array, view: View, { width, height }: Extent): Sight => {
  const [left, top] = [(-MARGIN - view.x) / view.scale, (-MARGIN - view.y) / view.scale];
  const [right, bottom] = [(width + MARGIN - view.x) / view.scale, (height + MARGIN - view.y) / view.scale];
  const nodes: number[] = [];
  for (let at = 0; at < model.nodes.length; at += 1) {
    const [x, y] = [places[at * 2] ?? 0, places[at * 2 + 1] ?? 0];
    if (x >= left && x <= right && y >= top && y <= bottom) nodes.push(at);
  }
  if (nodes.length > FEW.nodes) return { nodes: [], edges: [], isCrowd: true };
  const edges: number[] = [];
  for (let at = 0; at < model.edges.length; at += 1) {
    const [source, target] = [model.ends[at * 2] ?? 0, model.ends[at * 2 + 1] ?? 0];
    const [fromX, toX] = [places[source * 2] ?? 0, places[target * 2] ?? 0];
    if (Math.max(fromX, toX) < left || Math.min(fromX, toX) > right) continue;
    const [fromY, toY] = [places[source * 2 + 1] ?? 0, places[target * 2 + 1] ?? 0];
    if (Math.max(fromY, toY) < top || Math.min(fromY, toY) > bottom) continue;
    edges.push(at);
    if (edges.length > FEW.edges) return { nodes: [], edges: [], isCrowd: true };
  }
  return { nodes, edges, isCrowd: false };
};
