import sql, { raw } from 'sql-template-tag';
import type { Queryable } from '../db/database.js';

/** In an order in which nothing drags many others along with it. */
const tables = ['graph_triples', 'graph_entities', 'triple_candidates'] as const;

/**
 * Takes away so many rows at most of what the graph has of a base that is gone, and of its tasks and imports. Answers how
 * many: to be called again until that is 0.
 */
export const removeGraphOf = async (tx: Queryable, knowledgeBaseId: string, most: number): Promise<number> => {
  for (const table of tables) {
    const gone = await tx.query<{ id: string }>(sql`
      delete from ${raw(table)} where id in (
        select id from ${raw(table)} where knowledge_base_id = ${knowledgeBaseId} limit ${most})
      returning id`);
    if (gone.length > 0) return gone.length;
  }
  const chunks = await tx.query<{ id: string }>(sql`
    delete from triple_task_chunks c where (c.task_id, c.chunk_id) in (
      select o.task_id, o.chunk_id from triple_task_chunks o join triple_tasks t on t.id = o.task_id
      where t.knowledge_base_id = ${knowledgeBaseId} limit ${most})
    returning c.chunk_id as id`);
  if (chunks.length > 0) return chunks.length;
  const left = await tx.query<{ id: string }>(sql`
    with tasks as (delete from triple_tasks where knowledge_base_id = ${knowledgeBaseId} returning id),
      imports as (delete from triple_imports where knowledge_base_id = ${knowledgeBaseId} returning id)
    select id from tasks union all select id from imports`);
  return left.length;
};
