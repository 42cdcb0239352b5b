import type { TripleEvidence } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { evidenceJson, isShown } from '../../../graph/index.js';
import { andSeenBase, type Reader } from '../../../visibility/index.js';

const MOST = 100;

/** The sentences that a relationship rests on, newest first. */
export const evidenceOf = async (db: Queryable, id: string): Promise<TripleEvidence[]> => {
  const rows = await db.query<{ evidence: TripleEvidence }>(sql`
    select ${evidenceJson('v')} as evidence from graph_evidence v where v.triple_id = ${id} and ${isShown('v')}
    order by v.created_at desc, v.id limit ${MOST}`);
  return rows.map(({ evidence }) => evidence);
};

/** Whether triples were read from a document, in a base that the reader sees. */
export const isSource = async (db: Queryable, reader: Reader, documentId: string): Promise<boolean> => {
  const rows = await db.query(sql`
    select 1 from documents d where d.id = ${documentId} ${andSeenBase(reader, 'd.knowledge_base_id')} and (
      exists (select 1 from graph_evidence v where v.document_id = d.id)
      or exists (select 1 from triple_candidates c where c.document_id = d.id)
      or exists (select 1 from triple_task_files f where f.document_id = d.id))`);
  return rows.length > 0;
};

/** How many relationships, in bases that the reader sees, rest on these documents alone. */
export const countOfDocuments = async (db: Queryable, reader: Reader, ids: readonly string[]): Promise<number> => {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from (
      select distinct v.triple_id as id from graph_evidence v where v.document_id = any(${[...ids]}::text[])
    ) r join graph_triples t on t.id = r.id join knowledge_bases k on k.id = t.knowledge_base_id
    where not exists (
      select 1 from graph_evidence v where v.triple_id = r.id
        and (v.document_id is null or v.document_id <> all(${[...ids]}::text[]))
    ) ${andSeenBase(reader, 'k.id')}`);
  return row?.count ?? 0;
};
