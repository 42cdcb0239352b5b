import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { read, utils } from 'xlsx';
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
const people = ['姓名,手机,城市', '王芷晴,13800006271,广州', '李想,13900139000,佛山', '赵一,13700137000,广州'].join(
  '\n',
);

test('a list is exported as it is narrowed, and its people are gone through one after another', async ({ browser }) => {
  test.setTimeout(180_000);
  const clerk = await staff.addUser('数据员', [await staff.addRole('管数据', [UPLOAD, LIST])]);
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
  await drawer.getByRole('button', { name: '录入 3 行' }).click({ timeout: 30_000 });
  await expect(drawer.getByText('已录入', { exact: true }).first()).toBeVisible({ timeout: 30_000 });

  await page.goto(`${backend.origin}/#${LIST}?city=${encodeURIComponent('广州')}`);
  await expect(main.getByText('已筛选：城市“广州”').filter({ visible: true })).toBeVisible();
  await expect(main.getByText('李想').filter({ visible: true })).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: /导出/ }).filter({ visible: true }).click();
  await page.getByRole('menuitem', { name: '手机号打码' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('用户画像列表.xlsx');
  const [sheet] = Object.values(read(await readFile(await file.path())).Sheets);
  const text = sheet === undefined ? '' : utils.sheet_to_csv(sheet);
  expect(text).toContain('138****6271');
  expect(text).toContain('赵一');
  expect(text).not.toContain('李想');
  expect(text).not.toContain('13800006271');

  await main.getByRole('link', { name: '赵一' }).filter({ visible: true }).click();
  await expect(main.getByText('第 1 条，共 2 条').filter({ visible: true })).toBeVisible();
  await page.keyboard.press('j');
  await expect(main.getByRole('heading', { name: '王芷晴' }).filter({ visible: true })).toBeVisible();
  await expect(main.getByRole('list', { name: '关键数字' }).filter({ visible: true })).toBeVisible();
  await expect(main.getByText('第 2 条，共 2 条').filter({ visible: true })).toBeVisible();
  await context.close();
});
