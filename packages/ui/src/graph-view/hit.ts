import { radiusOf } from './paintNodes.js';
import { placeOf, type Scene } from './scene.js';

/** Pixels beside a node or an edge that still count as on it. */
const NODE_SLACK = { mouse: 4, touch: 14 } as const;
const EDGE_SLACK = 5;

export type Pointer = keyof typeof NODE_SLACK;

/** The node at a point of the widget, the nearest where several are. */
export const nodeAt = (scene: Scene, x: number, y: number, pointer: Pointer): number | undefined => {
  const { model, marks, view, places } = scene;
  let found: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < model.nodes.length; at += 1) {
    const away = Math.hypot(
      (places[at * 2] ?? 0) * view.scale + view.x - x,
      (places[at * 2 + 1] ?? 0) * view.scale + view.y - y,
    );
    if (away >= least || away > radiusOf(marks.nodes[at], view.scale) + NODE_SLACK[pointer]) continue;
    least = away;
    found = at;
  }
  return found;
};

/** The edge at a point of the widget. Of a crowd only what stands out can be hit. */
export const edgeAt = (scene: Scene, x: number, y: number): number | undefined => {
  const { model, sight, marks } = scene;
  let found: number | undefined;
  let least: number = EDGE_SLACK;
  for (const at of sight.isCrowd ? marks.litEdges : sight.edges) {
    const from = placeOf(scene, model.ends[at * 2] ?? 0);
    const to = placeOf(scene, model.ends[at * 2 + 1] ?? 0);
    const length = (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
    if (length === 0) continue;
    const along = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length;
    if (along < 0 || along > 1) continue;
    const away = Math.hypot(from.x + along * (to.x - from.x) - x, from.y + along * (to.y - from.y) - y);
    if (away > least) continue;
    least = away;
    found = at;
  }
  return found;
};
