import type { GraphEnd, TripleEvidence, TripleRelationship } from '@console/api/contract';
import sql, { raw, type Sql } from 'sql-template-tag';

/** A sentence in this row of `graph_evidence`, as a call answers it. */
export const evidenceJson = (row: string): Sql => {
  const v = raw(row);
  return sql`jsonb_build_object(
    'id', ${v}.id, 'documentId', case when ${v}.state <> 'gone' then ${v}.document_id end, 'documentName', ${v}.document_name,
    'chunkId', case when ${v}.state = 'standing' then ${v}.chunk_id end, 'chunkIndex', ${v}.chunk_index,
    'content', ${v}.sentence, 'positions', ${v}.positions, 'state', ${v}.state, 'time', ${v}.created_at
  ) || case when ${v}.place is null then '{}'::jsonb else jsonb_build_object('place', ${v}.place) end`;
};

/** Whether there is something to show in this row of `graph_evidence`: a person may have said no sentence for it. */
export const isShown = (row: string): Sql => sql`(${raw(row)}.sentence <> '' or ${raw(row)}.document_name <> '')`;

/** What `relationshipColumns` are chosen from. */
export const relationshipTables = sql`
  graph_triples t join graph_entities s on s.id = t.subject_id join graph_entities o on o.id = t.object_id`;

const endOf = (row: string): Sql =>
  sql`jsonb_build_object('id', ${raw(row)}.id, 'name', ${raw(row)}.name, 'entityType', ${raw(row)}.entity_type)`;

/** Columns of a `RelationshipRow`. */
export const relationshipColumns = sql`
  t.id, t.knowledge_base_id as "knowBaseId", ${endOf('s')} as subject, t.predicate, ${endOf('o')} as object,
  t.condition, t.state,
  (select ${evidenceJson('v')} from graph_evidence v where v.triple_id = t.id and ${isShown('v')}
    order by v.created_at desc, v.id limit 1) as evidence,
  (select count(*)::int from graph_evidence v where v.triple_id = t.id and ${isShown('v')}) as "evidenceCount",
  t.updated_at as "updateTime"`;

export interface RelationshipRow {
  readonly id: string;
  readonly knowBaseId: string;
  readonly subject: GraphEnd;
  readonly predicate: string;
  readonly object: GraphEnd;
  readonly condition: string;
  readonly state: 'current' | 'superseded';
  readonly evidence: TripleEvidence | null;
  readonly evidenceCount: number;
  readonly updateTime: Date;
}

/** A relationship as calls answer it. */
export const toRelationship = ({ updateTime, ...row }: RelationshipRow): TripleRelationship => ({
  ...row,
  updateTime: updateTime.toISOString(),
});
