import { growAt, NODE } from './crowd.js';
import type { NodeMark } from './marks.js';
import { paintShape } from './paintShape.js';
import { placeOf, type Scene } from './scene.js';

export type Pen = CanvasRenderingContext2D;

const DIM = 0.5;
/** Of the ring around a node, beyond the node. */
const RING = { focus: 8, path: 5, pinned: 3.5 } as const;

export const radiusOf = (mark: NodeMark | undefined, scale: number): number => {
  const size = mark === 'focus' ? NODE.focus : mark === 'near' || mark === 'path' ? NODE.near : NODE.plain;
  // What is looked at is seen from afar as well.
  return size * (mark === 'plain' || mark === 'dim' ? growAt(scale) : Math.max(0.75, growAt(scale)));
};

const ring = (pen: Pen, radius: number, width: number, colour: string, ground?: string) => {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  if (ground !== undefined) {
    pen.fillStyle = ground;
    pen.fill();
  }
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
};

const paintNode = (pen: Pen, scene: Scene, at: number) => {
  const { model, marks, looks, palette, view, pinned } = scene;
  const node = model.nodes[at];
  if (node === undefined) return;
  const mark = marks.nodes[at];
  const look = looks(node.entityType);
  const radius = radiusOf(mark, view.scale);
  const { x, y } = placeOf(scene, at);
  pen.save();
  pen.translate(x, y);
  if (mark === 'focus') ring(pen, radius + RING.focus, 2, palette.brand, palette.tint);
  else if (marks.onPath.has(at)) ring(pen, radius + RING.path, 1.5, palette.brand, palette.tint);
  else if (pinned.has(node.id)) ring(pen, radius + RING.pinned, 1, palette.line3);
  pen.globalAlpha = mark === 'dim' ? DIM : 1;
  paintShape(pen, { shape: look.shape, radius, colour: palette.of(look), ground: palette.sheet });
  pen.restore();
};

const order: readonly NodeMark[] = ['dim', 'plain', 'near', 'path', 'focus'];

/** Draws nodes, what is looked at over the rest. */
export const paintNodes = (pen: Pen, scene: Scene, nodes: readonly number[]): void => {
  for (const mark of order) {
    for (const at of nodes) if (scene.marks.nodes[at] === mark) paintNode(pen, scene, at);
  }
};

/** Draws edges, those of the node that is looked at and of the path over the rest. */
export const paintEdges = (pen: Pen, scene: Scene, edges: readonly number[]): void => {
  const { marks, model, palette, hoveredEdge } = scene;
  const kinds = [
    ['plain', 1, palette.line2],
    ['near', 1.25, palette.line3],
    ['path', 3, palette.brand],
  ] as const;
  for (const [mark, width, colour] of kinds) {
    pen.beginPath();
    for (const at of edges) {
      if (marks.edges[at] !== mark) continue;
      const from = placeOf(scene, model.ends[at * 2] ?? 0);
      const to = placeOf(scene, model.ends[at * 2 + 1] ?? 0);
      pen.moveTo(from.x, from.y);
      pen.lineTo(to.x, to.y);
    }
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.stroke();
  }
  if (hoveredEdge === undefined) return;
  const from = placeOf(scene, model.ends[hoveredEdge * 2] ?? 0);
  const to = placeOf(scene, model.ends[hoveredEdge * 2 + 1] ?? 0);
  pen.beginPath();
  pen.moveTo(from.x, from.y);
  pen.lineTo(to.x, to.y);
  pen.lineWidth = marks.edges[hoveredEdge] === 'path' ? 3 : 2;
  pen.strokeStyle = marks.edges[hoveredEdge] === 'path' ? palette.brand : palette.line3;
  pen.stroke();
};
