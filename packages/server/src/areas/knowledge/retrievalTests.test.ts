import { listRetrievalTests, removeRetrievalTests, testRetrieval } from '@console/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type KnowledgeApp, startKnowledge } from './testing/startKnowledge.js';

let app: KnowledgeApp;
let documentId = '';
let knowledgeBaseId = '';

const text = `# 竞赛规程

## 暂停

每次暂停持续一分钟，由主教练请求。

## 申诉

申诉费五千元，申诉须书面提交。
`;

beforeAll(async () => {
  app = await startKnowledge();
  ({ knowledgeBaseId } = app);
  documentId = (await app.uploadText(text)).id;
});
afterAll(() => app.close());

const test = (question: string, more: object = {}) =>
  app.call(testRetrieval, { knowledgeBaseId, question, ...more }, app);
const kept = (as = app.as) => app.call(listRetrievalTests, { knowledgeBaseId }, { as });

it('tells why a chunk was found: its place by words, how much of the question it holds, and which words', async () => {
  const { hits, terms, byMeaning, reranked, settings } = await test('暂停持续多久');
  const [first] = hits;
  expect(first?.words).toMatchObject({ rank: 1 });
  expect(first?.words?.share).toBeGreaterThan(0.5);
  expect(first?.meaning).toBeUndefined();
  expect(first?.matches.map(({ start, end }) => first.chunk.content.slice(start, end))).toContain('暂停');
  expect(terms).toEqual(expect.arrayContaining(['暂停', '持续']));
  expect({ byMeaning, reranked, settings }).toEqual({
    byMeaning: false,
    reranked: false,
    settings: { topK: 8, scoreThreshold: 0, vectorWeight: 0.5 },
  });
});

it('keeps what somebody tried, each question once, for them alone, until they forget it', async () => {
  await test('申诉费多少');
  await test('暂停持续多久', { documentId });
  await test('申诉费多少');
  const [latest, before] = await kept();
  expect([latest?.question, latest?.documentName, latest?.best]).toEqual([
    '申诉费多少',
    undefined,
    'rules.md / 竞赛规程',
  ]);
  expect([before?.question, before?.documentName]).toEqual(['暂停持续多久', 'rules.md']);
  const other = await app.user({ permissions: ['knowledge'] });
  expect(await kept(other)).toEqual([]);
  await app.call(removeRetrievalTests, { idList: [latest?.id ?? ''] }, { as: other });
  expect((await kept()).map(({ id }) => id)).toContain(latest?.id);
  await app.call(removeRetrievalTests, { idList: [latest?.id ?? ''] }, app);
  expect((await kept()).map(({ question }) => question)).not.toContain('申诉费多少');
});

it('keeps the last thirty', async () => {
  for (let at = 0; at < 32; at += 1) await test(`第${at}次暂停`);
  const questions = (await kept()).map(({ question }) => question);
  expect([questions.length, questions[0], questions.at(-1)]).toEqual([30, '第31次暂停', '第2次暂停']);
});

it('says that a base is not there', async () => {
  await expect(app.call(testRetrieval, { knowledgeBaseId: 'none', question: '暂停' }, app)).rejects.toMatchObject({
    reason: 'knowledge_base_not_found',
  });
  await expect(app.call(listRetrievalTests, { knowledgeBaseId: 'none' }, app)).rejects.toMatchObject({
    reason: 'knowledge_base_not_found',
  });
});
