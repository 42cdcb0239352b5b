import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { matching, pageOf } from '../../../db/sqlParts.js';
import { fail } from '../../../http/failure.js';
import { andSeenBase, type Reader } from '../../../visibility/index.js';
import type { ExtractionSchema } from '../extraction/extractionSchema.js';

/** Chunks `c` of document `d` that an extraction reads. */
export const readable = sql`c.document_id = d.id and c.parsing = d.parsing and c.enabled`;

export interface Wanted {
  readonly knowBaseId: string;
  readonly fileIds?: readonly string[];
  readonly schemaId?: string;
}

/** A schema as a task keeps it. */
export interface TaskSchema extends ExtractionSchema {
  readonly name: string;
}

/** Throws `knowledge_base_not_found`. */
export const findBase = async (db: Queryable, id: string, reader: Reader): Promise<void> => {
  const found = await db.query(sql`select 1 from knowledge_bases b where b.id = ${id} ${andSeenBase(reader, 'b.id')}`);
  if (found.length === 0) throw fail('knowledge_base_not_found');
};

/** Documents `d` that are wanted: those that are named, or all that are read and in use. */
export const wantedDocuments = ({ knowBaseId, fileIds }: Wanted): Sql =>
  sql`d.knowledge_base_id = ${knowBaseId} and ${
    fileIds === undefined ? sql`d.status = 'ready' and d.enabled` : sql`d.id = any(${[...fileIds]}::text[])`
  }`;

/** What is to be extracted from, checked. Throws what the contract says of it. */
export const checkWanted = async (
  db: Queryable,
  wanted: Wanted,
  reader: Reader,
): Promise<{ readonly schema: TaskSchema | null }> => {
  await findBase(db, wanted.knowBaseId, reader);
  if (wanted.fileIds !== undefined) {
    const ids = [...new Set(wanted.fileIds)];
    const there = await db.query(sql`select 1 from documents d where ${wantedDocuments(wanted)}`);
    if (there.length < ids.length) throw fail('document_not_found');
  }
  if (wanted.schemaId === undefined) return { schema: null };
  const [schema] = await db.query<{
    name: string;
    entityTypes: string[];
    relationTypes: TaskSchema['relationTypes'];
  }>(sql`
    select name, entity_types as "entityTypes", relation_types as "relationTypes" from triple_schemas
    where id = ${wanted.schemaId}`);
  if (schema === undefined) throw fail('triple_schema_not_found');
  return { schema };
};

/** Throws `nothing_to_extract` where no chunk is wanted. */
export const checkSomeWanted = async (db: Queryable, wanted: Wanted): Promise<void> => {
  const some = await db.query(
    sql`select 1 from documents d join chunks c on ${readable} where ${wantedDocuments(wanted)} limit 1`,
  );
  if (some.length === 0) throw fail('nothing_to_extract');
};

/** Keeps the wanted files of a task in their order: as they are named, or as they came to the base. */
export const insertFiles = async (tx: Queryable, taskId: string, wanted: Wanted): Promise<void> => {
  const ids = [...new Set(wanted.fileIds ?? [])];
  await tx.query(sql`
    insert into triple_task_files (task_id, document_id, name, place)
    select ${taskId}, d.id, d.name,
      row_number() over (order by array_position(${ids}::text[], d.id), d.created_at, d.id)
    from documents d where ${wantedDocuments(wanted)}`);
};

export interface WantedSize {
  readonly fileCount: number;
  readonly chunkCount: number;
  /** Characters of two widths: tokens differ by it. */
  readonly wide: number;
  readonly narrow: number;
}

export const sizeOfWanted = async (db: Queryable, wanted: Wanted): Promise<WantedSize> => {
  const [size] = await db.query<WantedSize>(sql`
    select count(distinct document_id)::int as "fileCount", count(*)::int as "chunkCount",
      coalesce(sum(wide), 0)::float8 as wide, coalesce(sum(all_of_it - wide), 0)::float8 as narrow
    from (
      select c.document_id, char_length(c.content) as all_of_it,
        (octet_length(c.content) - char_length(c.content)) / 2 as wide
      from documents d join chunks c on ${readable} where ${wantedDocuments(wanted)}
    ) sized`);
  return size ?? { fileCount: 0, chunkCount: 0, wide: 0, narrow: 0 };
};

/** Parsed files of a base, newest first. The total is true also past the end. */
export const pageFiles = async (
  db: Queryable,
  { knowBaseId, keyword = '', current, size }: { knowBaseId: string; keyword?: string; current: number; size: number },
) => {
  const where = sql`d.knowledge_base_id = ${knowBaseId} and d.status = 'ready' ${
    keyword === '' ? empty : matching(keyword, 'd.name')
  }`;
  const rows = await db.query<{
    id: string;
    name: string;
    knowBaseId: string;
    size: number;
    chunkCount: number;
    createTime: Date;
  }>(sql`
    select d.id, d.name, d.knowledge_base_id as "knowBaseId", d.size::float8 as size, d.chunk_count as "chunkCount",
      d.created_at as "createTime"
    from documents d where ${where} order by d.created_at desc, d.id ${pageOf({ current, size })}`);
  const [all] = await db.query<{ total: number }>(sql`select count(*)::int as total from documents d where ${where}`);
  const list = rows.map(({ createTime, ...row }) => ({ ...row, createTime: createTime.toISOString() }));
  return { list, total: all?.total ?? 0, current, size };
};
