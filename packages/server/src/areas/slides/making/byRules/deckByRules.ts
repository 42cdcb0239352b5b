import { randomId } from '@console/base';
import { emptySlide, MOST_SLIDES, type SlidePage } from '@console/base/slides';
import type { Material } from '../../sources/material.js';
import { makingWords } from '../makingWords.js';
import { type Part, partsOf } from '../parts.js';
import { withSources } from '../sourcesOfPage.js';
import { type PageRules, pagesOfPart, pointsOf } from './pagesOfPart.js';

export interface DeckRules extends PageRules {
  readonly title: string;
  /** Pages at most, the first and the last included. */
  readonly most?: number;
}

/** Two short parts beside each other are compared rather than told one after the other. */
const MOST_IN_COLUMN = 5;
const LONGEST_IN_COLUMN = 60;
/** A section with fewer pages needs no page of its own. */
const FEW_PAGES = 3;
const MOST_IN_AGENDA = 60;

const isShort = (part: Part): boolean => {
  const points = pointsOf(part.blocks);
  return (
    part.blocks.every(({ kind }) => kind === 'list') &&
    points.length >= 2 &&
    points.length <= MOST_IN_COLUMN &&
    points.every(({ text }) => text.length <= LONGEST_IN_COLUMN)
  );
};

/** Two parts of one section as one page with two columns; null where they are not of that kind. */
const columnsOf = (parts: readonly Part[], material: Material, { overflows }: PageRules): SlidePage | null => {
  const [left, right] = parts;
  if (parts.length !== 2 || left === undefined || right === undefined || left.section === '') return null;
  if (!isShort(left) || !isShort(right) || left.title === left.section) return null;
  const columns = [left, right].map((part) => ({
    title: part.title.slice(0, 200),
    points: pointsOf(part.blocks).map(({ text, level }) => ({ text, level })),
  }));
  const page: SlidePage = {
    ...emptySlide(randomId(), 'columns'),
    section: left.section.slice(0, 200),
    title: left.section.slice(0, 500),
    columns,
  };
  if (overflows(page)) return null;
  const rested = [left, right].flatMap((part) =>
    pointsOf(part.blocks).map(({ text, sources }) => ({ words: text, sources })),
  );
  return withSources(page, rested, material);
};

/** Parts of one section, in their order. */
const bySection = (parts: readonly Part[]): Part[][] => {
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last?.[0]?.section === part.section) last.push(part);
    else groups.push([part]);
  }
  return groups;
};

/** The first page. */
export const titlePage = (title: string, subtitle: string): SlidePage => ({
  ...emptySlide(randomId(), 'title'),
  title: title.slice(0, 500),
  subtitle: subtitle === title ? '' : subtitle.slice(0, 500),
});

/** What the deck is about, in the names of its sections; none for fewer than two. */
export const agendaPage = (sections: readonly string[], language: DeckRules['language']): SlidePage[] => {
  const named = [...new Set(sections.filter((one) => one !== ''))];
  if (named.length < 2) return [];
  const points = named.slice(0, MOST_IN_AGENDA).map((text) => ({ text, level: 0 }));
  return [{ ...emptySlide(randomId(), 'agenda'), title: makingWords[language].agenda, points }];
};

/** The last page. */
export const closingPage = (language: DeckRules['language'], notes = ''): SlidePage => ({
  ...emptySlide(randomId(), 'closing'),
  title: makingWords[language].closing,
  notes,
});

const pagesOfGroup = (group: readonly Part[], material: Material, rules: PageRules): SlidePage[] => {
  const together = columnsOf(group, material, rules);
  return together === null ? group.flatMap((part) => pagesOfPart(part, material, rules)) : [together];
};

/** Lays a material out in its own words: nothing is added, and what has no room is named in the notes of the last page. */
export const deckByRules = (material: Material, rules: DeckRules): SlidePage[] => {
  const { title, language, most = MOST_SLIDES } = rules;
  const { parts, heading } = partsOf(material);
  const groups = bySection(parts);
  const sections = groups.map((group) => group[0]?.section ?? '');
  const named = new Set(sections.filter((one) => one !== ''));
  const limit = Math.min(most, MOST_SLIDES) - 2;
  let room = limit;
  const made = groups.map((group) => {
    const section = group[0]?.section ?? '';
    // What has no room any more is named, not laid out.
    const pages =
      room < 0
        ? group.map((part): SlidePage => ({ ...emptySlide(randomId()), title: part.title.slice(0, 500) }))
        : pagesOfGroup(group, material, rules);
    room -= pages.length;
    const needsOwn = section !== '' && named.size >= 3 && pages.length >= FEW_PAGES;
    const own: SlidePage = { ...emptySlide(randomId(), 'section'), section: section.slice(0, 200), title: section };
    return { pages, own: needsOwn ? [own] : [] };
  });
  const agenda = agendaPage(sections, language);
  const content = made.flatMap(({ pages }) => pages);
  const withOwn = [...agenda, ...made.flatMap(({ pages, own }) => [...own, ...pages])];
  const shown =
    withOwn.length <= limit ? withOwn : [...agenda, ...content].length <= limit ? [...agenda, ...content] : content;
  const leftOut = shown.slice(limit).map((page) => page.title);
  const notes =
    leftOut.length === 0
      ? ''
      : `${makingWords[language].leftOut}\n${[...new Set(leftOut)].join('\n')}`.slice(0, 10_000);
  return [titlePage(title, heading || material.title), ...shown.slice(0, limit), closingPage(language, notes)];
};
