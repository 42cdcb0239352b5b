import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { lockGraph } from './lockGraph.js';

/** Whose sentences go. */
export type EvidenceOf = { readonly taskId: string } | { readonly importId: string } | { readonly documentId: string };

const isOf = (of: EvidenceOf): Sql => {
  if ('taskId' in of) return sql`task_id = ${of.taskId}`;
  return 'importId' in of ? sql`import_id = ${of.importId}` : sql`document_id = ${of.documentId}`;
};

/** Lets relationships hold again whose place these have taken. */
export const letHoldAgain = async (tx: Queryable, ids: readonly string[]): Promise<void> => {
  await tx.query(sql`
    update graph_triples set state = 'current', superseded_by = null, updated_at = now()
    where superseded_by = any(${[...ids]}::text[]) and state = 'superseded' and id <> all(${[...ids]}::text[])`);
};

/** Deletes relationships that rest on nothing any more; those whose place they had taken hold again. */
const removeRelationships = async (tx: Queryable, ids: readonly string[]): Promise<void> => {
  await letHoldAgain(tx, ids);
  const ends = await tx.query<{ subjectId: string; objectId: string }>(sql`
    delete from graph_triples where id = any(${[...ids]}::text[])
    returning subject_id as "subjectId", object_id as "objectId"`);
  const touched = [...new Set(ends.flatMap(({ subjectId, objectId }) => [subjectId, objectId]))];
  await tx.query(sql`
    delete from graph_entities e where e.id = any(${touched}::text[]) and not e.by_hand
      and not exists (select 1 from graph_triples t where t.subject_id = e.id)
      and not exists (select 1 from graph_triples t where t.object_id = e.id)`);
};

/**
 * Takes away so many sentences at most, then relationships that rest on nothing any more, then entities without
 * relationships that nobody has made by hand. Answers how many sentences went: to be called again until that is 0.
 */
export const removeEvidence = async (tx: Queryable, of: EvidenceOf, most: number): Promise<number> => {
  const found = await tx.query<{ id: string; tripleId: string; base: string }>(sql`
    select v.id, v.triple_id as "tripleId", t.knowledge_base_id as base
    from (select id, triple_id from graph_evidence where ${isOf(of)} limit ${most}) v
    join graph_triples t on t.id = v.triple_id`);
  if (found.length === 0) return 0;
  await lockGraph(
    tx,
    found.map(({ base }) => base),
  );
  const gone = await tx.query<{ id: string }>(
    sql`delete from graph_evidence where id = any(${found.map(({ id }) => id)}::text[]) returning id`,
  );
  const bare = await tx.query<{ id: string }>(sql`
    select t.id from graph_triples t where t.id = any(${[...new Set(found.map(({ tripleId }) => tripleId))]}::text[])
      and not exists (select 1 from graph_evidence v where v.triple_id = t.id)`);
  if (bare.length > 0)
    await removeRelationships(
      tx,
      bare.map(({ id }) => id),
    );
  return gone.length;
};
