import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { type Backend, startBackend } from './support/backend.js';
import { option } from './support/option.js';
import { giveToken, startStaff } from './support/staff.js';

let backend: Backend;
let staff: Awaited<ReturnType<typeof startStaff>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
  staff = await startStaff(backend.origin);
});
test.afterAll(() => backend?.stop());

const ASSOCIATION = '/assistantAI/nl2sql';
const ANY = '/assistantAI/text2sql';

test('questions to data are answered without a model, changed by a chip, gone on from, and kept, by who has the page alone', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const asker = await staff.addUser('陈查询', [await staff.addRole('查数据', [ASSOCIATION])]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(asker.account, asker.password));
  const page = await context.newPage();
  await page.goto(`${backend.origin}/#${ASSOCIATION}`);
  const field = page.getByRole('textbox', { name: /问|查/ });
  await field.fill('用户数');
  await field.press('Enter');
  await expect(page.getByText(/理解为：/)).toBeVisible();
  await expect(page.getByRole('heading', { name: '用户数', level: 1 })).toBeVisible();

  await field.fill('按角色呢');
  await field.press('Enter');
  await expect(page.getByText(/理解为：各角色的用户数/)).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '查数据' })).toBeVisible();
  // Who only asks sees no query, and looks after no sources.
  await expect(page.getByText('SQL')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '数据源' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('rowheader', { name: '查数据' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 csv' }).last().click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('查数据');

  await page.getByRole('button', { name: '删除这次提问' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /删\s?除/ })
    .click();
  await expect(page.getByText('还没有提问')).toBeVisible();
  await context.close();
});

test('a table is uploaded and asked at once, by the names of its columns', async ({ browser }) => {
  test.setTimeout(180_000);
  const keeper = await staff.addUser('周管数', [await staff.addRole('管数据', [ANY])]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(keeper.account, keeper.password));
  const page = await context.newPage();
  await page.goto(`${backend.origin}/#${ANY}`);
  await page.getByRole('button', { name: '数据源' }).click();
  const drawer = page.getByRole('dialog', { name: '数据源' });
  await drawer.getByRole('textbox', { name: '新数据源的名称' }).fill('联赛报名');
  await drawer.getByRole('button', { name: '新建' }).click();
  const rows = Array.from({ length: 5000 }, (_, at) => `${at % 2 ? '北京' : '上海'},${100 + (at % 2)}`);
  await drawer.getByRole('button', { name: '选择文件' }).waitFor();
  await page.locator('input[type="file"]').setInputFiles({
    name: '报名.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['省份,报名费（元）', ...rows].join('\n')),
  });
  await expect(drawer.getByText('5,000 行', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: '问数 联赛报名' }).click();

  const field = page.getByRole('textbox', { name: /问|查/ });
  await field.fill('各省份的报名费');
  await field.press('Enter');
  await expect(page.getByRole('cell', { name: '252,500' })).toBeVisible();
  await page.locator('summary', { hasText: 'SQL' }).click();
  await expect(page.getByRole('region', { name: /SQL|查询/ })).toContainText('sum');
  await context.close();
});

test('a question is saved with a schedule, stands on the overview, is asked again there, and taken off it', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const role = await staff.addRole('看首页和数据', [ASSOCIATION, '/assistantAI/overview']);
  const asker = await staff.addUser('钱固定', [role]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(asker.account, asker.password));
  const page = await context.newPage();
  await page.goto(`${backend.origin}/#${ASSOCIATION}?question=${encodeURIComponent('用户数')}`);
  // What an address brings is put into the field, and asked by the reader alone.
  const field = page.getByRole('textbox', { name: /问|查/ });
  await expect(field).toHaveValue('用户数');
  await expect(page.getByText(/理解为：/)).toHaveCount(0);
  await field.press('Enter');
  await expect(page.getByText(/理解为：/)).toBeVisible();

  await page.getByRole('button', { name: '保存问题' }).click();
  const dialog = page.getByRole('dialog', { name: '保存问题' });
  await dialog.getByRole('combobox', { name: '多久一次' }).click();
  await page.getByTitle('每周', { exact: true }).click();
  await dialog.getByRole('combobox', { name: '什么时候提醒' }).click();
  await page.getByTitle('大于', { exact: true }).click();
  await dialog.getByRole('button', { name: /^保\s?存$/ }).click();
  await expect(dialog.getByText('填写数值')).toBeVisible();
  await dialog.getByRole('spinbutton', { name: '数值' }).fill('100000');
  await dialog.getByRole('switch', { name: '固定到首页' }).click();
  await dialog.getByRole('button', { name: /^保\s?存$/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /用户数\s?每周一 08:00/ })).toBeVisible();

  await page.goto(`${backend.origin}/#/assistantAI/overview`);
  const card = page.getByRole('article', { name: '用户数' });
  await expect(card.locator('strong')).toBeVisible();
  await card.getByRole('button', { name: '重新查询：用户数' }).click();
  await expect(card).toHaveAttribute('aria-busy', 'false');
  await expect(card.locator('strong')).toBeVisible();
  await card.getByRole('button', { name: '打开：用户数' }).click();
  await expect(page.getByRole('heading', { name: '用户数', level: 1 })).toBeVisible();

  await page.goto(`${backend.origin}/#/assistantAI/overview`);
  await card.getByRole('button', { name: '取消固定：用户数' }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: '运行概览', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: '固定的问题' })).toHaveCount(0);

  await page.goto(`${backend.origin}/#${ASSOCIATION}`);
  await page.getByRole('button', { name: '全部', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: '保存的问题' });
  await drawer.getByRole('button', { name: '用户数的更多操作' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('button', { name: /^删\s?除$/ }).click();
  await expect(drawer.getByText('还没有保存的问题')).toBeVisible();
  await context.close();
});

test('a rule lets the members of a role see a part of a table, and is refused in its place where it cannot hold', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const signedIn = async (name: string, role: string) => {
    const person = await staff.addUser(name, [role]);
    const context = await browser.newContext();
    await giveToken(context, backend.origin, await staff.tokenOf(person.account, person.password));
    return context.newPage();
  };
  const keeping = await signedIn('吴管数', await staff.addRole('管规则', [ANY]));
  await keeping.goto(`${backend.origin}/#${ANY}?sources=open`);
  const drawer = keeping.getByRole('dialog', { name: '数据源' });
  await drawer.getByRole('textbox', { name: '新数据源的名称' }).fill('各省报名');
  await drawer.getByRole('button', { name: '新建' }).click();
  await drawer.getByRole('button', { name: '选择文件' }).waitFor();
  await keeping.locator('input[type="file"]').setInputFiles({
    name: '名单.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('省份,报名费（元）\n北京,120\n上海,80\n'),
  });
  await expect(drawer.getByText('2 行', { exact: true })).toBeVisible();

  const seesPart = await staff.addRole('看北京', [ANY]);
  await drawer.getByRole('button', { name: '设置 各省报名' }).click();
  const setup = keeping.getByRole('dialog', { name: '各省报名' });
  await setup.getByText('按角色的规则', { exact: true }).click();
  await setup.getByRole('button', { name: '添加规则' }).click();
  await setup.getByRole('combobox', { name: '角色' }).click();
  await option(keeping, '看北京').click();
  await setup.getByRole('combobox', { name: '数据表' }).click();
  await option(keeping, '名单').click();
  const condition = setup.getByRole('textbox', { name: '可见的行' });
  await condition.fill('nobody = 1');
  await setup.getByRole('button', { name: /^保\s?存$/ }).click();
  await expect(setup.getByRole('alert')).toContainText('nobody');
  await condition.fill("省份 = '北京'");
  await setup.getByRole('button', { name: /^保\s?存$/ }).click();
  await expect(keeping.getByText('已保存', { exact: true })).toBeVisible();

  const source = new URL(keeping.url().replace('#', '')).searchParams.get('setup') ?? '';
  const reading = await signedIn('郑看数', seesPart);
  await reading.goto(`${backend.origin}/#${ANY}?source=${source}`);
  const field = reading.getByRole('textbox', { name: /问|查/ });
  await field.fill('各省份的报名费');
  await field.press('Enter');
  await expect(reading.getByText(/理解为：/)).toBeVisible();
  await expect(reading.getByText('上海')).toHaveCount(0);
  await keeping.context().close();
  await reading.context().close();
});
