import type { NodeShapeName } from '../graph-kinds/kinds.js';
import { isHollow, outlineOf, shapePath } from '../graph-kinds/shapes.js';
import { NODE } from './crowd.js';

const paths = new Map<string, Path2D>();
const KNOWN = 500;

const pathOf = (shape: NodeShapeName, radius: number): Path2D => {
  const key = `${shape} ${radius.toFixed(2)}`;
  const path = paths.get(key) ?? new Path2D(shapePath(shape, radius));
  if (paths.size > KNOWN) paths.clear();
  paths.set(key, path);
  return path;
};

export interface Shape {
  readonly shape: NodeShapeName;
  readonly radius: number;
  readonly colour: string;
  /** Fills what is hollow. */
  readonly ground: string;
}

/** Draws a shape around 0, 0. */
export const paintShape = (
  pen: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  { shape, radius, colour, ground }: Shape,
): void => {
  const path = pathOf(shape, radius);
  pen.fillStyle = isHollow(shape) ? ground : colour;
  pen.fill(path);
  const outline = outlineOf(shape) * Math.min(1, radius / NODE.plain);
  if (outline === 0) return;
  pen.strokeStyle = colour;
  pen.lineWidth = outline;
  pen.lineJoin = 'round';
  pen.stroke(path);
};
