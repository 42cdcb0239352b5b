import { withDigits } from '../../retrieval/numerals.js';
import { indexTerms, queryWords } from '../../retrieval/tokenise.js';

/** Words around a question that change nothing about it. */
const polite =
  /请问一下|请问|请告诉我|请告诉|告诉我|麻烦问一下|麻烦|我想知道|想知道|我想了解|想了解|我想问|想问一下|想问|你好|您好|一下|(?:吗|呢|吧|啊|呀|哦|嘛|么)(?=[？?！!。.\s]*$)/g;
const LONGEST_TERM = 64;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A question by its letters and digits alone, so that spaces, signs, case and width make no difference. */
export const normalQuestion = (question: string): string => {
  const bare = fold(question).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return bare === '' ? fold(question).trim() : bare;
};

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

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => [...a].filter((one) => b.has(one)).length;

/** Share of what two questions are about that has to be the same. */
export const ABOUT_SHARE = 0.8;
const CLOSE = 0.66;

/**
 * 0 to 1: how surely two questions ask the same. 0 where they are about different things, deny differently, name
 * different numbers or ask for different things; a word may be missing on one side, but none exchanged for another.
 */
export const likeness = (question: string, phrasing: string): number => {
  const [a, b] = [shapeOf(question), shapeOf(phrasing)];
  if (a.negations !== b.negations || a.numbers !== b.numbers) return 0;
  const asksElse = a.kinds.some((asked, at) => asked !== b.kinds[at]);
  if (asksElse && a.kinds.includes(true) && b.kinds.includes(true)) return 0;
  if (a.about.size === 0 || b.about.size === 0) return 0;
  const both = shared(a.about, b.about);
  const exchanged = both < Math.min(a.about.size, b.about.size);
  if (exchanged || both / Math.max(a.about.size, b.about.size) < ABOUT_SHARE) return 0;
  const dice = (2 * shared(a.terms, b.terms)) / (a.terms.size + b.terms.size);
  return dice >= CLOSE ? dice : 0;
};
