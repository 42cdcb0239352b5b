import sql, { raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { pieces } from '../../db/pieces.js';
import { forgetDocument } from '../../graph/documents/lostDocument.js';
import { removeGraphOf } from '../../graph/index.js';
import { enqueueOnce, type JobKind, type RunningJob } from '../../jobs/index.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';

/**
 * The job that takes away what deleted bases and documents held, chunks, FAQ, waiting questions, files and pictures, the graph, and
 * chunks that others took the place of.
 */
export const REMOVE_CONTENTS = 'remove_contents';

/** Milliseconds of work after which the job goes back into the queue. */
const SPELL = 2000;
/** How long a deleted chunk can be brought back. */
const BACK = '1 day';
/** Documents at a time, which are kept with a lock on each. */
const FEW = 20;

/** Queues the removal, in the transaction that deletes the base or the document. */
export const queueRemoval = (tx: Queryable): Promise<void> =>
  enqueueOnce(tx, { kind: REMOVE_CONTENTS, subject: 'removed', maxAttempts: 10 });

/** Queues it where something was left lying, e.g. by a job that was given up. */
export const queueLeftRemovals = async (db: Queryable): Promise<void> => {
  const left = await db.query(sql`select 1 from removed_documents union all select 1 from removed_bases limit 1`);
  if (left.length > 0) await queueRemoval(db);
};

interface Removed {
  readonly id: string;
  /** Whether what the graph rests on it alone goes as well. */
  readonly triples: 'remove' | 'keep';
}

const counted = async (tx: Queryable, removal: Sql): Promise<number> => (await tx.query(removal)).length;

/** Removes rows in pieces; `remove` takes away so many at most and answers how many it did. False: the time is over. */
const emptied = async (
  { write, signal }: RunningJob,
  until: number,
  remove: (tx: Queryable, most: number) => Promise<number>,
): Promise<boolean> => {
  const piece = pieces();
  while (performance.now() < until) {
    signal.throwIfAborted();
    const most = piece.size();
    const removed = await write((tx) => piece.timed(most, () => remove(tx, most)));
    if (removed === 0) return true;
  }
  return false;
};

/** What the graph has of a document, then its chunks: what there is first, so much of it at most. Answers how much. */
const removeOfDocument = async (tx: Queryable, document: Removed, most: number): Promise<number> =>
  (await forgetDocument(tx, document, most)) ||
  counted(
    tx,
    sql`delete from chunks where seq in (select seq from chunks where document_id = ${document.id} limit ${most}) returning seq`,
  );

/** The same of FAQ, waiting questions and the graph of a base. */
const removeOfBase = async (tx: Queryable, id: string, most: number): Promise<number> => {
  for (const table of ['faqs', 'gaps'] as const) {
    const of = sql`select seq from ${raw(table)} where knowledge_base_id = ${id} limit ${most}`;
    const removed = await counted(tx, sql`delete from ${raw(table)} where seq in (${of}) returning seq`);
    if (removed > 0) return removed;
  }
  return removeGraphOf(tx, id, most);
};

/** A little at a time, so that nobody waits behind it. Safe to be cut off anywhere: what is left stands in the tables. */
export const removeContentsJob = ({
  db,
  storage,
  pageImages,
}: Pick<KnowledgeDeps, 'db' | 'storage' | 'pageImages'>): JobKind => ({
  run: async (job) => {
    const until = performance.now() + SPELL;
    const documents = await db.query<Removed & { key: string; hash: string }>(sql`
      select id, file_key as key, file_hash as hash, triples from removed_documents order by removed_at, id limit ${FEW}`);
    for (const { id, key, hash, triples } of documents) {
      if (!(await emptied(job, until, (tx, most) => removeOfDocument(tx, { id, triples }, most)))) return { next: {} };
      await storage.delete(key);
      const others = await db.query(sql`
        select 1 from documents where file_hash = ${hash}
        union all select 1 from removed_documents where file_hash = ${hash} and id <> ${id} limit 1`);
      if (others.length === 0) await pageImages.forget(hash);
      await job.write((tx) => tx.query(sql`delete from removed_documents where id = ${id}`));
    }
    if (documents.length > 0) return { next: {} };
    // Chunks that another parsing took the place of, and those that a person deleted.
    const isReplaced = await emptied(job, until, (tx, most) =>
      counted(
        tx,
        sql`
        delete from chunks where seq in (
          select c.seq from chunks c join documents d on d.id = c.document_id 
          where (c.parsing >= 0 and c.parsing < d.parsing) or (c.parsing < 0 and c.updated_at < now() - ${BACK}::interval)
          limit ${most})
        returning seq`,
      ),
    );
    if (!isReplaced) return { next: {} };

    const bases = await db.query<{ id: string }>(
      sql`select id from removed_bases order by removed_at, id limit ${FEW}`,
    );
    for (const { id } of bases) {
      if (!(await emptied(job, until, (tx, most) => removeOfBase(tx, id, most)))) return { next: {} };
      await job.write((tx) => tx.query(sql`delete from removed_bases where id = ${id}`));
    }
    return bases.length > 0 ? { next: {} } : undefined;
  },
});
