import type { Position } from '../position.js';

/** Shape of a page: 13.333 × 7.5 or 10 × 7.5 inches. */
export const slideFormats = ['16:9', '4:3'] as const;
export type SlideFormat = (typeof slideFormats)[number];

/** What a page is laid out as. It says which parts of `SlidePage` are drawn; the others are kept and not shown. */
export const slideLayouts = [
  'title',
  'agenda',
  'section',
  'points',
  'columns',
  'figure',
  'quote',
  'table',
  'chart',
  'chartTable',
  'picture',
  'closing',
] as const;
export type SlideLayout = (typeof slideLayouts)[number];

/** One line of a list. */
export interface SlidePoint {
  readonly text: string;
  /** 0 for the outer level, 1 for the one below it. */
  readonly level: number;
}

export interface SlideColumn {
  readonly title: string;
  readonly points: readonly SlidePoint[];
}

/** A number that stands large on its page. */
export interface SlideFigure {
  /** As it is shown, e.g. `1,926`. */
  readonly value: string;
  readonly label: string;
  /** What it is compared with, in words; empty for nothing. */
  readonly change: string;
}

export interface SlideQuote {
  readonly text: string;
  /** Who said or wrote it; empty where nobody is named. */
  readonly by: string;
}

export interface SlideTable {
  readonly head: readonly string[];
  /** Each as long as the head. */
  readonly rows: readonly (readonly string[])[];
}

export const slideChartKinds = ['bar', 'line', 'pie'] as const;
export type SlideChartKind = (typeof slideChartKinds)[number];

export interface SlideChart {
  readonly kind: SlideChartKind;
  /** What is counted, e.g. `支`; empty for none. */
  readonly unit: string;
  readonly categories: readonly string[];
  /** `values` as long as `categories`; null where nothing is known. */
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

export interface SlidePicture {
  /** Of the stored file. */
  readonly fileId: string;
  /** Pixels of the file. */
  readonly width: number;
  readonly height: number;
  /** For who cannot see it. */
  readonly alt: string;
}

export const slideSourceKinds = ['document', 'answer', 'report', 'data', 'text'] as const;
export type SlideSourceKind = (typeof slideSourceKinds)[number];

/** Where something said on a page, or in its notes, was taken from. The notes cite it as `[n]`. */
export interface SlideSource {
  /** From 1, on its page. */
  readonly n: number;
  readonly kind: SlideSourceKind;
  /** Name of the document, question of the answer, name of the report. */
  readonly title: string;
  /** The words that it rests on; empty where they are not known. */
  readonly quote: string;
  /** Of the document, answer or report; empty for a text that was given. */
  readonly subjectId: string;
  /** Chunk of the document; empty for none. */
  readonly chunkId: string;
  /** Number of the page in its document, from 1; 0 where there are no pages. */
  readonly page: number;
  readonly positions: readonly Position[];
}

/** One page of a deck, in words: how it is drawn follows from the layout, the design and the format. */
export interface SlidePage {
  /** Of this page in its deck; stays when it is moved or written again. */
  readonly id: string;
  /** Heading of the part of the outline that it belongs to; empty for none. */
  readonly section: string;
  readonly layout: SlideLayout;
  readonly title: string;
  readonly subtitle: string;
  readonly points: readonly SlidePoint[];
  /** At most two. */
  readonly columns: readonly SlideColumn[];
  readonly figure: SlideFigure | null;
  readonly quote: SlideQuote | null;
  readonly table: SlideTable | null;
  readonly chart: SlideChart | null;
  readonly picture: SlidePicture | null;
  /** Small, at the lower edge; empty for none. */
  readonly footer: string;
  /** What is said to it, with `[n]` where a source is cited. */
  readonly notes: string;
  readonly sources: readonly SlideSource[];
  /** Stays as it is when the deck is written again. */
  readonly locked: boolean;
  /** Smaller than what the design says, as a share of it: 1 for its own sizes, at least 0.6. */
  readonly textScale: number;
}

/** Pages of a deck at most. */
export const MOST_SLIDES = 60;

/** A page with nothing on it. */
export const emptySlide = (id: string, layout: SlideLayout = 'points'): SlidePage => ({
  id,
  section: '',
  layout,
  title: '',
  subtitle: '',
  points: [],
  columns: [],
  figure: null,
  quote: null,
  table: null,
  chart: null,
  picture: null,
  footer: '',
  notes: '',
  sources: [],
  locked: false,
  textScale: 1,
});
