import type { KeptRetrievalTest } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';

/** Trials kept for each person and base. */
const KEPT = 30;

export interface RetrievalTest {
  readonly userId: string;
  readonly knowledgeBaseId: string;
  readonly documentId?: string;
  readonly question: string;
  /** What came first; empty: nothing did. */
  readonly best: string;
}

interface Row {
  id: string;
  question: string;
  documentId: string | null;
  documentName: string | null;
  best: string;
  madeAt: Date;
}

/** What people tried out in bases: each sees their own. */
export const retrievalTestStore = (db: Queryable) => ({
  /** Each question once, at the time of its last trial; the oldest go. */
  keep: async ({ userId, knowledgeBaseId, documentId, question, best }: RetrievalTest): Promise<void> => {
    await db.query(sql`
      insert into retrieval_tests (id, user_id, knowledge_base_id, document_id, question, best)
      select ${randomId()}, ${userId}, b.id,
        (select d.id from documents d where d.id = ${documentId ?? ''} and d.knowledge_base_id = b.id),
        ${question}, ${best}
      from knowledge_bases b where b.id = ${knowledgeBaseId}
      on conflict (user_id, knowledge_base_id, document_id, question)
        do update set best = excluded.best, made_at = now()`);
    await db.query(sql`
      delete from retrieval_tests where id in (
        select id from retrieval_tests where user_id = ${userId} and knowledge_base_id = ${knowledgeBaseId}
        order by made_at desc offset ${KEPT})`);
  },

  /** Latest first. */
  list: async (userId: string, knowledgeBaseId: string): Promise<KeptRetrievalTest[]> => {
    const rows = await db.query<Row>(sql`
      select t.id, t.question, d.id as "documentId", d.name as "documentName", t.best, t.made_at as "madeAt"
      from retrieval_tests t left join documents d on d.id = t.document_id and d.knowledge_base_id = t.knowledge_base_id
      where t.user_id = ${userId} and t.knowledge_base_id = ${knowledgeBaseId}
      order by t.made_at desc, t.id limit ${KEPT}`);
    return rows.map(({ madeAt, documentId, documentName, ...row }) => ({
      ...row,
      ...(documentId !== null && { documentId }),
      ...(documentName !== null && { documentName }),
      time: madeAt.toISOString(),
    }));
  },

  remove: async (userId: string, ids: readonly string[]): Promise<void> => {
    await db.query(sql`delete from retrieval_tests where user_id = ${userId} and id = any(${[...ids]}::text[])`);
  },
});
