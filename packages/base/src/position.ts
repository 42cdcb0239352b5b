/**
 * Where a piece of text stands: `[page, left, right, top, bottom]`.
 * Pages count from 1; lengths are pixels of a page that is `REFERENCE_WIDTH` wide, as it is displayed
 * (crop box, after rotation), origin top left. Note the order: axis pairs, not corners.
 */
export type Position = readonly [page: number, left: number, right: number, top: number, bottom: number];

/** Width in pixels of the page that positions are measured on. */
export const REFERENCE_WIDTH = 794;

/** Height divided by width of a page whose own size is not known yet. */
export const PLACEHOLDER_RATIO = 1.4;

/** Default width in pixels at which a preview shows a page. */
export const PREVIEW_WIDTH = 400;

/** A preview keeps this many pages before and after the current one mounted. */
export const PAGE_WINDOW = 5;

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A position on a page that is shown `shownWidth` pixels wide. Both axes scale by the same factor. */
export const toRect = ([, left, right, top, bottom]: Position, shownWidth: number): Rect => {
  const scale = shownWidth / REFERENCE_WIDTH;
  return { left: left * scale, top: top * scale, width: (right - left) * scale, height: (bottom - top) * scale };
};

export interface PositionFormat {
  /** How the five numbers are ordered. `axes` is ours: left, right, top, bottom. */
  order: 'axes' | 'corners';
  /** Number of the first page. Default 1. */
  firstPage?: 0 | 1;
  /** Width of the page that the numbers are measured on. Default 794. */
  width?: number;
}

/**
 * Reads positions that another engine wrote, into ours.
 * `corners` means `[page, left, top, right, bottom]`.
 */
export const readPosition = (
  [page, a, b, c, d]: readonly [number, number, number, number, number],
  { order, firstPage = 1, width = REFERENCE_WIDTH }: PositionFormat,
): Position => {
  const [left, right, top, bottom] = order === 'axes' ? [a, b, c, d] : [a, c, b, d];
  const scale = REFERENCE_WIDTH / width;
  return [page + 1 - firstPage, left * scale, right * scale, top * scale, bottom * scale];
};
