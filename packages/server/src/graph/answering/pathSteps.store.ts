import type { FilePlace, Position } from '@console/base';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import type { PathStep } from './rankPaths.js';

interface StepRow {
  id: string;
  predicate: string;
  condition: string;
  subjectId: string;
  subjectName: string;
  subjectType: string;
  subjectDegree: number;
  objectId: string;
  objectName: string;
  objectType: string;
  objectDegree: number;
}

/** Relationships that hold, at most so many of each entity either way: of a hub nobody reads all. */
const around = (ids: readonly string[], most: number): Sql => sql`
  select distinct t.id, t.subject_id, t.predicate, t.object_id, t.condition
  from unnest(${[...ids]}::text[]) as e (id) cross join lateral (
    (select * from graph_triples where subject_id = e.id and state = 'current' limit ${most})
    union all (select * from graph_triples where object_id = e.id and state = 'current' limit ${most})
  ) t`;

/** Those between some of these entities. */
const between = (ids: readonly string[]): Sql => sql`
  select id, subject_id, predicate, object_id, condition from graph_triples
  where subject_id = any(${[...ids]}::text[]) and object_id = any(${[...ids]}::text[]) and state = 'current' limit 50`;

/** The relationships at these entities: all between them, and of the others so many of each. */
export const stepsAt = async (db: Queryable, ids: readonly string[], most: number): Promise<PathStep[]> => {
  if (ids.length === 0) return [];
  const rows = await db.query<StepRow>(sql`
    select t.id, t.predicate, t.condition, s.id as "subjectId", s.name as "subjectName", s.entity_type as "subjectType",
      s.degree as "subjectDegree", o.id as "objectId", o.name as "objectName", o.entity_type as "objectType",
      o.degree as "objectDegree"
    from (${around(ids, most)} ${ids.length === 1 ? sql`` : sql`union ${between(ids)}`}) t
      join graph_entities s on s.id = t.subject_id join graph_entities o on o.id = t.object_id`);
  return rows.map(({ id, predicate, condition, ...row }) => ({
    id,
    predicate,
    condition,
    subject: { id: row.subjectId, name: row.subjectName, entityType: row.subjectType, degree: row.subjectDegree },
    object: { id: row.objectId, name: row.objectName, entityType: row.objectType, degree: row.objectDegree },
  }));
};

/** A sentence that a relationship rests on, where it can be found. */
export interface StepEvidence {
  tripleId: string;
  sentence: string;
  positions: Position[];
  place: FilePlace | null;
  chunkId: string;
  chunkIndex: number;
  heading: string[];
  documentId: string;
  documentName: string;
  knowledgeBaseId: string;
  knowledgeBaseName: string;
}

/** The newest sentence of each of these relationships that stands in the documents of these bases, as far as there is one. */
export const standingEvidence = async (
  db: Queryable,
  tripleIds: readonly string[],
  knowledgeBaseIds: readonly string[],
): Promise<Map<string, StepEvidence>> => {
  if (tripleIds.length === 0) return new Map();
  const rows = await db.query<StepEvidence>(sql`
    select distinct on (e.triple_id) e.triple_id as "tripleId", e.sentence, e.positions, e.place, c.id as "chunkId",
      c.index as "chunkIndex", c.heading, d.id as "documentId", d.name as "documentName", b.id as "knowledgeBaseId",
      b.name as "knowledgeBaseName"
    from graph_evidence e join chunks c on c.id = e.chunk_id
      join documents d on d.id = c.document_id and d.parsing = c.parsing
      join knowledge_bases b on b.id = d.knowledge_base_id
    where e.triple_id = any(${[...tripleIds]}::text[]) and e.state = 'standing' and e.sentence <> ''
      and c.enabled and d.enabled and b.id = any(${[...knowledgeBaseIds]}::text[])
    order by e.triple_id, e.created_at desc, e.id`);
  return new Map(rows.map((row) => [row.tripleId, row]));
};
