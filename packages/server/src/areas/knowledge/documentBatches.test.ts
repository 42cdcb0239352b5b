import {
  addKnowledgeBase,
  type DocumentDetail,
  listDocumentTags,
  modifyDocuments,
  pageChunks,
  pageDocuments,
  pageKnowledgeBases,
  parseDocuments,
  readDocument,
  removeDocuments,
  testRetrieval,
} from '@console/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type KnowledgeApp, startKnowledge } from './testing/startKnowledge.js';

let app: KnowledgeApp;
beforeAll(async () => {
  app = await startKnowledge();
});
afterAll(() => app.close());

const paging = { current: 1, size: 20 };
const base = async (name: string): Promise<string> => (await app.call(addKnowledgeBase, { name }, app)).id;
const put = async (to: string, ...names: string[]): Promise<string[]> => {
  const added = await Promise.all(
    names.map((name) => app.upload(`${name}.md`, `# ${name}\n\n${name}须在场边热身。`, to)),
  );
  for (const { id } of added) await app.settled(id);
  return added.map(({ id }) => id);
};
const find = async (knowledgeBaseId: string, question: string) =>
  (await app.call(testRetrieval, { knowledgeBaseId, question }, app)).hits.map(({ documentName }) => documentName);
const named = async (knowledgeBaseId: string, more: { tags?: string[]; enabled?: boolean } = {}) =>
  (await app.call(pageDocuments, { ...paging, knowledgeBaseId, ...more }, app)).list.map(({ name }) => name).toSorted();

it('tags several documents, counts the tags, and narrows the list to each of those asked for', async () => {
  const to = await base('标签');
  const [one = '', two = ''] = await put(to, '甲队', '乙队');
  await app.call(modifyDocuments, { idList: [one, two], addTags: [' 规则 ', '规则', '2026'] }, app);
  await app.call(modifyDocuments, { idList: [one], addTags: ['青少年'], removeTags: ['2026'] }, app);
  expect(await app.call(listDocumentTags, { id: to }, app)).toEqual([
    { tag: '2026', count: 1 },
    { tag: '规则', count: 2 },
    { tag: '青少年', count: 1 },
  ]);
  expect(await named(to, { tags: ['规则'] })).toEqual(['乙队.md', '甲队.md']);
  expect(await named(to, { tags: ['规则', '青少年'] })).toEqual(['甲队.md']);
  const many = Array.from({ length: 20 }, (_, at) => `第 ${at} 个`);
  await expect(app.call(modifyDocuments, { idList: [one, two], addTags: many }, app)).rejects.toMatchObject({
    status: 400,
    reason: 'too_many_tags',
  });
  expect((await app.call(readDocument, { id: two }, app)).tags).toEqual(['2026', '规则']);
});

it('finds nothing in a document that is switched off, until it is on again', async () => {
  const to = await base('开关');
  const [one = '', two = ''] = await put(to, '丙队', '丁队');
  expect(await find(to, '丙队热身')).toContain('丙队.md');
  await app.call(modifyDocuments, { idList: [one], enabled: false }, app);
  expect(await find(to, '丙队热身')).not.toContain('丙队.md');
  expect(await named(to, { enabled: false })).toEqual(['丙队.md']);
  expect(await named(to, { enabled: true })).toEqual(['丁队.md']);
  await app.call(modifyDocuments, { idList: [one, two], enabled: true }, app);
  expect(await find(to, '丙队热身')).toContain('丙队.md');
});

it('moves documents with their chunks, all of them or none', async () => {
  const [from, to] = [await base('搬出'), await base('搬入')];
  const [one = '', two = ''] = await put(from, '戊队', '己队');
  await expect(app.call(modifyDocuments, { idList: [one, 'gone'], knowledgeBaseId: to }, app)).rejects.toMatchObject({
    reason: 'document_not_found',
  });
  await expect(app.call(modifyDocuments, { idList: [one], knowledgeBaseId: 'gone' }, app)).rejects.toMatchObject({
    reason: 'knowledge_base_not_found',
  });
  await app.call(modifyDocuments, { idList: [one, two], knowledgeBaseId: to }, app);
  expect(await named(from)).toEqual([]);
  expect(await named(to)).toEqual(['己队.md', '戊队.md']);
  expect(await find(from, '戊队热身')).toEqual([]);
  expect(await find(to, '戊队热身')).toContain('戊队.md');
  const { list } = await app.call(pageChunks, { ...paging, documentId: one }, app);
  expect(new Set(list.map(({ knowledgeBaseId }) => knowledgeBaseId))).toEqual(new Set([to]));
  const counted = (await app.call(pageKnowledgeBases, { ...paging, idList: [to] }, app)).list[0];
  expect(counted).toMatchObject({ documentCount: 2, faqCount: 0, roles: null });
});

const stages = ({ steps = [] }: DocumentDetail) => steps.map(({ stage }) => stage);

it('notes when each stage of a parsing began, anew with each parsing, and how it ended', async () => {
  const to = await base('记录');
  const [id = ''] = await put(to, '庚队');
  const first = await app.call(readDocument, { id }, app);
  expect(stages(first)).toEqual(['queued', 'reading', 'chunking', 'indexing', 'done']);
  const times = (first.steps ?? []).map(({ time }) => Date.parse(time));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(await app.call(parseDocuments, { idList: [id] }, app)).toEqual({ count: 1 });
  const again = await app.settled(id);
  expect(stages(again)).toEqual(stages(first));
  expect(again.steps?.[0]?.time).not.toBe(first.steps?.[0]?.time);
  const empty = await app.settled((await app.upload('空.txt', ' \n ', to)).id);
  expect(stages(empty)).toEqual(['queued', 'reading', 'failed']);
});

it('parses again only what is not being parsed, and refuses to move that', async () => {
  const to = await base('在途');
  const [ready = ''] = await put(to, '辛队');
  await app.call(modifyDocuments, { idList: [ready], addTags: ['留下'] }, app);
  const { id: waiting } = await app.upload('壬队.md', '# 壬队', to);
  const { count } = await app.call(parseDocuments, { idList: [ready, waiting, ready] }, app);
  expect(count).toBeGreaterThanOrEqual(1);
  await app.settled(ready);
  await app.settled(waiting);
  expect((await app.call(readDocument, { id: ready }, app)).tags).toEqual(['留下']);
  await expect(app.call(parseDocuments, { idList: [ready, 'gone'] }, app)).rejects.toMatchObject({ status: 404 });
});

it('deletes several at once, and passes over those that are gone', async () => {
  const to = await base('清空');
  const [one = '', two = ''] = await put(to, '癸队', '子队');
  await app.call(removeDocuments, { idList: [one, two, 'gone'] }, app);
  await app.call(removeDocuments, { idList: [one] }, app);
  expect(await named(to)).toEqual([]);
  expect(await find(to, '癸队热身')).toEqual([]);
});
