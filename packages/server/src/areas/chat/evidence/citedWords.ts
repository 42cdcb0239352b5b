import type { Reference } from '@console/api/contract';
import type { Position } from '@console/base';
import type { Passage } from './retrieval.js';
import type { Quoting } from '../answer/extractive.js';

const ENDS = /[。！？!?；;\n]/;
const MARK = /\[(\d{1,3})\]/g;

/** Sentences of an answer by the numbers that they cite. One citation stands for what was said since the sentence before. */
const sentencesByNumber = (answer: string): Map<number, string[]> => {
  const found = new Map<number, string[]>();
  let start = 0;
  let last = '';
  for (const mark of answer.matchAll(MARK)) {
    const before = answer.slice(start, mark.index);
    // Behind another citation, or behind the full stop: of the same words.
    const trimmed = before.replace(/[\s。！？!?；;.，,、]+$/u, '');
    if (trimmed !== '') {
      const cut = [...trimmed].findLastIndex((character) => ENDS.test(character));
      last = [...trimmed].slice(cut + 1).join('');
    }
    start = mark.index + mark[0].length;
    const n = Number(mark[1]);
    found.set(n, [...(found.get(n) ?? []), last]);
  }
  return found;
};

const plain = (sentence: string): string => sentence.replace(/[*_`#>|~]/g, ' ').trim();

const byPlace = (a: Position, b: Position): number => a[0] - b[0] || a[3] - b[3] || a[1] - b[1];

/**
 * References that an answer cites, each with just the words of its passage that the sentences citing it rest on. `passages`
 * are those that the numbers were given out for, from 1.
 */
export const citedReferences = (
  answer: string,
  references: readonly Reference[],
  passages: readonly Passage[],
  { bestQuote, quotePositions }: Quoting,
): Reference[] => {
  const sentences = sentencesByNumber(answer);
  return references.map((reference): Reference => {
    const passage = passages[reference.n - 1];
    if (passage === undefined) return reference;
    const quotes = (sentences.get(reference.n) ?? [])
      .map(plain)
      .filter((sentence) => sentence !== '')
      .map((sentence) => bestQuote(passage, sentence))
      .filter(({ text }) => text !== '')
      .toSorted((a, b) => a.start - b.start);
    const apart = quotes.filter(({ start }, index) => start >= (quotes[index - 1]?.end ?? 0));
    if (apart.length === 0) return reference;
    const positions = apart.flatMap(({ start, end }) => [...quotePositions(passage, start, end)]).toSorted(byPlace);
    return {
      ...reference,
      content: apart.map(({ text }) => text).join('\n…\n'),
      positions: positions.map(([page, left, right, top, bottom]) => [page, left, right, top, bottom]),
    };
  });
};
