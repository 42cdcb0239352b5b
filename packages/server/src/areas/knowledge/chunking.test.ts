import {
  addAssistant,
  addKnowledgeBase,
  applyChunking,
  ask,
  listKeptChunks,
  modifyChunking,
  pageChunks,
  previewChunking,
  readAnswer,
  readChunking,
  streamAnswer,
  updateChunk,
} from '@console/api/contract';
import { randomId } from '@console/base';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type FakeModel, startFakeModel } from '../../models/testing/fakeModel.js';
import { type KnowledgeApp, startKnowledge } from './testing/startKnowledge.js';

let app: KnowledgeApp;
let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel();
  app = await startKnowledge({ llm: { baseUrl: fake.url, apiKey: undefined, model: 'test' } });
});
afterAll(async () => {
  await app.close();
  await fake.close();
});

const standard = { mode: 'sections', size: 320, overlap: 0, separator: '' } as const;
const newBase = async () => (await app.call(addKnowledgeBase, { name: `切分 ${randomId()}` }, app)).id;
const paragraph = Array.from({ length: 40 }, (_, at) => `规程第${at + 1}款说明一般事务的办理程序。`).join('');
const rules = `# 总则\n\n${paragraph}\n\n# 申诉\n\n申诉须在赛后二十分钟内提出。\n\n由技术代表受理。`;
const uploadTo = async (base: string, text = rules) => app.settled((await app.upload('规程.md', text, base)).id);
const chunksOf = async (documentId: string) =>
  (await app.call(pageChunks, { documentId, current: 1, size: 200 }, app)).list;

it('shows how a document would be cut, and cuts it so once it is applied, and not before', async () => {
  const base = await newBase();
  const { id, documentId, chunkCount } = await uploadTo(base);
  expect(await app.call(readChunking, { id: base }, app)).toMatchObject({ ...standard, reading: 'chunk', outdated: 0 });

  const cut = { ...standard, size: 100, overlap: 30 };
  const preview = await app.call(previewChunking, { documentId, ...cut }, app);
  expect(preview.total).toBeGreaterThan(chunkCount);
  expect(preview.median).toBeGreaterThan(60);
  expect(preview.median).toBeLessThanOrEqual(175);
  expect(await chunksOf(documentId)).toHaveLength(chunkCount);

  await app.call(modifyChunking, { id: base, ...cut, reading: 'chunk' }, app);
  const [first] = await chunksOf(documentId);
  await app.call(updateChunk, { id: first?.id ?? '', content: '改过的话。' }, app);
  expect(await app.call(readChunking, { id: base }, app)).toMatchObject({ ...cut, outdated: 1, editedChunks: 1 });
  expect(await app.call(applyChunking, { id: base }, app)).toEqual({ count: 1 });
  await app.settled(id);
  const chunks = await chunksOf(documentId);
  expect(chunks.map(({ content }) => content).slice(0, 30)).toEqual(preview.list.map(({ content }) => content));
  expect(await app.call(readChunking, { id: base }, app)).toMatchObject({ outdated: 0, editedChunks: 0 });
  // What was changed by hand is offered back.
  expect(await app.call(listKeptChunks, { documentId }, app)).toMatchObject([{ content: '改过的话。' }]);
  expect(await app.call(applyChunking, { id: base }, app)).toEqual({ count: 0 });
});

it('cuts what is uploaded from then on by the new settings, and leaves other bases alone', async () => {
  const [base, other] = [await newBase(), await newBase()];
  await app.call(modifyChunking, { id: base, ...standard, size: 80, reading: 'chunk' }, app);
  const [here, there] = [await uploadTo(base), await uploadTo(other)];
  expect(here.chunkCount).toBeGreaterThan(there.chunkCount);
});

it('refuses an overlap of more than half, and what is not there', async () => {
  const base = await newBase();
  const cut = { ...standard, size: 100, overlap: 51 };
  const refused = { reason: 'overlap_too_large' };
  await expect(app.call(modifyChunking, { id: base, ...cut, reading: 'chunk' }, app)).rejects.toMatchObject(refused);
  await expect(app.call(previewChunking, { documentId: 'none', ...cut }, app)).rejects.toMatchObject(refused);
  const gone = { reason: 'knowledge_base_not_found' };
  await expect(app.call(readChunking, { id: 'none' }, app)).rejects.toMatchObject(gone);
  await expect(app.call(applyChunking, { id: 'none' }, app)).rejects.toMatchObject(gone);
  await expect(app.call(modifyChunking, { id: 'none', ...standard, reading: 'chunk' }, app)).rejects.toMatchObject(
    gone,
  );
  await expect(app.call(previewChunking, { documentId: 'none', ...standard }, app)).rejects.toMatchObject({
    reason: 'document_not_found',
  });
  const broken = await app.settled((await app.upload('坏.pdf', '%PDF-1.7\nnothing', base)).id);
  await expect(app.call(previewChunking, { documentId: broken.documentId, ...standard }, app)).rejects.toMatchObject({
    reason: 'not_parsed',
  });
});

it('lets the model read the section around a small chunk, and still cites just the words', async () => {
  const base = await newBase();
  const section = `# 暂停\n\n${Array.from({ length: 12 }, (_, at) => `暂停的第${at + 1}项一般说明，供裁判员参考。`).join('')}请求暂停须由教练员向记录台提出。${Array.from({ length: 12 }, (_, at) => `其后的第${at + 1}项处理步骤，供记录员参考。`).join('')}`;
  const { documentId } = await uploadTo(base, section);
  const { id: assistantId } = await app.call(
    addAssistant,
    { assistantName: randomId(), knowledgeBaseIds: [base] },
    { as: await app.user({ permissions: ['assistants'] }) },
  );
  const reader = await app.user({ permissions: ['chat'] });
  const promptFor = async (reading: 'chunk' | 'section') => {
    await app.call(modifyChunking, { id: base, ...standard, size: 80, reading }, app);
    await app.call(applyChunking, { id: base }, app);
    await vi.waitFor(async () => expect((await app.settled(documentId)).status).toBe('ready'));
    const before = fake.requests.length;
    const { id } = await app.call(ask, { assistantId, question: '请求暂停由谁提出？' }, { as: reader });
    await (await app.send(streamAnswer, { id }, { as: reader })).text();
    return {
      prompt: JSON.stringify(fake.requests.slice(before)),
      answer: await app.call(readAnswer, { id }, { as: reader }),
    };
  };
  const small = await promptFor('chunk');
  expect(small.prompt).toContain('请求暂停须由教练员');
  expect(small.prompt).not.toContain('暂停的第1项一般说明');
  const large = await promptFor('section');
  expect(large.prompt).toContain('暂停的第1项一般说明');
  expect(large.prompt).toContain('其后的第12项处理步骤');
  expect(large.prompt.split('请求暂停须由教练员')).toHaveLength(2);
});
