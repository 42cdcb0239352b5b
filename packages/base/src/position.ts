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

/** How another engine writes where a piece of text stands. */
export interface PositionFormat {
  /**
   * What the four numbers after the page are: `axes` is ours (left, right, top, bottom), `corners` two opposite corners
   * (left, top, right, bottom), `box` a corner and a size (left, top, width, height).
   */
  order: 'axes' | 'corners' | 'box';
  /** Number of the first page. Default 1. */
  firstPage?: 0 | 1;
  /** Width of the page in the unit of the numbers: 595.28 for points on A4, 1 for shares, 1000 for thousandths. Default 794. */
  width?: number;
  /**
   * Height of the page in the unit of the numbers. Needed where they are counted from the lower edge, and where each
   * axis has a unit of its own.
   */
  height?: number;
  /** The edge that the vertical numbers are counted from. Default `top`; PDF's own user space has `bottom`. */
  from?: 'top' | 'bottom';
  /**
   * Height of the displayed page divided by its width. Needed where each axis has a unit of its own (shares, thousandths);
   * left out, one unit is as long down the page as across it.
   */
  ratio?: number;
}

/** Five numbers as another engine wrote them: the page, then four in the order that the format names. */
export type ForeignPosition = readonly [page: number, a: number, b: number, c: number, d: number];

/**
 * Reads a position that another engine wrote, into ours. The numbers must be of the page as displayed (crop box, after
 * rotation). Corners may come in either order.
 *
 * Layout models that write thousandths and count pages from 0:
 * `readPosition([0, 110, 95, 890, 160], { order: 'corners', firstPage: 0, width: 1000, height: 1000, ratio: 1.414 })`.
 * Points from the lower edge:
 * `readPosition([1, 72, 700, 523, 714], { order: 'corners', width: 595.28, height: 841.89, from: 'bottom' })`.
 */
export const readPosition = ([page, a, b, c, d]: ForeignPosition, format: PositionFormat): Position => {
  const { order, firstPage = 1, width = REFERENCE_WIDTH, height, from = 'top', ratio } = format;
  const [left, right, above, below] =
    order === 'axes' ? [a, b, c, d] : order === 'corners' ? [a, c, b, d] : [a, a + c, b, b + d];
  const across = REFERENCE_WIDTH / width;
  const down = ratio === undefined || height === undefined ? across : (REFERENCE_WIDTH * ratio) / height;
  const fromTop = (y: number) => (from === 'top' ? y : (height ?? Number.NaN) - y) * down;
  const [x1, x2, y1, y2] = [left * across, right * across, fromTop(above), fromTop(below)];
  return [page + 1 - firstPage, Math.min(x1, x2), Math.max(x1, x2), Math.min(y1, y2), Math.max(y1, y2)];
};
