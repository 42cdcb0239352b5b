import {
  addBusinessPlan,
  addKnowledgeBase,
  addPlanSection,
  generateSlides,
  modifyPlanSection,
  readBusinessPlan,
  readDocument,
  readPlanSource,
  readPlanSourcePage,
  readSlideDeck,
  readSlideSource,
  readSlideSourcePage,
  removeDocuments,
  uploadDocument,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { samplePdf } from '../../testing/samplePdf.js';
import { startApp, type TestUser } from '../../testing/startApp.js';

vi.setConfig({ testTimeout: 240_000 });

let app: Awaited<ReturnType<typeof startApp>>;
let librarian: TestUser;
let as: TestUser;
let other: TestUser;
let base: string;
let pdf: string;
let text: string;

const upload = async (file: File): Promise<string> => {
  const { id } = await app.call(uploadDocument, { knowledgeBaseId: base, file }, { as: librarian });
  await vi.waitFor(
    async () => expect(await app.call(readDocument, { id }, { as: librarian })).toMatchObject({ status: 'ready' }),
    { timeout: 200_000, interval: 50 },
  );
  return id;
};

beforeAll(async () => {
  app = await startApp();
  await app.startWork();
  librarian = await app.user({ permissions: ['knowledge', 'knowledge.look'] });
  // Neither chat nor documents are open to them: what is seen of a document is seen through the deck or the plan.
  as = await app.user({ permissions: ['slides', 'tools'] });
  other = await app.user({ permissions: ['slides', 'tools'] });
  base = (await app.call(addKnowledgeBase, { name: `出处 ${randomId()}` }, { as: librarian })).id;
  const { data } = await samplePdf('unembedded', { chapters: 2 });
  pdf = await upload(new File([new Uint8Array(data)], '规则.pdf'));
  text = await upload(new File(['# 暂停\n\n上半时可暂停两次，共 60 秒。'], '规则.md'));
}, 500_000);
afterAll(() => app.close());

const deckOf = async (more: { documentId?: string; planId?: string }) => {
  const { id } = await app.call(generateSlides, { title: '规则', ...more }, { as });
  await vi.waitFor(
    async () => expect(await app.call(readSlideDeck, { id }, { as })).toMatchObject({ status: 'done' }),
    { timeout: 200_000, interval: 100 },
  );
  const { slides } = await app.call(readSlideDeck, { id }, { as });
  return { id, slides, sources: slides.flatMap(({ sources }) => sources) };
};
const gone = { status: 404, reason: 'document_not_found' };

describe('a deck of a document', () => {
  it('names the page and the region of each source, and shows the page to who holds the slides alone', async () => {
    const { id, sources } = await deckOf({ documentId: pdf });
    expect(sources.length).toBeGreaterThan(0);
    for (const { page, positions, quote, chunkId } of sources) {
      expect(page).toBe(positions[0]?.[0]);
      expect(positions.every(([, left, right, top, bottom]) => left < right && top < bottom)).toBe(true);
      const [chunk] = await app.db.query<{ content: string }>(sql`select content from chunks where id = ${chunkId}`);
      expect(chunk?.content.startsWith(quote.slice(0, 20))).toBe(true);
    }
    const page = sources[0]?.page ?? 0;
    const opened = await app.call(readSlideSource, { id, documentId: pdf }, { as });
    expect(opened).toMatchObject({ documentId: pdf, name: '规则.pdf' });
    expect(opened.heights.length).toBeGreaterThanOrEqual(page);
    expect(opened.pages).toContain(page);
    const image = await app.send(readSlideSourcePage, { id, documentId: pdf, page, width: 200 }, { as });
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const far = await app.send(readSlideSourcePage, { id, documentId: pdf, page: 400 }, { as });
    expect(far.status).toBe(404);
  });

  it('shows the text around a source where there are no pages', async () => {
    const { id } = await deckOf({ documentId: text });
    const opened = await app.call(readSlideSource, { id, documentId: text }, { as });
    expect(opened).toMatchObject({ heights: [], pages: [], passages: [{ content: expect.stringContaining('60 秒') }] });
  });

  it('opens nothing to others, nothing that it is not made of, and nothing once its base is closed', async () => {
    const { id } = await deckOf({ documentId: pdf });
    const wanted = { id, documentId: pdf };
    await expect(app.call(readSlideSource, wanted, { as: other })).rejects.toMatchObject({
      reason: 'slide_deck_not_found',
    });
    expect((await app.send(readSlideSourcePage, { ...wanted, page: 1 }, { as: other })).status).toBe(404);
    await expect(app.call(readSlideSource, { id, documentId: text }, { as })).rejects.toMatchObject(gone);
    await app.db.query(sql`update knowledge_bases set for_roles = true where id = ${base}`);
    try {
      await expect(app.call(readSlideSource, wanted, { as })).rejects.toMatchObject(gone);
      expect((await app.send(readSlideSourcePage, { ...wanted, page: 1 }, { as })).status).toBe(404);
    } finally {
      await app.db.query(sql`update knowledge_bases set for_roles = false where id = ${base}`);
    }
  });

  it('says so where the document was deleted, and keeps its words', async () => {
    const short = await upload(new File(['# 附录\n\n罚球两次。'], '附录.md'));
    const { id } = await deckOf({ documentId: short });
    await app.call(removeDocuments, { idList: [short] }, { as: librarian });
    await expect(app.call(readSlideSource, { id, documentId: short }, { as })).rejects.toMatchObject(gone);
    const { slides } = await app.call(readSlideDeck, { id }, { as });
    expect(JSON.stringify(slides.map(({ sources }) => sources))).toContain('罚球两次');
  });
});

describe('a plan that cites documents', () => {
  const chunksOf = (documentId: string) =>
    app.db.query<{ id: string; content: string }>(
      sql`select id, content from chunks where document_id = ${documentId} order by index limit 2`,
    );
  const planOf = async () => {
    const sections = [{ title: '场地', content: '' }];
    const { id } = await app.call(addBusinessPlan, { title: '青训营计划', sections }, { as });
    const [first] = (await app.call(readBusinessPlan, { id }, { as })).sections;
    const [cited] = await chunksOf(pdf);
    if (first === undefined || cited === undefined) throw new Error('there is neither section nor chunk');
    const quote = cited.content.slice(0, 60);
    await app.call(
      modifyPlanSection,
      {
        planId: id,
        id: first.id,
        content: '场地按规则建设。[1]\n\n自己筹款 30 万元。',
        references: [{ n: 1, chunkId: cited.id, quote }],
      },
      { as },
    );
    const [other] = await chunksOf(text);
    await app.call(
      addPlanSection,
      { planId: id, title: '赛制', content: '- 可以暂停[1]', references: [{ n: 1, chunkId: other?.id ?? '' }] },
      { as },
    );
    return { id, quote };
  };

  it('hands its sources on to the slides, each page with those of its own section', async () => {
    const { id, quote } = await planOf();
    const { slides, id: deck } = await deckOf({ planId: id });
    const sourcesOf = (words: string) =>
      slides.find(({ points }) => points.some((point) => point.text.includes(words)))?.sources ?? [];
    expect(sourcesOf('场地按规则建设')).toEqual([
      expect.objectContaining({ n: 1, kind: 'document', title: '规则.pdf', subjectId: pdf, quote }),
      expect.objectContaining({ n: 2, kind: 'text', title: '青训营计划', subjectId: id }),
    ]);
    expect(sourcesOf('场地按规则建设')[0]?.positions.length).toBeGreaterThan(0);
    const spoken = slides.find(({ notes }) => notes.includes('场地按规则建设'))?.notes;
    expect(spoken).toContain('场地按规则建设。 [1]');
    expect(spoken).toContain('自己筹款 30 万元。 [2]');
    expect(sourcesOf('可以暂停')).toMatchObject([{ n: 1, kind: 'document', title: '规则.md', subjectId: text }]);
    const opened = await app.call(readSlideSource, { id: deck, documentId: pdf }, { as });
    expect(opened.pages.length).toBeGreaterThan(0);
  });

  it('shows the pages of what it cites, and of what was found, to who may write it alone', async () => {
    const { id } = await planOf();
    const wanted = { id, documentId: pdf };
    const [
      {
        references: [cited],
      } = { references: [] },
    ] = (await app.call(readBusinessPlan, { id }, { as })).sections;
    const page = cited?.positions[0]?.[0] ?? 0;
    expect((await app.call(readPlanSource, wanted, { as })).pages).toContain(page);
    const image = await app.send(readPlanSourcePage, { ...wanted, page, width: 200 }, { as });
    expect(image.headers.get('content-type')).toBe('image/webp');
    await expect(app.call(readPlanSource, wanted, { as: other })).rejects.toMatchObject({
      reason: 'business_plan_not_found',
    });
    const { id: bare } = await app.call(addBusinessPlan, { title: '空', sections: [] }, { as });
    await expect(app.call(readPlanSource, { ...wanted, id: bare }, { as })).rejects.toMatchObject(gone);
    const [found] = await chunksOf(pdf);
    const beforeQuoted = { id: bare, documentId: pdf, chunkId: found?.id };
    expect((await app.call(readPlanSource, beforeQuoted, { as })).pages.length).toBeGreaterThan(0);
    await app.db.query(sql`update knowledge_bases set for_roles = true where id = ${base}`);
    try {
      await expect(app.call(readPlanSource, wanted, { as })).rejects.toMatchObject(gone);
      await expect(app.call(readPlanSource, beforeQuoted, { as })).rejects.toMatchObject(gone);
      expect((await app.send(readPlanSourcePage, { ...wanted, page }, { as })).status).toBe(404);
    } finally {
      await app.db.query(sql`update knowledge_bases set for_roles = false where id = ${base}`);
    }
  });
});
