import {
  addChunk,
  bringBackChunk,
  checkChunk,
  deleteChunk,
  listChunkVersions,
  mergeChunk,
  pageChunks,
  parseDocument,
  readChunkReview,
  readDocument,
  readPageWords,
  restoreChunk,
  saveChunkReview,
  splitChunk,
  testRetrieval,
  updateChunk,
} from '@console/api/contract';
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

const page = (more: object = {}) => app.call(pageChunks, { documentId, current: 1, size: 20, ...more }, app);
const at = async (index: number) => {
  const chunk = (await page()).list[index];
  if (chunk === undefined) throw new Error(`no chunk at ${index}`);
  return chunk;
};
const foundBy = async (question: string) =>
  (await app.call(testRetrieval, { knowledgeBaseId: app.knowledgeBaseId, documentId, question }, app)).hits.map(
    ({ chunk }) => chunk.id,
  );
const versionsOf = (id: string) => app.call(listChunkVersions, { id }, app);

it('finds a chunk by its tags, its keywords and the questions that it answers, and no longer once they are gone', async () => {
  const { id } = await at(1);
  const hints = { tags: [' 战术 '], keywords: ['叫停'], questions: ['教练何时可以喊停比赛？', ''].slice(0, 1) };
  await app.call(updateChunk, { id, ...hints }, app);
  expect((await page()).list[1]).toMatchObject({ tags: ['战术'], keywords: ['叫停'], questions: hints.questions });
  for (const question of ['战术', '叫停', '喊停比赛']) expect((await foundBy(question))[0], question).toBe(id);
  expect((await page({ keyword: '喊停' })).list.map((chunk) => chunk.id)).toEqual([id]);
  await app.call(updateChunk, { id, tags: [], keywords: [], questions: [] }, app);
  expect(await foundBy('战术')).toEqual([]);
});

it('refuses a change of what somebody else has changed meanwhile, and changes nothing then', async () => {
  const { id, version } = await at(0);
  await app.call(updateChunk, { id, version, content: '第一个人写的。' }, app);
  const other = await app.user({ permissions: ['knowledge'] });
  const meanwhile = { status: 409, reason: 'changed_meanwhile' };
  const late = { as: other };
  await expect(app.call(updateChunk, { id, version, content: '第二个人写的。' }, late)).rejects.toMatchObject(
    meanwhile,
  );
  await expect(app.call(splitChunk, { id, version, at: 3 }, late)).rejects.toMatchObject(meanwhile);
  await expect(app.call(mergeChunk, { id, version }, late)).rejects.toMatchObject(meanwhile);
  const seen = await at(0);
  expect(seen).toMatchObject({ content: '第一个人写的。', version: 2 });
  await app.call(updateChunk, { id, version: seen.version, content: '两人都同意的。' }, late);
  expect(await at(0)).toMatchObject({ content: '两人都同意的。', version: 3 });
});

it('keeps what a chunk was, and brings it back as a new version', async () => {
  const { id, content } = await at(0);
  expect(await versionsOf(id)).toMatchObject([{ version: 1, kind: 'parsed', content, madeBy: '' }]);
  await app.call(updateChunk, { id, content: '场地长三十米。', tags: ['场地'] }, app);
  expect(await versionsOf(id)).toMatchObject([
    { version: 2, kind: 'edited', content: '场地长三十米。', tags: ['场地'] },
    { version: 1, kind: 'parsed', content, tags: [] },
  ]);
  expect((await versionsOf(id))[0]?.madeBy).not.toBe('');
  await app.call(restoreChunk, { id, restored: 1, version: 2 }, app);
  expect(await at(0)).toMatchObject({ content, tags: [], version: 3 });
  expect((await foundBy('场地长二十八米'))[0]).toBe(id);
  await expect(app.call(restoreChunk, { id, restored: 9 }, app)).rejects.toMatchObject({ reason: 'version_not_found' });
});

it('splits a chunk in two that are found each by its own words, and merges them again', async () => {
  const first = await at(0);
  const cut = first.content.indexOf('。') + 1;
  const { id: second } = await app.call(splitChunk, { id: first.id, at: cut, version: first.version }, app);
  const { list, counts } = await page();
  expect(list.slice(0, 2).map(({ id }) => id)).toEqual([first.id, second]);
  expect(`${list[0]?.content}${list[1]?.content}`.replaceAll('\n', '')).toBe(first.content.replaceAll('\n', ''));
  expect(list[1]).toMatchObject({ heading: first.heading, edited: true });
  expect(await app.call(readDocument, { id: documentId }, app)).toMatchObject({ chunkCount: counts.all });
  await app.call(mergeChunk, { id: first.id }, app);
  const merged = (await page()).list;
  expect(merged.map(({ id }) => id)).not.toContain(second);
  expect(merged[0]?.content).toContain('边线须清晰可见');
  expect((await versionsOf(first.id)).map(({ kind }) => kind)).toEqual(['merged', 'split', 'parsed']);
  const last = (await page()).list.at(-1)?.id ?? '';
  await expect(app.call(mergeChunk, { id: last }, app)).rejects.toMatchObject({ reason: 'no_next_chunk' });
  await expect(app.call(splitChunk, { id: last, at: 90_000 }, app)).rejects.toMatchObject({
    reason: 'nothing_to_split',
  });
});

it('marks chunks as checked until their text changes, lists those left, and knows where each person is', async () => {
  const { list } = await page();
  const [first, second] = list;
  if (first === undefined || second === undefined) throw new Error('too few chunks');
  const review = (as = app.as) => app.call(readChunkReview, { documentId }, { as });
  expect(await review()).toEqual({ chunkId: null, checked: 0, all: list.length });
  await app.call(checkChunk, { isChecked: true, idList: [first.id, second.id] }, app);
  await app.call(saveChunkReview, { id: second.id }, app);
  expect(await review()).toEqual({ chunkId: second.id, checked: 2, all: list.length });
  expect(await review(await app.user({ permissions: ['knowledge'] }))).toMatchObject({ chunkId: null, checked: 2 });
  const left = await page({ filter: 'unchecked' });
  expect(left.list.map(({ id }) => id)).toEqual(list.slice(2).map(({ id }) => id));
  expect(left.counts.unchecked).toBe(list.length - 2);
  await app.call(updateChunk, { id: first.id, content: '改过的。' }, app);
  expect(await at(0)).toMatchObject({ checked: false });
  await app.call(checkChunk, { isChecked: false, idList: [second.id] }, app);
  expect(await review()).toMatchObject({ checked: 0 });
});

it('brings a deleted chunk back as it was, but not into another parsing', async () => {
  const { id } = await app.uploadSample('plain');
  const list = async () => (await app.call(pageChunks, { documentId: id, current: 1, size: 50 }, app)).list;
  const before = await list();
  const pages = async () => (await app.call(readDocument, { id }, app)).pages;
  const [covered, gone] = [await pages(), before[1]?.id ?? ''];
  await app.call(deleteChunk, { idList: [gone] }, app);
  expect((await list()).map((chunk) => chunk.id)).not.toContain(gone);
  await app.call(bringBackChunk, { idList: [gone] }, app);
  expect((await list()).map((chunk) => chunk.id)).toEqual(before.map((chunk) => chunk.id));
  expect(await pages()).toEqual(covered);
  await app.call(deleteChunk, { idList: [gone] }, app);
  await app.call(parseDocument, { id }, app);
  await app.settled(id);
  await expect(app.call(bringBackChunk, { idList: [gone] }, app)).rejects.toMatchObject({ reason: 'chunk_not_found' });
});

it('reads the words in a box of a page, and puts the chunk made of them where it stands', async () => {
  const { id } = await app.uploadSample('plain');
  const { list } = await app.call(pageChunks, { documentId: id, current: 1, size: 20 }, app);
  const target = list.find(({ positions }) => positions.length > 0);
  const position = target?.positions[0];
  if (target === undefined || position === undefined) throw new Error('no place');
  const [on, left, right, top, bottom] = position;
  const box = [on, left - 2, right + 2, top - 2, bottom + 2] as const;
  const { text: words } = await app.call(readPageWords, { documentId: id, box: [...box] }, app);
  const bare = (value: string) => value.replace(/\s/g, '');
  expect(bare(target.content)).toContain(bare(words).slice(0, 20));
  expect(words.length).toBeGreaterThan(5);
  const { id: made } = await app.call(addChunk, { documentId: id, content: words, positions: [[...box]] }, app);
  const after = await app.call(pageChunks, { documentId: id, current: 1, size: 20 }, app);
  const place = after.list.findIndex((chunk) => chunk.id === made);
  expect(after.list[place]).toMatchObject({ positions: [[...box]] });
  expect(place).toBeLessThan(after.list.length - 1);
  await app.call(updateChunk, { id: made, positions: [[on, left, right, top, bottom]] }, app);
  const moved = await app.call(pageChunks, { documentId: id, current: 1, size: 20 }, app);
  expect(moved.list[place]).toMatchObject({ positions: [[on, left, right, top, bottom]], version: 2 });
  const beyond = app.call(readPageWords, { documentId: id, box: [999, 0, 10, 0, 10] }, app);
  await expect(beyond).rejects.toMatchObject({ reason: 'page_not_found' });
});

it('splits a chunk of a PDF between its lines, each with its own place', async () => {
  const { id } = await app.uploadSample('plain');
  const { list } = await app.call(pageChunks, { documentId: id, current: 1, size: 20 }, app);
  const chunk = list.find(({ content, positions }) => content.length > 60 && positions.length > 0);
  if (chunk === undefined) throw new Error('no long chunk');
  const { id: second } = await app.call(splitChunk, { id: chunk.id, at: Math.floor(chunk.content.length / 2) }, app);
  const after = await app.call(pageChunks, { documentId: id, current: 1, size: 20 }, app);
  const halves = [chunk.id, second].map((one) => after.list.find((row) => row.id === one)?.positions);
  expect(halves[0]?.length).toBeGreaterThan(0);
  expect(halves[1]?.length).toBeGreaterThan(0);
  expect(halves[0]).not.toEqual(halves[1]);
});

it('keeps the order however many are put in at one place', async () => {
  const { id: after } = await at(0);
  const last = await at(1);
  const made: string[] = [];
  for (let times = 0; times < 60; times += 1) {
    made.unshift((await app.call(addChunk, { documentId, content: `第 ${times} 段`, after }, app)).id);
  }
  const { list } = await page({ size: 200 });
  expect(list.map(({ id }) => id).slice(0, 62)).toEqual([after, ...made, last.id]);
});

it('takes no place on a page that the document does not have', async () => {
  const positions: [number, number, number, number, number][] = [[99, 10, 20, 10, 20]];
  await expect(app.call(addChunk, { documentId, content: '某处', positions }, app)).rejects.toMatchObject({
    reason: 'page_not_found',
  });
  await expect(app.call(updateChunk, { id: (await at(0)).id, positions }, app)).rejects.toMatchObject({
    reason: 'page_not_found',
  });
});
