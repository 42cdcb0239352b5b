import * as z from 'zod';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import { enqueueOnce, type JobKind } from '../../jobs/index.js';
import { embedTexts, indexedText, storeVectors } from '../../retrieval/chunkIndex.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';

/** The job that gives every chunk a vector of the embedding model in use. */
export const EMBED_CHUNKS = 'embed_chunks';

/** Chunks a piece. */
const BATCH = 40;

/** Where a piece begins. */
const Payload = z.object({
  /** The last chunk that has been looked at. */
  after: z.number().default(0),
  done: z.number().default(0),
  /** Chunks without a vector when the job began. */
  total: z.number().default(0),
  /** Of which model the vectors are: another one begins from the first chunk. */
  model: z.string().optional(),
});

/** Queues the making of vectors that are missing. */
export const queueEmbedding = (db: Database): Promise<void> =>
  enqueueOnce(db, { kind: EMBED_CHUNKS, subject: 'embedding' });

const without = (model: string) =>
  sql`c.document_id not in (select id from removed_documents) and not exists (select 1 from chunk_vectors where chunk_seq = c.seq and model = ${model})`;

const countMissing = async (db: Queryable, model: string): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from chunks c where ${without(model)}`,
  );
  return row?.count ?? 0;
};

/** A batch at a time, from the first chunk to the last. */
export const embedChunksJob = ({ db, embedder: findEmbedder }: Pick<KnowledgeDeps, 'db' | 'embedder'>): JobKind => ({
  run: async ({ payload, signal, write, report }) => {
    const embedder = await findEmbedder();
    if (embedder === null) return;
    const { model } = embedder;
    const before = Payload.parse(payload);
    const { after, done, total } =
      before.model === model ? before : { after: 0, done: 0, total: await countMissing(db, model) };
    const rows = await db.query<{ seq: number; heading: string[]; content: string }>(sql`
      select seq, heading, content from chunks c where seq > ${after}::bigint and ${without(model)}
      order by seq limit ${BATCH}`);
    const end = rows.at(-1);
    if (end === undefined) return;
    const vectors = await embedTexts(embedder, rows.map(indexedText), signal);
    await write(async (tx) => {
      const known = await tx.query<{ seq: number }>(
        sql`select seq from chunks where seq = any(${rows.map(({ seq }) => seq)}::bigint[])`,
      );
      // What was deleted meanwhile has nothing to be given to.
      const left = new Set(known.map(({ seq }) => seq));
      const kept = rows.flatMap(({ seq }, at) => (left.has(seq) && vectors[at] ? [{ seq, vector: vectors[at] }] : []));
      await storeVectors(
        tx,
        model,
        kept.map(({ seq }) => seq),
        kept.map(({ vector }) => vector),
      );
    });
    report((done + rows.length) / Math.max(1, total));
    return { next: { after: end.seq, done: done + rows.length, total, model } };
  },
});
