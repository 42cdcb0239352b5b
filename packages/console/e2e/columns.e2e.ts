import { expect, test } from '@playwright/test';
import { samplePdf } from '../../server/src/testing/samplePdf.js';
import { askAnew } from './support/asking.js';
import { type Backend, startBackend } from './support/backend.js';
import { createBase } from './support/knowledge.js';
import { litBoxes } from './support/litBoxes.js';
import { bindAssistant, signIn } from './support/people.js';
import { findWords, fitOf } from './support/wordsOnPage.js';

/** Text in two columns is read down the one and then down the other: what is cited stands in one of them, and only it lights up. */
let backend: Backend;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
});
test.afterAll(() => backend?.stop());

test('a paper in two columns answers questions, and the words of the answer light up in their column', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const paper = await samplePdf('columns');
  await signIn(page, backend.origin);
  await createBase(page, backend.origin, '两栏文件');
  await page
    .getByLabel('选择文件')
    .setInputFiles([{ name: '两栏规程.pdf', mimeType: 'application/pdf', buffer: Buffer.from(paper.data) }]);
  await expect(page.getByRole('row', { name: /两栏规程/ })).toContainText('已解析', { timeout: 60_000 });
  await bindAssistant(page, backend.origin, 'general', '两栏文件');

  for (const [question, words] of [
    ['第二节与第三节之间的中场休息有多长时间？', '中场休息为 15 分钟'],
    ['球员受伤流血了怎么办？', '正在流血的队员必须离场'],
  ] as const) {
    const answer = await askAnew(page, backend.origin, question);
    await expect(answer).toContainText(words);
    const quote = answer.locator('blockquote', { hasText: words }).first();
    await quote.getByRole('button', { name: /^依据/ }).first().click();
    const said = await quote.locator('p').first().innerText();
    const sheet = page
      .locator('[data-page]')
      .filter({ has: page.locator('[data-lit]') })
      .first();
    await expect(sheet).toBeInViewport();
    const number = Number(await sheet.getAttribute('data-page'));
    const lit = await litBoxes(page, [number]);
    const { boxes, share } = await findWords(paper.data, said.replace(/\d\s*$/, ''), [...lit.keys()]);
    expect(share).toBe(1);
    for (const [place, box] of boxes) {
      const { covered, spread } = fitOf(box, lit.get(place) ?? []);
      expect(covered).toBeGreaterThanOrEqual(0.9);
      expect(spread).toBeLessThanOrEqual(2);
    }
  }
});
