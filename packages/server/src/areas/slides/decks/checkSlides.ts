import type { SlidePage } from '@console/base/slides';
import { fail } from '../../../http/failure.js';

/** Throws `slide_repeated` and `slide_table_uneven`: what no schema of one page can say. */
export const checkSlides = (slides: readonly SlidePage[]): void => {
  if (new Set(slides.map(({ id }) => id)).size < slides.length) throw fail('slide_repeated');
  const isEven = ({ table, chart }: SlidePage): boolean =>
    (table === null || table.rows.every((row) => row.length === table.head.length)) &&
    (chart === null || chart.series.every(({ values }) => values.length === chart.categories.length));
  if (!slides.every(isEven)) throw fail('slide_table_uneven');
};
