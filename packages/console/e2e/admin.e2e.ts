import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { read, utils, write } from 'xlsx';
import { type Backend, startBackend } from './support/backend.js';
import { option } from './support/option.js';
import { giveToken, type Person, type Staff, startStaff } from './support/staff.js';
import { expectTold } from './support/told.js';

/** Users and roles as an administrator works with them, one sentence after the other. */
test.describe.configure({ mode: 'serial' });

const users = '/configManagement/permissionSet/userManagement/index';
const roles = '/configManagement/permissionSet/roleManagement/index';
const roleDetails = '/configManagement/permissionSet/roleManagement/roleManagementDetails';
const chat = '/assistantAI/chatAI';
const feedback = '/assistantAI/permission/feed';

let backend: Backend;
let staff: Staff;
let page: Page;
let reader: Person;
let readers: string;

const at = (path: string) => `${backend.origin}/#${path}`;
const row = (name: string | RegExp) => page.getByRole('row', { name });
const dialog = () => page.getByRole('dialog').last();
const inDialog = (name: string | RegExp) => dialog().getByRole('button', { name, exact: true });
const fromMenu = async (line: Locator, item: string) => {
  await line.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
/** Opens a page anew, so that nothing of the step before is left on it. */
const open = async (path: string) => {
  await page.goto(at(path));
  await page.reload();
};
const browserOf = async (browser: Browser, { account, password }: Person): Promise<Page> => {
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(account, password));
  return context.newPage();
};
const askFeedback = (token: string) =>
  staff.call('userFeedback/queryPage', { method: 'POST', token, body: { current: 1, size: 10 } });
/** Why a call is refused, in the server's words; undefined where it is not. */
const refusal = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => String(error),
  );
const check = async (pageName: string) => {
  await page.getByRole('textbox', { name: '搜索页面' }).fill(pageName);
  const found = page.getByRole('tree').getByRole('treeitem');
  // The last of the whole tree is another page.
  await expect(found.last()).toContainText(pageName);
  await found.last().getByRole('checkbox').click();
  await page.getByRole('button', { name: '查看影响并保存' }).click();
};

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  backend = await startBackend();
  staff = await startStaff(backend.origin);
  readers = await staff.addRole('资料查阅', [chat]);
  reader = await staff.addUser('林晓', [readers]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf('admin', 'Rules-2024-Court'));
  page = await context.newPage();
});

test.afterAll(async () => {
  await page?.context().close();
  await backend?.stop();
});

test.describe('users', () => {
  test('are listed, found by name and filtered by role', async () => {
    await page.goto(at(users));
    await expect(row(/林晓/)).toBeVisible();
    await expect(row(/管理员/)).toBeVisible();
    await page.getByPlaceholder('搜索姓名、账号或手机号').fill('林晓');
    await page.keyboard.press('Enter');
    await expect(row(/系统管理员/)).toBeHidden();
    await expect(row(/林晓/)).toBeVisible();
    await expect(page).toHaveURL(/q=/);
  });

  test('are added, with what was typed kept when the account is taken, and sign in with the password shown once', async () => {
    await open(users);
    await page.getByRole('button', { name: '新增用户' }).click();
    await dialog().getByLabel('账号').fill(reader.account);
    await dialog().getByLabel('用户名').fill('陈默');
    await dialog().getByLabel('手机号').fill('13700000001');
    await dialog().getByLabel('邮箱').fill('chenmo@example.com');
    await dialog().getByRole('combobox', { name: '角色' }).click();
    await option(page, '资料查阅').click();
    await page.keyboard.press('Escape');
    await inDialog('创建').click();
    await expect(dialog().getByRole('alert')).toContainText('账号');
    await expect(dialog().getByLabel('用户名')).toHaveValue('陈默');
    await dialog().getByLabel('账号').fill('chenmo');
    await inDialog('创建').click();
    const password = await page.getByRole('textbox', { name: '登录密码' }).inputValue();
    await inDialog('完成').click();
    expect(await staff.tokenOf('chenmo', password)).toBeTruthy();
    await expect(row(/陈默/)).toBeVisible();
  });

  test('are edited', async () => {
    await row(/陈默/).getByRole('button', { name: '编辑' }).click();
    await dialog().getByLabel('部门').fill('竞赛部');
    await inDialog('保存').click();
    await expect(row(/陈默/)).toContainText('竞赛部');
  });

  test('are stopped, which takes effect at once, and started again', async () => {
    const token = await staff.tokenOf(reader.account, reader.password);
    await row(/林晓/).getByRole('button', { name: '停用' }).click();
    await inDialog('停用').click();
    await expect(row(/林晓/)).toContainText('已停用');
    expect(await refusal(staff.call('sysUser/detail', { token }))).toBeDefined();
    expect(await refusal(staff.tokenOf(reader.account, reader.password))).toBeDefined();
    await expect(dialog()).toHaveCount(0);
    await row(/林晓/).getByRole('button', { name: '启用' }).click();
    await expect(row(/林晓/)).not.toContainText('已停用');
    expect(await staff.tokenOf(reader.account, reader.password)).toBeTruthy();
  });

  test('get a new password, and the old one no longer holds', async () => {
    await fromMenu(row(/林晓/), '重置密码');
    await inDialog(/重置/).click();
    const password = await page.getByRole('textbox', { name: '登录密码' }).inputValue();
    await inDialog('完成').click();
    expect(await refusal(staff.tokenOf(reader.account, reader.password))).toBeDefined();
    reader = { ...reader, password };
    expect(await staff.tokenOf(reader.account, reader.password)).toBeTruthy();
  });

  test('are deleted after a question', async () => {
    await fromMenu(row(/陈默/), '删除');
    await inDialog('删除').click();
    await expect(row(/陈默/)).toBeHidden();
  });

  test('come from a spreadsheet that is checked first', async () => {
    await page.getByRole('button', { name: '导入用户' }).click();
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      dialog().getByRole('button', { name: '下载模板' }).click(),
    ]);
    const [name = ''] = read(await readFile(await template.path())).SheetNames;
    const sheet = read(await readFile(await template.path())).Sheets[name];
    expect(sheet).toBeDefined();
    if (sheet === undefined) return;
    const [head = []] = utils.sheet_to_json<string[]>(sheet, { header: 1 });
    const book = utils.book_new();
    const rows = [
      head,
      ['wuyue', '吴越', '13700000002', 'wuyue@example.com', '竞赛部', '资料查阅'],
      [reader.account, '重复', '13700000003', 'again@example.com', '', '资料查阅'],
    ];
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'users');
    const buffer: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' });
    await dialog().locator('input[type=file]').setInputFiles({
      name: '新用户.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer,
    });
    await expect(dialog()).toContainText('第 3 行');
    await expect(row(/吴越/)).toBeHidden();
    await inDialog('导入 1 位用户').click();
    const [passwords] = await Promise.all([
      page.waitForEvent('download'),
      dialog().getByRole('button', { name: '下载账号和密码' }).click(),
    ]);
    const told = read(await readFile(await passwords.path()));
    const [, line = []] = utils.sheet_to_json<string[]>(told.Sheets['users'] ?? {}, { header: 1 });
    expect(await staff.tokenOf('wuyue', line[2] ?? '')).toBeTruthy();
    await inDialog('完成').click();
    await expect(row(/吴越/)).toBeVisible();
  });

  test('cannot stop or delete themselves', async () => {
    const stop = row(/系统管理员/).getByRole('button', { name: '停用' });
    await expect(stop).toHaveAttribute('aria-disabled', 'true');
    await row(/系统管理员/)
      .getByRole('button', { name: /更多操作/ })
      .click();
    await expect(page.getByRole('menuitem', { name: '删除' })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
  });

  test('leave a trace of what was done', async () => {
    await page.getByRole('tab', { name: '操作日志' }).click();
    await expect(row(/重置密码/).first()).toContainText('管理员');
  });
});

test.describe('roles', () => {
  test('show what members gain before they are saved, and hold in another browser from its next call', async ({
    browser,
  }) => {
    const other = await browserOf(browser, reader);
    await other.goto(at(chat));
    await expect(other.getByRole('textbox', { name: '提问' })).toBeVisible();
    const token = await staff.tokenOf(reader.account, reader.password);
    expect(await refusal(askFeedback(token))).toBeDefined();

    await page.goto(at(`${roleDetails}?id=${readers}`));
    await check('用户反馈');
    await expect(dialog()).toContainText('新增 1 个页面');
    await expect(dialog()).toContainText('林晓');
    expect(await refusal(askFeedback(token))).toBeDefined();
    await expectTold(page, '角色已保存', () => inDialog('保存').click());
    expect(await refusal(askFeedback(token))).toBeUndefined();
    await other.goto('about:blank');
    await other.goto(at(feedback));
    await expect(other.getByText('还没有用户反馈')).toBeVisible();

    await open(`${roleDetails}?id=${readers}`);
    await check('用户反馈');
    await expect(dialog()).toContainText('移除 1 个页面');
    await inDialog('保存').click();
    await expect(dialog()).toBeHidden();
    expect(await refusal(askFeedback(token))).toBeDefined();
    await other.reload();
    await expect(other).toHaveURL(/\/404/);
    await other.context().close();
  });

  test('keep a folder half checked while only some of its pages are', async () => {
    await open(`${roleDetails}?id=${readers}`);
    await expect(page.getByText('已选 1 个页面')).toBeVisible();
    await expect(page.getByRole('tree').getByRole('checkbox').first()).toHaveAttribute('aria-checked', 'mixed');
  });

  test('take in members, and keep one whose only role this is', async () => {
    await page.getByRole('tab', { name: /成员/ }).click();
    await page.getByRole('combobox', { name: '选择用户' }).fill('管理员');
    await option(page, '管理员（admin）').click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '添加成员' }).click();
    await expect(row(/admin/)).toBeVisible();
    await row(/林晓/).getByRole('button', { name: '移出' }).click();
    await expectTold(page, '这是其中一位成员的唯一角色，请先给他另一个角色', () => inDialog('移出').click());
    // The question that fades away has a button of the same name.
    await expect(dialog()).toHaveCount(0);
    await row(/admin/).getByRole('button', { name: '移出' }).click();
    await inDialog('移出').click();
    await expect(row(/admin/)).toBeHidden();
  });

  test('are copied', async () => {
    await open(roles);
    await row(/资料查阅/)
      .getByRole('button', { name: '复制' })
      .click();
    await expect(page.getByLabel('角色名称')).toHaveValue('资料查阅 副本');
    await page.getByRole('button', { name: '创建', exact: true }).click();
    await expect(page.getByRole('heading', { name: '资料查阅 副本' })).toBeVisible();
  });

  test('are looked at as their members see them, read-only, with one way out', async () => {
    await open(roles);
    await fromMenu(row(/资料查阅/).first(), '以此角色查看');
    await expect(page.getByText('正在以角色')).toBeVisible();
    await expect(page.getByRole('link', { name: '配置管理' })).toBeHidden();
    await page.getByRole('button', { name: '结束查看' }).click();
    await expect(page.getByText('正在以角色')).toBeHidden();
    await expect(page.getByRole('link', { name: '配置管理' })).toBeVisible();
  });

  test('leave somebody who can administer: the last such role is not stopped', async () => {
    await open(roles);
    await fromMenu(row(/系统管理员/), '停用');
    await inDialog('停用').click();
    await expect(dialog().getByRole('alert')).toContainText('没有人能管理用户和角色');
    await page.keyboard.press('Escape');
  });

  test('give nobody more than they hold themselves', async () => {
    const clerk = await staff.addUser('赵敏', [await staff.addRole('用户管理', [users])]);
    const token = await staff.tokenOf(clerk.account, clerk.password);
    const all = await staff.asAdmin<{ id: string; name: string }[]>('sysRole/queryAllRole', 'GET');
    const top = all.find(({ name }) => name === '系统管理员');
    const raised = staff.call('sysUser/updateUser', {
      method: 'PUT',
      token,
      body: { id: clerk.id, roleIds: [top?.id ?? ''] },
    });
    expect(await refusal(raised)).toBeDefined();
  });
});
