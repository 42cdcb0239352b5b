import type { SlidePage } from '@console/base/slides';

/** Pages that follow one another under one heading. */
export interface OutlineSection {
  /** Of its first page: two sections may have one name. */
  readonly key: string;
  /** Empty: pages under none. */
  readonly name: string;
  readonly pages: readonly { readonly page: SlidePage; readonly at: number }[];
}

export const sectionsOf = (pages: readonly SlidePage[]): readonly OutlineSection[] => {
  const sections: { key: string; name: string; pages: { page: SlidePage; at: number }[] }[] = [];
  for (const [at, page] of pages.entries()) {
    const last = sections.at(-1);
    if (last?.name === page.section) last.pages.push({ page, at });
    else sections.push({ key: page.id, name: page.section, pages: [{ page, at }] });
  }
  return sections;
};

/** One step up or down. At the end of a section it goes into the next one first, and stays at its place in the deck. */
export const stepPage = (pages: readonly SlidePage[], id: string, step: 1 | -1): readonly SlidePage[] => {
  const at = pages.findIndex((page) => page.id === id);
  const [page, other] = [pages[at], pages[at + step]];
  if (page === undefined || other === undefined) return pages;
  if (page.section !== other.section) return pages.with(at, { ...page, section: other.section });
  return pages.with(at, other).with(at + step, page);
};

/** Beside another page, in the section of that one. */
export const placePage = (
  pages: readonly SlidePage[],
  id: string,
  target: string,
  after: boolean,
): readonly SlidePage[] => {
  const page = pages.find((one) => one.id === id);
  const beside = pages.find((one) => one.id === target);
  if (page === undefined || beside === undefined || id === target) return pages;
  const others = pages.filter((one) => one.id !== id);
  const at = others.indexOf(beside) + (after ? 1 : 0);
  const moved = page.section === beside.section ? page : { ...page, section: beside.section };
  return others.toSpliced(at, 0, moved);
};

export const changePage = (pages: readonly SlidePage[], id: string, change: Partial<SlidePage>): readonly SlidePage[] =>
  pages.map((page) => (page.id === id ? { ...page, ...change } : page));

/** Another heading for the pages of one section. */
export const renameSection = (
  pages: readonly SlidePage[],
  section: OutlineSection,
  name: string,
): readonly SlidePage[] => {
  const own = new Set(section.pages.map(({ page }) => page.id));
  return pages.map((page) => (own.has(page.id) ? { ...page, section: name } : page));
};
