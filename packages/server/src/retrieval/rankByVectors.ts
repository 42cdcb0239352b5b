import sql, { type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../db/database.js';
import { cosine } from './cosine.js';
import { distance, isIndexable, ofLength, vectorEngine } from './vectorIndex.js';
import { liveChunks, type Scope } from './wordCandidates.js';

export interface VectorHit {
  readonly seq: number;
  /** -1 to 1. */
  readonly cosine: number;
}

export interface VectorSearch extends Scope {
  /** Whose vectors they are: those of different models are never compared. */
  readonly model: string;
  readonly vector: readonly number[];
  /** Default 40. */
  readonly limit?: number;
  /** A scope of so many chunks is compared whole. Default 2,000. */
  readonly compareWhole?: number;
}

const here = (scope: Scope): Sql => sql`(${liveChunks(scope)}) live join chunk_vectors v on v.chunk_seq = live.seq`;

const comparable = ({ model, vector }: VectorSearch): Sql => sql`v.model = ${model} and v.length = ${vector.length}`;

const compareInProgram = async (db: Queryable, search: VectorSearch, limit: number): Promise<VectorHit[]> => {
  const rows = await db.query<{ seq: number; embedding: number[] }>(sql`
    select live.seq::int8 as seq, v.embedding from ${here(search)} where ${comparable(search)}`);
  return rows
    .map(({ seq, embedding }) => ({ seq, cosine: cosine(search.vector, embedding) }))
    .toSorted((a, b) => b.cosine - a.cosine)
    .slice(0, limit);
};

const likeness = (vector: readonly number[]): Sql =>
  sql`1 - (v.embedding::vector <=> ${JSON.stringify(vector)}::vector)`;

const compareInDatabase = (db: Queryable, search: VectorSearch, limit: number): Promise<VectorHit[]> =>
  db.query<VectorHit>(sql`
    select live.seq::int8 as seq, ${likeness(search.vector)} as cosine
    from ${here(search)} where ${comparable(search)} order by 2 desc limit ${limit}`);

/** Rows that the index is asked for, which are then compared in full; more of them where too few are in the scope. */
const ASKED = [200, 3200];

/** Null where the nearest of all hold too few of the scope. */
const findByIndex = (
  db: Pick<Database, 'transaction'>,
  search: VectorSearch,
  limit: number,
): Promise<VectorHit[] | null> =>
  db.transaction(async (tx) => {
    await tx.query(sql`
      select set_config('hnsw.ef_search', ${String(ASKED[0])}, true), set_config('hnsw.iterative_scan', 'relaxed_order', true)`);
    for (const asked of ASKED) {
      // By itself: within a larger query it is not always the index that orders the rows.
      const nearest = await tx.query<{ seq: number }>(sql`
        select chunk_seq as seq from chunk_vectors
        where ${ofLength(search.vector.length)} order by ${distance(search.vector)} limit ${asked}`);
      const rows = await tx.query<VectorHit>(sql`
        select live.seq::int8 as seq, ${likeness(search.vector)} as cosine
        from unnest(${nearest.map(({ seq }) => seq)}::bigint[]) as near (seq)
          join ${here(search)} on live.seq = near.seq
        where ${comparable(search)} order by 2 desc limit ${limit}`);
      if (rows.length >= limit) return rows;
    }
    return null;
  });

const COMPARED_WHOLE = 2000;

/** Nearest chunks by the vectors of one model, nearest first. In a large scope a few of them may be missed, never the very nearest. */
export const rankByVectors = async (
  db: Pick<Database, 'query' | 'transaction'>,
  search: VectorSearch,
): Promise<VectorHit[]> => {
  const { vector, limit = 40, compareWhole = COMPARED_WHOLE } = search;
  const engine = await vectorEngine(db);
  if (engine === 'program') return compareInProgram(db, search, limit);
  if (engine === 'index' && isIndexable(vector.length)) {
    const [scoped] = await db.query<{ count: number }>(
      sql`select count(*)::int as count from (${liveChunks(search)} limit ${compareWhole + 1}) as few`,
    );
    const found = (scoped?.count ?? 0) > compareWhole ? await findByIndex(db, search, limit) : null;
    if (found !== null) return found;
  }
  return compareInDatabase(db, search, limit);
};
