import type { Reference } from '@console/api/contract';
import { toReference } from '../../answer/extractive.js';
import { citationFilter } from '../../evidence/citations.js';
import { citedReferences } from '../../evidence/citedWords.js';
import type { Passage, Retrieval } from '../../evidence/retrieval.js';

/** How words of a passage are chosen and found on its pages. */
export type Quoting = Pick<Retrieval, 'bestQuote' | 'quotePositions'>;

/** A text with the places that it rests on, numbered from 1 in the order in which it cites them. */
export interface CitedText {
  readonly text: string;
  readonly references: Reference[];
}

/** What a model wrote as text that cites only what it was given; `passages` by the numbers that it was told. */
export const citedText = (reply: string, passages: ReadonlyMap<number, Passage>, quoting: Quoting): CitedText => {
  const filter = citationFilter(new Set(passages.keys()));
  const clean = (filter.push(reply.trim()) + filter.end()).trim();
  const cited = [...filter.cited].flatMap((n) => {
    const passage = passages.get(n);
    return passage === undefined ? [] : [{ n, passage }];
  });
  const places = new Map(cited.map(({ n }, at) => [n, at + 1]));
  const text = clean.replace(/\[(\d{1,3})\]/g, (mark, n: string) => {
    const place = places.get(Number(n));
    return place === undefined ? mark : `[${place}]`;
  });
  const given = cited.map(({ passage }) => passage);
  const references = given.map((passage, at) => toReference(passage, at + 1, passage.content, passage.positions));
  return { text, references: citedReferences(text, references, given, quoting) };
};
