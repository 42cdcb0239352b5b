import type { MeasuredItem, SlideRole } from '@console/base/slides';

/** Address of a stored picture; undefined as long as there is none. Hand in the same function while nothing has arrived. */
export type PictureOf = (fileId: string) => string | undefined;

/** What of a page is changed together. */
export type SlidePart =
  | 'title'
  | 'subtitle'
  | 'points'
  | 'columns'
  | 'figure'
  | 'quote'
  | 'table'
  | 'chart'
  | 'picture'
  | 'footer';

const byRole: Readonly<Record<SlideRole, SlidePart | null>> = {
  title: 'title',
  subtitle: 'subtitle',
  points: 'points',
  column: 'columns',
  figure: 'figure',
  label: 'figure',
  quote: 'quote',
  by: 'quote',
  footer: 'footer',
  number: null,
};

/** Where something that is drawn comes from; null: from no field of the page. */
export const partOf = (item: MeasuredItem): SlidePart | null => {
  if (item.kind === 'shape') return null;
  return item.kind === 'text' ? byRole[item.role] : item.kind;
};
