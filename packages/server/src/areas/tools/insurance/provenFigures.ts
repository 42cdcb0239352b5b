import { withDigits } from '../../../retrieval/numerals.js';
import { hasAmountsInWords, inUsualDigits, standsFor, type Written, writtenIn } from '../../../text/writtenNumbers.js';

/** What begins a line of a list, a heading or a quotation: its number is no figure. */
const BEGINNING = /^\s*(?:(?:[-*+>]|\d{1,3}[.)、]|#{1,6})\s+)*/;
const CITATION = /\s*\[\d{1,3}\]/g;
/** Each sentence of a line with what ends it. A point between digits ends none. */
const SENTENCE = /[^。！？!?]+?(?:[。！？!?]+(?:\[\d{1,3}\])*|\.(?!\d)(?:\[\d{1,3}\])*\s+|$)/gu;
/** Amounts in words, with what is counted. */
const IN_WORDS = /[〇零一二两三四五六七八九十百千万亿几数半]+[^\s\d]{0,2}|[A-Za-z]+/gu;

const folded = (text: string): string => inUsualDigits(text).toLowerCase().replace(/\s+/g, '');

const numbersIn = (text: string): number[] =>
  [...writtenIn(text), ...writtenIn(withDigits(text))].map(({ amount }) => amount);

/** Something that was worked out, with what was told of it. */
export interface Calculation {
  readonly expression: string;
  readonly told: string;
}

const DATE = /\d{4}-\d{1,2}-\d{1,2}/g;
/** What is reckoned with without being told: pieces, months, days of months and years. */
const COMMON: ReadonlySet<number> = new Set([...Array.from({ length: 13 }, (_, at) => at), 30, 31, 52, 365, 366]);

const isCommon = ({ amount }: Written): boolean =>
  COMMON.has(Math.abs(amount)) || Number.isInteger(Math.log10(Math.abs(amount)));

/**
 * What was seen, with what was worked out of it, in whatever order. A calculation with a number of its own proves nothing:
 * `999999 * 1` would prove whatever a model likes to say.
 */
export const withWorkedOut = (seen: readonly string[], calculations: readonly Calculation[]): string[] => {
  const proven = [...seen];
  const waiting = [...calculations];
  for (;;) {
    const numbers = numbersIn(inUsualDigits(proven.join('\n')));
    const restsOnSeen = ({ expression }: Calculation) =>
      writtenIn(inUsualDigits(expression).replace(DATE, '')).every((one) => isCommon(one) || standsFor(one, numbers));
    const at = waiting.findIndex(restsOnSeen);
    const [next] = at === -1 ? [] : waiting.splice(at, 1);
    if (next === undefined) return proven;
    proven.push(next.told);
  }
};

/** Whether each amount that a sentence has in words stands so in what was seen. */
const areWordsSeen = (sentence: string, seen: string): boolean => {
  if (!hasAmountsInWords(sentence)) return true;
  const amounts = (sentence.match(IN_WORDS) ?? []).filter(hasAmountsInWords);
  return (
    amounts.length > 0 && amounts.every((one) => seen.includes(folded(one.slice(0, /^[A-Za-z]/.test(one) ? 40 : 3))))
  );
};

/**
 * An answer without the sentences that hold a figure which nothing of `seen` tells: what was observed, what was worked out, and
 * the question. Rows of tables go as a whole. Tells how many were left out.
 */
export const provenFigures = (answer: string, seen: readonly string[]): { answer: string; leftOut: number } => {
  const all = inUsualDigits(seen.join('\n'));
  const words = folded(all);
  const numbers = numbersIn(all);
  let leftOut = 0;
  const isProven = (sentence: string): boolean => {
    const bare = inUsualDigits(sentence).replace(CITATION, '');
    const proven = writtenIn(bare).every((one) => standsFor(one, numbers)) && areWordsSeen(bare, words);
    if (!proven) leftOut += 1;
    return proven;
  };
  const lines = answer.split('\n').flatMap((line) => {
    const [beginning = ''] = BEGINNING.exec(line) ?? [];
    const rest = line.slice(beginning.length);
    if (rest.trim() === '') return [line];
    const kept = (rest.trimStart().startsWith('|') ? [rest] : (rest.match(SENTENCE) ?? [])).filter(isProven).join('');
    return kept.trim() === '' ? [] : [`${beginning}${kept}`];
  });
  return { answer: lines.join('\n').trim(), leftOut };
};
