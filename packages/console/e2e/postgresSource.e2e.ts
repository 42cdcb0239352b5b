import { expect, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { startFilledPostgres } from './support/postgres.js';
import { giveToken, startStaff } from './support/staff.js';

const PASSWORD = 'Lies-nur-1:@/?';

let postgres: Awaited<ReturnType<typeof startFilledPostgres>>;
let backend: Backend;
let staff: Awaited<ReturnType<typeof startStaff>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  postgres = await startFilledPostgres(`
    create role reader login password '${PASSWORD}';
    create table players (name text, club text, height numeric);
    comment on table players is '球员';
    comment on column players.club is '俱乐部';
    insert into players select '球员 ' || n, case n % 2 when 0 then '北京' else '上海' end, 190 + n % 2
      from generate_series(1, 100) n;
    create table salaries (amount int);
    grant select on players to reader`);
  backend = await startBackend({ FUNCTION_HOSTS: postgres.host });
  staff = await startStaff(backend.origin);
});
test.afterAll(async () => {
  await backend?.stop();
  await postgres?.stop();
});

test('a database is connected by its address, described, and asked', async ({ browser }) => {
  test.setTimeout(90_000);
  const address = '/assistantAI/text2sql';
  const keeper = await staff.addUser('吴连库', [await staff.addRole('连数据库', [address])]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(keeper.account, keeper.password));
  const page = await context.newPage();
  await page.goto(`${backend.origin}/#${address}`);
  await page.getByRole('button', { name: '数据源' }).click();
  // Its title is that of what is set up in it.
  const drawer = page.getByRole('dialog');
  await drawer.getByText('PostgreSQL', { exact: true }).click();
  await drawer.getByRole('textbox', { name: '新数据源的名称' }).fill('球员库');
  await drawer.getByRole('textbox', { name: '地址' }).fill(postgres.host);
  await drawer.getByRole('textbox', { name: '数据库' }).fill('postgres');
  await drawer.getByRole('textbox', { name: '用户名' }).fill('reader');
  const password = drawer.getByLabel('密码', { exact: true });
  await password.fill('not this one');
  await drawer.getByRole('button', { name: /^连\s?接$/ }).click();
  await expect(drawer.getByRole('alert').first()).toBeVisible();
  await password.fill(PASSWORD);
  await drawer.getByRole('button', { name: /^连\s?接$/ }).click();
  await expect(page.getByText('已连接“球员库”')).toBeVisible();
  // What its role may not read is not there.
  await expect(drawer.getByText('1 张表')).toBeVisible();

  await drawer.getByRole('button', { name: '设置 球员库' }).click();
  await drawer.getByText('表和列的说明', { exact: true }).click();
  await expect(drawer.getByRole('textbox', { name: '俱乐部的说明' })).toBeVisible();
  await drawer.getByRole('textbox', { name: '球员的说明' }).fill('一行是一名注册球员');
  await drawer.getByRole('button', { name: /^保\s?存$/ }).click();
  await expect(page.getByText('已保存')).toBeVisible();
  await drawer.getByRole('button', { name: '返回数据源' }).click();
  await drawer.getByRole('button', { name: '问数 球员库' }).click();

  const field = page.getByRole('textbox', { name: /问|查/ });
  await field.fill('各俱乐部的球员数');
  await field.press('Enter');
  await expect(page.getByText(/理解为：/)).toBeVisible();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '北京' }) });
  await expect(row).toContainText('50');
  await context.close();
});
