import type { SlidePage } from './deck.js';
import { type Figure, figuresHeldBy, figuresIn } from './figures.js';
import { isCover } from './layoutSlide.js';
import type { MeasuredItem, MeasuredSlide } from './measured.js';

/** Characters of a quote from which on it may have been cut off. */
const CUT = 2000;
/** Numbers that count nothing: citations, places in a list or an order, how a text is divided. */
const PLACES = [
  /\[\d{1,3}\]/gu,
  /^\s*[（(]?\d{1,2}(?:\.\d{1,2})*[)）.、．:：](?!\d)/gmu,
  /第\s*\d+/gu,
  /(?<!\d)\d{1,2}\s*(?:件事|个?(?:方面|步骤?|阶段|部分|要点|层面|章|条)|(?:parts?|steps?|stages?|points?|sections?|things)\b)/giu,
] as const;
/** Years name what a title or a column is about. */
const YEARS = /(?<!\d)(?:19|20)\d{2}(?!\d|[.,]\d)/gu;

const counted = (text: string): Figure[] => figuresIn(PLACES.reduce((rest, one) => rest.replaceAll(one, ' '), text));
const counting = (text: string): Figure[] => counted(text.replaceAll(YEARS, ' '));

const ofItem = (item: MeasuredItem): Figure[] => {
  if (item.kind === 'text') {
    if (item.role === 'footer' || item.role === 'number') return [];
    const read = item.role === 'title' || item.role === 'subtitle' || item.role === 'label' ? counting : counted;
    return item.paragraphs.flatMap(({ text }) => read(text));
  }
  if (item.kind === 'table')
    return item.rows.flatMap(({ head, cells }) =>
      cells.flatMap(({ text }, at) => (head || at === 0 ? counting : counted)(text)),
    );
  if (item.kind !== 'chart') return [];
  return item.chart.series.flatMap(({ values }) =>
    values.flatMap((value) => (value === null ? [] : figuresIn(String(Math.abs(value))))),
  );
};

/**
 * The numbers on a page that stand in no words of its sources, each once, as they are written. None where the page has no
 * source, where what one of them says is not known as a whole, and on pages that only name what follows.
 */
export const unsourcedFigures = (page: SlidePage, slide: MeasuredSlide): string[] => {
  const { layout, sources } = page;
  if (sources.length === 0 || isCover(layout) || layout === 'agenda') return [];
  if (sources.some(({ quote }) => quote.trim() === '' || quote.length >= CUT)) return [];
  const isHeld = figuresHeldBy(sources.flatMap(({ title, quote }) => [title, quote]));
  const strange = slide.items.flatMap(ofItem).filter((figure) => !isHeld(figure));
  return [...new Set(strange.map(({ text }) => text))];
};
