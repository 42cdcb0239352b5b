import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { breather } from '../workers/index.js';
import type { Embedder } from './embedder.js';
import { indexTerms } from './tokenise.js';

/** What of a chunk is indexed: the headings count like its text. */
export interface IndexedText {
  readonly seq: number;
  readonly heading: readonly string[];
  readonly content: string;
}

export const indexedText = ({ heading, content }: Omit<IndexedText, 'seq'>): string =>
  [...heading.filter((name) => !content.includes(name)), content].join('\n');

/** Writes postings anew, in the transaction that writes the chunks: what people find changes at once. */
export const indexChunks = async (tx: Queryable, chunks: readonly IndexedText[]): Promise<void> => {
  if (chunks.length === 0) return;
  const seqs: number[] = [];
  const terms: string[] = [];
  const counts: number[] = [];
  const lengths: { seq: number; length: number }[] = [];
  const breathe = breather();
  for (const chunk of chunks) {
    await breathe();
    let length = 0;
    for (const [term, count] of indexTerms(indexedText(chunk))) {
      seqs.push(chunk.seq);
      terms.push(term);
      counts.push(count);
      length += count;
    }
    lengths.push({ seq: chunk.seq, length });
  }
  const all = chunks.map((chunk) => chunk.seq);
  await tx.query(sql`delete from chunk_terms where chunk_seq = any(${all}::bigint[])`);
  await tx.query(sql`delete from chunk_vectors where chunk_seq = any(${all}::bigint[])`);
  await tx.query(sql`
    insert into chunk_terms (term, chunk_seq, count)
    select * from unnest(${terms}::text[], ${seqs}::bigint[], ${counts}::smallint[])`);
  await tx.query(sql`
    update chunks set length = new.length
    from unnest(${lengths.map((one) => one.seq)}::bigint[], ${lengths.map((one) => one.length)}::integer[]) as new (seq, length)
    where chunks.seq = new.seq`);
};

const BATCH = 32;

/** Asks for vectors of chunks. Made before the transaction that stores them: an endpoint may take its time. */
export const embedTexts = async (
  embedder: Embedder,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<number[][]> => {
  const vectors: number[][] = [];
  for (let start = 0; start < texts.length; start += BATCH) {
    vectors.push(...(await embedder.embed(texts.slice(start, start + BATCH), signal)));
  }
  return vectors;
};

/** Stores vectors, one for each chunk. */
export const storeVectors = async (
  tx: Queryable,
  model: string,
  seqs: readonly number[],
  vectors: readonly (readonly number[])[],
): Promise<void> => {
  for (let start = 0; start < seqs.length; start += 200) {
    const rows = seqs.slice(start, start + 200).map((seq, index) => ({ seq, embedding: vectors[start + index] ?? [] }));
    await tx.query(sql`
      insert into chunk_vectors (chunk_seq, model, embedding)
      select seq, ${model}, embedding
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (seq bigint, embedding real[])
      on conflict (chunk_seq, model) do update set embedding = excluded.embedding`);
  }
};
