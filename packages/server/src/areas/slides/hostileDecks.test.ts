import {
  cancelSlides,
  downloadSlideDeck,
  duplicateSlideDeck,
  modifySlideDeck,
  restoreSlideDeckVersion,
  writeSlides,
} from '@console/api/contract';
import { emptySlide, MOST_SLIDES, type SlidePage } from '@console/base/slides';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { beforeAll, expect, it, vi } from 'vitest';
import { seasonReport } from './testing/material.js';
import { sent, slidesApp } from './testing/slidesApp.js';

vi.setConfig({ testTimeout: 90_000 });

const { people, make, read, save, becomes, work } = slidesApp();
let app: ReturnType<typeof people>['app'];
let as: ReturnType<typeof people>['as'];
beforeAll(() => {
  ({ app, as } = people());
});

const made = async (content: string, title?: string) => {
  const { id } = await make({ content, ...(title !== undefined && { title }) });
  await using _ = await work();
  return await becomes(id, 'done');
};

/** Throws where a part of the file is no XML; answers the texts of its pages. */
const textsOf = async (id: string): Promise<string> => {
  const response = await app.send(downloadSlideDeck, { id }, { as });
  expect(response.status).toBe(200);
  const parts = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())));
  for (const [name, data] of parts) {
    if (!/\.(?:xml|rels)$/.test(name)) continue;
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => {
      throw new Error(`${name}: ${error.message}`);
    });
    parser.write(strFromU8(data)).close();
  }
  return parts
    .filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    .map(([, data]) => strFromU8(data))
    .join('\n');
};

it.each([
  ['markup', '<script>alert(1)</script> & ]]> "x"'],
  ['marks of direction', '\u202Egnp.exe\u202C \u2066a\u2069'],
  ['controls', 'a\u0007b\u001B'],
  ['faces', '🏀👨‍👩‍👧‍👦🇨🇳'.repeat(20)],
])('takes titles and texts with %s, and writes a file that opens', async (_, title) => {
  const deck = await made(
    `# ${title}\n\n${title}。\n\n| ${title} | 二 |\n| - | - |\n| ${title} | 3 |`,
    [...title].slice(0, 20).join(''),
  );
  const page: SlidePage = {
    ...emptySlide('hostile'),
    title,
    subtitle: title,
    footer: title,
    notes: `${title} [9]`,
    points: [{ text: title, level: 0 }],
  };
  await save(deck.id, [...sent(deck.slides), page]);
  expect((await read(deck.id)).slideCount).toBe(deck.slideCount + 1);
  expect(await textsOf(deck.id)).not.toContain('<script>');
});

it.each([
  ['null bytes', 'a\u0000b'],
  ['lone surrogates', 'a\uD800b'],
])('refuses %s by name, in titles and on pages', async (_, title) => {
  await expect(make({ content: '# 一\n二', title })).rejects.toMatchObject({ status: 400, reason: 'invalid_request' });
  const deck = await made('# 一\n二');
  const page: SlidePage = { ...emptySlide('hostile'), title };
  await expect(save(deck.id, [page])).rejects.toMatchObject({ status: 400, reason: 'invalid_request' });
});

it('lays out a table of 60 rows and 20 columns in pages that hold all of it, or say what they leave out', async () => {
  const row = (at: number) => `| ${Array.from({ length: 20 }, (_, column) => `r${at}c${column}`).join(' | ')} |`;
  const rows = Array.from({ length: 60 }, (_, at) => row(at));
  const deck = await made(`# 大表\n\n${row(999)}\n|${' - |'.repeat(20)}\n${rows.join('\n')}`);
  const told = JSON.stringify(deck.slides);
  for (let at = 0; at < 60; at += 1) expect(told, `row ${at}`).toContain(`r${at}c0`);
  expect(told).toContain('r59c19');
  await textsOf(deck.id);
  // What was made can be saved again as it is.
  await save(deck.id, sent(deck.slides));
});

it('refuses more pages than a deck may have', async () => {
  const deck = await made(seasonReport);
  const pages = Array.from({ length: MOST_SLIDES + 140 }, (_, at) => emptySlide(`p${at}`));
  await expect(save(deck.id, pages)).rejects.toMatchObject({ status: 400 });
  expect(
    (await made(Array.from({ length: 200 }, (_, at) => `# 标题 ${at}\n\n内容 ${at}`).join('\n\n'))).slideCount,
  ).toBe(MOST_SLIDES);
});

it('lets nothing change a deck while it is made, and stops it in its queue', async () => {
  const deck = await made(seasonReport);
  const saved = await save(deck.id, sent(deck.slides));
  await app.call(writeSlides, { id: deck.id, again: true }, { as });
  const busy = { reason: 'slide_deck_running', status: 409 };
  await expect(app.call(restoreSlideDeckVersion, { id: deck.id, version: deck.version }, { as })).rejects.toMatchObject(
    busy,
  );
  await expect(app.call(duplicateSlideDeck, { id: deck.id }, { as })).rejects.toMatchObject(busy);
  await expect(app.call(modifySlideDeck, { id: deck.id, title: '改' }, { as })).rejects.toMatchObject(busy);
  await expect(app.call(writeSlides, { id: deck.id }, { as })).rejects.toMatchObject(busy);
  await app.call(cancelSlides, { id: deck.id }, { as });
  await expect(app.call(cancelSlides, { id: deck.id }, { as })).rejects.toMatchObject({
    reason: 'slide_deck_not_running',
  });
  expect(await read(deck.id)).toMatchObject({
    status: 'cancelled',
    version: saved.version,
    slideCount: deck.slideCount,
  });
  await textsOf(deck.id);
});
