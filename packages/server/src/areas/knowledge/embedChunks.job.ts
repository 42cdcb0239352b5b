import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Database } from '../../db/database.js';
import type { JobHandler } from '../../jobs/runner.js';
import { enqueue } from '../../jobs/queue.js';
import { embedTexts, indexedText, storeVectors } from '../../retrieval/chunkIndex.js';
import type { KnowledgeDeps } from './index.js';

/** The job that gives every chunk a vector of the embedding model in use. */
export const EMBED_CHUNKS = 'embed_chunks';

const BATCH = 40;

/** Queues the making of vectors that are missing. */
export const queueEmbedding = async (db: Database): Promise<void> => {
  await enqueue(db, { kind: EMBED_CHUNKS, subject: `embedding-${randomId()}` });
};

export const embedChunksJob =
  ({ db, embedder: findEmbedder }: Pick<KnowledgeDeps, 'db' | 'embedder'>): JobHandler =>
  async ({ signal }) => {
    const embedder = await findEmbedder();
    if (embedder === null) return;
    let last = 0;
    for (;;) {
      signal.throwIfAborted();
      const rows = await db.query<{ seq: number; heading: string[]; content: string }>(sql`
        select seq, heading, content from chunks c
        where seq > ${last}::bigint
          and not exists (select 1 from chunk_vectors where chunk_seq = c.seq and model = ${embedder.model})
        order by seq limit ${BATCH}`);
      const end = rows.at(-1);
      if (end === undefined) return;
      last = end.seq;
      const vectors = await embedTexts(embedder, rows.map(indexedText), signal);
      const known = await db.query<{ seq: number }>(
        sql`select seq from chunks where seq = any(${rows.map(({ seq }) => seq)}::bigint[])`,
      );
      // What was deleted meanwhile has nothing to be given to.
      const left = new Set(known.map(({ seq }) => seq));
      const kept = rows.flatMap(({ seq }, at) => (left.has(seq) && vectors[at] ? [{ seq, vector: vectors[at] }] : []));
      await storeVectors(
        db,
        embedder.model,
        kept.map(({ seq }) => seq),
        kept.map(({ vector }) => vector),
      );
    }
  };
