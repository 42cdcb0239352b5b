/** Takes the pictures of the README anew, of today's demo world. Builds console and server where they have changed. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { startDemo } from '../packages/console/e2e/support/demo.js';
import { findWorld } from '../packages/console/e2e/support/screensWorld.js';
import { consoleBuild, prepare, serverBuild } from './builds.mjs';
import { chromiumArguments, chromiumPath } from './chromium.mjs';
import { palettePng, type Pixels } from './palettePng.js';

/** Bytes that a picture may have, so that the page of the repository stays quick. */
const LARGEST = 150_000;

const folder = path.join(import.meta.dirname, '../docs/pictures');

const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

/** The browser itself reads what it has drawn. */
const pixelsOf = async (page: Page, png: Uint8Array): Promise<Pixels> => {
  const url = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  const { width, height, data } = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
    let text = '';
    for (let at = 0; at < pixels.length; at += 30_000) text += String.fromCharCode(...pixels.subarray(at, at + 30_000));
    return { width: canvas.width, height: canvas.height, data: btoa(text) };
  }, url);
  return { width, height, data: Buffer.from(data, 'base64') };
};

const executablePath = chromiumPath();
const say = (text: string): boolean => process.stdout.write(`${text}\n`);
await prepare(consoleBuild, say);
await prepare(serverBuild, say);
const backend = await startDemo();
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
try {
  const { token, topic, base } = await findWorld(backend.origin);
  const pictures = [
    { name: 'overview', theme: 'light', path: '/assistantAI/overview', shows: '问答趋势' },
    {
      name: 'answer',
      theme: 'light',
      path: `/assistantAI/chatAI?topic=${topic}`,
      shows: '每队可以暂停几次？',
      press: '依据 1',
    },
    {
      name: 'documents',
      theme: 'dark',
      path: `/assistantAI/knowledgeBase/index?base=${base}`,
      shows: '裁判员手册.pdf',
    },
  ];
  await mkdir(folder, { recursive: true });
  for (const { name, theme, path: at, shows, press } of pictures) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce',
    });
    await context.addCookies([{ name: 'Admin-Token', value: token, url: backend.origin }]);
    await context.addInitScript(
      (kept) => localStorage.setItem('preferences', kept),
      JSON.stringify({ theme, language: 'zh-CN' }),
    );
    const page = await context.newPage();
    await page.goto(`${backend.origin}/#${at}`);
    await page.getByText(shows).filter({ visible: true }).first().waitFor();
    if (press !== undefined) {
      await page
        .getByRole('button', { name: new RegExp(`^${press}`) })
        .first()
        .click();
      await page.getByRole('complementary', { name: /依据/ }).locator('img').first().waitFor();
    }
    await settled(page);
    const file = path.join(folder, `${name}.png`);
    const picture = palettePng(await pixelsOf(page, await page.screenshot()));
    await writeFile(file, picture);
    process.stdout.write(`${file}: ${Math.round(picture.length / 1000)} kB\n`);
    if (picture.length > LARGEST) process.exitCode = 1;
    await context.close();
  }
} finally {
  await browser.close();
  await backend.stop();
}
