import type { Reference } from '@console/api/contract';
import type { Queryable } from '../../../db/database.js';
import { hiddenSources, type Reader } from '../../../visibility/index.js';
import { type MaterialSource, sourceOf } from './material.js';

const ofReference = (
  { documentName, content, documentId, chunkId, positions, faqId, call }: Reference,
  subjectId: string,
): MaterialSource => {
  if (call !== undefined) return sourceOf({ kind: 'data', title: documentName, quote: content, subjectId });
  if (faqId !== undefined) return sourceOf({ kind: 'answer', title: documentName, quote: content, subjectId });
  const document = { title: documentName, quote: content, subjectId: documentId, chunkId, positions };
  return sourceOf({ kind: 'document', ...document });
};

const isSame = (one: MaterialSource, other: MaterialSource): boolean =>
  one.kind === other.kind &&
  one.subjectId === other.subjectId &&
  one.chunkId === other.chunkId &&
  one.title === other.title &&
  one.quote === other.quote;

/**
 * Where each passage that the reader may see stands among `sources`, by its number in the text. Those that are not there yet
 * are added. `subjectId`: of the answer, for a call or an FAQ.
 */
export const citedSources = async (
  db: Queryable,
  reader: Reader,
  passages: readonly Reference[],
  { sources, subjectId }: { readonly sources: MaterialSource[]; readonly subjectId: string },
): Promise<ReadonlyMap<number, number>> => {
  const hidden = await hiddenSources(db, reader, passages);
  const places = new Map<number, number>();
  for (const passage of passages) {
    if (hidden.has(passage.faqId ?? passage.documentId) || passage.withheld === true) continue;
    const source = ofReference(passage, subjectId);
    const known = sources.findIndex((one) => isSame(one, source));
    places.set(passage.n, known === -1 ? sources.push(source) - 1 : known);
  }
  return places;
};
