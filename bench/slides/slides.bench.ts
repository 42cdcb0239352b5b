/**
 * Decks of sixty pages: one laid out by the server from a text without a model, and downloaded, while somebody else makes
 * small calls; and one with a page of each layout in turn, with real pictures: `pnpm bench slides`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { downloadSlideDeck, generateSlides, readSlideDeck } from '../../packages/api/src/contract/index.js';
import { layoutSlide, MOST_SLIDES, slideLayouts } from '../../packages/base/src/slides/index.js';
import { expect, it } from 'vitest';
import { writePptx } from '../../packages/server/src/areas/slides/pptx/writePptx.js';
import { randomDeck } from '../../packages/server/src/areas/slides/testing/randomDeck.js';
import { rulesSheet, scanSheet } from '../../packages/server/src/parsing/testing/scan.js';
import { startApp } from '../../packages/server/src/testing/startApp.js';
import { makeOtherCalls, STALL } from '../otherCalls.js';
import { median, report } from '../report.js';

const ROUNDS = 5;

const megabytes = (bytes: number): number => bytes / 1024 / 1024;

/** What a work takes, and how much more memory there is at most while it goes on. */
const measured = async <T>(work: () => Promise<T>): Promise<{ result: T; seconds: number; memory: number }> => {
  const atFirst = process.memoryUsage().rss;
  let most = atFirst;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 10);
  const began = performance.now();
  try {
    const result = await work();
    return { result, seconds: (performance.now() - began) / 1000, memory: megabytes(most - atFirst) };
  } finally {
    clearInterval(watch);
  }
};

const seasonText = (): string =>
  Array.from({ length: 30 }, (_, at) => {
    const part = `## 第${at + 1}赛区\n\n本赛季第${at + 1}赛区参赛球队达到 ${120 + at * 7} 支，比上年增加 ${3 + at} 支，女子组增长最快。\n\n- 场馆 ${at + 4} 座\n- 裁判员 ${40 + at} 名\n- 比赛 ${300 + at} 场\n`;
    const table = `\n| 年份 | 球队（支） | 球员（人） |\n| --- | --- | --- |\n| 2024 | ${100 + at} | ${1500 + at * 11} |\n| 2025 | ${110 + at} | ${1700 + at * 11} |\n| 2026 | ${120 + at} | ${1900 + at * 11} |\n`;
    return part + table;
  }).join('\n');

it('lays out sixty pages of a text and writes them as a file', { timeout: 600_000 }, async () => {
  await using app = await startApp();
  const as = await app.user({ permissions: ['slides'] });
  await app.startWork();
  const others = await makeOtherCalls(app);
  const made = await measured(async () => {
    const wanted = { title: '赛季总结', content: seasonText(), slideCount: MOST_SLIDES };
    const { id } = await app.call(generateSlides, wanted, { as });
    for (;;) {
      const deck = await app.call(readSlideDeck, { id }, { as });
      expect(deck.status).not.toBe('failed');
      if (deck.status === 'done') return deck;
      await pause(20);
    }
  });
  const { id, slides } = made.result;
  const download = async () =>
    (await app.send(downloadSlideDeck, { id }, { as }).then((response) => response.arrayBuffer())).byteLength;
  const first = await measured(download);
  const again: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) again.push((await measured(download)).seconds);
  const longest = Math.max(...(await others.times()));
  await others.stop();
  expect(slides.length).toBe(MOST_SLIDES);
  report({ what: `${MOST_SLIDES} pages laid out from a text`, unit: 's', ours: made.seconds, aim: 3 });
  report({ what: 'downloaded the first time', unit: 's', ours: first.seconds, aim: 5 });
  report({ what: 'downloaded again', unit: 's', ours: median(again), aim: 2 });
  report({ what: 'memory beyond that before', unit: 'MB', ours: made.memory + first.memory, aim: 400 });
  report({ what: 'the file', unit: 'kB', ours: first.result / 1024, aim: 1024 });
  report({ what: 'longest call of others', ours: longest, aim: STALL });
});

it('writes sixty pages of all layouts with pictures', { timeout: 600_000 }, async () => {
  const { jpg } = await scanSheet(rulesSheet);
  const deck = randomDeck(7);
  const pages = Array.from({ length: MOST_SLIDES }, (_, at) => {
    const layout = slideLayouts[at % slideLayouts.length];
    const page = deck.pages.find((one) => one.layout === layout) ?? deck.pages[0];
    if (page === undefined) throw new Error('the deck has no pages');
    return { ...page, id: `p${at}` };
  });
  const { design, format } = deck;
  const began = performance.now();
  for (const [at, page] of pages.entries()) layoutSlide(page, { design, format, number: at + 1, total: pages.length });
  report({ what: `${MOST_SLIDES} pages measured`, ours: performance.now() - began, aim: 500 });
  const write = () => writePptx({ ...deck, pages }, new Map([['f1', jpg]]));
  const first = await measured(write);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push((await measured(write)).seconds);
  report({ what: `${MOST_SLIDES} pages of all layouts written`, unit: 's', ours: median(times), aim: 2 });
  report({ what: 'memory while they are written', unit: 'MB', ours: first.memory, aim: 400 });
  report({ what: 'the file with its pictures', unit: 'kB', ours: first.result.byteLength / 1024, aim: 2048 });
});
