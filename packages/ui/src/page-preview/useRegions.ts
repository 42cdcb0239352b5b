import { useMemo } from 'react';
import type { PageSource } from './pageSource.js';
import { byPage, type PageRegion, readingOrder, type Region } from './regions.js';

/** The regions of a document, arranged once so that scrolling and stepping never look at all of them. */
export interface RegionIndex {
  /** In reading order, without those that can't be drawn. */
  readonly ordered: readonly Region[];
  get: (id: string) => Region | undefined;
  /** Place in reading order, from 1. 0 where there is no such region. */
  orderOf: (id: string | null) => number;
  /** What stands on a page. */
  on: (page: number) => readonly PageRegion[];
  /** The region after (1) or before (-1) a given one, or, without one, after the upper edge of a page or before it. */
  step: (from: string | null, page: number, direction: 1 | -1) => Region | undefined;
}

const nothing: readonly PageRegion[] = [];

const firstPage = (region: Region | undefined): number => region?.positions[0]?.[0] ?? 0;

export const indexRegions = (regions: readonly Region[], pageCount: number): RegionIndex => {
  const ordered = readingOrder(regions, pageCount);
  const places = new Map(ordered.map(({ id }, index) => [id, index]));
  const pages = byPage(ordered);
  const firstFrom = (page: number): number => {
    let low = 0;
    let high = ordered.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (firstPage(ordered[middle]) < page) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const placeOf = (id: string | null): number => (id === null ? -1 : (places.get(id) ?? -1));
  return {
    ordered,
    get: (id) => ordered[placeOf(id)],
    orderOf: (id) => placeOf(id) + 1,
    on: (page) => pages.get(page) ?? nothing,
    step: (from, page, direction) => {
      const at = placeOf(from);
      if (at >= 0) return ordered[at + direction];
      return ordered[firstFrom(page) - (direction === 1 ? 0 : 1)];
    },
  };
};

export const useRegions = (regions: readonly Region[], source: PageSource): RegionIndex =>
  useMemo(() => indexRegions(regions, source.pageCount), [regions, source]);
