import {
  addChunk,
  cancelParsing,
  checkChunk,
  enableChunk,
  listKeptChunks,
  pageChunks,
  parseDocument,
  settleKeptChunk,
  testRetrieval,
  updateChunk,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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

const chunks = async () => (await app.call(pageChunks, { documentId, current: 1, size: 50 }, app)).list;
const at = async (index: number) => {
  const chunk = (await chunks())[index];
  if (chunk === undefined) throw new Error(`no chunk at ${index}`);
  return chunk;
};
const found = async (question: string) =>
  (await app.call(testRetrieval, { knowledgeBaseId: app.knowledgeBaseId, documentId, question }, app)).hits.map(
    ({ chunk }) => chunk.content,
  );
const parseAgain = async () => {
  await app.call(parseDocument, { id: documentId }, app);
  return app.settled(documentId);
};
const kept = () => app.call(listKeptChunks, { documentId }, app);
/** As a process leaves it that was killed while it stored the new chunks. */
const leaveHalf = () =>
  app.db.query(sql`
    insert into chunks (id, document_id, knowledge_base_id, parsing, index, place, content)
    select id || 'x', document_id, knowledge_base_id, parsing + 1, index, place, '半途的新块。' from chunks
    where document_id = ${documentId}`);

it('finds the former chunks while it is parsed again, and when that is given up or fails', async () => {
  await app.call(updateChunk, { id: (await at(0)).id, content: '吉祥物名为小虎。' }, app);
  const before = (await chunks()).map(({ id }) => id);
  await leaveHalf();
  for (const status of ['waiting', 'parsing', 'failed', 'cancelled']) {
    await app.db.query(sql`update documents set status = ${status} where id = ${documentId}`);
    expect((await found('吉祥物'))[0], status).toBe('吉祥物名为小虎。');
    expect(await found('半途的新块'), status).toEqual([]);
    expect((await chunks()).map(({ id }) => id)).toEqual(before);
  }
});

it('keeps the former chunks of a document whose parsing is cancelled', async () => {
  const before = await chunks();
  await app.db.query(sql`update documents set status = 'waiting' where id = ${documentId}`);
  await app.call(cancelParsing, { id: documentId }, app);
  expect(await chunks()).toEqual(before);
  expect((await found('申诉费'))[0]).toContain('五千元');
});

it('has each chunk once after a run that was killed, and takes away what stood before', async () => {
  const before = await chunks();
  await leaveHalf();
  await parseAgain();
  const after = await chunks();
  expect(after.map(({ content }) => content)).toEqual(before.map(({ content }) => content));
  expect(after.map(({ id }) => id)).not.toEqual(before.map(({ id }) => id));
  const left = async () =>
    (await app.db.query<{ n: number }>(sql`select count(*)::int as n from chunks where document_id = ${documentId}`))[0]
      ?.n;
  await expect.poll(left).toBe(after.length);
});

it('offers what was changed by hand to the chunk most like it, and takes it or leaves it', async () => {
  const [ground, pause] = [await at(0), await at(1)];
  const mended = ground.content.replace('二十八米', '廿八米');
  await app.call(updateChunk, { id: ground.id, content: mended, tags: ['场地'] }, app);
  await app.call(updateChunk, { id: pause.id, content: '完全不同的一段话：每队四次。' }, app);
  await app.call(addChunk, { documentId, content: '吉祥物名为小虎，会打篮球。' }, app);
  await parseAgain();
  expect((await at(0)).content).toBe(ground.content);
  const offers = await kept();
  expect(offers).toHaveLength(3);
  const [first, second, third] = offers;
  if (first === undefined || second === undefined || third === undefined) throw new Error('too few');
  expect(first).toMatchObject({ content: mended, tags: ['场地'], like: { id: (await at(0)).id } });
  expect(first.like?.likeness).toBeGreaterThan(0.9);
  expect(second.like?.id).toBe((await at(1)).id);
  expect(third.like).toBeNull();

  await app.call(settleKeptChunk, { documentId, id: first.id, take: true, into: first.like?.id }, app);
  expect(await at(0)).toMatchObject({ content: mended, tags: ['场地'], edited: true, version: 2 });
  await app.call(settleKeptChunk, { documentId, id: second.id, take: false }, app);
  expect((await at(1)).content).toBe(pause.content);
  await app.call(settleKeptChunk, { documentId, id: third.id, take: true }, app);
  expect((await found('吉祥物'))[0]).toContain('小虎');
  expect(await kept()).toEqual([]);
  await expect(app.call(settleKeptChunk, { documentId, id: third.id, take: true }, app)).rejects.toMatchObject({
    reason: 'kept_chunk_not_found',
  });
});

it('leaves marks and switches on chunks whose text came out the same', async () => {
  const [ground, pause] = [await at(0), await at(1)];
  await app.call(checkChunk, { isChecked: true, idList: [ground.id] }, app);
  await app.call(enableChunk, { isEnable: false, idList: [pause.id] }, app);
  await parseAgain();
  expect(await at(0)).toMatchObject({ checked: true, enabled: true });
  expect(await at(1)).toMatchObject({ enabled: false });
  expect(await kept()).toEqual([]);
});

it('keeps what was not settled through another parsing', async () => {
  await app.call(updateChunk, { id: (await at(0)).id, content: '吉祥物名为小虎。' }, app);
  await parseAgain();
  await parseAgain();
  expect((await kept()).map(({ content }) => content)).toEqual(['吉祥物名为小虎。']);
});
