import type { SlidePage } from './deck.js';

const cite = /\[(\d{1,3})\]/g;

/** Texts of a page that may cite its sources. */
const citing = (page: SlidePage): string[] => [
  page.title,
  page.subtitle,
  ...page.points.map(({ text }) => text),
  ...page.columns.flatMap(({ title, points }) => [title, ...points.map(({ text }) => text)]),
  page.footer,
  page.notes,
];

/** Numbers that a page cites, `[n]`, and has no source for: each once, in their order. */
export const missingCites = (page: SlidePage): number[] => {
  const known = new Set(page.sources.map(({ n }) => n));
  const cited = citing(page).flatMap((text) => Array.from(text.matchAll(cite), ([, n]) => Number(n)));
  return [...new Set(cited)].filter((n) => !known.has(n)).toSorted((a, b) => a - b);
};

/** The page without a number that it cites. */
export const withoutCite = (page: SlidePage, n: number): SlidePage => {
  const strip = (text: string): string => text.replaceAll(new RegExp(`\\s?\\[0*${n}\\]`, 'g'), '');
  const points = (all: SlidePage['points']): SlidePage['points'] =>
    all.map((one) => ({ ...one, text: strip(one.text) }));
  return {
    ...page,
    title: strip(page.title),
    subtitle: strip(page.subtitle),
    points: points(page.points),
    columns: page.columns.map((one) => ({ title: strip(one.title), points: points(one.points) })),
    footer: strip(page.footer),
    notes: strip(page.notes),
  };
};
