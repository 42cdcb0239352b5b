import { type Position, type Rect, REFERENCE_WIDTH, toRect } from '@console/base';
import { isSideways, type Rotation, rotateRect } from './rotation.js';

export interface Region {
  id: string;
  /** Short: it stands on a tag beside the region, e.g. the number of a chunk. Left out, there is no tag. */
  label?: string;
  positions: readonly Position[];
  /** Default `idle`. */
  tone?: 'idle' | 'disabled';
}

/** The part of a region that stands on one page. */
export interface PageRegion extends Region {
  /** Place among all regions, in reading order, from 1. */
  order: number;
}

/** Pixels, at a width of 794, that a lit rectangle stands out over its text. */
const PADDING = 2;

const sound = ([page, left, right, top, bottom]: Position, pageCount: number): boolean =>
  Number.isInteger(page) &&
  page >= 1 &&
  page <= pageCount &&
  [left, right, top, bottom].every(Number.isFinite) &&
  right > left &&
  bottom > top;

const before = (a: Position | undefined, b: Position | undefined): number =>
  a === undefined || b === undefined ? 0 : a[0] - b[0] || a[3] - b[3] || a[1] - b[1];

/** In reading order, without the positions that can't be drawn, and without the regions that have none left. */
export const readingOrder = (regions: readonly Region[], pageCount: number): Region[] =>
  regions
    .map((region) => ({
      ...region,
      positions: region.positions.filter((position) => sound(position, pageCount)).toSorted(before),
    }))
    .filter((region) => region.positions.length > 0)
    .toSorted((a, b) => before(a.positions[0], b.positions[0]));

/** Lines at most this share of their height apart are joined, so that a paragraph reads as one shape. */
const JOINED = 0.35;

/** The gaps between neighbouring lines, as positions of their own. `positions` are one page's, in reading order. */
export const gapsBetween = (positions: readonly Position[]): Position[] =>
  positions.flatMap((above, index): Position[] => {
    const below = positions[index + 1];
    if (!below) return [];
    const gap = below[3] - above[4];
    const left = Math.max(above[1], below[1]);
    const right = Math.min(above[2], below[2]);
    const close = gap > 0 && gap <= JOINED * Math.min(above[4] - above[3], below[4] - below[3]);
    return close && right > left ? [[above[0], left, right, above[4], below[3]]] : [];
  });

/** What stands on which page. `ordered` comes from `readingOrder`, so that a region's positions are in order of pages. */
export const byPage = (ordered: readonly Region[]): ReadonlyMap<number, PageRegion[]> => {
  const pages = new Map<number, PageRegion[]>();
  for (const [index, region] of ordered.entries()) {
    let start = 0;
    for (const [at, [page]] of region.positions.entries()) {
      if (region.positions[at + 1]?.[0] === page) continue;
      const part = { ...region, positions: region.positions.slice(start, at + 1), order: index + 1 };
      start = at + 1;
      const list = pages.get(page);
      if (list) list.push(part);
      else pages.set(page, [part]);
    }
  }
  return pages;
};

export interface ShownPage {
  /** Width as shown, after rotation. */
  width: number;
  /** Height as shown, after rotation. */
  height: number;
  rotation: Rotation;
}

/** The size the image has before it is turned. */
export const uprightSize = ({ width, height, rotation }: ShownPage): { width: number; height: number } =>
  isSideways(rotation) ? { width: height, height: width } : { width, height };

/** Where a position is drawn on a shown page: slightly padded, cut off at the page's edges. */
export const shownRect = (position: Position, page: ShownPage): Rect => {
  const upright = uprightSize(page);
  const padding = (PADDING * upright.width) / REFERENCE_WIDTH;
  const rect = toRect(position, upright.width);
  const left = Math.max(0, rect.left - padding);
  const top = Math.max(0, rect.top - padding);
  const right = Math.min(upright.width, rect.left + rect.width + padding);
  const bottom = Math.min(upright.height, rect.top + rect.height + padding);
  return rotateRect(
    { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) },
    upright,
    page.rotation,
  );
};

/** The smallest rectangle around all. */
export const around = (rects: readonly Rect[]): Rect => {
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.left + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.top + rect.height));
  return { left, top, width: right - left, height: bottom - top };
};

/** One path over all rectangles: filled, it paints where they overlap only once. */
export const unionPath = (rects: readonly Rect[]): string =>
  rects.map(({ left, top, width, height }) => `M${left} ${top}h${width}v${height}h${-width}Z`).join('');

/** Height in pixels of a tag. */
export const TAG_HEIGHT = 18;

/** Where the tags stand: beside their regions, pushed down where one would cover another. */
export const placeTags = (
  regions: readonly { id: string; label: string; first: Rect }[],
): ReadonlyMap<string, { left: number; top: number; width: number }> => {
  const placed: { left: number; top: number; width: number }[] = [];
  const tags = new Map<string, { left: number; top: number; width: number }>();
  for (const { id, label, first } of regions.toSorted((a, b) => a.first.top - b.first.top)) {
    const width = [...label].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 12 : 7.5), 8);
    const left = Math.max(0, first.left - width - 3);
    const overlapping = placed.filter((tag) => tag.left < left + width && left < tag.left + tag.width);
    const top = overlapping.reduce(
      (y, tag) => (y < tag.top + TAG_HEIGHT && tag.top < y + TAG_HEIGHT ? tag.top + TAG_HEIGHT + 1 : y),
      first.top,
    );
    const tag = { left, top, width };
    placed.push(tag);
    tags.set(id, tag);
  }
  return tags;
};
