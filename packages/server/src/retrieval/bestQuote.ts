import { cutRange, sentenceRanges } from '../parsing/sentences.js';
import type { Passage } from './retrieve.js';
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
}

/** The sentences of a passage that say most about the question: whole ones, side by side, about 200 characters at most. */
export const bestQuote = ({ content, heading }: Pick<Passage, 'content' | 'heading'>, question: string): Quote => {
  const words = queryWords(question);
  const ranges = sentenceRanges(content).flatMap((range) => cutRange(content, range, MAX_LENGTH));
  const texts = ranges.map(({ start, end }) => content.slice(start, end));
  const found = texts.map((text) => indexTerms(text));
  const share = ({ term, parts }: (typeof words)[number], terms: ReadonlyMap<string, number>): number =>
    terms.has(term)
      ? 1
      : parts.length === 0
        ? 0
        : (0.8 * parts.filter((part) => terms.has(part)).length) / parts.length;
  const sentences: Sentence[] = ranges.map(({ start, end }, index) => {
    const terms = found[index] ?? new Map<string, number>();
    // A title names what the sentences under it are about, but says nothing by itself.
    const isTitle =
      heading.includes((texts[index] ?? '').trim()) || !/[。！？；，：!?;,:|.]\s*$|\|/.test(texts[index] ?? '');
    const score = words.reduce((sum, word) => {
      const rarity = 1 + Math.log(ranges.length / Math.max(1, found.filter((other) => share(word, other) > 0).length));
      return sum + word.weight * rarity * share(word, terms);
    }, 0);
    return { start, end, score: isTitle ? score * 0.3 : score };
  });
  // What stands right under a title that fits is likely to be meant.
  const raised = sentences.map((one, index) => {
    const before = sentences[index - 1];
    const isUnderTitle = before !== undefined && content.slice(before.start, before.end).endsWith('\n');
    return isUnderTitle ? { ...one, score: one.score + before.score * 0.6 } : one;
  });

  let bestIndex = 0;
  for (const [index, one] of raised.entries()) if (one.score > (raised[bestIndex]?.score ?? 0)) bestIndex = index;
  const best = raised[bestIndex] ?? { start: 0, end: content.length, score: 0 };
  let { start, end } = best;
  let [low, high] = [bestIndex, bestIndex];
  for (;;) {
    const before = raised[low - 1];
    const after = raised[high + 1];
    const fits = (one: Sentence | undefined): one is Sentence =>
      one !== undefined &&
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
