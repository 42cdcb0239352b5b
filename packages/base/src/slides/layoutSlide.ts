import type { SlideLayout, SlidePage } from './deck.js';
import { coverItems } from './layouts/covers.js';
import { chartPage, chartTablePage, picturePage, tablePage } from './layouts/data.js';
import { footed, type Frame, frameOf, type LayoutOptions } from './layouts/frame.js';
import { agendaItems, columnsItems, pointsItems } from './layouts/lists.js';
import { figureItems, quoteItems } from './layouts/statements.js';
import type { MeasuredItem, MeasuredSlide } from './measured.js';

export { type LayoutOptions, slideSizes } from './layouts/frame.js';

const drawings: Readonly<Record<SlideLayout, (frame: Frame) => MeasuredItem[]>> = {
  title: (frame) => coverItems(frame, 'title'),
  section: (frame) => coverItems(frame, 'section'),
  closing: (frame) => coverItems(frame, 'closing'),
  agenda: agendaItems,
  points: pointsItems,
  columns: columnsItems,
  figure: figureItems,
  quote: quoteItems,
  table: tablePage,
  chart: chartPage,
  chartTable: chartTablePage,
  picture: picturePage,
};

const covers: ReadonlySet<SlideLayout> = new Set(['title', 'section', 'closing']);

/** Whether pages of this layout stand on the ground of covers, with their title alone. */
export const isCover = (layout: SlideLayout): boolean => covers.has(layout);

/**
 * Where everything on a page stands, in points, with every line broken: the preview and the file are both drawn from it.
 * Text becomes smaller down to a floor; what does not fit then is counted as `overflow`.
 */
export const layoutSlide = (page: SlidePage, options: LayoutOptions): MeasuredSlide => {
  const frame = frameOf(page, options);
  const { design, width, height } = frame;
  const cover = isCover(page.layout);
  return {
    format: options.format,
    width,
    height,
    background: cover ? design.cover : design.ground,
    items: [...drawings[page.layout](frame), ...(cover ? [] : footed(frame, options))],
  };
};
