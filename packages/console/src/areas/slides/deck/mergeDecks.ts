import type { SlidePage } from '@console/base/slides';
import { type DeckContent, isSamePage } from './deckContent.js';

/** Whose state of what both changed counts. */
export type Preferred = 'mine' | 'theirs';

export interface MergedDeck {
  readonly content: DeckContent;
  /** What both changed, each in another way: `title`, `design`, `format`, and ids of pages. */
  readonly asked: readonly string[];
}

type Pages = ReadonlyMap<string, SlidePage>;

const byId = ({ slides }: DeckContent): Pages => new Map(slides.map((page) => [page.id, page]));

const isSame = (one: SlidePage | undefined, other: SlidePage | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && isSamePage(one, other));

const idsOf = ({ slides }: DeckContent, among: Pages): string[] =>
  slides.flatMap(({ id }) => (among.has(id) ? [id] : []));

/** Whether the pages that two states share stand in the same order. */
const isOrderKept = (one: DeckContent, other: DeckContent): boolean => {
  const order = idsOf(other, byId(one));
  return idsOf(one, byId(other)).every((id, at) => id === order[at]);
};

/** Ids in the order of one state; what only the other one has stands where it stood there. */
const orderOf = (lead: DeckContent, other: DeckContent, kept: ReadonlySet<string>): string[] => {
  const order = lead.slides.flatMap(({ id }) => (kept.has(id) ? [id] : []));
  let before = -1;
  for (const { id } of other.slides) {
    if (!kept.has(id)) continue;
    const at = order.indexOf(id);
    if (at === -1) order.splice(before + 1, 0, id);
    before = at === -1 ? before + 1 : at;
  }
  return order;
};

/**
 * Two states that were made of one, in one: what only one of them changed is taken from it, page by page. Of a page that one
 * deleted and the other edited, the edited one stays. Pages that both moved stand as in `mine`.
 */
export const mergeDecks = (
  upon: DeckContent,
  mine: DeckContent,
  theirs: DeckContent,
  preferred: Preferred = 'mine',
): MergedDeck => {
  const asked: string[] = [];
  const pick = <Value>(key: string, [was, own, other]: readonly [Value, Value, Value]): Value => {
    if (own === was || own === other) return other;
    if (other === was) return own;
    asked.push(key);
    return preferred === 'mine' ? own : other;
  };
  const [was, own, other] = [byId(upon), byId(mine), byId(theirs)];
  const pages = new Map<string, SlidePage>();
  for (const id of new Set([...own.keys(), ...other.keys()])) {
    const [before, here, there] = [was.get(id), own.get(id), other.get(id)];
    const isMineAlone = isSame(there, before);
    const isTheirsAlone = isSame(here, before) || isSame(here, there);
    if (!isMineAlone && !isTheirsAlone && here !== undefined && there !== undefined) asked.push(id);
    const chosen = ((): SlidePage | undefined => {
      if (isTheirsAlone) return there;
      if (isMineAlone) return here;
      if (here === undefined || there === undefined) return here ?? there;
      return preferred === 'mine' ? here : there;
    })();
    if (chosen !== undefined) pages.set(id, chosen);
  }
  // Each deleted what the other one had left: a deck has at least one page.
  if (pages.size === 0) for (const [id, page] of other) pages.set(id, page);
  const kept = new Set(pages.keys());
  const order = isOrderKept(upon, mine) ? orderOf(theirs, mine, kept) : orderOf(mine, theirs, kept);
  return {
    content: {
      title: pick('title', [upon.title, mine.title, theirs.title]),
      templateId: pick('design', [upon.templateId, mine.templateId, theirs.templateId]),
      format: pick('format', [upon.format, mine.format, theirs.format]),
      slides: order.flatMap((id) => pages.get(id) ?? []),
    },
    asked,
  };
};
