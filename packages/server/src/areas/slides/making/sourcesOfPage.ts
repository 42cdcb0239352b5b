import type { SlidePage, SlideSource } from '@console/base/slides';
import type { Material } from '../sources/material.js';

/** Sources of a page at most, and characters of its notes. */
const MOST_SOURCES = 40;
const LONGEST_NOTES = 10_000;
const LONGEST_QUOTE = 2000;

/** Words that a page rests on, with the places of their sources in the material. */
export interface Rested {
  readonly words: string;
  readonly sources: readonly number[];
}

/** A page with its sources, numbered from 1, and the words that it rests on in its notes, each citing them. */
export const withSources = (page: SlidePage, rested: readonly Rested[], { sources }: Material): SlidePage => {
  const places = [...new Set(rested.flatMap((one) => one.sources))].slice(0, MOST_SOURCES);
  const numberOf = new Map(places.map((place, at) => [place, at + 1]));
  const found = places.flatMap((place): SlideSource[] => {
    const source = sources[place];
    if (source === undefined) return [];
    const words = rested.filter((one) => one.sources.includes(place)).map((one) => one.words);
    const quote = source.quote === '' ? words.join('\n').slice(0, LONGEST_QUOTE) : source.quote;
    return [{ ...source, quote, n: numberOf.get(place) ?? 1 }];
  });
  const notes = rested.map(({ words, sources: of }) => {
    const marks = of.flatMap((place) => numberOf.get(place) ?? []).map((n) => `[${n}]`);
    return marks.length === 0 ? words : `${words} ${marks.join('')}`;
  });
  const all = [page.notes, ...notes].filter((one) => one !== '').join('\n');
  return { ...page, sources: found, notes: all.slice(0, LONGEST_NOTES) };
};
