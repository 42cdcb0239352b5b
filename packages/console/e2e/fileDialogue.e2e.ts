import { expect, type Page, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { option } from './support/option.js';
import { signIn } from './support/people.js';
import { startStaff } from './support/staff.js';

/** Two files of one's own: asked about, looked at, compared, summed up and kept, without a model. */
test.describe.configure({ mode: 'serial' });

let backend: Backend;
let page: Page;

const papers: Readonly<Record<string, readonly string[]>> = {
  '2025 规程.pdf': ['报名截止时间为 2025 年 3 月 31 日，逾期不予受理。', '每队可报运动员 12 人，教练员 2 人。'],
  '2026 规程.pdf': ['报名截止时间为 2026 年 4 月 15 日，逾期不予受理。', '每队可报运动员 15 人，教练员 3 人。'],
};

const composer = () => page.getByRole('textbox', { name: '提问' });
const answer = () => page.getByRole('group', { name: /^回答/ }).last();

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  backend = await startBackend();
  page = await browser.newPage();
  const printer = await browser.newPage();
  const files: { name: string; mimeType: string; buffer: Buffer }[] = [];
  for (const [name, paragraphs] of Object.entries(papers)) {
    const text = paragraphs.map((one) => `<p style="font: 16px/2 sans-serif; margin: 40px 0">${one}</p>`).join('');
    await printer.setContent(`<h1>${name}</h1>${text}`);
    files.push({ name, mimeType: 'application/pdf', buffer: await printer.pdf({ format: 'A4' }) });
  }
  await printer.close();
  const staff = await startStaff(backend.origin);
  await staff.asAdmin('knowBaseManage/add', 'POST', { name: '规程资料' });
  await signIn(page, backend.origin);
  await page.goto(`${backend.origin}/#/assistantAI/AIToolWall/tool?id=files`);
  await page.getByRole('main').getByLabel('选择文件').setInputFiles(files);
  await expect(page.getByRole('button', { name: /^提问时参考/ })).toHaveCount(2, { timeout: 90_000 });
});

test.afterAll(async () => {
  await page?.close();
  await backend?.stop();
});

test('a question is about those files alone that are switched on, and says so afterwards', async () => {
  await page.getByRole('button', { name: '提问时参考 2025 规程.pdf' }).click();
  await composer().fill('报名截止时间是哪一天？');
  await composer().press('Enter');
  await expect(answer()).toContainText('2026 年 4 月 15 日', { timeout: 60_000 });
  await expect(answer()).not.toContainText('2025 年 3 月 31 日');
  await expect(page.getByRole('list', { name: '提问针对' })).toContainText('2026 规程.pdf');
  await page.reload();
  await expect(page.getByRole('list', { name: '提问针对' })).toContainText('2026 规程.pdf');
});

test('a box drawn on a page is what the next question is about', async () => {
  await page.getByRole('button', { name: '看文件' }).click();
  const pages = page.getByRole('complementary', { name: '看文件' });
  await pages.getByRole('button', { name: '框选提问' }).click();
  const sheet = pages.locator('[data-drawing]').first();
  const at = await sheet.boundingBox();
  if (at === null) throw new Error('There is no page to draw on');
  // The upper third: the title and the first paragraph.
  await page.mouse.move(at.x + at.width * 0.03, at.y + at.height * 0.03);
  await page.mouse.down();
  await page.mouse.move(at.x + at.width * 0.95, at.y + at.height * 0.3, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText('第 1 页选区')).toBeVisible();
  await composer().fill('这里说的是什么时间？');
  await composer().press('Enter');
  await expect(page.getByRole('list', { name: '提问针对' }).last()).toContainText('第 1 页选区', { timeout: 60_000 });
  await expect(answer()).toContainText('报名截止时间', { timeout: 60_000 });
  await page.getByRole('button', { name: '不再针对这个选区提问' }).click();
});

test('files are compared point by point, and each cell opens where it stands', async () => {
  await page.getByRole('tab', { name: '对照表' }).click();
  await page.getByRole('textbox', { name: '要点' }).fill('报名截止时间\n每队运动员人数');
  await page.getByRole('button', { name: '开始对照' }).click();
  const row = page.getByRole('row', { name: /^报名截止时间/ });
  await expect(row).toContainText('2025 年 3 月 31 日', { timeout: 60_000 });
  await expect(row).toContainText('2026 年 4 月 15 日', { timeout: 60_000 });
  await row.getByRole('button', { name: /^打开 2026 规程.pdf/ }).click();
  const rail = page.getByRole('complementary', { name: '依据' });
  await expect(rail).toContainText('2026 规程.pdf');
  const picture = rail.locator('[data-page] img').first();
  await expect
    .poll(() => picture.evaluate((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth), {
      timeout: 30_000,
    })
    .toBeGreaterThan(100);
});

test('files are summed up with their sentences', async () => {
  await page.getByRole('tab', { name: '摘要' }).click();
  await page.getByRole('button', { name: '写摘要' }).click();
  await expect(page.getByRole('main')).toContainText('没有使用语言模型', { timeout: 60_000 });
  await expect(page.getByRole('button', { name: /依据 1/ }).first()).toBeVisible();
});

test('files and a good question are kept in a base', async () => {
  await page.getByRole('button', { name: '存入知识库' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: '知识库' }).fill('规程资料');
  await option(page, '规程资料').click();
  await dialog.getByRole('checkbox', { name: '报名截止时间是哪一天？' }).check();
  await dialog.getByRole('button', { name: '存入' }).click();
  await expect(page.getByText('已存入 2 个文档，1 条 FAQ 待确认')).toBeVisible({ timeout: 30_000 });
});
