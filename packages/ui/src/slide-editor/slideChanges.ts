import type { SlidePage } from '@console/base/slides';
import { chartCells, tableCells } from './gridRules.js';
import { pointsText } from './pointsText.js';

/** What of a page may differ. */
export const comparedParts = [
  'layout',
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
  'notes',
] as const;
export type ComparedPart = (typeof comparedParts)[number];

export interface SlideChange {
  readonly part: ComparedPart;
  readonly before: string;
  readonly after: string;
}

const lines = (cells: readonly (readonly string[])[]): string => cells.map((line) => line.join('　')).join('\n');

/** A part in words; layouts by their own names. */
const told: Readonly<Record<ComparedPart, (page: SlidePage) => string>> = {
  layout: ({ layout }) => layout,
  title: ({ title }) => title,
  subtitle: ({ subtitle }) => subtitle,
  points: ({ points }) => pointsText(points),
  columns: ({ columns }) => columns.map(({ title, points }) => `${title}\n${pointsText(points)}`.trim()).join('\n'),
  figure: ({ figure }) => (figure ? [figure.value, figure.label, figure.change].filter(Boolean).join('\n') : ''),
  quote: ({ quote }) => (quote ? [quote.text, quote.by].filter(Boolean).join('\n') : ''),
  table: ({ table }) => (table ? lines(tableCells(table)) : ''),
  chart: ({ chart }) => (chart ? `${chart.kind} ${chart.unit}\n${lines(chartCells(chart))}` : ''),
  picture: ({ picture }) => (picture ? picture.alt || picture.fileId : ''),
  footer: ({ footer }) => footer,
  notes: ({ notes }) => notes,
};

/** What differs between two states of a page, part by part. */
export const slideChanges = (before: SlidePage, after: SlidePage): readonly SlideChange[] =>
  comparedParts.flatMap((part) => {
    const [old, now] = [told[part](before), told[part](after)];
    const same = old === now && (part !== 'picture' || before.picture?.fileId === after.picture?.fileId);
    return same ? [] : [{ part, before: old, after: now }];
  });
