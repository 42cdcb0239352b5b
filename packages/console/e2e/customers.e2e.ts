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

const UPLOAD = '/configManagement/functionSet/dataUpload';
const LIST = '/configManagement/functionSet/userPortraitManagement/list';
const people = ['姓名,手机,邮箱,城市', '王芷晴,13800006271,wang@example.com,广州', '李想,13900139000,,佛山'].join('\n');

test('a customer is found, shown whole to those who may, and erased by name', async ({ browser }) => {
  test.setTimeout(180_000);
  const clerk = await staff.addUser('数据员', [await staff.addRole('管数据', [UPLOAD, LIST])]);
  const looker = await staff.addUser('客服', [await staff.addRole('看客户', [LIST])]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(clerk.account, clerk.password));
  const page = await context.newPage();
  const main = page.getByRole('main');

  await page.goto(`${backend.origin}/#${UPLOAD}`);
  await main.getByRole('button', { name: '上传数据' }).first().click();
  const dialog = page.getByRole('dialog', { name: '上传数据' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '会员.csv', mimeType: 'text/csv', buffer: Buffer.from(people) });
  await dialog.getByRole('button', { name: '上传', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: '会员.csv' });
  await drawer.getByRole('button', { name: '试运行' }).click();
  await drawer.getByRole('button', { name: '录入 2 行' }).click({ timeout: 30_000 });
  await expect(drawer.getByText('已录入', { exact: true }).first()).toBeVisible({ timeout: 30_000 });

  await page.goto(`${backend.origin}/#${LIST}`);
  await expect(main.getByText('138****6271').filter({ visible: true })).toBeVisible();
  await main.getByRole('link', { name: '王芷晴' }).filter({ visible: true }).click();
  await main.getByRole('button', { name: '显示号码' }).filter({ visible: true }).click();
  await expect(main.getByText('13800006271').filter({ visible: true })).toBeVisible();

  const other = await browser.newContext();
  await giveToken(other, backend.origin, await staff.tokenOf(looker.account, looker.password));
  const theirs = await other.newPage();
  await theirs.goto(page.url());
  await expect(theirs.getByRole('main').getByText('138****6271').filter({ visible: true })).toBeVisible();
  await expect(theirs.getByRole('button', { name: '显示号码' })).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: /删除个人数据/ })).toHaveCount(0);
  await other.close();

  await main
    .getByRole('button', { name: /删除个人数据/ })
    .filter({ visible: true })
    .click();
  const erase = page.getByRole('dialog', { name: /全部个人数据/ });
  await erase.getByRole('textbox').fill('王芷晴');
  await erase.getByRole('button', { name: '删除个人数据' }).click();
  await expect(page.getByText(/^已删除：/)).toBeVisible();
  await page.goto(`${backend.origin}/#${LIST}`);
  await expect(main.getByText('李想').filter({ visible: true })).toBeVisible();
  await expect(main.getByText('王芷晴').filter({ visible: true })).toHaveCount(0);
  await context.close();
});
