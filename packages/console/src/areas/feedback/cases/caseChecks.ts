import type { FeedbackCase } from '@console/api/contract';

/** A question, and where its answer stands. */
export interface CheckedEvidence {
  question: string;
  documentId: string;
  chunkId?: string;
}

/**
 * What is to be found for the question of a case from now on: the chunks and documents that were mended, or else the first
 * passage that the new answer rests on. Empty: it rests on none that its reader may look at.
 */
export const evidenceToCheck = ({ question, mends, again }: FeedbackCase): CheckedEvidence[] => {
  const mended = mends.flatMap(({ kind, id, documentId, name }): CheckedEvidence[] => {
    if (name === '' || documentId === null) return [];
    if (kind === 'chunk') return [{ question, documentId, chunkId: id }];
    return kind === 'document' ? [{ question, documentId }] : [];
  });
  if (mended.length > 0) return [...new Map(mended.map((one) => [one.chunkId ?? one.documentId, one])).values()];
  const first =
    again?.failure === null &&
    again.references.find(({ withheld, faqId, call }) => !withheld && faqId === undefined && call === undefined);
  return first ? [{ question, documentId: first.documentId, chunkId: first.chunkId }] : [];
};
