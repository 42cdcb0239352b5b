import { PAGE_WINDOW, PLACEHOLDER_RATIO, REFERENCE_WIDTH } from '@console/base';
import type { PageSource } from './pageSource.js';
import { isSideways, type Rotation } from './rotation.js';

/** Pixels between pages, and before the first and after the last. */
export const PAGE_GAP = 12;
export const EDGE = 16;

export interface PageLayout {
  /** Width of every page as shown, in pixels. */
  readonly width: number;
  readonly rotation: Rotation;
  /** Distance of each page's upper edge from the start, first page first. */
  readonly tops: Float64Array;
  /** Height of each page as shown. */
  readonly heights: Float64Array;
  readonly total: number;
}

/** Height divided by width of an upright page: what its image said, else what the source says, else 1.4. */
export const pageRatio = (source: PageSource, measured: ReadonlyMap<number, number>, page: number): number => {
  const told = source.heights?.[page - 1];
  const known = told !== undefined && Number.isFinite(told) && told > 0 ? told / REFERENCE_WIDTH : undefined;
  return measured.get(page) ?? known ?? PLACEHOLDER_RATIO;
};

/** Places all pages under one another, each `width` wide as shown, whatever the rotation. */
export const layoutPages = (
  source: PageSource,
  measured: ReadonlyMap<number, number>,
  width: number,
  rotation: Rotation,
): PageLayout => {
  const tops = new Float64Array(source.pageCount);
  const heights = new Float64Array(source.pageCount);
  let y = EDGE;
  for (let index = 0; index < source.pageCount; index += 1) {
    const ratio = pageRatio(source, measured, index + 1);
    const height = Math.round(isSideways(rotation) ? width / ratio : width * ratio);
    tops[index] = y;
    heights[index] = height;
    y += height + PAGE_GAP;
  }
  return { width, rotation, tops, heights, total: y - PAGE_GAP + EDGE };
};

export const topOf = (layout: PageLayout, page: number): number => layout.tops[page - 1] ?? 0;
export const heightOf = (layout: PageLayout, page: number): number => layout.heights[page - 1] ?? 0;

/** The page at a distance from the start; the nearest one outside of the document. Takes log(pages) steps. */
export const pageAt = ({ tops }: PageLayout, y: number): number => {
  let low = 0;
  let high = tops.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low + 1;
};

/** The pages around one page, in order. */
export const pagesAround = (page: number, pageCount: number, radius = PAGE_WINDOW): number[] => {
  const first = Math.max(1, page - radius);
  const last = Math.min(pageCount, page + radius);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
};

/** A place in the document that survives every change of its layout. */
export interface Anchor {
  page: number;
  /** From the page's upper edge, in shares of the width that pages are shown at. */
  offset: number;
}

/** What stands at a distance from the start. */
export const anchorAt = (layout: PageLayout, y: number): Anchor => {
  const page = pageAt(layout, y);
  return { page, offset: (y - topOf(layout, page)) / layout.width };
};

/** Where an anchor stands, as a distance from the start: on its page or in the gap under it. */
export const placeOfAnchor = (layout: PageLayout, { page, offset }: Anchor): number =>
  topOf(layout, page) + Math.min(offset * layout.width, heightOf(layout, page) + PAGE_GAP);

/** The largest and smallest zoom. */
export const ZOOM_MOST = 3;
export const ZOOM_LEAST = 0.5;

const steps = [ZOOM_LEAST, 0.75, 1, 1.25, 1.5, 2, ZOOM_MOST] as const;

/** The next zoom step above or below. The same value at either end. */
export const zoomStep = (zoom: number, direction: 1 | -1): number => {
  const next =
    direction === 1 ? steps.find((step) => step > zoom + 0.01) : steps.findLast((step) => step < zoom - 0.01);
  return next ?? zoom;
};
