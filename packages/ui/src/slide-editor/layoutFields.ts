import type { SlideLayout, SlidePage } from '@console/base/slides';
import type { SlidePart } from '../slide-view/slideParts.js';

/** What is drawn of a page in each layout, in the order of its form. */
export const layoutFields: Readonly<Record<SlideLayout, readonly SlidePart[]>> = {
  title: ['title', 'subtitle', 'points', 'footer'],
  agenda: ['title', 'points', 'footer'],
  section: ['title', 'subtitle', 'footer'],
  points: ['title', 'subtitle', 'points', 'footer'],
  columns: ['title', 'subtitle', 'columns', 'footer'],
  figure: ['title', 'subtitle', 'figure', 'points', 'footer'],
  quote: ['title', 'quote', 'footer'],
  table: ['title', 'subtitle', 'table', 'footer'],
  chart: ['title', 'subtitle', 'chart', 'points', 'footer'],
  chartTable: ['title', 'subtitle', 'chart', 'table', 'footer'],
  picture: ['title', 'subtitle', 'picture', 'points', 'footer'],
  closing: ['title', 'subtitle', 'points', 'footer'],
};

const has: Readonly<Record<SlidePart, (page: SlidePage) => boolean>> = {
  title: (page) => page.title !== '',
  subtitle: (page) => page.subtitle !== '',
  points: (page) => page.points.length > 0,
  columns: (page) => page.columns.some(({ title, points }) => title !== '' || points.length > 0),
  figure: (page) => page.figure !== null,
  quote: (page) => page.quote !== null,
  table: (page) => page.table !== null,
  chart: (page) => page.chart !== null,
  picture: (page) => page.picture !== null,
  footer: (page) => page.footer !== '',
};

const parts: readonly SlidePart[] = [
  'title',
  'subtitle',
  'points',
  'columns',
  'figure',
  'quote',
  'table',
  'chart',
  'picture',
  'footer',
];

/** What the page has and its layout does not draw: it is kept. */
export const hiddenParts = (page: SlidePage): readonly SlidePart[] =>
  parts.filter((part) => has[part](page) && !layoutFields[page.layout].includes(part));
