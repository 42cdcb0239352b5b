import {
  addFaq,
  addKnowledgeBase,
  deleteDocument,
  enableChunk,
  pageFaq,
  readDocument,
  removeKnowledgeBases,
  testRetrieval,
} from '@console/api/contract';
import { randomId } from '@console/base';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Queryable } from '../../db/database.js';
import { diskStorage } from '../../files/index.js';
import { startApp, type TestUser } from '../../testing/startApp.js';
import { removeContentsJob } from './removeContents.job.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
beforeEach(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['knowledge', 'faq'] });
});
afterEach(() => {
  vi.useRealTimers();
  return app.close();
});

/** A base with one document of so many chunks, and as many FAQ. */
const fill = async (name: string, chunks: number): Promise<{ baseId: string; documentId: string }> => {
  const { id: baseId } = await app.call(addKnowledgeBase, { name }, { as });
  const documentId = randomId();
  const file = await diskStorage(path.join(app.config.dataDir, 'files')).put(new Uint8Array([1]));
  await app.db.query(sql`
    insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, status)
    values (${documentId}, ${baseId}, 'a.md', 'md', 1, ${file.hash}, ${file.key}, 'ready')`);
  await app.db.query(sql`
    insert into chunks (id, document_id, knowledge_base_id, index, place, content, length)
    select left(${baseId}, 8) || lpad(n::text, 8, '0'), ${documentId}, ${baseId}, n, n, '进攻时间为二十四秒', 9 from generate_series(1, ${chunks}) n`);
  await app.db.query(sql`
    insert into chunk_words (chunk_seq, words)
    select seq, '进攻 ' || (select string_agg('word' || n, ' ') from generate_series(1, 60) n) from chunks
    where document_id = ${documentId}`);
  await app.db.query(sql`
    insert into faqs (id, knowledge_base_id, question, normal, answer, search)
    select ${baseId} || n, ${baseId}, 'q' || n, 'q' || n, 'a', 'q' from generate_series(1, ${chunks}) n`);
  return { baseId, documentId };
};

const left = async (db: Queryable = app.db): Promise<number> => {
  const [row] = await db.query<{ count: number }>(sql`
    select (select count(*) from chunks) + (select count(*) from faqs) + (select count(*) from removed_documents)
      + (select count(*) from removed_bases) as count`);
  return row?.count ?? 0;
};

const ask = async (knowledgeBaseId: string) =>
  (await app.call(testRetrieval, { knowledgeBaseId, question: '进攻' }, { as })).hits;

it('hides all that a deleted base held at once, and lets its name be given again', async () => {
  const { baseId, documentId } = await fill('规则', 3);
  expect(await ask(baseId)).toHaveLength(3);
  const [first] = await app.db.query<{ id: string }>(sql`select id from chunks where document_id = ${documentId}`);
  await app.call(removeKnowledgeBases, { idList: [baseId] }, { as });

  await expect(ask(baseId)).rejects.toMatchObject({ reason: 'knowledge_base_not_found' });
  await expect(app.call(readDocument, { id: documentId }, { as })).rejects.toMatchObject({ status: 404 });
  await expect(app.call(enableChunk, { isEnable: false, idList: [first?.id ?? ''] }, { as })).rejects.toMatchObject({
    status: 404,
  });
  expect(await app.call(pageFaq, { current: 1, size: 10 }, { as })).toMatchObject({ list: [], total: 0 });

  const { id: next } = await app.call(addKnowledgeBase, { name: '规则' }, { as });
  await app.call(addFaq, { kbId: next, question: 'q1', answer: '新的' }, { as });
  expect(await ask(next)).toEqual([]);
  await app.startWork();
  // The new base's FAQ stays.
  await expect.poll(left).toBe(1);
});

it('finds nothing in a deleted document, and takes its chunks and its file away', async () => {
  const { baseId, documentId } = await fill('规则', 5);
  const folder = path.join(app.config.dataDir, 'files');
  await app.call(deleteDocument, { id: documentId, documentId, knowledgeBaseId: baseId }, { as });
  expect(await ask(baseId)).toEqual([]);
  await app.startWork();
  await expect.poll(left).toBe(5);
  const kept = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(kept.filter((one) => one.isFile())).toEqual([]);
});

it('goes on at the next start where a server was killed in between, whatever became of the job', async () => {
  const { baseId } = await fill('规则', 5);
  await app.call(removeKnowledgeBases, { idList: [baseId] }, { as });
  await app.db.query(sql`delete from chunks where index < 3`);
  await app.db.query(sql`update jobs set status = 'failed'`);
  expect(await left()).toBeGreaterThan(5);
  await app.startWork();
  await expect.poll(left).toBe(0);
});

/** The job alone, on a clock by which each of its transactions takes 700 ms: how much each took away, run by run. */
const removal = () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const forgotten: string[] = [];
  const { run } = removeContentsJob({
    db: app.db,
    storage: diskStorage(path.join(app.config.dataDir, 'files')),
    pageImages: {
      image: async () => null,
      words: async () => null,
      crop: async () => null,
      warmUp: () => undefined,
      forget: async (hash) => void forgotten.push(hash),
      close: async () => undefined,
    },
  });
  const runs: number[][] = [];
  const facts = { id: 'job', subject: 'removed', payload: {}, attempt: 1, fence: 1, report: () => undefined };
  const toTheEnd = async (): Promise<void> => {
    const taken: number[] = [];
    runs.push(taken);
    const next = await run({
      ...facts,
      signal: new AbortController().signal,
      write: (work) =>
        app.db.transaction(async (tx) => {
          const before = await left(tx);
          const result = await work(tx);
          taken.push(before - (await left(tx)));
          vi.advanceTimersByTime(700);
          return result;
        }),
    });
    if (next) await toTheEnd();
  };
  return { runs, forgotten, toTheEnd };
};

it('takes a large base away a little at a time, and lets other work have its turn every two seconds', async () => {
  const { baseId } = await fill('大库', 2000);
  const { runs, toTheEnd } = removal();
  await app.call(removeKnowledgeBases, { idList: [baseId] }, { as });
  await toTheEnd();
  expect(await left()).toBe(0);
  expect(Math.max(...runs.flat())).toBeLessThanOrEqual(500);
  expect(Math.max(...runs.map((one) => one.length))).toBeLessThanOrEqual(4);
});

it('keeps the pictures of pages while another document has the same content', async () => {
  const [one, other] = [await fill('一', 1), await fill('二', 1)];
  const { forgotten, toTheEnd } = removal();
  await app.call(removeKnowledgeBases, { idList: [one.baseId] }, { as });
  await toTheEnd();
  expect(forgotten).toEqual([]);
  await app.call(removeKnowledgeBases, { idList: [other.baseId] }, { as });
  await toTheEnd();
  expect(forgotten).toHaveLength(1);
});
