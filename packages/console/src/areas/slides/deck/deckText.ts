import type { SlidePage } from '@console/base/slides';
import type { DifferenceField } from '@console/ui/difference-view';
import type { DeckContent } from './deckContent.js';

const pointLines = (points: SlidePage['points']): string[] =>
  points.map(({ text, level }) => `${'  '.repeat(level)}- ${text}`);

/** A page in words, as it is compared. */
export const pageText = (page: SlidePage): string =>
  [
    page.title,
    page.subtitle,
    ...pointLines(page.points),
    ...page.columns.flatMap(({ title, points }) => [title, ...pointLines(points)]),
    ...(page.figure ? [page.figure.value, page.figure.label, page.figure.change] : []),
    ...(page.quote ? [page.quote.text, page.quote.by] : []),
    ...(page.table ? [page.table.head, ...page.table.rows].map((row) => row.join(' | ')) : []),
    ...(page.chart
      ? [
          ['', ...page.chart.categories].join(' | '),
          ...page.chart.series.map(({ name, values }) => [name, ...values.map((one) => one ?? '')].join(' | ')),
        ]
      : []),
    page.picture?.alt ?? '',
    page.footer,
    page.notes,
  ]
    .filter((line) => line !== '')
    .join('\n');

export interface DeckTextWords {
  name: string;
  design: string;
  format: string;
  page: (number: number) => string;
}

/** A deck in words: its name, its look and each of its pages, by the page's id. */
export const deckText = (
  { title, templateId, format, slides }: Pick<DeckContent, 'title' | 'slides'> & Partial<DeckContent>,
  words: DeckTextWords,
): readonly DifferenceField[] => [
  { key: 'title', label: words.name, value: title },
  ...(templateId === undefined ? [] : [{ key: 'design', label: words.design, value: templateId }]),
  ...(format === undefined ? [] : [{ key: 'format', label: words.format, value: format }]),
  ...slides.map((page, at) => ({ key: page.id, label: words.page(at + 1), value: pageText(page) })),
];
