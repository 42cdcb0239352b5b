import { expect, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { giveToken, startStaff } from './support/staff.js';

let backend: Backend;
let staff: Awaited<ReturnType<typeof startStaff>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
  staff = await startStaff(backend.origin);
});
test.afterAll(() => backend?.stop());

const PAGE = '/configManagement/functionSet/dataUpload';
const csv = ['姓名,联系电话,城市', '王芷晴,13800138000,广州', '李想,1.38E+10,佛山'].join('\n');

test('a file of customers is tried, taken in but for what is wrong, and taken back', async ({ browser }) => {
  test.setTimeout(180_000);
  const clerk = await staff.addUser('数据员', [await staff.addRole('管数据', [PAGE])]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(clerk.account, clerk.password));
  const page = await context.newPage();
  await page.goto(`${backend.origin}/#${PAGE}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '上传数据' }).first().click();
  const dialog = page.getByRole('dialog', { name: '上传数据' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: '会员.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  await dialog.getByRole('button', { name: '上传', exact: true }).click();

  const drawer = page.getByRole('dialog', { name: '会员.csv' });
  await expect(drawer.getByRole('combobox', { name: '“联系电话”对应的字段' })).toBeVisible();
  await drawer.getByRole('button', { name: '试运行' }).click();
  await expect(drawer.getByText(/科学计数/)).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    drawer.getByRole('button', { name: '下载未录入的 1 行' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/xlsx$/);

  await page.reload();
  await drawer.getByRole('button', { name: '只录入好的行 1' }).click();
  await expect(drawer.getByText('已录入', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await drawer.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('dialog', { name: '撤回“会员.csv”？' }).getByRole('button', { name: '撤回' }).click();
  await expect(drawer.getByText('已恢复 1 行')).toBeVisible({ timeout: 30_000 });
  await context.close();
});
