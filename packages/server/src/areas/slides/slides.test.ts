import {
  addKnowledgeBase,
  cancelSlides,
  downloadSlideDeck,
  duplicateSlideDeck,
  generateSlides,
  modifySlideDeck,
  pageSlideDecks,
  pageSlideDeckVersions,
  readSlideDeckVersion,
  readSlidePrompt,
  readUpload,
  removeSlideDecks,
  restoreSlideDeckVersion,
  rewriteSlide,
  type SlideDeckDetail,
  uploadSlidePicture,
  writeSlides,
} from '@console/api/contract';
import { randomId } from '@console/base';
import { emptySlide, slideDesigns } from '@console/base/slides';
import sql from 'sql-template-tag';
import { beforeAll, expect, it, vi } from 'vitest';
import { removeUnusedUploads } from '../../uploads/index.js';
import { diskStorage } from '../../files/index.js';
import { releasePictures } from './decks/pictures.store.js';
import { sent, slidesApp } from './testing/slidesApp.js';
import { seasonReport } from './testing/material.js';

vi.setConfig({ testTimeout: 90_000 });

const { people, make, read, save, becomes, work } = slidesApp();
let app: ReturnType<typeof people>['app'];
let as: ReturnType<typeof people>['as'];
let other: ReturnType<typeof people>['other'];
beforeAll(() => {
  ({ app, as, other } = people());
});

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGP4z8DwHwwBEPgD/U6VwW8AAAAASUVORK5CYII='),
  (one) => one.charCodeAt(0),
);

const made = async (more: Parameters<typeof make>[0] = {}): Promise<SlideDeckDetail> => {
  const { id } = await make({ content: seasonReport, ...more });
  await using _ = await work();
  // Not before it is done: the work ends with this function.
  const deck = await becomes(id, 'done');
  return deck;
};

it('lays a text out without a model: as it stands, in a deck of its owner', async () => {
  const { id } = await make({ content: seasonReport, format: '4:3', templateId: slideDesigns[1]?.id });
  expect(await read(id)).toMatchObject({
    status: 'waiting',
    stage: 'queued',
    slideCount: 0,
    version: 0,
    origin: 'text',
  });
  await using _ = await work();
  const deck = await becomes(id, 'done');
  expect(deck).toMatchObject({ progress: 100, format: '4:3', templateId: slideDesigns[1]?.id, failure: null });
  expect(deck.slides.map(({ layout }) => layout)).toContain('chartTable');
  expect(deck.slideCount).toBe(deck.slides.length);
  const { list, total } = await app.call(
    pageSlideDecks,
    { current: 1, size: 10, keyword: '赛季', status: 'done' },
    { as },
  );
  expect([total, list[0]?.id]).toEqual([1, id]);
});

it('says beforehand whether there is a model, and refuses what it cannot do', async () => {
  expect(await app.call(readSlidePrompt, {}, { as })).toMatchObject({ modelConfigured: false });
  await expect(make()).rejects.toMatchObject({ reason: 'model_not_configured' });
  await expect(make({ content: ' \n---\n' })).rejects.toMatchObject({ reason: 'nothing_to_lay_out' });
  await expect(make({ content: 'x', templateId: 'none' })).rejects.toMatchObject({
    reason: 'slide_template_not_found',
  });
  await expect(make({ sessionId: 'none' })).rejects.toMatchObject({ reason: 'session_not_found' });
  await expect(make({ topicId: 'none' })).rejects.toMatchObject({ reason: 'topic_not_found' });
  await expect(make({ documentId: 'none' })).rejects.toMatchObject({ reason: 'document_not_found' });
  await expect(make({ planId: 'none' })).rejects.toMatchObject({ reason: 'business_plan_not_found' });
});

it('makes three decks for one person at a time', async () => {
  for (let at = 0; at < 3; at += 1) await make({ content: '# 一\n二' });
  await expect(make({ content: '# 一\n二' })).rejects.toMatchObject({ reason: 'too_many_jobs' });
  await make({ content: '# 一\n二' }, other);
});

it('keeps decks to their owner: for anybody else there is none', async () => {
  const { id } = await made();
  const who = { as: other };
  const gone = { reason: 'slide_deck_not_found', status: 404 };
  await expect(read(id, other)).rejects.toMatchObject(gone);
  await expect(app.call(modifySlideDeck, { id, title: '改' }, who)).rejects.toMatchObject(gone);
  await expect(app.call(writeSlides, { id }, who)).rejects.toMatchObject(gone);
  await expect(app.call(rewriteSlide, { id, pageId: 'a' }, who)).rejects.toMatchObject(gone);
  await expect(app.call(duplicateSlideDeck, { id }, who)).rejects.toMatchObject(gone);
  await expect(app.call(pageSlideDeckVersions, { id, current: 1, size: 9 }, who)).rejects.toMatchObject(gone);
  await expect(app.call(readSlideDeckVersion, { id, version: 1 }, who)).rejects.toMatchObject(gone);
  await expect(app.call(restoreSlideDeckVersion, { id, version: 1 }, who)).rejects.toMatchObject(gone);
  await expect(app.call(uploadSlidePicture, { id, file: new File([png], 'a.png') }, who)).rejects.toMatchObject(gone);
  await expect(app.call(cancelSlides, { id }, who)).rejects.toMatchObject(gone);
  expect((await app.send(downloadSlideDeck, { id }, who)).status).toBe(404);
  await app.call(removeSlideDecks, { idList: [id] }, who);
  expect((await read(id)).id).toBe(id);
});

it('refuses changes of who has not seen the newest, and what no page can be', async () => {
  const { id, version, slides } = await made();
  const pages = sent(slides);
  await save(id, pages.slice(0, 2), version);
  await expect(save(id, pages, version)).rejects.toMatchObject({ reason: 'changed_meanwhile' });
  const [first = emptySlide('a')] = pages;
  await expect(save(id, [first, first])).rejects.toMatchObject({ reason: 'slide_repeated' });
  const uneven = { ...first, table: { head: ['一', '二'], rows: [['一']] } };
  await expect(save(id, [uneven])).rejects.toMatchObject({ reason: 'slide_table_uneven' });
  const chart = { kind: 'bar', unit: '', categories: ['一'], series: [{ name: '二', values: [1, 2] }] } as const;
  await expect(save(id, [{ ...first, chart }])).rejects.toMatchObject({ reason: 'slide_table_uneven' });
  const picture = { fileId: 'none', width: 1, height: 1, alt: '' };
  await expect(save(id, [{ ...first, picture }])).rejects.toMatchObject({ reason: 'slide_picture_not_found' });
  expect((await read(id)).slides).toHaveLength(2);
});

it('keeps former states, a burst of saving as one, and brings them back', async () => {
  const { id, slides } = await made();
  const pages = sent(slides);
  const versions = async () => (await app.call(pageSlideDeckVersions, { id, current: 1, size: 99 }, { as })).list;
  for (const count of [5, 4, 3]) await save(id, pages.slice(0, count));
  expect((await versions()).map(({ cause, slideCount }) => [cause, slideCount])).toEqual([['made', pages.length]]);
  await app.db.query(sql`update slide_deck_versions set kept_at = now() - interval '6 minutes' where deck_id = ${id}`);
  await save(id, pages.slice(0, 2));
  const [saved, first] = await versions();
  expect([saved?.cause, saved?.slideCount]).toEqual(['saved', 3]);
  const former = await app.call(readSlideDeckVersion, { id, version: first?.version ?? 0 }, { as });
  expect(former.slides.map((page) => page.id)).toEqual(pages.map((page) => page.id));
  const { version } = await app.call(restoreSlideDeckVersion, { id, version: first?.version ?? 0 }, { as });
  expect(await read(id)).toMatchObject({ version, slideCount: pages.length });
  expect((await versions()).map(({ slideCount }) => slideCount)).toEqual([2, 3, pages.length]);
  await expect(app.call(restoreSlideDeckVersion, { id, version: 999 }, { as })).rejects.toMatchObject({
    reason: 'slide_version_not_found',
  });
});

it('keeps fifty former states', async () => {
  const { id, slides } = await made();
  await app.db.query(sql`
    insert into slide_deck_versions (deck_id, version, title, slides, cause, created_at, kept_at)
    select ${id}, -n, '', '[]', 'saved', now(), now() - interval '1 day' from generate_series(1, 60) n`);
  await save(id, sent(slides).slice(0, 2));
  expect((await app.call(pageSlideDeckVersions, { id, current: 1, size: 99 }, { as })).total).toBe(50);
});

it('shows pictures of its own to its owner, keeps them for copies, and lets go of them with the last deck', async () => {
  const { id, slides } = await made();
  const { fileId, width, height, url } = await app.call(
    uploadSlidePicture,
    { id, file: new File([png], '图.png') },
    { as },
  );
  expect([width, height]).toEqual([2, 1]);
  await expect(app.call(uploadSlidePicture, { id, file: new File(['<svg>'], 'a.png') }, { as })).rejects.toMatchObject({
    reason: 'unsupported_type',
  });
  const page = { ...emptySlide('shown', 'picture'), picture: { fileId, width: 999, height: 999, alt: '图' } };
  await save(id, [...sent(slides), page]);
  expect((await read(id)).slides.at(-1)?.picture).toMatchObject({ fileId, width: 2, height: 1, url });
  expect((await app.send(readUpload, { id: fileId }, { as })).status).toBe(200);
  expect((await app.send(readUpload, { id: fileId }, { as: other })).status).toBe(404);
  const { id: copy } = await app.call(duplicateSlideDeck, { id }, { as });
  await app.call(removeSlideDecks, { idList: [id] }, { as });
  const tidyUp = async () => {
    await app.db.query(sql`update slide_deck_pictures set created_at = now() - interval '9 days'`);
    await app.db.query(sql`update uploads set created_at = now() - interval '2 days'`);
    await releasePictures(app.db);
    await removeUnusedUploads({ db: app.db, storage: diskStorage(`${app.config.dataDir}/files`) });
    return (await app.send(readUpload, { id: fileId }, { as })).status;
  };
  expect(await tidyUp()).toBe(200);
  expect((await read(copy)).title).toBe('赛季总结 副本');
  // Shown by a former state alone, it is still there.
  await save(copy, [emptySlide('only')]);
  expect(await tidyUp()).toBe(200);
  await app.call(removeSlideDecks, { idList: [copy] }, { as });
  expect(await tidyUp()).toBe(404);
});

it('answers a pptx under its title, not before there is something in it', async () => {
  const { id } = await make({ content: '# 一\n- 二', title: '季报 <2026>' });
  expect((await app.send(downloadSlideDeck, { id }, { as })).status).toBe(409);
  await using _ = await work();
  await becomes(id, 'done');
  const response = await app.send(downloadSlideDeck, { id }, { as });
  expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''");
  expect(new TextDecoder().decode((await response.arrayBuffer()).slice(0, 2))).toBe('PK');
});

/** A document of a base that only one role sees. */
const documentIn = async () => {
  const { id: base } = await app.call(addKnowledgeBase, { name: `库 ${randomId()}`, description: '' }, { as });
  const document = randomId();
  await app.db.query(sql`
    insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, status, stage)
    values (${document}, ${base}, '规则.pdf', 'pdf', 1, 'h', ${`k${document}`}, 'ready', 'done')`);
  await app.db.query(sql`
    insert into chunks (id, document_id, knowledge_base_id, index, place, heading, content, positions, parsing)
    select ${`c${document}`}, d.id, d.knowledge_base_id, 1, 1, '["第一章"]', '暗号是一二三。每节十分钟。', '[[3, 10, 20, 30, 40]]', d.parsing
    from documents d where d.id = ${document}`);
  return { base, document };
};

it('cites the page and the region of a document, and tells nothing of it once its base is closed', async () => {
  const { base, document } = await documentIn();
  await expect(make({ documentId: document }, other)).resolves.toBeDefined();
  const deck = await made({ content: undefined, documentId: document });
  const page = deck.slides.find(({ points }) => points.length > 0);
  expect(page?.notes).toContain('暗号是一二三。 [1]');
  expect(page?.sources).toEqual([
    expect.objectContaining({ n: 1, kind: 'document', title: '规则.pdf', page: 3, positions: [[3, 10, 20, 30, 40]] }),
  ]);
  await app.db.query(sql`update knowledge_bases set for_roles = true where id = ${base}`);
  const closed = await read(deck.id);
  const source = closed.slides.find(({ points }) => points.length > 0)?.sources[0];
  expect(source).toMatchObject({ n: 1, withheld: true, title: '', quote: '', positions: [] });
  // Saved by who was not told of it, it is not lost.
  await save(deck.id, sent(closed.slides));
  await app.db.query(sql`update knowledge_bases set for_roles = false where id = ${base}`);
  const open = (await read(deck.id)).slides.find(({ points }) => points.length > 0)?.sources[0];
  expect(open).toMatchObject({ title: '规则.pdf', page: 3 });
  await app.db.query(sql`delete from documents where id = ${document}`);
  expect((await read(deck.id)).slides.find(({ points }) => points.length > 0)?.sources[0]?.title).toBe('规则.pdf');
});

it('is not made of what is closed by the time that its turn comes', async () => {
  const { base, document } = await documentIn();
  const { id } = await make({ documentId: document });
  await app.db.query(sql`update knowledge_bases set for_roles = true where id = ${base}`);
  await using _ = await work();
  expect((await becomes(id, 'failed')).failure).toBe('用来生成的内容已不存在，或不再对你开放');
});

it('is made of an own answer with what it cites, and of a conversation with a section for each question', async () => {
  const topicId = randomId();
  await app.db.query(sql`insert into topics (id, user_id, assistant_id) values (${topicId}, ${as.userId}, 'general')`);
  const reference = {
    n: 1,
    chunkId: 'c',
    chunkIndex: 1,
    documentId: 'gone',
    documentName: '规则.pdf',
    knowledgeBaseName: '库',
    heading: [],
    content: '每节十分钟。',
    positions: [[2, 1, 2, 3, 4]],
  };
  for (const [place, question] of [
    [1, '几节？'],
    [2, '多久？'],
  ] as const) {
    await app.db.query(sql`
      insert into sessions (id, topic_id, place, question, language, status, answer, passages)
      values (${`${topicId}${place}`}, ${topicId}, ${place}, ${question}, 'zh', 'done', '每节十分钟 [1]。\n\n共四节。',
        ${JSON.stringify([reference])}::jsonb)`);
  }
  const answer = await made({ content: undefined, sessionId: `${topicId}1` });
  const page = answer.slides.find(({ layout }) => layout === 'points');
  expect(page?.notes).toBe('每节十分钟。 [1]\n共四节。 [2]');
  expect(page?.sources.map(({ kind, title, page: at }) => [kind, title, at])).toEqual([
    ['document', '规则.pdf', 2],
    ['answer', '几节？', 0],
  ]);
  const whole = await made({ content: undefined, topicId });
  expect(whole.slides.map(({ title }) => title)).toEqual(expect.arrayContaining(['几节？', '多久？']));
  await expect(make({ sessionId: `${topicId}1` }, other)).rejects.toMatchObject({ reason: 'session_not_found' });
  await app.db.query(sql`delete from topics where id = ${topicId}`);
  expect((await read(answer.id)).slides).toHaveLength(answer.slides.length);
});

it('is made of the report of the statistics by who reads them', async () => {
  const report = { startTime: '2026-03-09 00:00:00', endTime: '2026-03-15 23:59:59' };
  await expect(app.call(generateSlides, { title: '周报', report }, { as: other })).rejects.toMatchObject({
    status: 403,
  });
  const { id } = await make({ report });
  await using _ = await work({
    sources: {
      report: async () => ({
        title: '使用统计报告',
        text: '## 概况\n\n| 日 | 次 |\n| --- | --- |\n| 03-09 | 3 |\n| 03-10 | 5 |\n| 03-11 | 4 |',
      }),
      plan: async () => null,
    },
  });
  const deck = await becomes(id, 'done');
  expect(deck.slides.find(({ chart }) => chart !== null)?.chart).toMatchObject({
    kind: 'line',
    series: [{ values: [3, 5, 4] }],
  });
  expect(deck.slides.find(({ chart }) => chart !== null)?.sources[0]).toMatchObject({
    kind: 'report',
    title: '使用统计报告',
  });
});

it('goes with its owner', async () => {
  const one = await app.user({ permissions: ['slides'] });
  const { id } = await make({ content: '# 一\n- 二' }, one);
  await app.db.query(sql`delete from users where id = ${one.userId}`);
  await using _ = await work();
  await vi.waitFor(async () =>
    expect(await app.db.query(sql`select 1 from jobs where subject = ${id} and status = 'queued'`)).toEqual([]),
  );
  expect(await app.db.query(sql`select 1 from slide_decks where id = ${id}`)).toEqual([]);
});
