import { normalQuestion } from '@console/base';
import { withDigits } from '../../retrieval/numerals.js';
import { indexTerms, queryWords } from '../../retrieval/tokenise.js';

/** Words around a question that change nothing about it. */
const polite =
  /请问一下|请问|请告诉我|请告诉|告诉我|麻烦问一下|麻烦|我想知道|想知道|我想了解|想了解|我想问|想问一下|想问|你好|您好|一下|(?:吗|呢|吧|啊|呀|哦|嘛|么)(?=[？?！!。.\s]*$)/g;
const LONGEST_TERM = 64;

export { normalQuestion };

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Terms by which a phrasing is found: what it is about. */
export const phrasingTerms = (question: string): string[] =>
  queryWords(question)
    .map(({ term }) => term)
    .filter((term) => term.length <= LONGEST_TERM);

/** Kinds of question; two of different kinds are never the same, whatever else they share. */
const kinds: readonly RegExp[] = [
  /为什么|为何|为啥|\bwhy\b/,
  /怎么|怎样|如何|咋|\bhow\b(?! (?:many|much|long|often|far|old))/,
  /多少|几|多长|多久|多大|多高|多远|多宽|多重|\bhow (?:many|much|long|often|far|old)\b/,
  /什么时候|何时|几点|哪天|哪年|\bwhen\b/,
  /哪里|哪儿|何处|什么地方|在哪|\bwhere\b/,
  /谁|\bwho(?:m|se)?\b/,
  /是否|是不是|能不能|可不可以|有没有|要不要|吗[？?]?$/,
];
const negations = /不|没|无|非|未|别|勿|\bnot\b|n't\b|\bno\b|\bnever\b|\bwithout\b/g;

/** A question as it is compared with others. */
interface Shape {
  readonly about: ReadonlySet<string>;
  readonly terms: ReadonlySet<string>;
  readonly kinds: readonly boolean[];
  readonly negations: number;
  readonly numbers: string;
}

const shapeOf = (question: string): Shape => {
  const text = fold(question);
  const plain = text.replace(polite, '');
  // 是不是 and its like ask, they deny nothing.
  const asserted = text.replace(/是不是|能不能|可不可以|有没有|要不要|会不会|好不好/g, '');
  return {
    about: new Set(phrasingTerms(text)),
    terms: new Set(indexTerms(withDigits(plain)).keys()),
    kinds: kinds.map((kind) => kind.test(text)),
    negations: [...asserted.matchAll(negations)].length,
    numbers: [...withDigits(text).matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => number).join(' '),
  };
};

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] => [...a].filter((one) => b.has(one));

/** Share of what two questions are about that has to be the same. */
export const ABOUT_SHARE = 0.8;
const CLOSE = 0.66;

/** Why two questions are not the same. */
export type Difference = 'negation' | 'numbers' | 'kind' | 'subject' | 'wording';

/** How two questions stand to one another. */
export interface Comparison {
  /** 0 to 1: how surely they ask the same; 0 where `difference` says why they do not. */
  readonly likeness: number;
  /** 0 to 1: how many of their words they share, whatever else tells them apart. */
  readonly nearness: number;
  readonly difference: Difference | null;
  /** What both are about. */
  readonly shared: readonly string[];
}

const differenceOf = (a: Shape, b: Shape, nearness: number): Difference | null => {
  if (a.negations !== b.negations) return 'negation';
  if (a.numbers !== b.numbers) return 'numbers';
  const asksElse = a.kinds.some((asked, at) => asked !== b.kinds[at]);
  if (asksElse && a.kinds.includes(true) && b.kinds.includes(true)) return 'kind';
  if (a.about.size === 0 || b.about.size === 0) return 'subject';
  const both = shared(a.about, b.about).length;
  const exchanged = both < Math.min(a.about.size, b.about.size);
  if (exchanged || both / Math.max(a.about.size, b.about.size) < ABOUT_SHARE) return 'subject';
  return nearness >= CLOSE ? null : 'wording';
};

/** A question that is compared with many others. */
export const comparer = (question: string): ((phrasing: string) => Comparison) => {
  const a = shapeOf(question);
  const normal = normalQuestion(question);
  return (phrasing) => {
    const b = shapeOf(phrasing);
    const about = shared(a.about, b.about);
    if (normalQuestion(phrasing) === normal) return { likeness: 1, nearness: 1, difference: null, shared: about };
    const sizes = a.terms.size + b.terms.size;
    const nearness = sizes === 0 ? 0 : (2 * shared(a.terms, b.terms).length) / sizes;
    const difference = differenceOf(a, b, nearness);
    return { likeness: difference === null ? nearness : 0, nearness, difference, shared: about };
  };
};

/** The phrasing that a question is nearest to, by the words they share. */
export const nearestOf = (
  compare: (phrasing: string) => Comparison,
  phrasings: readonly string[],
): { readonly phrasing: string; readonly nearness: number } | null => {
  let best: { phrasing: string; nearness: number } | null = null;
  for (const phrasing of phrasings) {
    const { nearness } = compare(phrasing);
    if (nearness > 0 && nearness > (best?.nearness ?? 0)) best = { phrasing, nearness };
  }
  return best;
};

/**
 * The negative question that keeps an FAQ from answering: one that the question is at least as near to as to any that the
 * FAQ does answer. Null where none does.
 */
export const deniedBy = (
  compare: (phrasing: string) => Comparison,
  positive: readonly string[],
  negative: readonly string[],
): string | null => {
  if (negative.length === 0) return null;
  const against = nearestOf(compare, negative);
  if (against === null) return null;
  const pro = nearestOf(compare, positive)?.nearness ?? 0;
  return against.nearness >= pro ? against.phrasing : null;
};

/**
 * 0 to 1: how surely two questions ask the same. 0 where they are about different things, deny differently, name
 * different numbers or ask for different things; a word may be missing on one side, but none exchanged for another.
 */
export const likeness = (question: string, phrasing: string): number => comparer(question)(phrasing).likeness;
