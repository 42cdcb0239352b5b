import type { TripleRelationship } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { relationshipColumns, type RelationshipRow, relationshipTables, toRelationship } from '../../../graph/index.js';
import { type CandidateRow, candidateColumns } from './candidateRows.js';
import { matchCandidates } from './markAgainstGraph.js';
import { isOf, type Reviewed, type ReviewOf } from './reviewOf.js';

const MOST_ALIKE = 20;

const relationshipsOf = async (db: Queryable, ids: readonly string[]): Promise<TripleRelationship[]> => {
  if (ids.length === 0) return [];
  const rows = await db.query<RelationshipRow>(sql`
    select ${relationshipColumns} from ${relationshipTables} where t.id = any(${[...ids]}::text[]) order by t.id`);
  return rows.map(toRelationship);
};

/** What the graph, and the rest of its task or import, say about the same as a candidate. Null: it is not there any more. */
export const compareCandidate = async (
  db: Queryable,
  { of, knowledgeBaseId, id }: Pick<Reviewed, 'knowledgeBaseId'> & { readonly of: ReviewOf; readonly id: string },
) => {
  const [row] = await db.query<CandidateRow>(sql`select ${candidateColumns} from triple_candidates where id = ${id}`);
  if (row === undefined) return null;
  const [match] = await matchCandidates(db, { knowledgeBaseId, of }, [row]);
  if (match === undefined) return null;
  const { subjectId, objectId, duplicateId, contradicting } = match;
  const [duplicate] = duplicateId === null ? [] : await relationshipsOf(db, [duplicateId]);
  const alike = await db.query<{ id: string; number: number }>(sql`
    select id, number from triple_candidates
    where ${isOf(of)} and triple_key = (select triple_key from triple_candidates where id = ${id}) and id <> ${id}
      and decision = 'waiting' and not passed
    order by number limit ${MOST_ALIKE}`);
  const [around] = await db.query<{ count: number }>(sql`
    select coalesce(sum(degree), 0)::int as count from graph_entities
    where id = any(${[subjectId, objectId].filter((end) => end !== null)}::text[])`);
  return {
    contradicting: await relationshipsOf(
      db,
      contradicting.map((one) => one.id),
    ),
    duplicate: duplicate ?? null,
    alike,
    neighbours: around?.count ?? 0,
    subjectId,
  };
};
