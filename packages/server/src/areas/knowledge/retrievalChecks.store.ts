import { RETRIEVAL_CHECKS_MAX, type RetrievalCheck } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty, type Sql } from 'sql-template-tag';
import { standing } from './standingChunks.js';
import type { Database } from '../../db/database.js';
import { matching, pageOf } from '../../db/sqlParts.js';
import { fail } from '../../http/failure.js';

/** How much of an expected text is kept to know it again. */
const KEPT = 2000;
/** How much of it is shown. */
const SHOWN = 120;

export interface NewCheck {
  readonly question: string;
  readonly documentId: string;
  readonly chunkId?: string;
  readonly userId: string;
}

export interface ChecksFilter {
  readonly current: number;
  readonly size: number;
  readonly knowledgeBaseId: string;
  readonly keyword?: string;
  readonly result?: 'mended' | 'broken' | 'wrong';
  /** Left out: nothing was run yet. */
  readonly runId?: string;
}

interface Row {
  id: string;
  question: string;
  documentId: string | null;
  documentName: string;
  chunkId: string | null;
  expected: string;
  asked: boolean;
  rank: number | null;
  change: 'mended' | 'broken' | 'same' | 'new';
}

/** What became of result `r` beside result `before` of the run before. */
export const changeColumn = sql`
  case when before.check_id is null then 'new'
    when (before.rank is null) = (r.rank is null) then 'same'
    when r.rank is null then 'broken' else 'mended' end`;

const filters: Readonly<Record<'mended' | 'broken' | 'wrong', Sql>> = {
  mended: sql`and asked and change = 'mended'`,
  broken: sql`and asked and change = 'broken'`,
  wrong: sql`and asked and rank is null`,
};

const toCheck = ({ documentId, chunkId, asked, rank, change, ...row }: Row): RetrievalCheck => ({
  ...row,
  ...(documentId !== null && { documentId }),
  ...(chunkId !== null && { chunkId }),
  ...(asked && { result: { ...(rank !== null && { rank }), change } }),
});

/** Questions of which is known where their answers stand. */
export const retrievalCheckStore = (db: Database) => ({
  /** Those broken first, then those not found, then as they were added. */
  page: async ({ current, size, knowledgeBaseId, keyword = '', result, runId = '' }: ChecksFilter) => {
    const found = sql`
      select * from (
        select c.id, c.question, d.id as "documentId", coalesce(d.name, c.document_name) as "documentName",
          c.created_at, ch.id as "chunkId", left(c.expected, ${SHOWN}) as expected, r.check_id is not null as asked, r.rank,
          ${changeColumn} as change
        from retrieval_checks c
        left join documents d on d.id = c.document_id and d.knowledge_base_id = c.knowledge_base_id
        left join chunks ch on ch.id = c.chunk_id and ch.knowledge_base_id = c.knowledge_base_id and ch.parsing = d.parsing
        left join retrieval_runs run on run.id = ${runId} and run.knowledge_base_id = c.knowledge_base_id
        left join retrieval_results r on r.run_id = run.id and r.check_id = c.id
        left join retrieval_results before on before.run_id = run.before_id and before.check_id = c.id
        where c.knowledge_base_id = ${knowledgeBaseId} ${matching(keyword, 'c.question')}
      ) as checks where true ${result === undefined ? empty : filters[result]}`;
    const rows = await db.query<Row>(sql`
      select id, question, "documentId", "documentName", "chunkId", expected, asked, rank, change from (${found}) as found
      order by asked and change = 'broken' desc, asked and rank is null desc, created_at, id
      ${pageOf({ current, size })}`);
    const [all] = await db.query<{ total: number }>(sql`select count(*)::int as total from (${found}) as found`);
    return { list: rows.map(toCheck), total: all?.total ?? 0, current, size };
  },

  /** Answers the id, also of one that was there before. Throws `document_not_found`, `chunk_not_found` and `checks_full`. */
  add: ({ question, documentId, chunkId, userId }: NewCheck): Promise<string> =>
    db.transaction(async (tx) => {
      const [document] = await tx.query<{ base: string; name: string }>(sql`
        select b.id as base, d.name from documents d join knowledge_bases b on b.id = d.knowledge_base_id
        where d.id = ${documentId} for key share of b`);
      if (document === undefined) throw fail('document_not_found');
      const [chunk] = await tx.query<{ content: string }>(sql`
        select left(content, ${KEPT}) as content from chunks where id = ${chunkId ?? ''} and document_id = ${documentId} and ${standing}`);
      if (chunkId !== undefined && chunk === undefined) throw fail('chunk_not_found');
      const [same] = await tx.query<{ id: string }>(sql`
        select id from retrieval_checks where knowledge_base_id = ${document.base} and question = ${question}
          and document_id = ${documentId} and chunk_id is not distinct from ${chunkId ?? null}::text`);
      if (same !== undefined) return same.id;
      const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(sql`
        select count(*)::int as count from retrieval_checks where knowledge_base_id = ${document.base}`);
      if (count >= RETRIEVAL_CHECKS_MAX) throw fail('checks_full', { values: { limit: String(RETRIEVAL_CHECKS_MAX) } });
      const id = randomId();
      await tx.query(sql`
        insert into retrieval_checks (id, knowledge_base_id, question, document_id, document_name, chunk_id, expected, created_by)
        values (${id}, ${document.base}, ${question}, ${documentId}, ${document.name}, ${chunkId ?? null},
          ${chunk?.content ?? ''}, ${userId})`);
      return id;
    }),

  remove: async (ids: readonly string[]): Promise<void> => {
    await db.query(sql`delete from retrieval_checks where id = any(${[...ids]}::text[])`);
  },
});
