import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { liveChunks, type Scope } from './wordCandidates.js';

export interface VectorHit {
  readonly seq: number;
  /** -1 to 1. */
  readonly cosine: number;
}

const hasExtension = async (db: Queryable): Promise<boolean> =>
  (await db.query(sql`select 1 from pg_extension where extname = 'vector'`)).length > 0;

const cosine = (one: readonly number[], other: readonly number[]): number => {
  let product = 0;
  let first = 0;
  let second = 0;
  for (const [index, value] of one.entries()) {
    const against = other[index] ?? 0;
    product += value * against;
    first += value * value;
    second += against * against;
  }
  return first === 0 || second === 0 ? 0 : product / Math.sqrt(first * second);
};

/** Nearest chunks by the vectors of one model, exact, nearest first. */
export const rankByVectors = async (
  db: Queryable,
  scope: Scope,
  model: string,
  vector: readonly number[],
  limit = 40,
): Promise<VectorHit[]> => {
  if (await hasExtension(db)) {
    const rows = await db.query<{ seq: number; cosine: number }>(sql`
      select live.seq::int8 as seq, 1 - (v.embedding::vector <=> ${JSON.stringify(vector)}::vector) as cosine
      from (${liveChunks(scope)}) live join chunk_vectors v on v.chunk_seq = live.seq
      where v.model = ${model} and cardinality(v.embedding) = ${vector.length}
      order by 2 desc limit ${limit}`);
    return rows;
  }
  const rows = await db.query<{ seq: number; embedding: number[] }>(sql`
    select live.seq::int8 as seq, v.embedding
    from (${liveChunks(scope)}) live join chunk_vectors v on v.chunk_seq = live.seq
    where v.model = ${model} and cardinality(v.embedding) = ${vector.length}`);
  return rows
    .map(({ seq, embedding }) => ({ seq, cosine: cosine(vector, embedding) }))
    .toSorted((a, b) => b.cosine - a.cosine)
    .slice(0, limit);
};
