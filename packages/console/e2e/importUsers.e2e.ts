import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { type CellObject, read, utils, write } from 'xlsx';
import { adminPassword } from './support/backend.js';
import { test } from './support/shared.js';
import { giveToken } from './support/staff.js';

/** Spreadsheets of users as they come from people. */
const titles = ['账 号', '姓　名', '手机号码', '电子邮箱', '所属部门', '角色（必填）', '备注', '备注'];

/** A title over all columns, heads merged over two rows, an empty row, a formula, a cell that begins with =. */
const messyBook = (people: readonly string[][]): Buffer => {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([['2026 赛季工作人员名单'], titles, [], [], ...people]);
  sheet['!merges'] = ['A1:H1', ...titles.map((_, at) => `${utils.encode_col(at)}2:${utils.encode_col(at)}3`)].map(
    (one) => utils.decode_range(one),
  );
  const note: CellObject = { t: 's', v: '张三', f: '"张"&"三"' };
  sheet['B5'] = note;
  utils.book_append_sheet(book, utils.aoa_to_sheet([['填写说明'], ['每行一位']]), '说明');
  utils.book_append_sheet(book, sheet, '名单');
  const data: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' });
  return data;
};

const person = (at: number, phone = `1391000${String(1000 + at)}`) => [
  `messy${at}`,
  `人员${at}`,
  phone,
  `messy${at}@example.com`,
  '=竞赛部',
  '业务人员',
  '备注',
  '',
];

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

test.beforeEach(async ({ context, page, backend, staff }) => {
  await giveToken(context, backend.origin, await staff.tokenOf('admin', adminPassword));
  await page.goto(`${backend.origin}/#/assistantAI/permission/user/index?open=import`);
  await expect(page.getByRole('dialog', { name: '导入用户' })).toBeVisible();
});

test('a messy spreadsheet is read, mended in place, imported, and its rest handed back', async ({ page }) => {
  const drawer = page.getByRole('dialog', { name: '导入用户' });
  const rows = [person(1), [], person(2, '12345'), person(3, '54321')];
  await choose(page, '名单.xlsx', messyBook(rows));
  await expect(drawer).toContainText('可以导入 1 位用户');
  await expect(drawer).toContainText('2 行有问题');
  const phone = drawer.getByRole('textbox', { name: '第 7 行 手机号' });
  await expect(phone).toHaveAccessibleDescription('手机号格式不正确');
  await phone.fill('13910009999');
  await phone.press('Enter');
  await expect(drawer).toContainText('可以导入 2 位用户');
  await drawer.getByRole('button', { name: '导入 2 位用户' }).click();
  await expect(drawer).toContainText('已导入 2 位用户');
  const [rest] = await Promise.all([
    page.waitForEvent('download'),
    drawer.getByRole('button', { name: '下载没有导入的 1 行' }).click(),
  ]);
  const book = read(await readFile(await rest.path()));
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  expect(utils.sheet_to_json(sheet, { header: 1, defval: '' })).toMatchObject([
    ['账号', '用户名', '手机号', '邮箱', '部门', '角色', '备注', '备注', '未导入原因'],
    ['messy3', '人员3', '54321', 'messy3@example.com', '=竞赛部', '业务人员', '备注', '', '手机号格式不正确'],
  ]);
  const department: CellObject | undefined = sheet['E2'];
  expect([department?.t, department?.f]).toEqual(['s', undefined]);
});

test('a thousand people in a csv of Chinese Excel are checked at once', async ({ page }) => {
  const drawer = page.getByRole('dialog', { name: '导入用户' });
  // 账号,姓名,手机,邮箱,部门,角色 and 业务人员 in GB18030
  const head = Buffer.from('d5cbbac52cd0d5c3fb2ccad6bbfa2cd3cacfe42cb2bfc3c52cbdc7c9ab0d0a', 'hex');
  const role = Buffer.from('d2b5cef1c8cbd4b1', 'hex');
  const lines = Array.from({ length: 1000 }, (_, at) =>
    Buffer.concat([
      Buffer.from(`csv${at},Person ${at},1392000${String(1000 + at).slice(0, 4)},csv${at}@example.com,,`),
      role,
      Buffer.from('\r\n'),
    ]),
  );
  await choose(page, '名单.csv', Buffer.concat([head, ...lines]));
  await expect(drawer).toContainText('可以导入 1000 位用户', { timeout: 20_000 });
});
