import { Buffer } from 'node:buffer';
import {
  activateModel,
  addKnowledgeBase,
  addModel,
  cancelSlides,
  downloadSlideDeck,
  duplicateSlideDeck,
  generateSlides,
  modifySlideDeck,
  pageSlideDecks,
  pageSlideDeckVersions,
  readSlideDeck,
  readSlideDeckVersion,
  readSlidePrompt,
  readSlideSource,
  readSlideSourcePage,
  removeSlideDecks,
  restoreSlideDeckVersion,
  rewriteSlide,
  uploadDocument,
  uploadSlidePicture,
  writeSlides,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { expect, vi } from 'vitest';
import { startFakeModel } from '../../models/testing/fakeModel.js';
import { samplePdf } from '../../testing/samplePdf.js';
import type { Scenario } from '../walk.js';
import { untilReady } from './knowledge.js';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGP4z8DwHwwBEPgD/U6VwW8AAAAASUVORK5CYII=',
  'base64',
);

/** A deck from a text, changed, brought back, copied and fetched as a file. Work in the background has begun by now. */
export const slides: Scenario = async (walk) => {
  const { app, call, file } = walk;
  await call(readSlidePrompt, {});
  const { id } = await call(generateSlides, {
    title: '季报',
    content: '## 一\n- 二\n\n## 三\n四。',
    outlineFirst: true,
  });
  const becomes = (status: string) =>
    vi.waitFor(async () => expect((await call(readSlideDeck, { id })).status).toBe(status), { timeout: 60_000 });
  await becomes('outlined');
  await call(writeSlides, { id });
  await becomes('done');
  await call(pageSlideDecks, { current: 1, size: 20, keyword: '季报', status: 'done' });
  await call(uploadSlidePicture, { id, file: new File([png], 'a.png') });
  const { version } = await call(readSlideDeck, { id });
  await call(modifySlideDeck, { id, version, title: '季报 2', format: '4:3' });
  const { list } = await call(pageSlideDeckVersions, { id, current: 1, size: 20 });
  const former = list[0]?.version ?? 0;
  await call(readSlideDeckVersion, { id, version: former });
  await call(restoreSlideDeckVersion, { id, version: former });
  await file(downloadSlideDeck, { id });
  const { id: copy } = await call(duplicateSlideDeck, { id });
  await app.db.query(sql`update slide_decks set status = 'running' where id = ${copy}`);
  await call(cancelSlides, { id: copy });
  const pageId = (await call(readSlideDeck, { id })).slides.find(({ layout }) => layout === 'points')?.id ?? '';
  const model = await startFakeModel({ behaviour: { reply: '{"layout":"points","title":"三","points":["四。"]}' } });
  const { id: modelId } = await call(addModel, {
    name: '演示文稿模型',
    kind: 'chat',
    baseUrl: model.url,
    model: 'test',
  });
  try {
    await call(activateModel, { id: modelId, active: true });
    await call(rewriteSlide, { id, pageId, wish: '短一些' });
    model.behave({ reply: '{"notes":"这一页说明要点。"}' });
    const spoken = await call(rewriteSlide, { id, pageId, notesOnly: true });
    expect(spoken.slide).toMatchObject({ layout: 'points', notes: '这一页说明要点。 [1]' });
  } finally {
    await call(activateModel, { id: modelId, active: false });
    await model.close();
  }
  const { id: knowledgeBaseId } = await call(addKnowledgeBase, { name: '演示文稿的出处' });
  const { data } = await samplePdf('unembedded', { chapters: 1 });
  const pdf = new File([new Uint8Array(data)], '出处.pdf');
  const { id: documentId } = await call(uploadDocument, { knowledgeBaseId, file: pdf });
  await untilReady(walk, documentId);
  const { id: cited } = await call(generateSlides, { title: '出处', documentId });
  await vi.waitFor(async () => expect((await call(readSlideDeck, { id: cited })).status).toBe('done'), {
    timeout: 60_000,
  });
  await call(readSlideSource, { id: cited, documentId });
  await file(readSlideSourcePage, { id: cited, documentId, page: 1, width: 200 });
  await call(removeSlideDecks, { idList: [id, copy, cited] });
};
