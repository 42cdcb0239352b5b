import { type CheckOptions, checkSlides, type SlideFault, type SlidePage } from '@console/base/slides';

/** What a page shows: two with the same are one too many. */
const lookOf = (page: SlidePage): string =>
  JSON.stringify({ ...page, id: '', section: '', notes: '', sources: [], locked: false });

/**
 * Checks decks page by page, and none anew that has stayed the same object: a letter typed on one of sixty pages measures
 * that one alone.
 */
export const deckChecker = (options: CheckOptions): ((pages: readonly SlidePage[]) => readonly SlideFault[]) => {
  const kept = new WeakMap<SlidePage, { faults: readonly SlideFault[]; look: string }>();
  const checked = (page: SlidePage) => {
    const before = kept.get(page);
    if (before !== undefined) return before;
    const made = { faults: checkSlides([page], options), look: lookOf(page) };
    kept.set(page, made);
    return made;
  };
  return (pages) => {
    const firsts = new Map<string, SlidePage>();
    return pages.flatMap((page) => {
      const { faults, look } = checked(page);
      const first = firsts.get(look);
      if (first === undefined) {
        firsts.set(look, page);
        return faults;
      }
      return checkSlides([first, page], options).filter(({ pageId }) => pageId === page.id);
    });
  };
};
