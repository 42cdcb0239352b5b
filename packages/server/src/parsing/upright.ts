import type { Piece } from './types.js';

/** A piece with the place where it would stand if its page were upright and its lines level. */
export interface Upright {
  readonly piece: Piece;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  /** Its place among all that the file draws on the page. Default 0. */
  readonly drawn?: number;
}

const turnByQuarters = (piece: Piece, width: number, height: number): Upright => {
  const { left, right, top, bottom } = piece;
  switch (piece.direction) {
    case 0:
      return { piece, x0: left, x1: right, y0: top, y1: bottom };
    case 1:
      return { piece, x0: top, x1: bottom, y0: width - right, y1: width - left };
    case 2:
      return { piece, x0: width - right, x1: width - left, y0: height - bottom, y1: height - top };
    case 3:
      return { piece, x0: height - bottom, x1: height - top, y0: left, y1: right };
  }
};

export const turnUpright = (piece: Piece, width: number, height: number): Upright => {
  const upright = turnByQuarters(piece, width, height);
  if (piece.tilt === undefined) return upright;
  const slope = Math.tan(piece.tilt);
  const [x, y] = [(upright.x0 + upright.x1) / 2, (upright.y0 + upright.y1) / 2];
  const [dx, dy] = [slope * y, -slope * x];
  return { piece, x0: upright.x0 + dx, x1: upright.x1 + dx, y0: upright.y0 + dy, y1: upright.y1 + dy };
};
