import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { testDatabase } from '../testing/testDatabase.js';
import { storeVectors } from './chunkIndex.js';
import { rankByVectors } from './rankByVectors.js';
import { distance, ofLength, prepareVectorIndexes, vectorEngine } from './vectorIndex.js';

const LENGTH = 256;
const CHUNKS = 900;

let db: Database;

/** The same numbers in every run. */
const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648 - 0.5;
};

const next = random(7);
const fresh = (): number[] => Array.from({ length: LENGTH }, next);
/** Texts are about something: vectors come in heaps. */
const subjects = Array.from({ length: 30 }, fresh);
const about = (subject: number): number[] => (subjects[subject] ?? []).map((value) => value + 0.6 * next());
const vectors = Array.from({ length: CHUNKS }, (_, at) => about(at % subjects.length));

beforeAll(async () => {
  db = await testDatabase();
  for (const base of ['large', 'small']) {
    await db.query(sql`insert into knowledge_bases (id, name) values (${base}, ${base})`);
    await db.query(sql`
      insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, status)
      values (${base}, ${base}, ${base}, 'md', 1, 'hash', 'key', 'ready')`);
  }
  // Of every subject, one in thirty chunks is in the small base.
  const rows = await db.query<{ seq: number }>(sql`
    insert into chunks (id, document_id, knowledge_base_id, index, place, content)
    select 'c' || n, base, base, n, n, 'text ' || n
    from (select n, case when n % 31 = 0 then 'small' else 'large' end as base from generate_series(1, ${CHUNKS}::int) n) as n
    order by n returning seq::int8 as seq`);
  for (let start = 0; start < CHUNKS; start += 100) {
    const part = rows.slice(start, start + 100).map(({ seq }) => seq);
    await storeVectors(db, 'test', part, vectors.slice(start, start + 100));
  }
});
afterAll(() => db.close());

/** Scopes of more chunks than this are looked for by the index. */
const WHOLE = 100;

const find = (knowledgeBaseIds: string[], vector: number[], compareWhole = WHOLE, limit = 10) =>
  rankByVectors(db, { knowledgeBaseIds, model: 'test', vector, limit, compareWhole });

const shareFound = async (bases: string[], compareWhole: number, limit: number): Promise<number> => {
  let found = 0;
  let wanted = 0;
  for (let subject = 0; subject < subjects.length; subject += 3) {
    const vector = about(subject);
    const exact = await find(bases, vector, CHUNKS, limit);
    const indexed = new Set((await find(bases, vector, compareWhole, limit)).map(({ seq }) => seq));
    wanted += exact.length;
    found += exact.filter(({ seq }) => indexed.has(seq)).length;
  }
  return found / wanted;
};

it('finds by the index what comparing all of them finds', async () => {
  expect(await shareFound(['large'], WHOLE, 10)).toBeGreaterThanOrEqual(0.97);
});

it('finds in a small base inside of a large installation all that it should', async () => {
  expect(await shareFound(['small'], WHOLE, 10)).toBe(1);
});

it('compares all of a scope of which the nearest of all hold too few', async () => {
  expect(await shareFound(['small'], 0, 40)).toBe(1);
});

it('says the true likeness of what the index found', async () => {
  const vector = about(3);
  const [exact] = await find(['large'], vector, CHUNKS);
  const [indexed] = await find(['large'], vector);
  expect(indexed?.seq).toBe(exact?.seq);
  expect(indexed?.cosine).toBeCloseTo(exact?.cosine ?? 0, 5);
});

it('never finds vectors of another model, or of another length', async () => {
  const wanted = { knowledgeBaseIds: ['large'], limit: 10, compareWhole: 0 };
  expect(await rankByVectors(db, { ...wanted, model: 'other', vector: about(0) })).toEqual([]);
  expect(await rankByVectors(db, { ...wanted, model: 'test', vector: [1, 0, 0] })).toEqual([]);
});

it('reads the index rather than all vectors, where the database has it', async () => {
  if ((await vectorEngine(db)) !== 'index') return;
  const made = await db.query(sql`
    select 1 from pg_indexes where indexname = 'chunk_vectors_near_256' and indexdef like '%bit_hamming_ops%'`);
  expect(made).toHaveLength(1);
  const plan = await db.transaction(async (tx) => {
    await tx.query(sql`set local enable_seqscan = off`);
    return tx.query(sql`
      explain select chunk_seq from chunk_vectors where ${ofLength(LENGTH)} order by ${distance(about(1))} limit 10`);
  });
  expect(JSON.stringify(plan)).toContain('Index Scan using chunk_vectors_near_256');
});

it('makes the index again that is missing, as after an archive was read back', async () => {
  if ((await vectorEngine(db)) !== 'index') return;
  await db.query(sql`drop index chunk_vectors_near_256`);
  expect(await prepareVectorIndexes(db)).toEqual([LENGTH]);
  expect(await db.query(sql`select 1 from pg_indexes where indexname = 'chunk_vectors_near_256'`)).toHaveLength(1);
});
