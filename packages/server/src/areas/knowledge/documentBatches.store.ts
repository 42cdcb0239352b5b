import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import { leaveGraph } from '../../graph/documents/lostDocument.js';
import { fail } from '../../http/failure.js';
import { cancelJobs, enqueue } from '../../jobs/index.js';
import { PARSE_DOCUMENT, queued } from './documents.store.js';
import { queueRemoval } from './removeContents.job.js';

/** Tags of a document at most. */
const MOST_TAGS = 20;

export interface DocumentsChange {
  readonly enabled?: boolean;
  readonly addTags?: readonly string[];
  readonly removeTags?: readonly string[];
  /** The base they move to; it must be there. */
  readonly moveTo?: string;
}

const tidy = (tags: readonly string[] = []): string[] => [...new Set(tags.map((tag) => tag.trim()))];

/** Puts documents, with their chunks, into another base. */
const move = async (tx: Queryable, ids: readonly string[], to: string): Promise<void> => {
  const there = await tx.query(sql`select 1 from knowledge_bases where id = ${to} for key share`);
  if (there.length === 0) throw fail('knowledge_base_not_found');
  await tx.query(sql`
    update knowledge_bases set updated_at = now() where id = ${to} or id in (
      select knowledge_base_id from documents where id = any(${[...ids]}::text[])
    )`);
  const moved = await tx.query<{ id: string }>(sql`
    update documents set knowledge_base_id = ${to} where id = any(${[...ids]}::text[]) and knowledge_base_id <> ${to}
    returning id`);
  await leaveGraph(
    tx,
    moved.map(({ id }) => id),
  );
  await tx.query(sql`
    update chunks set knowledge_base_id = ${to} where document_id = any(${[...ids]}::text[]) and knowledge_base_id <> ${to}`);
};

/** What is done with many documents at once. Who may is up to the caller. */
export const documentBatches = (db: Database) => ({
  /** All of them or none. Throws `document_not_found`, `knowledge_base_not_found`, `already_parsing`, `too_many_tags`. */
  modify: (idList: readonly string[], { enabled, addTags, removeTags, moveTo }: DocumentsChange): Promise<void> =>
    db.transaction(async (tx) => {
      const ids = [...new Set(idList)];
      const found = await tx.query<{ status: string }>(
        sql`select status from documents where id = any(${ids}::text[]) order by id for update`,
      );
      if (found.length < ids.length) throw fail('document_not_found');
      if (moveTo !== undefined) {
        // What is just being parsed writes its chunks into the base that it was in.
        if (found.some(({ status }) => status === 'waiting' || status === 'parsing')) throw fail('already_parsing');
        await move(tx, ids, moveTo);
      }
      const changed = await tx.query<{ tags: string[] }>(sql`
        update documents set enabled = coalesce(${enabled ?? null}::boolean, enabled),
          tags = array(
            select tag from (select unnest(tags) as tag union select unnest(${tidy(addTags)}::text[])) all_tags
            where tag <> all(${tidy(removeTags)}::text[]) order by tag
          ),
          updated_at = now()
        where id = any(${ids}::text[]) returning tags`);
      if (changed.some(({ tags }) => tags.length > MOST_TAGS))
        throw fail('too_many_tags', { values: { most: MOST_TAGS } });
    }),

  /** Queues them; those being parsed are passed over. Answers how many. Throws `document_not_found`. */
  parseAgain: (idList: readonly string[]): Promise<number> =>
    db.transaction(async (tx) => {
      const ids = [...new Set(idList)];
      // The same lock order as a job that writes: jobs before what they are about.
      await cancelJobs(tx, ids, ['failed']);
      const found = await tx.query<{ id: string; status: string }>(
        sql`select id, status from documents where id = any(${ids}::text[]) order by id for update`,
      );
      if (found.length < ids.length) throw fail('document_not_found');
      const wanted = found.filter(({ status }) => status !== 'waiting' && status !== 'parsing').map(({ id }) => id);
      await tx.query(sql`update documents set ${queued} where id = any(${wanted}::text[])`);
      for (const id of wanted) await enqueue(tx, { kind: PARSE_DOCUMENT, subject: id });
      return wanted.length;
    }),

  /**
   * Deletes them, and stops the work on them. Those that are gone are passed over. `triples`: whether what the graph rests
   * on them alone goes as well.
   */
  remove: (idList: readonly string[], triples: 'remove' | 'keep'): Promise<void> =>
    db.transaction(async (tx) => {
      await cancelJobs(tx, [...idList]);
      const removed = await tx.query<{ base: string }>(sql`
        delete from documents where id = any(${[...idList]}::text[]) returning knowledge_base_id as base`);
      if (removed.length === 0) return;
      await tx.query(sql`update removed_documents set triples = ${triples} where id = any(${[...idList]}::text[])`);
      const bases = [...new Set(removed.map(({ base }) => base))];
      await tx.query(sql`update knowledge_bases set updated_at = now() where id = any(${bases}::text[])`);
      await queueRemoval(tx);
    }),

  tags: (knowledgeBaseId: string): Promise<{ tag: string; count: number }[]> =>
    db.query<{ tag: string; count: number }>(sql`
      select tag, count(*)::int as count from documents d cross join unnest(d.tags) as tag
      where d.knowledge_base_id = ${knowledgeBaseId} group by tag order by tag`),
});
