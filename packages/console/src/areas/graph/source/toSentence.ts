import type { TripleEvidence } from '@console/api/contract';
import { type FilePlace, lookUp } from '@console/base';
import type { useSourceWords } from './sourceWords.js';

type Words = ReturnType<typeof useSourceWords>;

interface Sentence {
  readonly id: string;
  readonly content: string;
  readonly documentName: string;
  readonly place?: string;
  readonly href?: string;
  readonly note?: string;
}

const placeIn = ({ kind, from, to }: FilePlace, words: Words): string =>
  kind === 'slide' ? words.slide({ kind, from, to }) : words.row({ kind, from, to });

/** Where a sentence stands in its document. */
export const placeOf = ({ positions, place, chunkIndex }: TripleEvidence, words: Words): string => {
  const page = positions[0]?.[0];
  if (page !== undefined) return words.page(page);
  return place === undefined ? words.chunk(chunkIndex) : placeIn(place, words);
};

/** A sentence as widgets show it. `href`: where it is opened, if it still stands in its document. */
export const toSentence = (evidence: TripleEvidence, words: Words, href: (id: string) => string): Sentence => {
  const { id, content, documentName, state } = evidence;
  const standing = state === 'standing' && evidence.documentId !== null;
  const notes: Readonly<Record<string, string>> = words.states;
  return {
    id,
    content,
    documentName,
    ...(standing ? { place: placeOf(evidence, words), href: href(id) } : { note: lookUp(notes, state, '') }),
  };
};
