import {
  addFaq,
  addKnowledgeBase,
  deleteDocument,
  enableChunk,
  pageFaq,
  readDocument,
  readUser,
  removeKnowledgeBases,
  testRetrieval,
} from '@console/api/contract';
import { randomId } from '@console/base';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diskStorage } from '../../files/index.js';
import { startApp, type TestUser } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
beforeEach(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['knowledge', 'faq'] });
});
afterEach(() => app.close());

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
    insert into chunk_terms (term, chunk_seq, count)
    select term, seq, 1 from chunks, (select '进攻' as term union all select 'word ' || n from generate_series(1, 60) n) t
    where document_id = ${documentId}`);
  await app.db.query(sql`
    insert into faqs (id, knowledge_base_id, question, normal, answer, search)
    select ${baseId} || n, ${baseId}, 'q' || n, 'q' || n, 'a', 'q' from generate_series(1, ${chunks}) n`);
  return { baseId, documentId };
};

const left = async (): Promise<number> => {
  const [row] = await app.db.query<{ count: number }>(sql`
    select (select count(*) from chunks) + (select count(*) from faqs) + (select count(*) from removed_documents)
      + (select count(*) from removed_bases) as count`);
  return row?.count ?? 0;
};

const ask = (knowledgeBaseId: string) => app.call(testRetrieval, { knowledgeBaseId, question: '进攻' }, { as });

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

it('keeps nobody waiting while a large base is taken away', async () => {
  const { baseId } = await fill('大库', 2000);
  await app.startWork();
  const times: number[] = [];
  const timed = async (): Promise<void> => {
    const began = performance.now();
    await app.call(readUser, {}, { as });
    times.push(performance.now() - began);
    // Calls come over a network, which leaves room for files and timers in between.
    await breathe();
  };
  await timed();
  const began = performance.now();
  const removed = app.call(removeKnowledgeBases, { idList: [baseId] }, { as });
  do await timed();
  while ((await left()) > 0);
  await removed;
  // In one piece, somebody would wait for the whole of it.
  expect(Math.max(...times)).toBeLessThan((performance.now() - began) / 3);
});
