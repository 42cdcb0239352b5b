import { type Position, type Rect, REFERENCE_WIDTH } from '@console/base';
import { type ShownPage, uprightSize } from './regions.js';
import { rotateRect, type Rotation } from './rotation.js';

const back: Readonly<Record<Rotation, Rotation>> = { 0: 0, 90: 270, 180: 180, 270: 90 };

const round = (value: number): number => Math.round(value * 10) / 10;

/** The position that a rectangle on a shown page stands for, cut off at the page's edges. */
export const positionOf = (rect: Rect, number: number, page: ShownPage): Position => {
  const upright = uprightSize(page);
  const own = rotateRect(rect, page, back[page.rotation]);
  const scale = REFERENCE_WIDTH / upright.width;
  const within = (value: number, most: number) => round(Math.min(most, Math.max(0, value)) * scale);
  return [
    number,
    within(own.left, upright.width),
    within(own.left + own.width, upright.width),
    within(own.top, upright.height),
    within(own.top + own.height, upright.height),
  ];
};

/** The rectangle between two corners. */
export const between = (a: { x: number; y: number }, b: { x: number; y: number }): Rect => ({
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

export type Edge = 'left' | 'right' | 'top' | 'bottom';

/** Pixels that a box has at least, whichever edge is dragged. */
export const LEAST_BOX = 8;

/** A rectangle with one edge elsewhere: inside of the page, and never past the opposite edge. */
export const withEdge = (rect: Rect, edge: Edge, by: number, page: { width: number; height: number }): Rect => {
  const { left, top } = rect;
  const [right, bottom] = [left + rect.width, top + rect.height];
  switch (edge) {
    case 'left': {
      const next = Math.max(0, Math.min(left + by, right - LEAST_BOX));
      return { ...rect, left: next, width: right - next };
    }
    case 'right':
      return { ...rect, width: Math.max(LEAST_BOX, Math.min(page.width, right + by) - left) };
    case 'top': {
      const next = Math.max(0, Math.min(top + by, bottom - LEAST_BOX));
      return { ...rect, top: next, height: bottom - next };
    }
    default:
      return { ...rect, height: Math.max(LEAST_BOX, Math.min(page.height, bottom + by) - top) };
  }
};
