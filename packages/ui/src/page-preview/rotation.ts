import type { Rect } from '@console/base';

/** Clockwise, in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

export const rotations = [0, 90, 180, 270] as const;

export const isSideways = (rotation: Rotation): boolean => rotation === 90 || rotation === 270;

export const nextRotation = (rotation: Rotation): Rotation => rotations[(rotations.indexOf(rotation) + 1) % 4] ?? 0;

/** A rectangle on an upright page of the given size, where it stands after the page was turned. */
export const rotateRect = (rect: Rect, page: { width: number; height: number }, rotation: Rotation): Rect => {
  const { left, top, width, height } = rect;
  switch (rotation) {
    case 90:
      return { left: page.height - top - height, top: left, width: height, height: width };
    case 180:
      return { left: page.width - left - width, top: page.height - top - height, width, height };
    case 270:
      return { left: top, top: page.width - left - width, width: height, height: width };
    default:
      return rect;
  }
};
