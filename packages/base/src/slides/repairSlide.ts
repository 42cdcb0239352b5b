import { type CheckOptions, shrinkTo } from './checkSlides.js';
import { withoutCite } from './citations.js';
import { cleanParagraphs } from './cleanText.js';
import type { SlidePage, SlidePoint } from './deck.js';
import { layoutSlide } from './layoutSlide.js';
import type { SlideFault } from './measured.js';

export interface RepairOptions extends CheckOptions {
  /** Id of a page that is made. */
  readonly newId: () => string;
}

const hasRoom = (page: SlidePage, { design, format }: CheckOptions): boolean =>
  layoutSlide(page, { design, format, number: 1, total: 1 }).items.every(
    (item) => (item.kind !== 'text' && item.kind !== 'table') || item.overflow === 0,
  );

/** Sentences of a text, no character lost. */
const sentencesOf = (text: string): string[] => text.match(/[^。！？!?；;]+[。！？!?；;]*|[。！？!?；;]+/gu) ?? [text];

/** Points, one a paragraph; where there is but one, its sentences. */
const parts = (points: readonly SlidePoint[]): SlidePoint[] => {
  const flat = points.flatMap((point) => cleanParagraphs(point.text).map((text) => ({ text, level: point.level })));
  const [only] = flat;
  if (flat.length !== 1 || only === undefined) return flat;
  return sentencesOf(only.text).map((text) => ({ text, level: only.level }));
};

/**
 * How many go to the first page: half of them where both halves have room, else as many as have room. A point of the
 * lower level stays with the one above it.
 */
const cutOf = (count: number, fits: (from: number, to: number) => boolean, begins: (at: number) => boolean): number => {
  const cuts = Array.from({ length: Math.max(0, count - 1) }, (_, at) => at + 1);
  const whole = cuts.filter(begins);
  const half = count / 2;
  const near = (whole.length > 0 ? whole : cuts).toSorted((a, b) => Math.abs(a - half) - Math.abs(b - half));
  const both = near.find((cut) => fits(0, cut) && fits(cut, count));
  return both ?? near.filter((cut) => fits(0, cut)).toSorted((a, b) => b - a)[0] ?? near[0] ?? count;
};

const continued = (title: string): string => {
  if (title.trim() === '' || /(?:（续）|\(continued\))$/.test(title)) return title;
  return /\p{sc=Han}/u.test(title) ? `${title}（续）` : `${title} (continued)`;
};

type Halves = readonly [Partial<SlidePage>, Partial<SlidePage>];

const splitPoints = (page: SlidePage, options: CheckOptions): Halves => {
  const all = parts(page.points);
  const fits = (from: number, to: number): boolean => hasRoom({ ...page, points: all.slice(from, to) }, options);
  const cut = cutOf(all.length, fits, (at) => all[at]?.level === 0);
  return [{ points: all.slice(0, cut) }, { points: all.slice(cut) }];
};

const splitColumns = (page: SlidePage, options: CheckOptions): Halves => {
  const all = page.columns.map(({ title, points }) => ({ title, points: parts(points) }));
  const cuts = all.map((column) => {
    const fits = (from: number, to: number): boolean =>
      hasRoom(
        {
          ...page,
          columns: [
            { ...column, points: column.points.slice(from, to) },
            { title: '', points: [] },
          ],
        },
        options,
      );
    return cutOf(column.points.length, fits, (at) => column.points[at]?.level === 0);
  });
  return [
    { columns: all.map((column, at) => ({ ...column, points: column.points.slice(0, cuts[at]) })) },
    { columns: all.map((column, at) => ({ ...column, points: column.points.slice(cuts[at]) })) },
  ];
};

const splitTable = (page: SlidePage, options: CheckOptions): Halves => {
  const { table } = page;
  if (table === null) return [{}, {}];
  const fits = (from: number, to: number): boolean =>
    hasRoom({ ...page, table: { ...table, rows: table.rows.slice(from, to) } }, options);
  const cut = cutOf(table.rows.length, fits, () => true);
  return [
    { table: { ...table, rows: table.rows.slice(0, cut) } },
    { table: { ...table, rows: table.rows.slice(cut) } },
  ];
};

const split = (page: SlidePage, options: RepairOptions): SlidePage[] => {
  const isTable = page.layout === 'table' || page.layout === 'chartTable';
  const [first, second] = isTable
    ? splitTable(page, options)
    : page.layout === 'columns'
      ? splitColumns(page, options)
      : splitPoints(page, options);
  // A chart or a picture is not shown twice: what goes on stands alone.
  const rest: Partial<SlidePage> =
    page.layout === 'chartTable'
      ? { layout: 'table', chart: null }
      : page.layout === 'agenda' || page.layout === 'columns' || isTable
        ? {}
        : { layout: 'points', figure: null, picture: null, chart: null };
  return [
    { ...page, ...first },
    { ...page, ...rest, ...second, id: options.newId(), title: continued(page.title), notes: '', locked: false },
  ];
};

/**
 * The pages that stand in the place of one with a fault, as its `repair` says: the page with smaller text, two pages that
 * share its content, or none. The page itself where nothing can be done.
 */
export const repairSlide = (page: SlidePage, fault: SlideFault, options: RepairOptions): SlidePage[] => {
  if (fault.repair === 'shrink') return [{ ...page, textScale: shrinkTo(page, options) ?? page.textScale }];
  if (fault.repair === 'split') return split(page, options);
  if (fault.repair === 'remove') return fault.kind === 'missingSource' ? [withoutCite(page, fault.amount)] : [];
  return [page];
};
