import { cancelSlides, pageSlideDeckVersions, writeSlides } from '@console/api/contract';
import sql from 'sql-template-tag';
import { beforeAll, expect, it, vi } from 'vitest';
import { ModelError } from '../../../models/index.js';
import { scripted, sent, slidesApp } from '../testing/slidesApp.js';

vi.setConfig({ testTimeout: 90_000 });

const { people, make, read, save, becomes, work } = slidesApp();
let app: ReturnType<typeof people>['app'];
let as: ReturnType<typeof people>['as'];
beforeAll(() => {
  ({ app, as } = people());
});

const content = '## 甲\n\n甲有 12 支球队。\n\n## 乙\n\n乙有 34 支球队。\n\n## 丙\n\n丙有 56 支球队。';
const outline = JSON.stringify({
  subtitle: '',
  pages: ['甲', '乙', '丙'].map((title, at) => ({
    section: title,
    title,
    points: [`${title}的球队`],
    passages: [at + 1],
  })),
});
const isOutline = (system: string): boolean => system.startsWith('You plan slides');
const titleIn = (asked: string): string => /<outline[^>]*>\n(\S+)/.exec(asked)?.[1] ?? '';
const page = (asked: string): string => JSON.stringify({ title: titleIn(asked), points: [`写好的${titleIn(asked)}`] });
const honest = scripted((asked, system) => (isOutline(system) ? outline : page(asked)));

it('stops at the outline, takes its changes, and leaves locked pages as they are', async () => {
  const { id } = await make({ content, outlineFirst: true });
  await using _ = await work({ model: async () => honest });
  const planned = await becomes(id, 'outlined');
  expect(planned).toMatchObject({ stage: 'outlined', slideCount: 6 });
  const pages = sent(planned.slides);
  await save(
    id,
    pages.map((one) =>
      one.title === '乙' ? { ...one, locked: true } : one.title === '丙' ? { ...one, title: '丁' } : one,
    ),
  );
  await app.call(writeSlides, { id }, { as });
  const deck = await becomes(id, 'done');
  const points = Object.fromEntries(deck.slides.map(({ title, points: [first] }) => [title, first?.text]));
  expect(points).toMatchObject({ 甲: '写好的甲', 乙: '乙的球队' });
  expect(deck.slides.map(({ title }) => title)).toContain('丙');
  expect((await app.call(pageSlideDeckVersions, { id, current: 1, size: 9 }, { as })).list[0]?.cause).toBe('saved');
});

it('shows the original words where a model lies twice, and says so', async () => {
  const lying = scripted((asked, system) =>
    isOutline(system)
      ? outline
      : titleIn(asked) === '乙' || asked.includes('again')
        ? '{"points":["9999 支"]}'
        : page(asked),
  );
  const { id } = await make({ content });
  await using _ = await work({ model: async () => lying });
  const deck = await becomes(id, 'done');
  const second = deck.slides.find(({ title }) => title === '乙');
  expect(second?.points).toEqual([{ text: '乙有 34 支球队。', level: 0 }]);
  expect(second?.notes).toContain('没有通过核对');
});

it('lays out the original words where a model plans nothing, and says so', async () => {
  const { id } = await make({ content });
  await using _ = await work({ model: async () => scripted(() => '我不知道') });
  const deck = await becomes(id, 'done');
  expect(deck.slides[0]?.notes).toContain('按原文排出');
  expect(deck.slides.flatMap(({ points }) => points.map(({ text }) => text))).toContain('甲有 12 支球队。');
});

it('says why it failed, keeps what was written, and writes the rest later', async () => {
  let isDown = true;
  const model = scripted((asked, system) => {
    if (!isOutline(system) && isDown) throw new ModelError('unauthorised');
    return isOutline(system) ? outline : page(asked);
  });
  const { id } = await make({ content });
  await using _ = await work({ model: async () => model });
  expect((await becomes(id, 'failed')).failure).toBe('模型服务拒绝了密钥');
  isDown = false;
  await app.call(writeSlides, { id }, { as });
  expect((await becomes(id, 'done')).slides.flatMap(({ points }) => points.map(({ text }) => text))).toContain(
    '写好的丙',
  );
});

it('is stopped while a model writes, refuses changes until then, and goes on where it was', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  let isHeld = true;
  const model = scripted(async (asked, system) => {
    if (!isOutline(system) && isHeld) await held;
    return isOutline(system) ? outline : page(asked);
  });
  const { id } = await make({ content });
  await using _ = await work({ model: async () => model });
  await vi.waitFor(async () => expect((await read(id)).slideCount).toBe(6), { timeout: 60_000 });
  const { slides } = await read(id);
  await expect(save(id, sent(slides))).rejects.toMatchObject({ reason: 'slide_deck_running' });
  await app.call(cancelSlides, { id }, { as });
  isHeld = false;
  release();
  await expect(app.call(cancelSlides, { id }, { as })).rejects.toMatchObject({ reason: 'slide_deck_not_running' });
  expect(await read(id)).toMatchObject({ status: 'cancelled', slideCount: 6 });
  await save(
    id,
    sent(slides).map((one) => (one.title === '甲' ? { ...one, points: [{ text: '我的话', level: 0 }] } : one)),
  );
  await app.call(writeSlides, { id }, { as });
  const texts = (await becomes(id, 'done')).slides.flatMap(({ points }) => points.map(({ text }) => text));
  expect(texts).toEqual(expect.arrayContaining(['我的话', '写好的乙', '写好的丙']));
});

it('is taken up again where its worker ended', async () => {
  const { id } = await make({ content });
  const silent = scripted(() => new Promise(() => undefined));
  const first = await work({ model: async () => silent, patience: 100_000 });
  await vi.waitFor(async () => expect((await read(id)).status).toBe('running'), { timeout: 60_000 });
  // As a killed process leaves it.
  await app.db.query(
    sql`update jobs set fence = fence + 1, leased_until = now() - interval '1 minute' where subject = ${id}`,
  );
  await using _ = await work({ model: async () => honest });
  expect((await becomes(id, 'done')).slideCount).toBe(6);
  void first.stop();
});
