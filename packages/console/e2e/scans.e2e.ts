import { expect, test } from '@playwright/test';
import { measureWords } from '../../server/src/parsing/testing/measure.js';
import { rulesSheet, scanSheet, type Sheet } from '../../server/src/parsing/testing/scan.js';
import { scannedPdf } from '../../server/src/parsing/testing/scannedPdf.js';
import { askAnew } from './support/asking.js';
import { type Backend, startBackend } from './support/backend.js';
import { createBase } from './support/knowledge.js';
import { litBoxes } from './support/litBoxes.js';
import { bindAssistant, signIn } from './support/people.js';

/** What was scanned or photographed is read, answers a question, and its very words light up on the picture. */
let backend: Backend;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
});
test.afterAll(() => backend?.stop());

const secondSheet = [
  { text: '第三章 场地要求', x: 130, y: 300, size: 34 },
  { text: '第二十条 比赛场地长28米、宽15米，丈量从界线内沿量起。', x: 130, y: 380, size: 27 },
];

test('a scan and a photograph answer questions, and the words of the answer light up on them', async ({ page }) => {
  test.setTimeout(240_000);
  const scan = await scanSheet(rulesSheet, { turn: 1.5, specks: 0.002, shade: 0.25 });
  const photo = await scanSheet(secondSheet, { turn: 90, shade: 0.4, blur: 0.6 });
  await signIn(page, backend.origin);
  await createBase(page, backend.origin, '纸质文件');
  await page.getByLabel('选择文件').setInputFiles([
    { name: '扫描的规程.pdf', mimeType: 'application/pdf', buffer: Buffer.from(scannedPdf([scan])) },
    { name: '场地照片.JPEG', mimeType: 'image/jpeg', buffer: Buffer.from(photo.jpg) },
  ]);
  for (const name of [/扫描的规程/, /场地照片/]) {
    await expect(page.getByRole('row', { name })).toContainText('已解析', { timeout: 120_000 });
  }

  await page.getByRole('link', { name: /扫描的规程/ }).click();
  await expect(page.getByText(/文字识别 1 页，把握 9\d%/)).toBeVisible();

  await bindAssistant(page, backend.origin, 'general', '纸质文件');
  const expectLit = async (question: string, words: string, sheet: Sheet) => {
    const answer = await askAnew(page, backend.origin, question);
    await expect(answer).toContainText(words);
    await answer
      .getByRole('button', { name: /^依据 1/ })
      .first()
      .click();
    const lit = (await litBoxes(page, [1])).get(1) ?? [];
    const quote = await answer.locator('blockquote').first().locator('p').first().innerText();
    const fit = measureWords(
      lit.map(({ left, right, top, bottom }) => [1, left, right, top, bottom]),
      sheet.glyphs,
      quote.replace(/\d\s*$/, ''),
    );
    expect(fit?.covered).toBeGreaterThanOrEqual(0.9);
    expect(fit?.area).toBeLessThanOrEqual(2);
  };
  await expectLit('报名表要在什么时候之前提交？', '2027年3月15日前提交报名表', scan);
  await expectLit('比赛场地有多长多宽？', '比赛场地长28米、宽15米', photo);
});
