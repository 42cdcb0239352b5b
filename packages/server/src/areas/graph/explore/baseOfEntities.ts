import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { andSeenBase, type Reader } from '../../../visibility/index.js';

/** The base that all these entities belong to; null where the reader does not see them all in one. */
export const baseOfEntities = async (db: Queryable, reader: Reader, ids: readonly string[]): Promise<string | null> => {
  const rows = await db.query<{ id: string; base: string }>(sql`
    select e.id, k.id as base from graph_entities e join knowledge_bases k on k.id = e.knowledge_base_id
    where e.id = any(${[...ids]}::text[]) ${andSeenBase(reader, 'k.id')}`);
  const [first] = rows;
  const isWhole = ids.every((id) => rows.some((row) => row.id === id && row.base === first?.base));
  return first !== undefined && isWhole ? first.base : null;
};
