import type { TripleCandidate, TripleRelationship } from '@console/api/contract';
import { chunkNumber } from '@console/base';
import type { ComparedTriple, ReviewTriple, TripleStanding } from '@console/ui/triple-review';
import { linkTo } from '../../../navigation/address.js';
import type { ReviewWords } from './reviewWords.js';

const standings: Readonly<Record<string, TripleStanding>> = {
  accepted: 'accepted',
  refused: 'refused',
  later: 'later',
};

const standingOf = ({ passed, decision, found }: TripleCandidate): TripleStanding => {
  if (passed) return 'passed';
  if (decision === 'accepted' && found !== null) return 'changed';
  return standings[decision] ?? 'waiting';
};

/** Where a triple was read, in words. */
export const candidatePlace = ({ source, positions }: TripleCandidate, words: ReviewWords): string | undefined => {
  if (source === null) return undefined;
  const page = positions[0]?.[0] ?? source.positions[0]?.[0];
  return page === undefined ? words.chunk(chunkNumber(source.chunkIndex)) : words.page(page);
};

/** A triple as the widgets draw it. */
export const reviewTriple = (candidate: TripleCandidate, words: ReviewWords): ReviewTriple => {
  const { id, number, subject, predicate, object, condition, confidence, marks } = candidate;
  const place = candidatePlace(candidate, words);
  return {
    id,
    number,
    subject,
    predicate,
    object,
    condition,
    confidence,
    marks,
    standing: standingOf(candidate),
    ...(place !== undefined && { place }),
  };
};

/** A relationship of the graph beside it, with the way to where it stands. */
export const comparedTriple = (one: TripleRelationship, words: ReviewWords): ComparedTriple => {
  const { id, knowBaseId, subject, predicate, object, condition, evidence } = one;
  const page = evidence?.positions[0]?.[0];
  const name = evidence?.documentName ?? '';
  const address = {
    base: knowBaseId,
    entity: subject.id,
    edge: id,
    ...(evidence?.state === 'standing' && { source: evidence.id }),
  };
  return {
    id,
    subject,
    predicate,
    object,
    condition,
    place: page === undefined ? name : words.place(name, words.page(page)),
    href: linkTo('knowledgeGraph', address),
  };
};
