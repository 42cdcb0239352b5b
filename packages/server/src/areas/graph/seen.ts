import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { andSeenBase, type Reader } from '../../visibility/index.js';

/** Bases that the reader sees, of these where some are named. Those that are gone are seen by nobody. */
export const seenBases = async (db: Queryable, reader: Reader, ids?: readonly string[]): Promise<string[]> => {
  const among = ids === undefined ? empty : sql`and k.id = any(${[...ids]}::text[])`;
  const rows = await db.query<{ id: string }>(
    sql`select k.id from knowledge_bases k where true ${among} ${andSeenBase(reader, 'k.id')} order by k.id`,
  );
  return rows.map(({ id }) => id);
};

const seenOf = async (db: Queryable, reader: Reader, table: Sql, ids: readonly string[]): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(sql`
    select t.id from ${table} t join knowledge_bases k on k.id = t.knowledge_base_id
    where t.id = any(${[...ids]}::text[]) ${andSeenBase(reader, 'k.id')}`);
  return rows.map(({ id }) => id);
};

/** Those of the entities that are there for the reader. */
export const seenEntities = (db: Queryable, reader: Reader, ids: readonly string[]): Promise<string[]> =>
  seenOf(db, reader, sql`graph_entities`, ids);

/** Those of the relationships that are there for the reader. */
export const seenRelationships = (db: Queryable, reader: Reader, ids: readonly string[]): Promise<string[]> =>
  seenOf(db, reader, sql`graph_triples`, ids);
