import { paintLabels, placeLabels } from './paintLabels.js';
import { paintEdges, paintNodes, type Pen } from './paintNodes.js';
import type { Scene } from './scene.js';

/** What of a crowd is drawn over it: the node that is looked at with its neighbours, the path, and what is pointed at. */
const standsOut = ({ model, marks, hovered }: Scene) => {
  const nodes = new Set(marks.onPath);
  if (marks.focus !== undefined) for (const one of [marks.focus, ...(model.near[marks.focus] ?? [])]) nodes.add(one);
  if (hovered !== undefined) nodes.add(hovered);
  return { nodes: [...nodes], edges: marks.litEdges };
};

/** Draws a scene, or of a crowd what stands out. */
export const paint = (pen: Pen, scene: Scene): void => {
  const { nodes, edges } = scene.sight.isCrowd ? standsOut(scene) : scene.sight;
  paintEdges(pen, scene, edges);
  paintNodes(pen, scene, nodes);
  paintLabels(pen, scene, placeLabels(pen, scene));
};
