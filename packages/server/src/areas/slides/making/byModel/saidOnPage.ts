import type { SlidePage } from '@console/base/slides';

/** All that a page says, with what is said to it. */
export const said = (page: SlidePage): string =>
  JSON.stringify([
    page.title,
    page.subtitle,
    page.points,
    page.columns,
    page.figure,
    page.quote,
    page.table,
    page.chart,
    page.section,
    page.notes,
  ]);
