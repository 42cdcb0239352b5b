import { ifKnown } from '../known.js';
import type { Position } from '../position.js';
import {
  type SlideChart,
  slideChartKinds,
  type SlideColumn,
  slideLayouts,
  type SlidePage,
  type SlidePicture,
  type SlidePoint,
  type SlideSource,
  slideSourceKinds,
  type SlideTable,
} from './deck.js';

interface LoosePoint {
  readonly text: string;
  readonly level: number;
}

/** A page as a server or a model wrote it: its words may be unknown ones, and its lists too long. */
export interface LooseSlide {
  readonly id: string;
  readonly section: string;
  readonly layout: string;
  readonly title: string;
  readonly subtitle: string;
  readonly points: readonly LoosePoint[];
  readonly columns: readonly { readonly title: string; readonly points: readonly LoosePoint[] }[];
  readonly figure: { readonly value: string; readonly label: string; readonly change: string } | null;
  readonly quote: { readonly text: string; readonly by: string } | null;
  readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } | null;
  readonly chart: {
    readonly kind: string;
    readonly unit: string;
    readonly categories: readonly string[];
    readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  } | null;
  readonly picture: {
    readonly fileId: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  } | null;
  readonly footer: string;
  readonly notes: string;
  readonly sources: readonly {
    readonly n: number;
    readonly kind: string;
    readonly title: string;
    readonly quote: string;
    readonly subjectId: string;
    readonly chunkId: string;
    readonly page: number;
    readonly positions: readonly Position[];
  }[];
  readonly locked: boolean;
  readonly textScale: number;
}

/** Never parts a character in two. */
const cut = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

const readPoints = (points: readonly LoosePoint[]): SlidePoint[] =>
  points.slice(0, 60).map(({ text, level }) => ({ text: cut(text, 2000), level: level > 0 ? 1 : 0 }));

const readColumns = (columns: LooseSlide['columns']): SlideColumn[] =>
  columns.slice(0, 2).map(({ title, points }) => ({ title: cut(title, 200), points: readPoints(points) }));

const readTable = ({ head, rows }: NonNullable<LooseSlide['table']>): SlideTable | null => {
  const kept = rows.slice(0, 100);
  const width = Math.min(12, Math.max(head.length, ...kept.map((row) => row.length)));
  if (width === 0) return null;
  const cells = (row: readonly string[]): string[] => Array.from({ length: width }, (_, at) => cut(row[at] ?? '', 500));
  return { head: cells(head), rows: kept.map(cells) };
};

const readChart = ({ kind, unit, categories, series }: NonNullable<LooseSlide['chart']>): SlideChart => {
  const names = categories.slice(0, 60).map((one) => cut(one, 100));
  return {
    kind: ifKnown(slideChartKinds, kind, 'bar'),
    unit: cut(unit, 40),
    categories: names,
    series: series.slice(0, 8).map(({ name, values }) => ({
      name: cut(name, 100),
      values: names.map((_, at) => {
        const value = values[at];
        return typeof value === 'number' && Number.isFinite(value) ? value : null;
      }),
    })),
  };
};

const readPicture = ({ fileId, width, height, alt }: NonNullable<LooseSlide['picture']>): SlidePicture | null =>
  width >= 1 && height >= 1 ? { fileId, width, height, alt: cut(alt, 300) } : null;

const readSource = (source: LooseSlide['sources'][number]): SlideSource => ({
  n: source.n,
  kind: ifKnown(slideSourceKinds, source.kind, 'text'),
  title: cut(source.title, 500),
  quote: cut(source.quote, 2000),
  subjectId: source.subjectId,
  chunkId: source.chunkId,
  page: source.page,
  positions: source.positions.slice(0, 50),
});

/** A page that can be laid out. A layout that is not known becomes a list of points; what is too long is cut. */
export const readSlide = (loose: LooseSlide): SlidePage => ({
  id: loose.id,
  section: cut(loose.section, 200),
  layout: ifKnown(slideLayouts, loose.layout, 'points'),
  title: cut(loose.title, 500),
  subtitle: cut(loose.subtitle, 500),
  points: readPoints(loose.points),
  columns: readColumns(loose.columns),
  figure: loose.figure && {
    value: cut(loose.figure.value, 60),
    label: cut(loose.figure.label, 300),
    change: cut(loose.figure.change, 300),
  },
  quote: loose.quote && { text: cut(loose.quote.text, 2000), by: cut(loose.quote.by, 200) },
  table: loose.table && readTable(loose.table),
  chart: loose.chart && readChart(loose.chart),
  picture: loose.picture && readPicture(loose.picture),
  footer: cut(loose.footer, 500),
  notes: cut(loose.notes, 10_000),
  sources: loose.sources.slice(0, 40).map(readSource),
  locked: loose.locked,
  textScale: Number.isFinite(loose.textScale) ? Math.min(1, Math.max(0.6, loose.textScale)) : 1,
});
