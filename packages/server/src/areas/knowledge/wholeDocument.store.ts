import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import type { Passage } from '../../retrieval/index.js';
import { wholeOf } from '../../summaries/index.js';
import { isSearchable } from './contents.store.js';
import { sourceOf } from './summaries.store.js';

/** Documents among which a name is looked for: the newest. */
const MOST_NAMES = 20_000;

interface Named {
  id: string;
  name: string;
  title: string | null;
  knowledgeBaseName: string;
}

const within = (knowledgeBaseIds: readonly string[]) => sql`
  d.knowledge_base_id = any(${[...knowledgeBaseIds]}::text[]) and ${isSearchable}`;

/** The documents of these bases that can be searched, by name. */
export const namedDocuments = (db: Queryable, knowledgeBaseIds: readonly string[]): Promise<Named[]> =>
  db.query<Named>(sql`
    select d.id, d.name, s.title, b.name as "knowledgeBaseName"
    from documents d join knowledge_bases b on b.id = d.knowledge_base_id
      left join document_summaries s on s.document_id = d.id
    where ${within(knowledgeBaseIds)} order by d.created_at desc, d.id limit ${MOST_NAMES}`);

const readPassages = async (db: Queryable, ids: readonly string[]): Promise<Map<string, Passage>> => {
  const rows = await db.query<Passage>(sql`
    select c.id as "chunkId", c.index as "chunkIndex", c.document_id as "documentId", d.name as "documentName",
      c.knowledge_base_id as "knowledgeBaseId", b.name as "knowledgeBaseName", c.heading, c.content, 0 as score, c.spans,
      c.positions, c.file_place as place
    from chunks c join documents d on d.id = c.document_id join knowledge_bases b on b.id = c.knowledge_base_id
    where c.id = any(${[...ids]}::text[]) and c.enabled and c.parsing = d.parsing`);
  return new Map(rows.map((row) => [row.chunkId, row]));
};

/** One document of these bases as a whole; null where it is none of them, or cannot be searched. */
export const wholeDocumentOf = async (db: Queryable, knowledgeBaseIds: readonly string[], id: string) => {
  const [document] = await db.query<{ name: string; kind: 'model' | 'person' | null; text: string | null }>(sql`
    select d.name, s.kind, s.text
    from documents d left join document_summaries s
      on s.document_id = d.id and s.status = 'ready' and not s.outdated and s.kind in ('model', 'person')
    where d.id = ${id} and ${within(knowledgeBaseIds)}`);
  if (document === undefined) return null;
  const { name, kind, text } = document;
  const { chunks } = await sourceOf(db, id);
  const whole = await wholeOf(chunks, name, (ids) => readPassages(db, ids));
  return { ...whole, summary: kind === null || text === null ? null : { kind, text } };
};
