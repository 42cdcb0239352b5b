import * as z from 'zod';
import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { pieces } from '../../db/pieces.js';
import { enqueueOnce, type JobKind } from '../../jobs/index.js';
import { embedTexts, hintsColumn, indexedText, storeVectors } from '../../retrieval/chunkIndex.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';

/** The job that gives chunks vectors of the embedding model in use: those of one document, or all that have none. */
export const EMBED_CHUNKS = 'embed_chunks';

/** Chunks a piece. */
const BATCH = 40;

/** Vectors of a model no longer in use that one piece forgets. */
const FORGOTTEN_AT_ONCE = 2000;

/** Tries of one piece: for some quarter of an hour the model's service may be away. */
const TRIES = 10;

/** Where a piece begins. */
const Payload = z.object({
  /** The document whose chunks they are. Left out: of all. */
  document: z.string().optional(),
  /** The last chunk that has been looked at. */
  after: z.number().default(0),
  done: z.number().default(0),
  /** Chunks without a vector when the job began. */
  total: z.number().default(0),
  /** Of which model the vectors are: another one begins from the first chunk. */
  model: z.string().optional(),
});

/**
 * Queues the making of vectors that are missing: those of one document in turn with everybody else's, so that a new one
 * does not wait until a whole installation has got them.
 */
export const queueEmbedding = (db: Queryable, document?: string): Promise<void> =>
  enqueueOnce(db, {
    kind: EMBED_CHUNKS,
    subject: document ?? 'embedding',
    ...(document !== undefined && { payload: { document } }),
    maxAttempts: TRIES,
  });

const without = (model: string, document: string | undefined) => sql`
  c.document_id not in (select id from removed_documents)
  ${document === undefined ? empty : sql`and c.document_id = ${document}`}
  and not exists (select 1 from chunk_vectors where chunk_seq = c.seq and model = ${model})`;

const countMissing = async (db: Queryable, model: string, document: string | undefined): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from chunks c where ${without(model, document)}`,
  );
  return row?.count ?? 0;
};

/** What was deleted meanwhile has nothing to be given to. */
const storeOfThose = async (
  tx: Queryable,
  model: string,
  rows: readonly { readonly seq: number }[],
  vectors: readonly (readonly number[])[],
): Promise<void> => {
  const there = await tx.query<{ seq: number }>(
    sql`select seq from chunks where seq = any(${rows.map(({ seq }) => seq)}::bigint[])`,
  );
  const left = new Set(there.map(({ seq }) => seq));
  const kept = rows.flatMap(({ seq }, at) => (left.has(seq) && vectors[at] ? [{ seq, vector: vectors[at] }] : []));
  await storeVectors(
    tx,
    model,
    kept.map(({ seq }) => seq),
    kept.map(({ vector }) => vector),
  );
};

/** Once every chunk has a vector of the model in use, nobody asks for those of the one before. Answers whether some went. */
const forgetFormer = async (tx: Queryable, model: string): Promise<boolean> => {
  const gone = await tx.query(sql`
    delete from chunk_vectors where (chunk_seq, model) in (
      select chunk_seq, model from chunk_vectors where model <> ${model} limit ${FORGOTTEN_AT_ONCE})
    returning chunk_seq`);
  return gone.length > 0;
};

/** A batch at a time, from the first chunk to the last. */
export const embedChunksJob = ({ db, embedder: findEmbedder }: Pick<KnowledgeDeps, 'db' | 'embedder'>): JobKind => ({
  run: async ({ payload, signal, write, report }) => {
    const embedder = await findEmbedder();
    if (embedder === null) return;
    const { model } = embedder;
    const before = Payload.parse(payload);
    const { document } = before;
    const { after, done, total } =
      before.model === model ? before : { after: 0, done: 0, total: await countMissing(db, model, document) };
    const rows = await db.query<{ seq: number; heading: string[]; content: string; hints: string[] }>(sql`
      select seq, heading, content, ${hintsColumn} from chunks c where seq > ${after}::bigint and ${without(model, document)}
      order by seq limit ${BATCH}`);
    const end = rows.at(-1);
    if (end === undefined) {
      if (document !== undefined || !(await write((tx) => forgetFormer(tx, model)))) return;
      return { next: { after, done, total, model } };
    }
    const vectors = await embedTexts(embedder, rows.map(indexedText), signal);
    const storing = pieces();
    for (let stored = 0; stored < rows.length; ) {
      const part = rows.slice(stored, stored + storing.size());
      const meant = vectors.slice(stored, stored + part.length);
      stored += part.length;
      await write((tx) => storing.timed(part.length, () => storeOfThose(tx, model, part, meant)));
    }
    report((done + rows.length) / Math.max(1, total));
    return { next: { document, after: end.seq, done: done + rows.length, total, model } };
  },
});
