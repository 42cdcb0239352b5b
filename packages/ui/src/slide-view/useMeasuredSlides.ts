import type { MeasuredSlide, SlidePage } from '@console/base/slides';
import { useMemo } from 'react';

/** Lays out one page, which is the `number`th of `count`, from 1. */
export type LayOut = (page: SlidePage, number: number, count: number) => MeasuredSlide;

interface Kept {
  readonly number: number;
  readonly count: number;
  readonly slide: MeasuredSlide;
}

/** Lays out pages, and none anew that has stayed the same object at the same place. */
export const measuring = (layOut: LayOut): ((pages: readonly SlidePage[]) => readonly MeasuredSlide[]) => {
  const kept = new WeakMap<SlidePage, Kept>();
  return (pages) =>
    pages.map((page, at) => {
      const number = at + 1;
      const before = kept.get(page);
      if (before?.number === number && before.count === pages.length) return before.slide;
      const slide = layOut(page, number, pages.length);
      kept.set(page, { number, count: pages.length, slide });
      return slide;
    });
};

/**
 * Pages as they are drawn. With each change only those pages are laid out again that are new objects. `layOut` holds the
 * design and the format: hand in the same function as long as both stay.
 */
export const useMeasuredSlides = (pages: readonly SlidePage[], layOut: LayOut): readonly MeasuredSlide[] => {
  const measure = useMemo(() => measuring(layOut), [layOut]);
  return useMemo(() => measure(pages), [measure, pages]);
};
