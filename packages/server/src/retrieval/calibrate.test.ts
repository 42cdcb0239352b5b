import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertChunks } from '../areas/knowledge/chunks.store.js';
import type { Database } from '../db/database.js';
import { testDatabase } from '../testing/testDatabase.js';
import { calibrateEmbedder, calibrateReranker, keepScale, scaleFor } from './calibrate.js';
import { storeVectors } from './chunkIndex.js';
import type { Embedder } from './embedder.js';
import { knownPairs } from './knownPairs.js';
import type { Reranker } from './reranker.js';
import { retrieve } from './retrieve.js';
import { usualScale } from './scale.js';

const LENGTH = 64;

/** Subjects of the texts of this test besides the known pairs: what it says has no word in common with what is asked. */
const others = [
  ['想提前回家', '中途退赛者扣除全部保证金。'],
  ['车停哪里', '西侧地下二层设有五百个泊位。'],
] as const;

const everything = [...knownPairs, ...others].flat();

const subjectOf = (text: string): number =>
  [...knownPairs, ...others].findIndex((pair) => pair.some((one) => one === text));

/** A model whose cosines all lie high: `floor` for what has nothing to do with each other, `top` for what belongs together. */
const embedderOf = (floor: number, top: number): Embedder => ({
  model: 'high',
  embed: async (texts) =>
    texts.map((text) => {
      const vector = Array.from({ length: LENGTH }, () => 0);
      // What all have in common, what they are about, and what each has of its own.
      vector[0] = Math.sqrt(floor);
      vector[1 + subjectOf(text)] = Math.sqrt(top - floor);
      vector[20 + everything.indexOf(text)] = Math.sqrt(1 - top);
      return vector;
    }),
});

let db: Database;

beforeAll(async () => {
  db = await testDatabase();
  await db.query(sql`insert into knowledge_bases (id, name) values ('b', 'b')`);
  await db.query(sql`
    insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, status)
    values ('b', 'b', 'b.md', 'md', 1, 'hash', 'key', 'ready')`);
  const chunks = others.map(([, content]) => ({ heading: [], content, spans: [], positions: [] }));
  await db.transaction((tx) => insertChunks(tx, { id: 'b', knowledgeBaseId: 'b' }, chunks, 1));
});
afterAll(() => db.close());

const storeBy = async (embedder: Embedder): Promise<void> => {
  const rows = await db.query<{ seq: number }>(sql`select seq::int8 as seq from chunks order by index`);
  const vectors = await embedder.embed(others.map(([, content]) => content));
  await storeVectors(
    db,
    embedder.model,
    rows.map(({ seq }) => seq),
    vectors,
  );
};

it.each([
  ['all lie high', 0.75, 0.9],
  ['all lie low', 0.05, 0.4],
])('finds what answers, and only that, by a model whose numbers %s', async (_name, floor, top) => {
  const embedder = embedderOf(floor, top);
  await storeBy(embedder);
  await keepScale(db, 'embedding', embedder.model, await calibrateEmbedder(embedder));
  const found = await retrieve({ db, embedder }, { knowledgeBaseIds: ['b'], question: '想提前回家' });
  expect(found.map(({ content }) => content)).toEqual([others[0][1]]);
});

it('keeps to the usual scale for a model that tells nothing apart, also where it had another', async () => {
  const dull = embedderOf(0.8, 0.8);
  const scale = await calibrateEmbedder(dull);
  expect(scale).toBeNull();
  await keepScale(db, 'embedding', dull.model, scale);
  expect(await scaleFor(db, 'embedding', dull.model)).toEqual(usualScale);
});

const reranker: Reranker = {
  model: 'judge',
  score: async (question, passages) =>
    passages.map((passage) => (subjectOf(passage) === subjectOf(question) ? 0.9 : 0.05)),
};

it('puts what a reranker finds best first, and leaves out what it finds beside the question', async () => {
  const embedder = embedderOf(0.05, 0.4);
  await storeBy(embedder);
  // Everything is near enough by this scale.
  await keepScale(db, 'embedding', embedder.model, { unrelated: -1, related: -0.9 });
  const wanted = { knowledgeBaseIds: ['b'], question: '车停哪里' };
  expect(await retrieve({ db, embedder }, wanted)).toHaveLength(2);
  const upsideDown: Reranker = { ...reranker, score: async (_, passages) => passages.map((_passage, at) => at) };
  const [, second] = await retrieve({ db, embedder }, wanted);
  const [first] = await retrieve({ db, embedder, reranker: upsideDown }, wanted);
  expect(first?.content).toBe(second?.content);
  await keepScale(db, 'rerank', reranker.model, await calibrateReranker(reranker));
  const found = await retrieve({ db, embedder, reranker }, wanted);
  expect(found.map(({ content }) => content)).toEqual([others[1][1]]);
  expect(found[0]?.relevance).toBeGreaterThan(0.6);
});

it('goes on in the order it had where the reranker fails, and says so', async () => {
  const embedder = embedderOf(0.05, 0.4);
  const errors: unknown[] = [];
  const broken: Reranker = { model: 'broken', score: () => Promise.reject(new Error('down')) };
  const wanted = { knowledgeBaseIds: ['b'], question: '车停哪里' };
  const found = await retrieve({ db, embedder, reranker: broken, onModelError: (error) => errors.push(error) }, wanted);
  expect(found[0]?.content).toBe(others[1][1]);
  expect(errors).toHaveLength(1);
});
