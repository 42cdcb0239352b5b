import { firstWords } from './cleanText.js';
import { contrastOf } from './colours.js';
import type { SlideFormat, SlidePage } from './deck.js';
import { exportFonts } from './designs.js';
import { isCover, layoutSlide } from './layoutSlide.js';
import type {
  MeasuredItem,
  MeasuredSlide,
  MeasuredTable,
  MeasuredText,
  SlideDesign,
  SlideFault,
  SlideRepair,
} from './measured.js';
import { missingCites } from './citations.js';
import { unsourcedFigures } from './unsourcedFigures.js';

export interface CheckOptions {
  readonly design: SlideDesign;
  readonly format: SlideFormat;
}

/** Pixels an inch below which a picture looks coarse on a wall. */
const PIXELS = 96;
/** As WCAG asks for: text of at least 18 points, or 14 bold, needs less. */
const CONTRAST = 4.5;
const CONTRAST_LARGE = 3;

const scales = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6];
/** Rather two pages than text below that share of its size. */
const SMALLEST_KIND = 0.75;

const overflows = (slide: MeasuredSlide): boolean =>
  slide.items.some((item) => (item.kind === 'text' || item.kind === 'table') && item.overflow > 0);

/** The largest `textScale`, below the page's own, at which everything on it has room; null: none has. */
export const shrinkTo = (page: SlidePage, { design, format }: CheckOptions): number | null =>
  scales
    .filter((textScale) => textScale < page.textScale)
    .find((textScale) => !overflows(layoutSlide({ ...page, textScale }, { design, format, number: 1, total: 1 }))) ??
  null;

const canSplit = (page: SlidePage, item: MeasuredText | MeasuredTable): boolean => {
  if (item.kind === 'table') return item.rows.length > 2;
  if (item.role === 'points') return !isCover(page.layout);
  return item.role === 'column';
};

const overflowRepair = (
  page: SlidePage,
  item: MeasuredText | MeasuredTable,
  options: CheckOptions,
): SlideRepair | null => {
  const scale = shrinkTo(page, options);
  const splits = canSplit(page, item);
  if (scale !== null && (scale >= SMALLEST_KIND || !splits)) return 'shrink';
  return splits ? 'split' : null;
};

type Found = Omit<SlideFault, 'pageId'>;

const plain = { amount: 0, wanted: 0, repair: null } as const;

const nameOf = (item: MeasuredItem): string => {
  if (item.kind === 'text') return firstWords(item.paragraphs[0]?.text ?? '');
  if (item.kind === 'table') return firstWords(item.rows[0]?.cells.find(({ text }) => text !== '')?.text ?? '');
  if (item.kind === 'picture') return firstWords(item.alt);
  return '';
};

const overflowOf = (page: SlidePage, item: MeasuredItem, options: CheckOptions): Found[] => {
  if ((item.kind !== 'text' && item.kind !== 'table') || item.overflow === 0) return [];
  const repair = overflowRepair(page, item, options);
  return [{ ...plain, kind: 'overflow', severity: 'error', what: nameOf(item), amount: item.overflow, repair }];
};

const fontOf = (item: MeasuredItem): Found[] => {
  const font =
    item.kind === 'text'
      ? item.font
      : item.kind === 'chart'
        ? item.text.font
        : item.kind === 'table'
          ? item.rows[0]?.cells[0]?.font
          : undefined;
  if (font === undefined || exportFonts.has(font)) return [];
  return [{ ...plain, kind: 'font', severity: 'error', what: font }];
};

const contrastFound = (what: string, colour: string, ground: string, wanted: number): Found[] => {
  const reached = contrastOf(colour, ground);
  if (reached >= wanted) return [];
  // Never rounded up to what is wanted.
  const amount = Math.floor(reached * 10) / 10;
  return [{ ...plain, kind: 'contrast', severity: 'warning', what, amount, wanted }];
};

const contrastFaults = (item: MeasuredItem): Found[] => {
  if (item.kind === 'text') {
    const large = item.size >= 18 || (item.bold && item.size >= 14);
    return contrastFound(nameOf(item), item.colour, item.ground, large ? CONTRAST_LARGE : CONTRAST);
  }
  if (item.kind === 'table') {
    const colours = new Set(item.rows.flatMap(({ cells }) => cells.map(({ colour }) => colour)));
    return [...colours].flatMap((colour) => contrastFound(nameOf(item), colour, item.ground, CONTRAST)).slice(0, 1);
  }
  if (item.kind !== 'chart') return [];
  const names = item.chart.kind === 'pie' ? item.chart.categories : item.chart.series.map(({ name }) => name);
  return [
    ...contrastFound(firstWords(item.chart.unit), item.text.colour, item.ground, CONTRAST),
    ...item.colours.flatMap((colour, at) =>
      contrastFound(firstWords(names[at] ?? ''), colour, item.ground, CONTRAST_LARGE),
    ),
  ];
};

const pictureFaults = (item: MeasuredItem): Found[] => {
  if (item.kind !== 'picture') return [];
  const pixels = Math.floor(Math.min(item.pixelWidth / item.width, item.pixelHeight / item.height) * 72);
  if (pixels >= PIXELS) return [];
  return [{ ...plain, kind: 'smallPicture', severity: 'warning', what: nameOf(item), amount: pixels, wanted: PIXELS }];
};

const isContent = (item: MeasuredItem): boolean =>
  item.kind === 'text' ? !['title', 'subtitle', 'footer', 'number'].includes(item.role) : item.kind !== 'shape';

const isEmpty = (page: SlidePage, slide: MeasuredSlide): boolean =>
  isCover(page.layout)
    ? !slide.items.some((item) => item.kind === 'text' && item.role !== 'footer')
    : !slide.items.some(isContent);

/** What stands on a page, to compare it with others. Words that differ by spaces and signs alone are the same. */
const contentKey = (slide: MeasuredSlide): string =>
  slide.items
    .flatMap((item): string[] => {
      if (item.kind === 'text')
        return item.role === 'footer' || item.role === 'number' ? [] : item.paragraphs.map(({ text }) => text);
      if (item.kind === 'table') return item.rows.flatMap(({ cells }) => cells.map(({ text }) => text));
      if (item.kind === 'chart') return [JSON.stringify(item.chart)];
      return item.kind === 'picture' ? [item.fileId] : [];
    })
    .join('\n')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]+/gu, ' ');

const pageFaults = (page: SlidePage, slide: MeasuredSlide, options: CheckOptions): Found[] => {
  const found = slide.items.flatMap((item) => [
    ...overflowOf(page, item, options),
    ...fontOf(item),
    ...contrastFaults(item),
    ...pictureFaults(item),
  ]);
  const fonts = new Set<string>();
  return found.filter(({ kind, what }) => kind !== 'font' || (!fonts.has(what) && fonts.add(what)));
};

/**
 * What would look wrong in the file, page by page, as it is measured: text over its box, fonts that it may not name, weak
 * contrast, coarse pictures, empty pages, pages that say what an earlier one says, numbers of sources that are not there,
 * and figures that stand in no words of the sources.
 */
export const checkSlides = (pages: readonly SlidePage[], options: CheckOptions): SlideFault[] => {
  const seen = new Set<string>();
  return pages.flatMap((page, at) => {
    const slide = layoutSlide(page, { ...options, number: at + 1, total: pages.length });
    const found = pageFaults(page, slide, options);
    if (isEmpty(page, slide)) {
      found.push({ ...plain, kind: 'empty', severity: 'error', what: firstWords(page.title), repair: 'remove' });
    } else {
      const key = contentKey(slide);
      if (seen.has(key)) {
        found.push({
          ...plain,
          kind: 'duplicate',
          severity: 'warning',
          what: firstWords(page.title),
          repair: 'remove',
        });
      }
      seen.add(key);
    }
    for (const n of missingCites(page)) {
      found.push({ ...plain, kind: 'missingSource', severity: 'error', what: `[${n}]`, amount: n, repair: 'remove' });
    }
    const [figure, ...others] = unsourcedFigures(page, slide);
    if (figure !== undefined)
      found.push({
        ...plain,
        kind: 'figureNotInSources',
        severity: 'warning',
        what: figure,
        amount: others.length + 1,
      });
    return found.map((one): SlideFault => ({ ...one, pageId: page.id }));
  });
};
