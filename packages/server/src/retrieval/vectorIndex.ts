import sql, { raw, type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../db/database.js';

/** How vectors are compared: by an index, one by one inside of the database, or one by one in the program. */
export type VectorEngine = 'index' | 'database' | 'program';

/** The engine of this database. Indexes are read on until enough is found from 0.8 of the extension on. */
export const vectorEngine = async (db: Queryable): Promise<VectorEngine> => {
  const [found] = await db.query<{ indexed: boolean }>(sql`
    select string_to_array(substring(extversion from '^[0-9.]+'), '.')::int[] >= '{0,8}'::int[] as indexed
    from pg_extension where extname = 'vector'`);
  if (found === undefined) return 'program';
  return found.indexed ? 'index' : 'database';
};

/**
 * From so many numbers on a vector is indexed by their signs alone. Comparing signs takes a hundredth of the time: an embedded
 * database takes in a vector of 1,024 numbers in 3 ms in place of 45, and the nearest are compared in full afterwards.
 */
const BY_SIGNS = 256;
/** More than this no index takes. */
const MOST_NUMBERS = 16_000;

export const isIndexable = (length: number): boolean => length > 0 && length <= MOST_NUMBERS;

/** The part of a table of vectors that an index holds. The text is the same in index and query, else no plan uses it. */
export const ofLength = (length: number): Sql => raw(`length = ${Math.trunc(length)}`);

const halves = (length: number): string => `embedding::halfvec(${Math.trunc(length)})`;
const signs = (length: number): string => `binary_quantize(${halves(length)})::bit(${Math.trunc(length)})`;

/** What of the table an index of vectors of this length holds. */
const indexed = (length: number): string =>
  length < BY_SIGNS ? `(${halves(length)}) halfvec_cosine_ops` : `(${signs(length)}) bit_hamming_ops`;

/** How far a row is from a vector, as the index of its length tells it. */
export const distance = (vector: readonly number[]): Sql => {
  const { length } = vector;
  const half = sql`${JSON.stringify(vector)}::halfvec`;
  return length < BY_SIGNS
    ? sql`${raw(halves(length))} <=> ${half}`
    : sql`${raw(signs(length))} <~> binary_quantize(${half})`;
};

const nameOf = (length: number): string => `chunk_vectors_near_${Math.trunc(length)}`;

/** Makes the index for vectors of this length, where it is missing: over the rows that there are, at once. */
export const makeVectorIndex = async (db: Queryable, length: number): Promise<void> => {
  if (!isIndexable(length)) return;
  const name = nameOf(length);
  const [there] = await db.query<{ there: boolean }>(sql`select to_regclass(${name}) is not null as there`);
  if (there?.there !== false || (await vectorEngine(db)) !== 'index') return;
  const condition = ofLength(length).text;
  await db.query(
    raw(`create index if not exists ${name} on chunk_vectors using hnsw (${indexed(length)}) where ${condition}`),
  );
};

/** Makes the indexes that are missing, e.g. after an archive was read back. Answers the lengths of vectors there are. */
export const prepareVectorIndexes = async (db: Database): Promise<number[]> => {
  const rows = await db.query<{ length: number }>(sql`select distinct length from chunk_vectors order by 1`);
  for (const { length } of rows) await makeVectorIndex(db, length);
  return rows.map(({ length }) => length);
};
