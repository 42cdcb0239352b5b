import type { Chunking } from '../../parsing/chunking.js';
import { standardChunking } from '../../parsing/chunking.js';
import sql from 'sql-template-tag';
import { type Database, json, type Queryable } from '../../db/database.js';
import { documentStore } from './documents.store.js';

const { reading: _reading, ...standardCut } = standardChunking;

/** What of the settings of base `b` says how text is cut, and how document `d` was. */
const wanted = sql`coalesce(b.chunking - 'reading', ${json(standardCut)}::jsonb)`;
const given = sql`coalesce(d.cut, ${json(standardCut)}::jsonb)`;
const outdated = sql`d.status = 'ready' and d.type <> 'zip' and ${given} <> ${wanted}`;

/** How the documents of a base are cut; null where it is gone. */
export const chunkingOf = async (db: Queryable, knowledgeBaseId: string): Promise<Chunking | null> => {
  const [row] = await db.query<{ chunking: Chunking | null }>(
    sql`select chunking from knowledge_bases where id = ${knowledgeBaseId}`,
  );
  return row === undefined ? null : (row.chunking ?? standardChunking);
};

/** Those of the bases of which the section around a chunk is read, and not the chunk alone. */
export const readBySection = async (
  db: Queryable,
  knowledgeBaseIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db.query<{ id: string }>(sql`
    select id from knowledge_bases
    where id = any(${[...knowledgeBaseIds]}::text[]) and chunking ->> 'reading' = 'section'`);
  return new Set(rows.map(({ id }) => id));
};

/** How the documents of bases are cut into chunks. */
export const chunkingStore = (db: Database) => ({
  /** Documents that were cut by other settings, and the chunks of these that a person wrote or changed. */
  outdated: async (id: string): Promise<{ outdated: number; editedChunks: number }> => {
    const [row] = await db.query<{ outdated: number; editedChunks: number }>(sql`
      select count(*)::int as outdated, coalesce(sum(
        (select count(*) from chunks c where c.document_id = d.id and c.parsing = d.parsing and c.edited)
      ), 0)::int as "editedChunks"
      from documents d join knowledge_bases b on b.id = d.knowledge_base_id where b.id = ${id} and ${outdated}`);
    return row ?? { outdated: 0, editedChunks: 0 };
  },

  /** False where there is no such base. */
  modify: async (id: string, chunking: Chunking): Promise<boolean> =>
    (
      await db.query(sql`
        update knowledge_bases set chunking = ${json(chunking)}, updated_at = now() where id = ${id} returning id`)
    ).length > 0,

  /** Queues the documents that were cut by other settings. Answers how many. */
  apply: async (id: string): Promise<number> => {
    const documents = await db.query<{ id: string }>(sql`
      select d.id from documents d join knowledge_bases b on b.id = d.knowledge_base_id
      where b.id = ${id} and ${outdated} order by d.created_at, d.id`);
    for (const document of documents) await documentStore(db).parseAgain(document.id);
    return documents.length;
  },
});
