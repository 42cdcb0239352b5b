import { expect, test } from '@playwright/test';
import { pptx } from '../../server/src/parsing/testing/pptx.js';
import { textCell, xlsxOf } from '../../server/src/spreadsheets/testing/xlsxOf.js';
import { askAnew } from './support/asking.js';
import { type Backend, startBackend } from './support/backend.js';
import { createBase } from './support/knowledge.js';
import { bindAssistant, signIn } from './support/people.js';

/** A workbook, a deck and a web page have no pages to look at: an answer opens their text, at its place, its words lit. */
let backend: Backend;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
});
test.afterAll(() => backend?.stop());

const schedule = (): Uint8Array => {
  const cells = (row: number, ...texts: string[]): string =>
    `<row r="${row}">${texts.map((text, at) => textCell(`${'ABC'[at]}${row}`, text)).join('')}</row>`;
  const rows = Array.from({ length: 300 }, (_, at) =>
    cells(at + 2, `第${at + 1}场`, at === 211 ? '紫电队' : `甲${at}队`, `${(at % 28) + 1}号馆`),
  );
  return xlsxOf([cells(1, '场次', '主队', '场馆'), ...rows].join(''));
};

const slides = pptx([
  { title: '赛季总结', lines: ['共 42 场比赛，观众 31 万人次'] },
  { title: '换人流程', lines: ['替补队员到记录台报告，坐在换人座上等候', '记录员在下一次死球时发出信号'] },
  { title: '暂停', lines: ['每队上半时两次暂停'] },
]);

const article = `<!doctype html><meta charset="utf-8"><title>规程</title><main><h1>赛事规程</h1>${Array.from(
  { length: 40 },
  (_, at) => `<h2>第${at + 1}条</h2><p>本条说明第 ${at + 1} 项一般事务，由组委会负责解释。</p>`,
).join('')}<h2>仲裁</h2><p>申诉须在赛后二十分钟内书面提出，并交纳申诉费两千元。</p></main>`;

test('the words of an answer are lit in the text of a workbook, a deck and a web page', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, backend.origin);
  await createBase(page, backend.origin, '没有页面的文件');
  await page.getByLabel('选择文件').setInputFiles([
    { name: '日程.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(schedule()) },
    { name: '培训.pptx', mimeType: 'application/octet-stream', buffer: Buffer.from(slides) },
    { name: '规程.html', mimeType: 'text/html', buffer: Buffer.from(article) },
  ]);
  for (const name of [/日程/, /培训/, /规程/]) {
    await expect(page.getByRole('row', { name })).toContainText('已解析', { timeout: 60_000 });
  }
  await bindAssistant(page, backend.origin, 'general', '没有页面的文件');

  const expectLit = async (question: string, file: string, words: string, place: string | RegExp) => {
    const answer = await askAnew(page, backend.origin, question);
    await expect(answer).toContainText(words);
    const citation = answer.locator('blockquote', { hasText: words }).getByRole('button', { name: /^依据/ });
    await citation.first().click();
    const text = page.getByRole('region', { name: file });
    const lit = text.locator('mark[data-active]');
    await expect(lit.filter({ hasText: words })).toBeInViewport();
    await expect(text.getByText(place).first()).toBeAttached();
    const quote = (await answer.locator('blockquote', { hasText: words }).locator('p').first().innerText()).replace(
      /\s*\d\s*$/,
      '',
    );
    const plain = (value: string): string => value.replace(/\s+/g, '');
    const shown = plain((await lit.allInnerTexts()).join(''));
    // All of the words that are cited, and hardly more.
    expect(shown).toContain(plain(quote));
    expect(shown.length).toBeLessThanOrEqual(2 * plain(quote).length);
  };
  await expectLit('紫电队在哪个场馆比赛？', '日程.xlsx', '紫电队', /^第 \d+–\d+ 行$/);
  await expectLit('替补队员换人时要到哪里报告？', '培训.pptx', '替补队员到记录台报告', '第 2 张幻灯片');
  await expectLit('申诉费要交多少？', '规程.html', '交纳申诉费两千元', '仲裁');
});
