/** Questions, short calls beside heavy work, and the size on disk of an installation with 6,000 chunks: `pnpm bench`. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addKnowledgeBase, pageDocuments, readUser, removeKnowledgeBases, uploadDocument } from '@console/api/contract';
import sql from 'sql-template-tag';
import { it } from 'vitest';
import type { Queryable } from '../../packages/server/src/db/database.js';
import { migrate, readMigrations } from '../../packages/server/src/db/migrate.js';
import { openDatabase } from '../../packages/server/src/db/openDatabase.js';
import { prepareWordIndex, retrieve } from '../../packages/server/src/retrieval/index.js';
import { queryWords } from '../../packages/server/src/retrieval/tokenise.js';
import { startApp } from '../../packages/server/src/testing/startApp.js';
import { median, report } from '../report.js';
import { makeDocument, makeQuestion } from './text.js';

const CHUNKS = Number(process.env.BENCH_CHUNKS ?? 6000);
const DOCUMENT = 300;

const say = (text: string) => process.stdout.write(`${text}\n`);
const fail = (error: Error) => {
  throw error;
};

const spread = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms (${sorted.length})`;
};

const time = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const megabytes = (folder: string): number =>
  Number.parseInt(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }), 10);

/** What one would write by hand: the words as they are, without weighing any. */
const bareSearch = (db: Queryable, terms: readonly string[]) =>
  db.query(sql`
    select c.id, c.content from (
      select chunk_seq from chunk_words order by words <@> to_bm25query(${terms.join(' ')}, 'chunk_words_bm25') limit 6
    ) best join chunks c on c.seq = best.chunk_seq`);

const measure = async (dataDir: string): Promise<void> => {
  const db = await openDatabase({ dataDir, onError: fail, onCrash: fail });
  await migrate(db, await readMigrations());
  await prepareWordIndex(db);
  await using app = await startApp({ db, config: { dataDir } });
  await app.startWork();
  const as = await app.user({ permissions: ['knowledge'] });
  const { id: knowledgeBaseId } = await app.call(addKnowledgeBase, { name: '大库' }, { as });

  /** How long a short call takes again and again until something is done. */
  const beside = async (done: () => Promise<boolean>): Promise<number[]> => {
    const times: number[] = [];
    for (let turn = 1; turn % 20 !== 0 || !(await done()); turn += 1) {
      times.push(await time(() => app.call(readUser, {}, { as })));
      await pause(50);
    }
    return times;
  };
  const sizes = () => {
    const folder = path.join(dataDir, 'postgres');
    return `log ${megabytes(path.join(folder, 'pg_wal'))} MB, database with log ${megabytes(folder)} MB`;
  };
  const page = () => app.call(pageDocuments, { current: 1, size: 200, knowledgeBaseId }, { as });
  const chunks = async () =>
    (await db.query<{ count: number }>(sql`select count(*) as count from chunks`))[0]?.count ?? 0;

  let looks = 0;
  const alone = await beside(async () => {
    looks += 1;
    return looks === 2;
  });
  say(`short calls alone: ${spread(alone)}`);
  say(`empty: ${sizes()}`);
  const began = performance.now();
  for (let at = 0; at < CHUNKS / DOCUMENT; at += 1) {
    const file = new File([makeDocument(DOCUMENT)], `文档 ${at + 1}.md`);
    await app.call(uploadDocument, { knowledgeBaseId, file }, { as });
  }
  const calls = await beside(async () => (await page()).list.every(({ status }) => status === 'ready'));
  say(`${await chunks()} chunks read and indexed in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  say(`short calls meanwhile: ${spread(calls)}`);
  say(sizes());

  const times: number[] = [];
  const bareTimes: number[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    const question = makeQuestion();
    times.push(await time(() => retrieve({ db }, { knowledgeBaseIds: [knowledgeBaseId], question })));
    const terms = [...new Set(queryWords(question).flatMap(({ term, parts }) => [term, ...parts]))];
    bareTimes.push(await time(() => bareSearch(db, terms)));
  }
  say(`questions: ${spread(times)}`);
  say(`the bare query of the same words: ${spread(bareTimes)}`);

  const removing = time(() => app.call(removeKnowledgeBases, { idList: [knowledgeBaseId] }, { as }));
  const whileRemoved = await beside(async () => (await chunks()) === 0);
  say(`short calls until it is gone: ${spread(whileRemoved)}`);
  say(`deleting the base: ${(await removing).toFixed(0)} ms`);
  say(sizes());

  const peer = { name: 'with nothing beside it', value: median(alone) };
  report({ what: 'a question', ours: median(times), peer: { name: 'the bare query', value: median(bareTimes) } });
  report({ what: 'a short call while documents are read', ours: median(calls), peer });
  report({ what: 'a short call while a base is deleted', ours: median(whileRemoved), peer });
};

it(`serves ${CHUNKS} chunks`, { timeout: 3_600_000 }, async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'console-bench-'));
  try {
    await measure(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
