import {
  addChunk,
  deleteChunk,
  enableChunk,
  pageChunks,
  readChunkRegions,
  readDocument,
  testRetrieval,
  updateChunk,
} from '@console/api/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { countHits } from './chunks.store.js';
import { type KnowledgeApp, startKnowledge } from './testing/startKnowledge.js';

let app: KnowledgeApp;
let documentId = '';

const text = `# 竞赛规程

## 场地

场地长二十八米，宽十五米。${'边线须清晰可见。'.repeat(45)}

## 暂停

每次暂停持续一分钟。${'暂停由主教练请求。'.repeat(45)}

## 申诉

申诉费五千元。${'申诉须书面提交。'.repeat(45)}
`;

beforeAll(async () => {
  app = await startKnowledge();
});
beforeEach(async () => {
  documentId = (await app.uploadText(text)).id;
});
afterAll(() => app.close());

const page = (more: object = {}) => app.call(pageChunks, { documentId, current: 1, size: 20, ...more }, app);
const find = async (question: string) =>
  (await app.call(testRetrieval, { knowledgeBaseId: app.knowledgeBaseId, documentId, question }, app)).hits;
const chunkWith = async (words: string) => {
  const found = (await page({ keyword: words })).list[0];
  if (found === undefined) throw new Error(`no chunk with ${words}`);
  return found;
};

it('lists chunks in document order, under their headings', async () => {
  const { list, total, counts } = await page();
  expect(total).toBe(list.length);
  expect(counts).toEqual({ all: total, disabled: 0, edited: 0, unchecked: total });
  expect(list.map(({ index }) => index)).toEqual(list.map((_, index) => index + 1));
  expect(list[0]?.heading.slice(0, 2)).toEqual(['竞赛规程', '场地']);
  expect((await page({ current: 99 })).total).toBe(total);
});

it('opens the page that holds a chunk', async () => {
  const { list } = await page();
  const third = list[2];
  if (third === undefined) throw new Error('too few chunks');
  const found = await page({ size: 2, current: 1, chunkId: third.id });
  expect(found.current).toBe(2);
  expect(found.list.map(({ id }) => id)).toContain(third.id);
});

it('finds by the new words as soon as a chunk was edited, and no longer by the old', async () => {
  const { id, index } = await chunkWith('申诉费五千元');
  expect((await find('五千元'))[0]?.chunk.id).toBe(id);
  await app.call(updateChunk, { id, content: '保证金为八百八十八元，赛后退还。' }, app);
  expect(await find('五千元')).toEqual([]);
  expect((await find('保证金退还'))[0]?.chunk).toMatchObject({ id, index, edited: true });
  expect((await page({ filter: 'edited' })).list.map((one) => one.id)).toEqual([id]);
});

it('never finds a disabled chunk, and finds it again when enabled', async () => {
  const { id } = await chunkWith('每次暂停持续一分钟');
  const isFound = async () => (await find('暂停持续多久')).some(({ chunk }) => chunk.id === id);
  expect(await isFound()).toBe(true);
  await app.call(enableChunk, { isEnable: false, idList: [id] }, app);
  expect(await isFound()).toBe(false);
  expect((await page({ filter: 'disabled' })).counts).toMatchObject({ disabled: 1 });
  await app.call(enableChunk, { isEnable: true, idList: [id] }, app);
  expect(await isFound()).toBe(true);
});

it('deletes chunks; the others keep their numbers', async () => {
  const { list } = await page();
  const [first, second] = list;
  if (first === undefined || second === undefined) throw new Error('too few chunks');
  await app.call(deleteChunk, { idList: [first.id] }, app);
  const after = await page();
  expect(after.list[0]).toMatchObject({ id: second.id, index: second.index });
  expect(await app.call(readDocument, { id: documentId }, app)).toMatchObject({ chunkCount: list.length - 1 });
});

it('changes all of several chunks, or none where one is missing', async () => {
  const [first] = (await page()).list;
  if (first === undefined) throw new Error('no chunk');
  await expect(app.call(enableChunk, { isEnable: false, idList: [first.id, 'missing'] }, app)).rejects.toMatchObject({
    status: 404,
    reason: 'chunk_not_found',
  });
  await expect(app.call(deleteChunk, { idList: [first.id, 'missing'] }, app)).rejects.toMatchObject({ status: 404 });
  expect((await page()).list[0]).toMatchObject({ id: first.id, enabled: true });
});

it('adds a chunk after another, found at once and without a place on the page', async () => {
  const { list } = await page();
  const [first, second] = list;
  if (first === undefined || second === undefined) throw new Error('too few chunks');
  const { id } = await app.call(addChunk, { documentId, content: '吉祥物名为小虎。', after: first.id }, app);
  const after = (await page()).list;
  expect(after.slice(0, 3).map((one) => one.id)).toEqual([first.id, id, second.id]);
  expect(after[1]).toMatchObject({ positions: [], edited: true, heading: first.heading, index: list.length + 1 });
  expect((await find('吉祥物叫什么'))[0]?.chunk.id).toBe(id);
  await expect(app.call(addChunk, { documentId, content: 'x', after: 'missing' }, app)).rejects.toMatchObject({
    reason: 'chunk_not_found',
  });
});

it('counts the answers that cited a chunk', async () => {
  const { id } = await chunkWith('每次暂停持续一分钟');
  await countHits(app.db, [id]);
  await countHits(app.db, [id]);
  expect(await chunkWith('每次暂停持续一分钟')).toMatchObject({ hits: 2 });
});

it('tells the regions of every chunk of a PDF, and takes a deleted chunk off its pages', async () => {
  const { id } = await app.uploadSample('plain');
  const regions = await app.call(readChunkRegions, { documentId: id }, app);
  const before = await app.call(readDocument, { id }, app);
  expect(regions).toHaveLength(before.chunkCount);
  const [first] = regions;
  if (first === undefined) throw new Error('no chunk');
  expect(first.positions[0]?.[0]).toBe(1);
  await app.call(deleteChunk, { idList: [first.id] }, app);
  const after = await app.call(readDocument, { id }, app);
  expect(after.pages[0]?.covered).toBeLessThan(before.pages[0]?.covered ?? 0);
});
