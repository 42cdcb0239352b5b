import { cutRange, sentenceRanges } from '../parsing/sentences.js';
import type { Passage } from './retrieve.js';
import { shareOf } from './scoreByWords.js';
import { indexTerms, queryWords } from './tokenise.js';

export interface Quote {
  readonly text: string;
  /** Where it stands in the passage's content: from `start` up to, not including, `end`. */
  readonly start: number;
  readonly end: number;
}

const MAX_LENGTH = 200;

interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly score: number;
  readonly isTitle: boolean;
}

const looksLikeTitle = (content: string, { start, end }: { start: number; end: number }): boolean => {
  const text = content.slice(start, end);
  const isLine = (start === 0 || content[start - 1] === '\n') && text.endsWith('\n');
  return isLine && text.length <= 46 && !/[。！？；：!?;:|.]\s*$|[，,；;|]/.test(text);
};

/** The sentences of a passage that say most about the question: whole ones, side by side, about 200 characters at most. */
export const bestQuote = (
  { content, heading, ownWords }: Pick<Passage, 'content' | 'heading' | 'ownWords'>,
  question: string,
): Quote => {
  const words = queryWords(question, ownWords);
  const ranges = sentenceRanges(content).flatMap((range) => cutRange(content, range, MAX_LENGTH));
  const texts = ranges.map(({ start, end }) => content.slice(start, end));
  const found = texts.map((text) => indexTerms(text));
  const rarities = words.map(
    (word) => 1 + Math.log(ranges.length / Math.max(1, found.filter((other) => shareOf(word, other) > 0).length)),
  );
  const all = words.reduce((sum, word, place) => sum + word.weight * (rarities[place] ?? 1), 0);
  let title = 0;
  const sentences = ranges.map(({ start, end }, index): Sentence => {
    const terms = found[index] ?? new Map<string, number>();
    const own = words.reduce(
      (sum, word, place) => sum + word.weight * (rarities[place] ?? 1) * shareOf(word, terms),
      0,
    );
    const next = ranges[index + 1];
    // Where the next line looks the same, these are items of a list, as on a slide.
    const isAlone = next !== undefined && !looksLikeTitle(content, next);
    const isTitle =
      (isAlone && looksLikeTitle(content, { start, end })) || heading.includes(content.slice(start, end).trim());
    // A title names what the sentences under it are about, but says nothing by itself. One that has it all counts most.
    if (isTitle) title = own * (0.4 + (0.8 * own) / Math.max(all, 1e-9));
    return { start, end, isTitle, score: isTitle ? own * 0.1 : own + title };
  });

  let bestIndex = 0;
  for (const [index, one] of sentences.entries()) if (one.score > (sentences[bestIndex]?.score ?? 0)) bestIndex = index;
  const best = sentences[bestIndex] ?? { start: 0, end: content.length, score: 0, isTitle: false };
  let { start, end } = best;
  let [low, high] = [bestIndex, bestIndex];
  for (;;) {
    const before = sentences[low - 1];
    const after = sentences[high + 1];
    const fits = (one: Sentence | undefined): one is Sentence =>
      one !== undefined &&
      !one.isTitle &&
      one.score >= Math.max(0.3, best.score * 0.5) &&
      Math.max(end, one.end) - Math.min(start, one.start) <= MAX_LENGTH;
    if (fits(after) && (!fits(before) || after.score >= before.score)) {
      high += 1;
      end = after.end;
    } else if (fits(before)) {
      low -= 1;
      start = before.start;
    } else break;
  }
  const text = content.slice(start, end).trim();
  start += content.slice(start, end).length - content.slice(start, end).trimStart().length;
  return { text, start, end: start + text.length };
};
