import { expect, type Page, test } from '@playwright/test';
import { samplePdf } from '../../server/src/testing/samplePdf.js';
import { type Backend, startBackend } from './support/backend.js';
import { signIn } from './support/people.js';

/** A first start with its guide, and questions about a file of one's own. */
test.describe.configure({ mode: 'serial' });

let backend: Backend;
let page: Page;

const composer = () => page.getByRole('textbox', { name: '提问' });
const files = () => page.getByRole('list', { name: '附件' });
const answer = () => page.getByRole('group', { name: /^回答/ }).last();
const rail = () => page.getByRole('complementary', { name: '依据' });

const sample = () => page.getByRole('region', { name: '对话内容' }).getByRole('button', { name: '怎么上传文档？' });

const openNew = async () => {
  await page.goto(`${backend.origin}/#/assistantAI/chatAI`);
  await expect(page.getByRole('group', { name: /^回答/ })).toHaveCount(0);
  await expect(sample()).toBeVisible();
};

const pageOpens = async () => {
  await answer()
    .getByRole('button', { name: /^依据 1/ })
    .first()
    .click();
  const picture = rail().locator('[data-page] img').first();
  await expect
    .poll(() => picture.evaluate((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth), {
      timeout: 30_000,
    })
    .toBeGreaterThan(100);
};

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  backend = await startBackend({}, null);
  page = await browser.newPage();
  await signIn(page, backend.origin);
});

test.afterAll(async () => {
  await page?.close();
  await backend?.stop();
});

test('a first start answers how documents are uploaded, with the page of its guide', async () => {
  await page.goto(`${backend.origin}/#/assistantAI/knowledgeBase/index`);
  await page.getByRole('link', { name: '平台使用手册' }).click();
  await expect(page.getByRole('row', { name: /使用手册/ })).toContainText('已解析', { timeout: 60_000 });
  await openNew();
  await sample().click();
  await expect(answer()).toContainText('打开一个知识库', { timeout: 30_000 });
  await expect(answer().getByRole('button', { name: '复制' })).toBeVisible();
  await pageOpens();
  await expect(rail()).toContainText('使用手册.pdf');
});

test('a file that was attached is what the next question is answered from', async () => {
  const { data } = await samplePdf('plain');
  await openNew();
  await composer().fill('第二节与第三节之间的中场休息有多长时间？');
  await page
    .getByRole('region', { name: '对话内容' })
    .getByLabel('选择文件')
    .setInputFiles([
      { name: '竞赛规程.pdf', mimeType: 'application/pdf', buffer: Buffer.from(data) },
      { name: '损坏.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nnothing more') },
    ]);
  await expect(files().getByRole('listitem').filter({ hasText: '损坏.pdf' })).toContainText('文件已损坏', {
    timeout: 60_000,
  });
  await page.getByRole('button', { name: '移除 损坏.pdf' }).click();
  await expect(page.getByText('附件处理完后可以发送')).toHaveCount(0, { timeout: 60_000 });
  await expect(files().getByRole('listitem')).toHaveCount(1);
  await composer().press('Enter');
  await expect(answer()).toContainText('中场休息为 15 分钟', { timeout: 30_000 });
  await expect(composer()).toHaveValue('');
});

test('the cited page of that file opens, and the file stays with its conversation', async () => {
  await pageOpens();
  await expect(rail()).toContainText('竞赛规程.pdf');
  await page.reload();
  await expect(files()).toContainText('竞赛规程.pdf');
  await openNew();
  await expect(files()).toHaveCount(0);
});
