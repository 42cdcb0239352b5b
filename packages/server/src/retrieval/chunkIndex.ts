import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { breather } from '../workers/index.js';
import type { Embedder } from './embedder.js';
import { indexTerms } from './tokenise.js';
import { makeVectorIndex } from './vectorIndex.js';

/** What of a chunk is indexed: the headings count like its text. */
export interface IndexedText {
  readonly seq: number;
  readonly heading: readonly string[];
  readonly content: string;
  /** What else it is found by: its tags, keywords, and questions that it answers. Left out: nothing. */
  readonly hints?: readonly string[];
}

export const indexedText = ({ heading, content, hints = [] }: Omit<IndexedText, 'seq'>): string =>
  [...heading.filter((name) => !content.includes(name)), content, ...hints].join('\n');

/** The `hints` of a chunk `c`. */
export const hintsColumn = sql`c.tags || c.keywords || c.questions as hints`;

/** Longer than any word: such a run of letters is written code or a picture in disguise. */
const LONGEST_TERM = 64;

/** The terms of a chunk as the index has them, parted by blanks, each as often as it comes; and how many they are. */
export interface ChunkWords {
  readonly words: string;
  readonly length: number;
}

const wordsOf = (chunk: Omit<IndexedText, 'seq'>): ChunkWords => {
  const words: string[] = [];
  for (const [term, count] of indexTerms(indexedText(chunk))) {
    if (term.length <= LONGEST_TERM) for (let time = 0; time < count; time += 1) words.push(term);
  }
  return { words: words.join(' '), length: words.length };
};

/** The words of chunks, one after another, so that others get their turn in between. */
export const countWords = async (chunks: readonly Omit<IndexedText, 'seq'>[]): Promise<ChunkWords[]> => {
  const counted: ChunkWords[] = [];
  const breathe = breather();
  for (const chunk of chunks) {
    await breathe();
    counted.push(wordsOf(chunk));
  }
  return counted;
};

/** Puts words into the index, in the transaction that writes their chunks: what people find changes at once. */
export const storeWords = async (
  tx: Queryable,
  chunks: readonly { readonly seq: number; readonly words: string }[],
): Promise<void> => {
  if (chunks.length === 0) return;
  await tx.query(sql`
    insert into chunk_words (chunk_seq, words)
    select * from unnest(${chunks.map(({ seq }) => seq)}::bigint[], ${chunks.map(({ words }) => words)}::text[])
    on conflict (chunk_seq) do update set words = excluded.words`);
};

/** Counts and stores the words of chunks that are there already. */
export const writeWords = async (tx: Queryable, chunks: readonly IndexedText[]): Promise<void> => {
  if (chunks.length === 0) return;
  const counted = await countWords(chunks);
  const rows = chunks.flatMap(({ seq }, at) => {
    const one = counted[at];
    return one === undefined ? [] : [{ seq, ...one }];
  });
  await storeWords(tx, rows);
  await tx.query(sql`
    update chunks set length = new.length
    from unnest(${rows.map(({ seq }) => seq)}::bigint[], ${rows.map(({ length }) => length)}::integer[]) as new (seq, length)
    where chunks.seq = new.seq and chunks.length is distinct from new.length`);
};

/** Indexes chunks whose text is new: what the old one meant is forgotten. */
export const indexChunks = async (tx: Queryable, chunks: readonly IndexedText[]): Promise<void> => {
  const seqs = chunks.map(({ seq }) => seq);
  await tx.query(sql`delete from chunk_vectors where chunk_seq = any(${seqs}::bigint[])`);
  await writeWords(tx, chunks);
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

/** Of length 1: what is compared is the direction alone, and numbers this small fit every form that an index has. */
const unit = (vector: readonly number[]): readonly number[] => {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
};

/** Stores vectors, one for each chunk. */
export const storeVectors = async (
  tx: Queryable,
  model: string,
  seqs: readonly number[],
  vectors: readonly (readonly number[])[],
): Promise<void> => {
  await makeVectorIndex(tx, vectors[0]?.length ?? 0);
  for (let start = 0; start < seqs.length; start += 200) {
    const rows = seqs
      .slice(start, start + 200)
      .map((seq, index) => ({ seq, embedding: unit(vectors[start + index] ?? []) }));
    await tx.query(sql`
      insert into chunk_vectors (chunk_seq, model, embedding)
      select seq, ${model}, embedding
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (seq bigint, embedding real[])
      on conflict (chunk_seq, model) do update set embedding = excluded.embedding`);
  }
};
