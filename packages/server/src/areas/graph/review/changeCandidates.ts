import type { TripleResolution } from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import { type Database, json, type Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { subjectKey, tripleKey, type TripleWords } from '../../../graph/index.js';
import { type CandidateRow, candidateColumns, wordsOf } from './candidateRows.js';
import { outcomeOf, writeDecided } from './decide.js';
import { keepDecision, throughCandidates } from './decisions.js';
import { markAgainstGraph, matchCandidates } from './markAgainstGraph.js';
import { holdReview, isOf, reopenReview, type ReviewOf } from './reviewOf.js';
import { marksFoundAnew } from './sourceMarks.js';

/** The words of a candidate, as its column `found` has them. */
const wordsJson: Sql = sql`jsonb_build_object(
  'subject', jsonb_build_object('name', c.subject, 'entityType', c.subject_type), 'predicate', c.predicate,
  'object', jsonb_build_object('name', c.object, 'entityType', c.object_type), 'condition', c.condition)`;

/** Gives candidates other words; how they were found is kept, and what is to be said about them is found anew. */
const rewrite = async (
  tx: Queryable,
  of: ReviewOf,
  rows: readonly CandidateRow[],
  wordsFor: (row: CandidateRow) => TripleWords,
): Promise<void> => {
  const changed = rows.map((row) => {
    const words = wordsFor(row);
    const { subject, predicate, object, condition } = words;
    return {
      ...row,
      subject: subject.name,
      subjectType: subject.entityType,
      predicate,
      object: object.name,
      objectType: object.entityType,
      condition,
      found: words,
      subjectKey: subjectKey(words),
      tripleKey: tripleKey(words),
    };
  });
  const marks = await marksFoundAnew(tx, of, changed);
  await tx.query(sql`
    update triple_candidates c set subject = w.subject, subject_type = w."subjectType", predicate = w.predicate,
      object = w.object, object_type = w."objectType", condition = w.condition, subject_key = w."subjectKey",
      triple_key = w."tripleKey", marks = w.marks, found = nullif(coalesce(c.found, ${wordsJson}), w.found)
    from jsonb_to_recordset(${json(changed.map((one) => ({ ...one, marks: marks.get(one.id) ?? one.marks })))}) as w (
      id text, subject text, "subjectType" text, predicate text, object text, "objectType" text, condition text,
      "subjectKey" text, "tripleKey" text, marks text[], found jsonb
    ) where c.id = w.id`);
  await markAgainstGraph(
    tx,
    of,
    rows.map(({ id }) => id),
  );
};

export interface Correction extends TripleWords {
  readonly id: string;
  readonly resolution?: TripleResolution;
  readonly userId: string;
}

/** Corrects one triple and accepts it. Throws `triple_unresolved` where it then contradicts the graph and nothing is said to that. */
export const modifyCandidate = (db: Database, of: ReviewOf, { id, resolution, userId, ...words }: Correction) =>
  db.transaction(async (tx) => {
    const { knowledgeBaseId } = await holdReview(tx, of);
    const read = () =>
      tx.query<CandidateRow>(
        sql`select ${candidateColumns} from triple_candidates where ${isOf(of)} and id = ${id} for update`,
      );
    const rows = await read();
    const [row] = rows;
    if (row === undefined) throw fail('triple_candidate_not_found');
    if (row.passed) throw fail('already_reviewed');
    const decisionId = await keepDecision(tx, { of, userId, before: { kind: 'rows' }, ids: [id] });
    await rewrite(tx, of, rows, () => words);
    const [match] = await matchCandidates(tx, { knowledgeBaseId, of }, await read());
    const decided = outcomeOf(id, match ?? { contradicting: [] }, { decision: 'accepted', resolution });
    if (decided === null) throw fail('triple_unresolved');
    await writeDecided(tx, [decided], { userId, decisionId });
    await reopenReview(tx, of);
    return { decisionId, count: 1 };
  });

/** Those of a relation after a number that are not in the graph, to be given another. */
const renameSome = async (
  tx: Queryable,
  of: ReviewOf,
  { where, name, decisionId }: { readonly where: Sql; readonly name: string; readonly decisionId: string | null },
  { after, most }: { readonly after: number; readonly most: number },
): Promise<readonly CandidateRow[]> => {
  const rows = await tx.query<CandidateRow>(sql`
    select ${candidateColumns} from triple_candidates where ${isOf(of)} and number > ${after} and not passed and ${where}
    order by number limit ${most} for update`);
  if (rows.length === 0) return [];
  await rewrite(tx, of, rows, (row) => ({ ...wordsOf(row), predicate: name }));
  await tx.query(sql`
    update triple_candidates set decision_id = ${decisionId} where id = any(${rows.map(({ id }) => id)}::text[])`);
  return rows;
};

export interface Renaming {
  readonly of: ReviewOf;
  readonly predicate: string;
  readonly name: string;
  readonly userId: string;
}

/** Gives all of one relation that are not in the graph another. */
export const renameRelation = async (db: Database, { of, predicate, name, userId }: Renaming) => {
  const decisionId = await db.transaction(async (tx) => {
    await holdReview(tx, of);
    return keepDecision(tx, { of, userId, before: { kind: 'relation', predicate } });
  });
  if (name === predicate) return { decisionId, count: 0 };
  const count = await throughCandidates(db, of, async (tx, after, most) => {
    const done = await renameSome(tx, of, { where: sql`predicate = ${predicate}`, name, decisionId }, { after, most });
    await tx.query(sql`update triple_decisions set reached = reached + ${done.length}::int where id = ${decisionId}`);
    return done;
  });
  return { decisionId, count };
};

/** Gives those that a decision has renamed their relation back. */
export const renameBack = (db: Database, of: ReviewOf, decisionId: string, predicate: string): Promise<number> =>
  throughCandidates(db, of, (tx, after, most) =>
    renameSome(tx, of, { where: sql`decision_id = ${decisionId}`, name: predicate, decisionId: null }, { after, most }),
  );
