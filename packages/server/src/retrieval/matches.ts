import type { WordGroups } from './synonyms.js';
import { type QueryWord, queryWords, termRanges } from './tokenise.js';

/** From `start` up to, not including, `end`. */
export interface Match {
  readonly start: number;
  readonly end: number;
}

/** Ranges that touch become one. */
const joined = (ranges: readonly Match[]): Match[] => {
  const matches: { start: number; end: number }[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = matches.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else matches.push({ start, end });
  }
  return matches;
};

type Form = Pick<QueryWord, 'term' | 'parts'>;

/** Parts are looked at where the whole is not there, and then only if half of them are: one alone is another word. */
const termsShown = ({ term, parts }: Form, found: ReadonlySet<string>): readonly string[] => {
  if (found.has(term)) return [term];
  const there = parts.filter((part) => found.has(part));
  return there.length * 2 >= parts.length ? there : [];
};

/** Tells where the words of a question, or words that stand for them, stand in a text. A single character shows nothing. */
export const matchesOf = (question: string, own: WordGroups = []): ((text: string) => Match[]) => {
  const forms = queryWords(question, own)
    .filter(({ weight }) => weight === 1)
    .flatMap(({ term, parts, synonyms }): Form[] => [{ term, parts }, ...synonyms]);
  const wanted = new Set(forms.flatMap(({ term, parts }) => [term, ...parts]));
  return (text) => {
    const ranges = termRanges(text, wanted);
    const found = new Set(ranges.map(({ term }) => term));
    const shown = new Set(forms.flatMap((form) => termsShown(form, found)));
    return joined(ranges.filter(({ term }) => shown.has(term)));
  };
};
