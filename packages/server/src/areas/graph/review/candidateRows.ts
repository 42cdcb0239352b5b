import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import type { TripleWords } from '../../../graph/index.js';
import { isOf, type ReviewOf } from './reviewOf.js';

/** A candidate as far as deciding and passing need it. */
export interface CandidateRow {
  readonly id: string;
  readonly number: number;
  readonly subject: string;
  readonly subjectType: string;
  readonly predicate: string;
  readonly object: string;
  readonly objectType: string;
  readonly condition: string;
  readonly subjectKey: string;
  readonly confidence: number;
  readonly marks: string[];
  readonly decision: string;
  readonly resolution: string | null;
  readonly resolved: string[];
  readonly passed: boolean;
  readonly chunkId: string | null;
  readonly sentence: string;
}

/** Columns of a `CandidateRow`. */
export const candidateColumns = sql`
  id, number, subject, subject_type as "subjectType", predicate, object, object_type as "objectType", condition,
  subject_key as "subjectKey", confidence, marks, decision, resolution, resolved, passed,
  chunk_id as "chunkId", sentence`;

export const wordsOf = (row: CandidateRow): TripleWords => ({
  subject: { name: row.subject, entityType: row.subjectType },
  predicate: row.predicate,
  object: { name: row.object, entityType: row.objectType },
  condition: row.condition,
});

/** Keys of subject and relation for which one sentence lists several objects under one condition: none of them contradicts another. */
export const listedSubjects = async (
  tx: Queryable,
  of: ReviewOf,
  keys: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.query<{ key: string }>(sql`
    select distinct subject_key as key from triple_candidates
    where ${isOf(of)} and subject_key = any(${[...new Set(keys)]}::text[]) and sentence <> ''
    group by subject_key, condition, sentence having count(distinct object_id) > 1`);
  return new Set(rows.map(({ key }) => key));
};
