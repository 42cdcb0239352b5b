/**
 * Questions to 1,000, 10,000 and 100,000 chunks of an installation as it is shipped, beside plain BM25 over pairs of characters:
 * after the quiet moments in which an installation sees to its tables: how long they take, and how often the passage that was asked about comes first, or among the first ten. `pnpm bench retrieval`;
 * BENCH_SIZES=1000,10000 takes other sizes, DATABASE_URL another PostgreSQL.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sql, { raw } from 'sql-template-tag';
import { it } from 'vitest';
import { insertChunks } from '../../packages/server/src/areas/knowledge/chunks.store.js';
import type { Database } from '../../packages/server/src/db/database.js';
import { mergeSegments } from '../../packages/server/src/db/mergeSegments.js';
import { migrate, readMigrations } from '../../packages/server/src/db/migrate.js';
import { openDatabase } from '../../packages/server/src/db/openDatabase.js';
import { prepareWordIndex, retrieve } from '../../packages/server/src/retrieval/index.js';
import { report } from '../report.js';
import { bigramBm25 } from './bigramBm25.js';
import { passageMaker, textOf } from './words.js';

const SIZES = (process.env.BENCH_SIZES ?? '1000,10000,100000').split(',').map(Number);
const QUESTIONS = Number(process.env.BENCH_QUESTIONS ?? 200);
/** Chunks of the first base. All others are in four large ones. */
const SMALL = 500;
const BATCH = 100;
const url = process.env.DATABASE_URL;

const say = (text: string) => process.stdout.write(`${text}\n`);
const fail = (error: Error) => {
  throw error;
};

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN;
const spread = (times: readonly number[]): string =>
  `p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms, longest ${at(times, 1).toFixed(0)} ms`;

const baseOf = (chunk: number): string => (chunk < SMALL ? 'small' : `base ${Math.floor(chunk / BATCH) % 4}`);
const bases = ['small', ...[0, 1, 2, 3].map((number) => `base ${number}`)];

const addBases = async (db: Database): Promise<void> => {
  for (const id of bases) {
    await db.query(sql`insert into knowledge_bases (id, name) values (${id}, ${id})`);
    await db.query(sql`
      insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, status)
      values (${id}, ${id}, ${`${id}.md`}, 'md', 1, 'hash', 'key', 'ready')`);
  }
};

/** What is done by itself as soon as nobody is served: statistics, the index's segments, the log. */
const rest = async (db: Database): Promise<void> => {
  if (url === undefined) while (await mergeSegments(db, () => Number.POSITIVE_INFINITY));
  await db.query(raw('vacuum (analyze) chunk_words'));
  await db.query(raw('vacuum (analyze) chunks'));
  await db.query(raw('checkpoint'));
};

it('answers at any size', { timeout: 7_200_000 }, async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'console-bench-'));
  const db = await openDatabase({ url, dataDir, onError: fail, onCrash: fail });
  try {
    await migrate(db, await readMigrations());
    say(`words are found by ${await prepareWordIndex(db)}`);
    await addBases(db);
    const { passage, question } = passageMaker();
    const peer = bigramBm25();
    const asked: { question: string; chunk: number }[] = [];
    let chunks = 0;
    for (const size of SIZES) {
      const began = performance.now();
      for (; chunks < size; chunks += BATCH) {
        const made = Array.from({ length: BATCH }, passage);
        const id = baseOf(chunks);
        const parsed = made.map((one) => ({ heading: [], content: textOf(one), spans: [], positions: [] }));
        await db.transaction((tx) => insertChunks(tx, { id, knowledgeBaseId: id }, parsed, chunks));
        // As the server does by itself between two documents.
        if (url === undefined && (chunks / BATCH) % 20 === 0) await mergeSegments(db, () => 600);
        for (const one of parsed) peer.add(one.content);
        // A part of them to small ones, so that these are asked about at every size.
        const [first] = made;
        if (
          first !== undefined &&
          (chunks < SMALL || (chunks / BATCH) % Math.max(1, Math.floor(size / BATCH / QUESTIONS)) === 0)
        ) {
          asked.push({ question: question(first), chunk: chunks });
        }
      }
      say(`${size} chunks: written in ${((performance.now() - began) / 1000).toFixed(0)} s`);
      const resting = performance.now();
      await rest(db);
      say(`  seen to in ${((performance.now() - resting) / 1000).toFixed(0)} s`);

      const ask = async (scope: (chunk: number) => readonly string[], of: readonly (typeof asked)[number][]) => {
        const times: number[] = [];
        const peerTimes: number[] = [];
        const found = { first: 0, ten: 0, peerFirst: 0, peerTen: 0 };
        for (const one of of) {
          const start = performance.now();
          const passages = await retrieve(
            { db },
            { knowledgeBaseIds: scope(one.chunk), question: one.question, limit: 10 },
          );
          times.push(performance.now() - start);
          const place = passages.findIndex(({ chunkIndex }) => chunkIndex === one.chunk);
          if (place === 0) found.first += 1;
          if (place >= 0) found.ten += 1;
          const peerStart = performance.now();
          const best = peer.find(one.question, 10);
          peerTimes.push(performance.now() - peerStart);
          if (best[0] === one.chunk) found.peerFirst += 1;
          if (best.includes(one.chunk)) found.peerTen += 1;
        }
        return { times, peerTimes, found, count: of.length };
      };
      const share = (count: number, of: number): string => (count / of).toFixed(3);
      const questions = asked.slice(-QUESTIONS);
      await ask(() => bases, questions.slice(0, 10));
      const all = await ask(() => bases, questions);
      say(`  all bases: ${spread(all.times)}; in memory ${spread(all.peerTimes)}`);
      say(
        `  first ${share(all.found.first, all.count)}, of ten ${share(all.found.ten, all.count)}; pairs: first ${share(all.found.peerFirst, all.count)}, of ten ${share(all.found.peerTen, all.count)} (${all.count} questions)`,
      );
      const own = await ask((chunk) => [baseOf(chunk)], questions);
      say(`  its own base: ${spread(own.times)}; of ten ${share(own.found.ten, own.count)}`);
      const small = await ask(
        () => ['small'],
        asked.filter(({ chunk }) => chunk < SMALL),
      );
      say(`  a base of ${SMALL}: ${spread(small.times)}; of ten ${share(small.found.ten, small.count)}`);
      const [row] = await db.query<{ bytes: number }>(sql`
        select (pg_total_relation_size('chunks') + pg_total_relation_size('chunk_words'))::float8 as bytes`);
      say(`  ${((row?.bytes ?? 0) / size / 1000).toFixed(1)} kB a chunk`);
      if (url === undefined) {
        const folder = path.join(dataDir, 'postgres');
        const megabytes = (of: string) => Number.parseInt(execFileSync('du', ['-sm', of], { encoding: 'utf8' }), 10);
        say(`  database ${megabytes(folder)} MB, of it log ${megabytes(path.join(folder, 'pg_wal'))} MB`);
      }
      report({ what: `a question to ${size} chunks, p95`, ours: at(all.times, 0.95), aim: size > 100_000 ? 100 : 30 });
      report({
        what: `the passage is among ten of ${size}`,
        unit: 'share',
        ours: all.found.ten / all.count,
        peer: { name: 'BM25 over pairs', value: all.found.peerTen / all.count },
      });
    }
  } finally {
    await db.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
