import { expect, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { createBase } from './support/knowledge.js';
import { signIn } from './support/people.js';

/** How documents are cut is tried on one of them, saved, and applied to those that are there. */
let backend: Backend;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
});
test.afterAll(() => backend?.stop());

const rules = `# 办法\n\n${Array.from({ length: 60 }, (_, at) => `第${at + 1}款说明一般事务的办理程序。`).join('')}`;

test('a base is cut anew by settings that were previewed', async ({ page }) => {
  await signIn(page, backend.origin);
  await createBase(page, backend.origin, '切分试验');
  await page
    .getByLabel('选择文件')
    .setInputFiles([{ name: '办法.md', mimeType: 'text/markdown', buffer: Buffer.from(rules) }]);
  const row = page.getByRole('row', { name: /办法/ });
  await expect(row).toContainText('已解析', { timeout: 60_000 });

  await page.getByRole('button', { name: '切分设置' }).click();
  const drawer = page.getByRole('dialog', { name: '切分设置' });
  await drawer.getByRole('spinbutton', { name: '分段长度' }).fill('80');
  await drawer.getByRole('spinbutton', { name: '重叠' }).fill('30');
  await drawer.getByRole('button', { name: '预览切分结果' }).click();
  const result = drawer.getByText(/^共 \d+ 段/);
  await expect(result).toBeVisible();
  const [, total = '', present = ''] = /共 (\d+) 段.*现在 (\d+) 段/.exec(await result.innerText()) ?? [];
  expect(Number(total)).toBeGreaterThan(Number(present));
  // What was set outlives a reload, and is not saved yet.
  await page.reload();
  await expect(drawer.getByRole('spinbutton', { name: '分段长度' })).toHaveValue('80');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByText('1 份文档仍是按其他设置切分的')).toBeVisible();
  await drawer.getByRole('button', { name: '重新切分' }).click();
  await page
    .getByRole('dialog')
    .filter({ hasText: '重新切分 1 份文档？' })
    .getByRole('button', { name: '重新切分' })
    .click();
  await expect(page.getByText('1 份文档已排队重新切分')).toBeVisible();
  await drawer.getByRole('button', { name: '关闭' }).click();
  await expect(row).toContainText('已解析', { timeout: 60_000 });
  await expect(row.getByRole('gridcell', { name: total, exact: true })).toBeVisible({ timeout: 30_000 });
});
