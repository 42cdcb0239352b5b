import type { Mend, MendKind } from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { andSeenAssistant, andSeenBase, type Reader } from '../../../visibility/index.js';

interface Found {
  id: string;
  name: string;
  knowledgeBaseId: string | null;
  documentId: string | null;
}

const lookUps: Readonly<Record<MendKind, (id: string, reader: Reader) => Sql>> = {
  faq: (id, reader) => sql`
    select f.id, f.question as name, f.knowledge_base_id as "knowledgeBaseId", null as "documentId"
    from faqs f join knowledge_bases k on k.id = f.knowledge_base_id where f.id = ${id} ${andSeenBase(reader, 'k.id')}`,
  chunk: (id, reader) => sql`
    select c.id, d.name || ' #' || c.index as name, c.knowledge_base_id as "knowledgeBaseId", c.document_id as "documentId"
    from chunks c join documents d on d.id = c.document_id
    where c.id = ${id} ${andSeenBase(reader, 'c.knowledge_base_id')}`,
  document: (id, reader) => sql`
    select d.id, d.name, d.knowledge_base_id as "knowledgeBaseId", d.id as "documentId"
    from documents d where d.id = ${id} ${andSeenBase(reader, 'd.knowledge_base_id')}`,
  prompt: (id, reader) => sql`
    select a.id, a.name, null as "knowledgeBaseId", null as "documentId"
    from assistants a where a.id = ${id} and not a.removed ${andSeenAssistant(reader, 'a.id')}`,
};

/** The thing that was mended, as it is called now; null where there is none, or it is hidden from the reader. */
export const findMend = async (
  db: Queryable,
  { kind, targetId }: { readonly kind: MendKind; readonly targetId: string },
  reader: Reader,
): Promise<Mend | null> => {
  const [found] = await db.query<Found>(lookUps[kind](targetId, reader));
  return found === undefined ? null : { ...found, kind };
};

/** Of these bases, those that are hidden from the reader or gone. */
export const hiddenBases = async (db: Queryable, reader: Reader, ids: readonly string[]): Promise<Set<string>> => {
  const seen = await db.query<{ id: string }>(
    sql`select k.id from knowledge_bases k where k.id = any(${[...ids]}::text[]) ${andSeenBase(reader, 'k.id')}`,
  );
  const known = new Set(seen.map(({ id }) => id));
  return new Set(ids.filter((id) => !known.has(id)));
};
