import { type BrowserContext, expect, type Page } from '@playwright/test';
import { adminPassword } from './support/backend.js';
import { option } from './support/option.js';
import { test } from './support/shared.js';
import { giveToken } from './support/staff.js';
import { watchPage } from './support/watchPage.js';

/** An address holds what a page shows: whoever opens it elsewhere sees the same. */
test.describe.configure({ mode: 'serial' });

const users = '/assistantAI/permission/user/index';
const roles = '/assistantAI/permission/role/index';
const roleDetails = '/assistantAI/permission/role/roleManagementDetails';
const labelDetails = '/configManagement/permissionSet/labelSystem/labelSystemDetails';
const bases = '/assistantAI/knowledgeBase/index';
const overview = '/assistantAI/overview';
const chat = '/assistantAI/chatAI';

let context: BrowserContext;
let theirs: BrowserContext;
let page: Page;
let readers: string;
let person: string;
let base: string;
let origin: string;

const open = (path: string, one = page) => one.goto(`${origin}/#${path}`);
const main = (one = page) => one.locator('[data-tab]:visible');
const drawer = (one = page) => one.getByRole('dialog');
const tabs = () => page.getByRole('navigation', { name: /^(已打开的页面|Open pages)$/ }).getByRole('listitem');

test.beforeAll(async ({ browser, backend, staff }) => {
  test.setTimeout(180_000);
  origin = backend.origin;
  readers = await staff.addRole('地址共享者', [chat]);
  person = (await staff.addUser('沈舟', [readers])).id;
  base = (await staff.asAdmin<{ id: string }>('knowBaseManage/add', 'POST', { name: '共享的规则库' })).id;
  const token = await staff.tokenOf('admin', adminPassword);
  [context, theirs] = [await browser.newContext(), await browser.newContext()];
  await giveToken(context, origin, token);
  await giveToken(theirs, origin, token);
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
});

test.afterAll(async () => {
  await context?.close();
  await theirs?.close();
});

/** The address of this page, opened in the browser of somebody who has never been there. */
const elsewhere = async (check: (other: Page) => Promise<void>): Promise<void> => {
  const other = await theirs.newPage();
  await other.goto(page.url());
  await check(other);
  await other.close();
};

test('a list: search, filter and open record, of which Back takes the record alone', async () => {
  await open(`${users}?status=on`);
  await page.getByPlaceholder('搜索姓名、账号或手机号').fill('沈舟');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/status=on&q=/);
  const filtered = page.url();
  await main().getByRole('row', { name: /沈舟/ }).getByRole('button', { name: /^编辑/ }).click();
  await expect(page).toHaveURL(new RegExp(`open=${person}`));
  const check = async (other: Page) => {
    await expect(drawer(other).getByLabel('用户名')).toHaveValue('沈舟');
    await expect(main(other).getByRole('row', { name: /沈舟/ })).toBeVisible();
    await expect(main(other).getByRole('row', { name: /系统管理员/ })).toHaveCount(0);
  };
  await check(page);
  await elsewhere(check);
  await page.goBack();
  await expect(page).toHaveURL(filtered);
  await expect(drawer()).toHaveCount(0);
  await page.goForward();
  await expect(drawer().getByLabel('用户名')).toHaveValue('沈舟');
});

test('a record that is not on the page of the list is opened all the same', async () => {
  await open(`${users}?q=${encodeURIComponent('没有这个人')}&open=${person}`);
  // The drawer of the test before says the same, with its row beside it.
  await expect(page.getByPlaceholder('搜索姓名、账号或手机号')).toHaveValue('没有这个人');
  await expect(main().getByRole('row', { name: /沈舟/ })).toHaveCount(0);
  await expect(drawer().getByLabel('用户名')).toHaveValue('沈舟');
});

test('a tab inside a page, with its own search', async () => {
  await open(`${roleDetails}?id=${readers}&tab=members&q=${encodeURIComponent('沈')}`);
  await elsewhere(async (other) => {
    await expect(main(other).getByRole('row', { name: /沈舟/ })).toBeVisible();
    await expect(main(other).getByRole('tab', { name: /成员/ })).toHaveAttribute('aria-selected', 'true');
  });
});

test('the dates of the overview', async () => {
  await open(`${overview}?range=custom&from=2026-01-05&to=2026-01-09`);
  await elsewhere(async (other) => {
    await expect(main(other).getByRole('button', { name: /01-05.+01-09/ })).toBeVisible();
  });
});

test('the open knowledge base, which is open again for whoever comes back, until they ask for all', async () => {
  await open(`${bases}?base=${base}`);
  await expect(main().getByRole('heading', { name: '共享的规则库' })).toBeVisible();
  await elsewhere(async (other) => {
    await expect(main(other).getByRole('heading', { name: '共享的规则库' })).toBeVisible();
  });
  await open(chat);
  await expect(main().getByRole('textbox', { name: '提问' })).toBeVisible();
  await open(bases);
  await expect(page).toHaveURL(new RegExp(`base=${base}`));
  await main().getByRole('link', { name: '知识库' }).click();
  await expect(main().getByRole('link', { name: '共享的规则库' })).toBeVisible();
});

test('a new role takes the tab it was made in along to its own address', async () => {
  await open(roleDetails);
  // Until the new page is drawn, its tab is not among those to be counted: another role's has the same name.
  await expect(main().getByRole('button', { name: '创建' })).toBeVisible();
  await expect(tabs().filter({ hasText: '角色详情' })).not.toHaveCount(0);
  const before = await tabs().count();
  await main().getByLabel('名称').fill('地址里的新角色');
  await main().getByRole('button', { name: '创建' }).click();
  await expect(page).toHaveURL(/roleManagementDetails\?id=/);
  await expect(main().getByRole('heading', { name: '地址里的新角色' })).toBeVisible();
  await expect(tabs()).toHaveCount(before);
});

test('the tag-selection map can be added to or cleared, and is there for whoever comes back', async ({ staff }) => {
  const add = async (path: string, body: object) => (await staff.asAdmin<{ id: string }>(path, 'POST', body)).id;
  const tagSystemId = await add('tag/tagSystem/add', { name: '地址里的标签', code: 'in-addresses', roleIds: [] });
  const wanted = await add('tag/tag/add', { tagSystemId, name: '青少年赛事' });
  await add('tag/tag/add', { tagSystemId, name: '职业联赛' });
  const rows = main().getByRole('treeitem');
  await open(`${labelDetails}?id=${tagSystemId}`);
  await expect(rows).toHaveCount(2);
  await main().getByRole('combobox', { name: '筛选标签' }).fill('青少年');
  await option(page, '青少年赛事').click();
  await expect(page).toHaveURL(new RegExp(`tags=${wanted}`));
  await expect(rows).toHaveCount(1);
  await open(roles);
  // Others add roles meanwhile: a certain one may be on a further page.
  await expect(main().getByRole('heading', { name: '角色管理' })).toBeVisible();
  await open(`${labelDetails}?id=${tagSystemId}`);
  await expect(page).toHaveURL(new RegExp(`tags=${wanted}`));
  await expect(rows).toHaveCount(1);
  await expect(main().getByTitle('青少年赛事', { exact: true })).toBeVisible();
  await expect(async () => {
    await main().getByRole('combobox', { name: '筛选标签' }).press('Backspace');
    await expect(page).not.toHaveURL(/tags=/, { timeout: 3000 });
  }).toPass();
  await expect(rows).toHaveCount(2);
});

test('nothing in an address that makes no sense ever breaks a page', async () => {
  const { problems, settle } = watchPage(page);
  const nonsense = 'current=1e99&size=-1&sort=--&status=broken&role=%3Cb%3E&tab=x&open=..%2F&q=%E0%A4%A&filter=no';
  for (const path of [users, roles, bases, overview, chat, '/assistantAI/aiManage/configuration']) {
    await open(`${path}?${nonsense}&base=%20&topic=%00&cite=x&answer=%2F&range=never&from=1&to=2&assistant=nobody`);
    // The heading of the page before would do as well.
    await settle(path);
    await expect(main().getByRole('heading').first()).toBeVisible();
    await expect(main().getByRole('alert')).toHaveCount(0);
  }
  expect(problems).toEqual([]);
});

test('a top entry leads back to the page below it that was open last, and the groups stay as they were left', async () => {
  await open(`${roles}?tab=menus`);
  await expect(main().getByRole('tab', { name: '菜单' })).toHaveAttribute('aria-selected', 'true');
  const side = page.getByRole('navigation', { name: '侧边菜单' });
  const group = side.getByRole('button', { name: 'AI 助手' });
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: '配置管理' }).click();
  await expect(page).toHaveURL(/configManagement/);
  await page.reload();
  await page.getByRole('navigation', { name: '顶部菜单' }).getByRole('link', { name: 'AI 平台' }).click();
  await expect(page).toHaveURL(`${origin}/#${roles}?tab=menus`);
  await expect(group).toHaveAttribute('aria-expanded', 'true');
});

test('the menus speak English where the server named them', async () => {
  await open(roles);
  await page.evaluate(() => localStorage.setItem('preferences', JSON.stringify({ theme: 'light', language: 'en-US' })));
  await page.reload();
  const side = page.getByRole('navigation', { name: 'Side menu' });
  await expect(side.getByRole('button', { name: 'Permissions' })).toBeVisible();
  const closed = side.getByRole('button', { expanded: false });
  for (let left = await closed.count(); left > 0; left -= 1) {
    await closed.first().click();
    await expect(closed).toHaveCount(left - 1);
  }
  await expect(side.getByRole('link', { name: 'Finance' })).toBeVisible();
  for (const part of [page.getByRole('navigation'), tabs()])
    for (const text of await part.allInnerTexts()) expect(text).not.toMatch(/\p{Script=Han}/u);
  await expect(page).toHaveTitle(/^Roles - /);
  await page.evaluate(() => localStorage.removeItem('preferences'));
  await page.reload();
});

test('without the shell: knowledge bases to be read, and the tools', async () => {
  await open('/expKnowledgeBase');
  await page.getByRole('link', { name: '共享的规则库' }).click();
  await expect(page).toHaveURL(`${origin}/#/expKnowledgeBase?base=${base}`);
  await elsewhere(async (other) => {
    await expect(other.getByText('这个知识库还没有可查阅的文档')).toBeVisible();
    await expect(other.getByRole('button', { name: /上传|新建|删除/ })).toHaveCount(0);
  });
  await page.goto('about:blank');
  await open('/expAITool/index');
  await expect(page.getByRole('heading', { name: 'AI 工具', level: 1 })).toBeVisible();
  await page.goto('about:blank');
  await open('/expAITool/tool');
  await expect(page.getByRole('heading', { name: /没有这个工具|没有“资源中心”的权限/ })).toBeVisible();
});
