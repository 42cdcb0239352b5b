import { cleanText } from './cleanText.js';
import type { SlideLayout, SlidePage } from './deck.js';

/** What a page must hold for its layout to be chosen. */
export type SlideContent = Pick<SlidePage, 'points' | 'columns' | 'figure' | 'quote' | 'table' | 'chart' | 'picture'>;

const hasText = (text: string | undefined): boolean => text !== undefined && cleanText(text) !== '';

/** The layout that shows most of what a page holds: data before pictures, pictures before words. */
export const chooseLayout = (page: SlideContent): SlideLayout => {
  const hasTable = page.table !== null && page.table.head.length > 0 && page.table.rows.length > 0;
  const hasChart =
    page.chart !== null && page.chart.series.some(({ values }) => values.some((value) => value !== null));
  if (hasChart && hasTable) return 'chartTable';
  if (hasTable) return 'table';
  if (hasChart) return 'chart';
  if (page.picture !== null) return 'picture';
  if (hasText(page.quote?.text)) return 'quote';
  if (hasText(page.figure?.value)) return 'figure';
  if (page.columns.length > 1) return 'columns';
  const hasPoints = page.points.some(({ text }) => hasText(text));
  if (!hasPoints && page.columns.length === 1) return 'columns';
  return hasPoints ? 'points' : 'section';
};
