import type { WrittenSlide } from '@console/api/contract';
import type { SlidePage, SlideSource } from '@console/base/slides';
import type { Queryable } from '../../../db/database.js';
import { uploadPath } from '../../../uploads/index.js';
import { hiddenSources, type Reader } from '../../../visibility/index.js';

const documentsOf = (slides: readonly SlidePage[]) =>
  slides.flatMap(({ sources }) =>
    sources.flatMap(({ kind, subjectId }) =>
      kind === 'document' && subjectId !== '' ? [{ documentId: subjectId }] : [],
    ),
  );

/** Documents that pages rest on and that are not open to their owner any more. */
export const hiddenDocuments = (
  db: Queryable,
  reader: Reader,
  slides: readonly SlidePage[],
): Promise<ReadonlySet<string>> => hiddenSources(db, reader, documentsOf(slides));

const isHidden = ({ kind, subjectId }: Pick<SlideSource, 'kind' | 'subjectId'>, hidden: ReadonlySet<string>): boolean =>
  kind === 'document' && hidden.has(subjectId);

/** What pages take from one document; nothing where it is not open to the reader any more. */
export const openSources = async (
  db: Queryable,
  reader: Reader,
  slides: readonly SlidePage[],
  documentId: string,
): Promise<SlideSource[]> => {
  const hidden = await hiddenSources(db, reader, [{ documentId }]);
  if (hidden.has(documentId)) return [];
  return slides.flatMap(({ sources }) =>
    sources.filter(({ kind, subjectId }) => kind === 'document' && subjectId === documentId),
  );
};

/** Pages with nothing that hidden sources say, in their places, so that the numbers in the notes still fit. */
export const withheldSlides = (slides: readonly SlidePage[], hidden: ReadonlySet<string>): SlidePage[] =>
  hidden.size === 0
    ? [...slides]
    : slides.map((page) => ({
        ...page,
        sources: page.sources.map((source) =>
          isHidden(source, hidden) ? { ...source, title: '', quote: '', page: 0, positions: [] } : source,
        ),
      }));

/** A page as calls carry it. */
export const carried = (page: SlidePage) => ({
  ...page,
  points: page.points.map((point) => ({ ...point })),
  columns: page.columns.map(({ title, points }) => ({ title, points: points.map((point) => ({ ...point })) })),
  table: page.table === null ? null : { head: [...page.table.head], rows: page.table.rows.map((row) => [...row]) },
  chart:
    page.chart === null
      ? null
      : {
          ...page.chart,
          categories: [...page.chart.categories],
          series: page.chart.series.map(({ name, values }) => ({ name, values: [...values] })),
        },
  sources: page.sources.map((source) => ({
    ...source,
    positions: source.positions.map(([number, left, right, top, bottom]): [number, number, number, number, number] => [
      number,
      left,
      right,
      top,
      bottom,
    ]),
  })),
});

/** Pages as they are told to their owner. */
export const shownSlides = async (
  db: Queryable,
  reader: Reader,
  slides: readonly SlidePage[],
): Promise<WrittenSlide[]> => {
  const hidden = await hiddenDocuments(db, reader, slides);
  return withheldSlides(slides, hidden)
    .map(carried)
    .map((page) => ({
      ...page,
      figure: page.figure === null ? null : { ...page.figure },
      quote: page.quote === null ? null : { ...page.quote },
      picture: page.picture === null ? null : { ...page.picture, url: uploadPath(page.picture.fileId) },
      sources: page.sources.map((source) => (isHidden(source, hidden) ? { ...source, withheld: true } : source)),
    }));
};

const keyOf = ({ subjectId, chunkId, n }: SlideSource): string => `${subjectId} ${chunkId} ${n}`;

/** What comes back from somebody who was not told of a source still has it as it was. */
export const withKeptSources = (
  slides: readonly SlidePage[],
  kept: readonly SlidePage[],
  hidden: ReadonlySet<string>,
): SlidePage[] => {
  if (hidden.size === 0) return [...slides];
  const known = new Map<string, SlideSource>();
  for (const { sources } of kept) {
    for (const source of sources) {
      if (!isHidden(source, hidden)) continue;
      known.set(keyOf(source), source);
      known.set(`${source.subjectId} ${source.chunkId}`, source);
    }
  }
  return slides.map((page) => ({
    ...page,
    sources: page.sources.map((source) => {
      if (!isHidden(source, hidden)) return source;
      const before = known.get(keyOf(source)) ?? known.get(`${source.subjectId} ${source.chunkId}`);
      return before === undefined ? source : { ...before, n: source.n };
    }),
  }));
};
