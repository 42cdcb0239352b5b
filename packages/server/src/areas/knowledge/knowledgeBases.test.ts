import {
  addKnowledgeBase,
  modifyKnowledgeBase,
  pageDocuments,
  pageKnowledgeBases,
  removeKnowledgeBases,
} from '@console/api/contract';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type KnowledgeApp, startKnowledge } from './testing/startKnowledge.js';

let app: KnowledgeApp;
beforeAll(async () => {
  app = await startKnowledge();
});
afterAll(() => app.close());

const add = async (name: string): Promise<string> => (await app.call(addKnowledgeBase, { name }, app)).id;
const page = (more: { keyword?: string; current?: number; orders?: { column: string; asc: boolean }[] } = {}) =>
  app.call(pageKnowledgeBases, { current: 1, size: 20, ...more }, app);

it('counts documents and chunks, and those that wait or failed', async () => {
  const id = await add('计数');
  const { id: ready } = await app.upload('a.md', '# 甲\n\n第一段。', id);
  const { id: failed } = await app.upload('b.txt', ' \n ', id);
  await app.settled(ready);
  await app.settled(failed);
  const { list } = await page({ keyword: '计数' });
  expect(list[0]).toMatchObject({ documentCount: 2, chunkCount: 1, parsingCount: 0, failedCount: 1 });
  expect(list[0]?.createdBy).toBe(app.as.account);
});

it('refuses a name that is taken, whatever its letters, when adding and when changing', async () => {
  await add('Rules 2026');
  const other = await add('Rules 2027');
  await expect(add('rules 2026')).rejects.toMatchObject({ status: 409, reason: 'name_taken' });
  await expect(app.call(modifyKnowledgeBase, { id: other, name: 'RULES 2026' }, app)).rejects.toMatchObject({
    reason: 'name_taken',
  });
  await app.call(modifyKnowledgeBase, { id: other, description: '新的说明' }, app);
  expect((await page({ keyword: '2027' })).list[0]).toMatchObject({ name: 'Rules 2027', description: '新的说明' });
});

it('takes the signs in a search as they are', async () => {
  await add('100% 规则');
  await add('100 条规则');
  expect((await page({ keyword: '100%' })).list.map(({ name }) => name)).toEqual(['100% 规则']);
  expect((await page({ keyword: '_' })).total).toBe(0);
});

it('orders by what was asked, newest first otherwise, and ignores columns it does not have', async () => {
  await add('排序 b');
  await add('排序 a');
  const names = async (orders?: { column: string; asc: boolean }[]) =>
    (await page({ keyword: '排序', orders })).list.map(({ name }) => name);
  expect(await names()).toEqual(['排序 a', '排序 b']);
  expect(await names([{ column: 'name', asc: false }])).toEqual(['排序 b', '排序 a']);
  expect(await names([{ column: 'id; drop table users', asc: true }])).toEqual(['排序 a', '排序 b']);
});

it('says the true total when the page asked for is past the end', async () => {
  await add('过尾');
  expect(await page({ keyword: '过尾', current: 9 })).toMatchObject({ list: [], total: 1, current: 9 });
});

it('removes a base with all that is in it: documents, index, files and work', async () => {
  const id = await add('将被删除');
  await app.settled((await app.upload('gone.md', '# 消失\n\n不会被找到的一段话。', id)).id);
  const files = async (): Promise<number> =>
    (await readdir(path.join(app.config.dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((one) =>
      one.isFile(),
    ).length;
  const before = await files();
  await app.call(removeKnowledgeBases, { idList: [id] }, app);
  expect((await page({ keyword: '将被删除' })).total).toBe(0);
  await expect(app.call(pageDocuments, { knowledgeBaseId: id, current: 1, size: 10 }, app)).rejects.toMatchObject({
    reason: 'knowledge_base_not_found',
  });
  await expect.poll(files).toBe(before - 1);
  expect(await app.db.query(sql`select 1 from chunk_words where words ~ '消失'`)).toEqual([]);
});

it('answers 404 for a base that is not there, and lets nobody in without the permission', async () => {
  await expect(app.call(modifyKnowledgeBase, { id: 'missing', name: 'x' }, app)).rejects.toMatchObject({ status: 404 });
  const stranger = await app.user();
  await expect(app.call(pageKnowledgeBases, { current: 1, size: 10 }, { as: stranger })).rejects.toMatchObject({
    status: 403,
    reason: 'not_permitted',
  });
});
