import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { json, type Queryable } from '../db/database.js';
import { lockGraph } from './lockGraph.js';
import type { NewTriple, PutBy } from './newTriples.types.js';
import { endKey, putEntities } from './putEntities.js';

interface Placed {
  readonly triple: NewTriple;
  readonly subjectId: string;
  readonly objectId: string;
}

const sameKey = ({ subjectId, triple: { predicate, condition }, objectId }: Placed): string =>
  JSON.stringify([subjectId, predicate, objectId, condition]);

/** The ids of relationships, in the order given; those that are not there are made. */
const putRelationships = async (
  tx: Queryable,
  knowledgeBaseId: string,
  placed: readonly Placed[],
): Promise<readonly string[]> => {
  const wanted = sql`unnest(
    ${placed.map(() => randomId())}::text[], ${placed.map(({ subjectId }) => subjectId)}::text[],
    ${placed.map(({ triple }) => triple.predicate)}::text[], ${placed.map(({ objectId }) => objectId)}::text[],
    ${placed.map(({ triple }) => triple.condition)}::text[]
  ) with ordinality as w (id, subject_id, predicate, object_id, condition, n)`;
  await tx.query(sql`
    insert into graph_triples (id, knowledge_base_id, subject_id, predicate, object_id, condition)
    select w.id, ${knowledgeBaseId}, w.subject_id, w.predicate, w.object_id, w.condition from ${wanted}
    on conflict (subject_id, predicate, object_id, md5(condition)) do nothing`);
  const rows = await tx.query<{ id: string }>(sql`
    select t.id from ${wanted}
    join graph_triples t on t.subject_id = w.subject_id and t.predicate = w.predicate and t.object_id = w.object_id
      and md5(t.condition) = md5(w.condition)
    order by w.n`);
  return rows.map(({ id }) => id);
};

interface Resting {
  readonly tripleId: string;
  readonly evidence: NewTriple['evidence'];
}

/** What each rests on, once for the same sentence of the same task or import. */
const putEvidence = async (tx: Queryable, resting: readonly Resting[], by: PutBy): Promise<void> => {
  const [taskId, importId, userId] = [by.taskId ?? null, by.importId ?? null, by.userId ?? null];
  const rows = resting.map(({ tripleId, evidence }) => ({
    id: randomId(),
    triple_id: tripleId,
    document_id: evidence?.documentId ?? null,
    document_name: evidence?.documentName ?? '',
    chunk_id: evidence?.chunkId ?? null,
    chunk_index: evidence?.chunkIndex ?? 0,
    sentence: evidence?.sentence ?? '',
    positions: evidence?.positions ?? [],
    place: evidence?.place ?? null,
    state: evidence?.documentId == null ? 'given' : 'standing',
  }));
  const once = new Map(rows.map((row) => [JSON.stringify([row.triple_id, row.chunk_id, row.sentence]), row]));
  await tx.query(sql`
    insert into graph_evidence (
      id, triple_id, document_id, document_name, chunk_id, chunk_index, sentence, positions, place, state,
      task_id, import_id, user_id
    )
    select w.id, w.triple_id, w.document_id, w.document_name, w.chunk_id, w.chunk_index, w.sentence, w.positions, w.place,
      w.state, ${taskId}, ${importId}, ${userId}
    from jsonb_to_recordset(${json([...once.values()])}) as w (
      id text, triple_id text, document_id text, document_name text, chunk_id text, chunk_index integer, sentence text,
      positions jsonb, place jsonb, state text
    )
    -- One by one: as an anti join it is planned as a walk through all evidence there is.
    left join lateral (
      select true as known from graph_evidence v where v.triple_id = w.triple_id and v.sentence = w.sentence
        and v.chunk_id is not distinct from w.chunk_id and v.task_id is not distinct from ${taskId}
        and v.import_id is not distinct from ${importId}
      limit 1
    ) there on true
    where there.known is null`);
};

/**
 * Puts triples into the graph of a base, some thousands at most at once, and answers the ids of their relationships in the
 * order given. What is there already is found, by another name of an end as well, and gains what the new one rests on.
 */
export const putTriples = async (
  tx: Queryable,
  knowledgeBaseId: string,
  triples: readonly NewTriple[],
  by: PutBy,
): Promise<string[]> => {
  if (triples.length === 0) return [];
  await lockGraph(tx, [knowledgeBaseId]);
  const ends = triples.flatMap(({ subject, object }) => [subject, object]);
  const entities = await putEntities(tx, knowledgeBaseId, ends, by.userId !== undefined);
  const placed = triples.map((triple) => ({
    triple,
    subjectId: entities.get(endKey(triple.subject)) ?? '',
    objectId: entities.get(endKey(triple.object)) ?? '',
  }));
  const distinct = [...new Map(placed.map((one) => [sameKey(one), one])).values()];
  const made = await putRelationships(tx, knowledgeBaseId, distinct);
  const byKey = new Map(distinct.map((one, at) => [sameKey(one), made[at] ?? '']));
  const ids = placed.map((one) => byKey.get(sameKey(one)) ?? '');

  await putEvidence(
    tx,
    ids.map((tripleId, at) => ({ tripleId, evidence: triples[at]?.evidence ?? null })),
    by,
  );
  const revived = ids.filter((_, at) => triples[at]?.revive === true);
  if (revived.length > 0) {
    await tx.query(sql`
      update graph_triples set state = 'current', superseded_by = null, updated_at = now()
      where id = any(${revived}::text[]) and state <> 'current'`);
  }
  const superseded = ids.flatMap((id, at) => (triples[at]?.supersedes ?? []).map((old) => ({ old, id })));
  if (superseded.length > 0) {
    await tx.query(sql`
      update graph_triples t set state = 'superseded', superseded_by = w.id, updated_at = now()
      from unnest(${superseded.map(({ old }) => old)}::text[], ${superseded.map(({ id }) => id)}::text[]) as w (old, id)
      where t.id = w.old and t.id <> w.id and t.knowledge_base_id = ${knowledgeBaseId} and t.state = 'current'`);
  }
  return ids;
};
