import {
  addKnowledgeBase,
  addRetrievalCheck,
  cancelRetrievalRun,
  deleteDocument,
  listRetrievalRuns,
  modifyDocument,
  modifyDocuments,
  pageChunks,
  pageRetrievalChecks,
  parseDocument,
  removeRetrievalChecks,
  runRetrievalChecks,
  updateChunk,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type KnowledgeApp, startKnowledge } from './testing/startKnowledge.js';

let app: KnowledgeApp;
let base = '';
let documentId = '';

const text = `# 竞赛规程

## 暂停

每次暂停持续一分钟。${'暂停由主教练请求。'.repeat(45)}

## 申诉

申诉费五千元。${'申诉须书面提交。'.repeat(45)}
`;

beforeAll(async () => {
  app = await startKnowledge();
});
beforeEach(async () => {
  base = (await app.call(addKnowledgeBase, { name: `回归 ${randomId()}` }, app)).id;
  const { id } = await app.upload('rules.md', text, base);
  documentId = (await app.settled(id)).id;
});
afterAll(() => app.close());

const page = (more: object = {}) =>
  app.call(pageRetrievalChecks, { knowledgeBaseId: base, current: 1, size: 20, ...more }, app);
const chunkWith = async (keyword: string) => {
  const { list } = await app.call(pageChunks, { documentId, keyword, current: 1, size: 1 }, app);
  return list[0]?.id ?? '';
};
const add = async (question: string, keyword?: string) => {
  const chunkId = keyword === undefined ? undefined : await chunkWith(keyword);
  return (await app.call(addRetrievalCheck, { question, documentId, ...(chunkId && { chunkId }) }, app)).id;
};
/** Runs all of them, and waits for what comes of it. */
const run = async () => {
  const { id } = await app.call(runRetrievalChecks, { knowledgeBaseId: base }, app);
  await vi.waitFor(async () => expect((await page()).run).toMatchObject({ id, status: 'done' }), { timeout: 30_000 });
  return page();
};

it('tells at which place the right text is found, and which texts no question finds', async () => {
  await add('暂停持续多久', '每次暂停持续一分钟');
  await add('申诉费多少');
  await add('门票多少钱');
  const { list, run: done } = await run();
  expect(done).toMatchObject({ total: 3, done: 3, right: 2, mended: 0, broken: 0, settings: { topK: 8 } });
  expect(list.map(({ question, result }) => [question, result?.rank, result?.change])).toEqual([
    ['门票多少钱', undefined, 'new'],
    ['暂停持续多久', 1, 'new'],
    ['申诉费多少', 1, 'new'],
  ]);
  expect(list[1]?.expected).toContain('每次暂停持续一分钟');
});

it('tells what was mended and what was broken since the run before', async () => {
  await add('暂停持续多久', '每次暂停持续一分钟');
  await add('看台怎么安排', '申诉费五千元');
  await run();
  await app.call(updateChunk, { id: await chunkWith('每次暂停持续一分钟'), content: '休息由裁判长决定。' }, app);
  await app.call(updateChunk, { id: await chunkWith('申诉费五千元'), content: '看台由赛区安排。' }, app);
  // The chunk is the one that is wanted, whatever a person made of its text: its question finds it no more.
  const { list, run: done } = await run();
  expect(done).toMatchObject({ right: 1, mended: 1, broken: 1 });
  expect(list.map(({ question, result }) => [question, result?.change])).toEqual([
    ['暂停持续多久', 'broken'],
    ['看台怎么安排', 'mended'],
  ]);
  expect((await page({ result: 'broken' })).list.map(({ question }) => question)).toEqual(['暂停持续多久']);
  expect((await page({ result: 'mended' })).total).toBe(1);
  expect((await page({ keyword: '看台' })).total).toBe(1);
  const runs = await app.call(listRetrievalRuns, { knowledgeBaseId: base }, app);
  expect(runs.map(({ right }) => right)).toEqual([1, 1]);
  expect((await page({ runId: runs[1]?.id })).list.map(({ result }) => result?.change)).toEqual(['new', 'new']);
  expect((await run()).list.map(({ result }) => result?.change)).toEqual(['same', 'same']);
});

it('knows a chunk again whose document was parsed anew', async () => {
  await add('暂停持续多久', '每次暂停持续一分钟');
  await app.call(parseDocument, { id: documentId }, app);
  await app.settled(documentId);
  const { list } = await run();
  expect(list[0]).toMatchObject({ result: { rank: 1 } });
  expect(list[0]).not.toHaveProperty('chunkId');
});

it('keeps a question whose document was deleted, and finds nothing for it', async () => {
  await add('申诉费多少');
  await app.call(deleteDocument, { id: documentId, documentId, knowledgeBaseId: base }, app);
  const { list, run: done } = await run();
  await app.call(cancelRetrievalRun, { id: done?.id ?? '' }, app);
  expect((await page()).run?.status).toBe('done');
  expect(list[0]).toMatchObject({ documentName: 'rules.md', result: { change: 'new' } });
  expect(list[0]?.result).not.toHaveProperty('rank');
});

it('tells nothing of a document that was moved to another base but what it was called', async () => {
  await add('申诉费多少', '申诉费五千元');
  const { id: other } = await app.call(addKnowledgeBase, { name: `别处 ${randomId()}` }, app);
  await app.call(modifyDocuments, { idList: [documentId], knowledgeBaseId: other }, app);
  await app.call(modifyDocument, { id: documentId, name: '机密.md' }, app);
  const { list } = await run();
  expect(list[0]).toMatchObject({ documentName: 'rules.md', result: { change: 'new' } });
  expect(list[0]).not.toHaveProperty('documentId');
  expect(list[0]).not.toHaveProperty('chunkId');
});

it('adds a question once, and deletes it with what came of it', async () => {
  const first = await add('申诉费多少');
  expect(await add(' 申诉费多少 ')).toBe(first);
  await run();
  await app.call(removeRetrievalChecks, { idList: [first] }, app);
  expect(await page()).toMatchObject({ total: 0, run: { done: 0 } });
});

it('starts one run at a time, and ends it when told to', async () => {
  await app.db.query(sql`
    insert into retrieval_checks (id, knowledge_base_id, question, document_id, document_name)
    select ${base} || n, ${base}, '第' || n || '次暂停', ${documentId}, 'rules.md' from generate_series(1, 500) n`);
  const start = () => app.call(runRetrievalChecks, { knowledgeBaseId: base }, app);
  const [one, other] = await Promise.all([start(), start()]);
  expect(one.id).toBe(other.id);
  await app.call(cancelRetrievalRun, { id: one.id }, app);
  expect((await page()).run).toMatchObject({ status: 'cancelled' });
  await expect(add('还有一个')).rejects.toMatchObject({ reason: 'checks_full' });
});

it('says what cannot be run or added', async () => {
  const refused = (reason: string) => ({ reason });
  await expect(app.call(runRetrievalChecks, { knowledgeBaseId: base }, app)).rejects.toMatchObject(
    refused('no_checks'),
  );
  const none = { knowledgeBaseId: 'none' };
  await expect(app.call(runRetrievalChecks, none, app)).rejects.toMatchObject(refused('knowledge_base_not_found'));
  await expect(app.call(listRetrievalRuns, none, app)).rejects.toMatchObject(refused('knowledge_base_not_found'));
  await expect(page({ knowledgeBaseId: 'none' })).rejects.toMatchObject(refused('knowledge_base_not_found'));
  await expect(app.call(cancelRetrievalRun, { id: 'none' }, app)).rejects.toMatchObject(refused('run_not_found'));
  const check = { question: '问', documentId: 'none' };
  await expect(app.call(addRetrievalCheck, check, app)).rejects.toMatchObject(refused('document_not_found'));
  await expect(app.call(addRetrievalCheck, { ...check, documentId, chunkId: 'none' }, app)).rejects.toMatchObject(
    refused('chunk_not_found'),
  );
});
