import type { TripleRelationship } from '@console/api/contract';
import type { GraphRow } from '@console/ui/graph-view';
import { toSentence } from '../source/toSentence.js';
import type { useSourceWords } from '../source/sourceWords.js';
import type { Piece } from './exploration.js';

interface RowOptions {
  /** What more is known of them, so far. */
  known: readonly TripleRelationship[];
  words: ReturnType<typeof useSourceWords>;
  /** Address of a sentence of a relation. */
  hrefOf: (edgeId: string, sentenceId: string) => string;
}

/** The relations of the picture as rows: just those, with what more is known of them. */
export const rowsOf = ({ nodes, edges }: Piece, { known, words, hrefOf }: RowOptions): GraphRow[] => {
  const ends = new Map(nodes.map((node) => [node.id, node]));
  const whole = new Map(known.map((relationship) => [relationship.id, relationship]));
  return edges.flatMap(({ id, sourceId, targetId, predicate, condition }) => {
    const [subject, object] = [ends.get(sourceId), ends.get(targetId)];
    if (subject === undefined || object === undefined) return [];
    const more = whole.get(id);
    const sentence = more?.evidence ? toSentence(more.evidence, words, (one) => hrefOf(id, one)) : null;
    return [{ id, subject, predicate, object, condition, superseded: more?.state === 'superseded', sentence }];
  });
};
