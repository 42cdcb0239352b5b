import { layoutSlide, slideDesignOf, type SlideFormat, type SlidePage } from '@console/base/slides';

export interface Look {
  readonly design: string;
  readonly format: SlideFormat;
}

/** Whether a page has more on it than there is room for, by the measure that its preview and its file are drawn by. */
export type Overflows = (page: SlidePage) => boolean;

/** Measures pages as they will look. */
export const overflowsIn =
  ({ design, format }: Look): Overflows =>
  (page) =>
    layoutSlide(page, { design: slideDesignOf(design), format, number: 1, total: 1 }).items.some(
      (item) => (item.kind === 'text' || item.kind === 'table') && item.overflow > 0,
    );
