import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { removeEvidence } from '../removeEvidence.js';

/** All that one document has. */
const ALL = 1_000_000;

/** Sentences of a document that is no source any more: they stay, and say so. Answers how many. */
const loseSentences = async (tx: Queryable, documentId: string, most: number): Promise<number> =>
  (
    await tx.query(sql`
      update graph_evidence set state = 'gone', document_id = null, chunk_id = null, positions = '[]'
      where id in (select id from graph_evidence where document_id = ${documentId} limit ${most}) returning id`)
  ).length;

/** What was found in it and is yet to be reviewed, or was: the sentence stays, without a place to look at. */
const loseCandidates = async (tx: Queryable, documentId: string, most: number): Promise<number> =>
  (
    await tx.query(sql`
      update triple_candidates set document_id = null, chunk_id = null, positions = '[]', chunk_positions = '[]'
      where id in (select id from triple_candidates where document_id = ${documentId} limit ${most}) returning id`)
  ).length;

/**
 * Takes so much at most of a deleted document out of the graph: `remove`, its sentences with what rests on them alone;
 * `keep`, only the way to look them up. Answers how much: to be called again until that is 0.
 */
export const forgetDocument = async (
  tx: Queryable,
  { id, triples }: { readonly id: string; readonly triples: 'remove' | 'keep' },
  most: number,
): Promise<number> => {
  const gone =
    triples === 'remove' ? await removeEvidence(tx, { documentId: id }, most) : await loseSentences(tx, id, most);
  return gone > 0 ? gone : loseCandidates(tx, id, most);
};

/**
 * Documents are put into another base: what the graph of the one they were in has of them stays there, and leads to them no
 * more, as whoever sees that base need not see the other.
 */
export const leaveGraph = async (tx: Queryable, ids: readonly string[]): Promise<void> => {
  for (const id of ids) {
    // In this order: what is just being passed is a sentence of the graph by the time that it is no candidate any more.
    await loseCandidates(tx, id, ALL);
    await loseSentences(tx, id, ALL);
  }
};
