import { type Input, keptInput, modifySlideDeck, type SlideDeckDetail, type WrittenSlide } from '@console/api/contract';
import { ifKnown } from '@console/base';
import { readSlide, type SlideFormat, slideFormats, type SlidePage } from '@console/base/slides';

/** What of a deck is edited. */
export interface DeckContent {
  readonly title: string;
  readonly templateId: string;
  readonly format: SlideFormat;
  readonly slides: readonly SlidePage[];
}

export type DeckInput = Input<typeof modifySlideDeck>;

export const pagesOf = (slides: readonly WrittenSlide[]): readonly SlidePage[] =>
  slides.map((slide) => readSlide(slide));

export const contentOf = (deck: Pick<SlideDeckDetail, 'title' | 'templateId' | 'format' | 'slides'>): DeckContent => ({
  title: deck.title,
  templateId: deck.templateId,
  format: ifKnown(slideFormats, deck.format, '16:9'),
  slides: pagesOf(deck.slides),
});

type Box = [page: number, left: number, right: number, top: number, bottom: number];

const pageInput = (page: SlidePage): NonNullable<DeckInput['slides']>[number] => ({
  ...page,
  points: page.points.map((point) => ({ ...point })),
  columns: page.columns.map(({ title, points }) => ({ title, points: points.map((point) => ({ ...point })) })),
  figure: page.figure && { ...page.figure },
  quote: page.quote && { ...page.quote },
  table: page.table && { head: [...page.table.head], rows: page.table.rows.map((row) => [...row]) },
  chart: page.chart && {
    ...page.chart,
    categories: [...page.chart.categories],
    series: page.chart.series.map(({ name, values }) => ({ name, values: [...values] })),
  },
  picture: page.picture && { ...page.picture },
  sources: page.sources.map((source) => ({
    ...source,
    positions: source.positions.map(([at, left, right, top, bottom]): Box => [at, left, right, top, bottom]),
  })),
});

/** What is sent to save it, over the version that was read. */
export const inputOf = (
  id: string,
  { title, templateId, format, slides }: DeckContent,
  version: number,
): DeckInput => ({
  id,
  version,
  // A deck is never without a name: while that is being typed, the former one stays.
  ...(title.trim() !== '' && { title: title.trim() }),
  templateId,
  format,
  slides: slides.map(pageInput),
});

/** An edit that this browser kept, with the state and version that it was made of. */
export interface KeptEdit {
  readonly content: DeckContent;
  readonly upon: DeckContent;
  readonly version: number;
}

/** What the browser keeps of an edit until it is saved. */
export const keptEdit = (id: string, { content, upon, version }: KeptEdit) => ({
  edited: inputOf(id, content, version),
  upon: inputOf(id, upon, version),
});

/** What this browser kept of an edit that was not saved; undefined where it is none. */
export const keptIn = (
  kept: { readonly edited?: unknown; readonly upon?: unknown },
  deck: DeckContent,
): KeptEdit | undefined => {
  const edited = keptInput(modifySlideDeck, kept.edited);
  const upon = keptInput(modifySlideDeck, kept.upon);
  if (edited?.version === undefined || upon === undefined) return undefined;
  const whole = ({ title, templateId, format, slides }: Partial<DeckInput>): DeckContent => ({
    title: title ?? deck.title,
    templateId: templateId ?? deck.templateId,
    format: format ?? deck.format,
    slides: slides?.map((slide) => readSlide(slide)) ?? deck.slides,
  });
  return { version: edited.version, content: whole(edited), upon: whole(upon) };
};

const spelled = new WeakMap<SlidePage, string>();

const spell = (page: SlidePage): string => {
  const known = spelled.get(page) ?? JSON.stringify(pageInput(page));
  spelled.set(page, known);
  return known;
};

/** Whether two states of a page say the same. */
export const isSamePage = (one: SlidePage, other: SlidePage): boolean => one === other || spell(one) === spell(other);

/** Whether two states say the same. */
export const isSame = (one: DeckContent, other: DeckContent): boolean =>
  one === other || JSON.stringify(inputOf('', one, 0)) === JSON.stringify(inputOf('', other, 0));
