/**
 * The nearest of 1,000, 10,000 and 100,000 vectors of 1,024 numbers in the database as it is shipped: how long they take by the index and
 * compared one by one, and how many of the ten nearest the index finds. `pnpm bench retrieval`; BENCH_SIZES=1000,10000 takes other sizes,
 * DATABASE_URL another PostgreSQL.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sql from 'sql-template-tag';
import { it } from 'vitest';
import type { Database } from '../../packages/server/src/db/database.js';
import { migrate, readMigrations } from '../../packages/server/src/db/migrate.js';
import { openDatabase } from '../../packages/server/src/db/openDatabase.js';
import { storeVectors } from '../../packages/server/src/retrieval/chunkIndex.js';
import { rankByVectors } from '../../packages/server/src/retrieval/rankByVectors.js';
import { report } from '../report.js';

const SIZES = (process.env.BENCH_SIZES ?? '1000,10000,100000').split(',').map(Number);
const LENGTH = 1024;
const QUESTIONS = 60;
const BATCH = 20;
/** Texts are about something: vectors come in heaps of about this many, as near to each other as those of passages are. */
const HEAP = 50;
const url = process.env.DATABASE_URL;

const say = (text: string) => process.stdout.write(`${text}\n`);
const fail = (error: Error) => {
  throw error;
};

let state = 7;
/** The same numbers each time, from -0.5 to 0.5. */
const next = (): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32 - 0.5;
};
const fresh = (): number[] => Array.from({ length: LENGTH }, next);
/** What all texts have in common: no model spreads them over all directions. */
const common = fresh();
const subjects: number[][] = [];
const about = (subject: number): number[] => {
  const centre = (subjects[subject] ??= fresh());
  return centre.map((value, at) => value + 0.7 * (common[at] ?? 0) + 0.8 * next());
};

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN;
const spread = (times: readonly number[]): string =>
  `p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms`;

/** Milliseconds of the longest batch. */
const fill = async (db: Database, from: number, size: number): Promise<number> => {
  let longest = 0;
  for (let done = from; done < size; done += BATCH) {
    const rows = await db.query<{ seq: number }>(sql`
      insert into chunks (id, document_id, knowledge_base_id, index, place, content)
      select 'c' || n, 'base', 'base', n, n, 'text' from generate_series(${done}::int + 1, ${done + BATCH}::int) n
      returning seq::int8 as seq`);
    const vectors = Array.from({ length: BATCH }, (_, one) => about(Math.floor((done + one) / HEAP)));
    const began = performance.now();
    await db.transaction((tx) =>
      storeVectors(
        tx,
        'bench',
        rows.map(({ seq }) => seq),
        vectors,
      ),
    );
    longest = Math.max(longest, performance.now() - began);
  }
  return longest;
};

it('finds the nearest at any size', { timeout: 7_200_000 }, async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'console-bench-'));
  const db = await openDatabase({ url, dataDir, onError: fail, onCrash: fail });
  try {
    await migrate(db, await readMigrations());
    await db.query(sql`insert into knowledge_bases (id, name) values ('base', 'base')`);
    await db.query(sql`
      insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, status)
      values ('base', 'base', 'base.md', 'md', 1, 'hash', 'key', 'ready')`);
    let filled = 0;
    for (const size of SIZES) {
      const began = performance.now();
      const longest = await fill(db, filled, size);
      const each = (performance.now() - began) / (size - filled);
      filled = size;
      await db.query(sql`analyze chunk_vectors`);
      await db.query(sql`analyze chunks`);
      say(`${size} vectors: ${each.toFixed(1)} ms each, ${BATCH} at once in at most ${longest.toFixed(0)} ms`);
      const times = { index: [] as number[], one: [] as number[] };
      let found = 0;
      for (let asked = 0; asked < QUESTIONS; asked += 1) {
        const vector = about(Math.floor((asked * size) / HEAP / QUESTIONS));
        const search = { knowledgeBaseIds: ['base'], model: 'bench', vector, limit: 10 };
        const timed = async (into: number[], compareWhole: number) => {
          const start = performance.now();
          const hits = await rankByVectors(db, { ...search, compareWhole });
          into.push(performance.now() - start);
          return hits;
        };
        const near = new Set((await timed(times.index, 0)).map(({ seq }) => seq));
        const exact = await timed(times.one, Number.MAX_SAFE_INTEGER / 2);
        found += exact.filter(({ seq }) => near.has(seq)).length / exact.length;
      }
      say(
        `  by the index ${spread(times.index)}; one by one ${spread(times.one)}; found of ten ${(found / QUESTIONS).toFixed(3)}`,
      );
      const [row] = await db.query<{ bytes: number }>(
        sql`select pg_total_relation_size('chunk_vectors')::float8 as bytes`,
      );
      say(`  ${((row?.bytes ?? 0) / size / 1000).toFixed(1)} kB a vector`);
      report({
        what: `the nearest of ${size} vectors, p95`,
        ours: at(times.index, 0.95),
        peer: { name: 'one by one', value: at(times.one, 0.95) },
      });
    }
  } finally {
    await db.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
