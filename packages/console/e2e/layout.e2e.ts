import { type BrowserContext, expect, type Page } from '@playwright/test';
import { TEST_HOST, test } from './support/shared.js';
import { giveToken, type Person, type Staff } from './support/staff.js';

/** What stands around the pages, one sentence after the other. */
test.describe.configure({ mode: 'serial' });

const overview = '/assistantAI/overview';
const chat = '/assistantAI/chatAI';
const knowledge = '/assistantAI/knowledgeBase/index';
const people = '/assistantAI/permission/user/index';
const settings = '/configManagement/permissionSet/userManagement/index';

let origin: string;
let colleagues: Staff;
let role: string;
let person: Person;
let token: string;
let context: BrowserContext;
let page: Page;

const at = (path: string) => `${origin}/#${path}`;
const side = () => page.getByRole('navigation', { name: '侧边菜单' });
const tabs = () => page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link');
const account = () => page.getByRole('button', { name: /^账号：/ });
const boxOf = async (what: ReturnType<Page['getByRole']>) => {
  const box = await what.boundingBox();
  if (box === null) throw new Error('It is not on the screen');
  return box;
};

test.beforeAll(async ({ browser, backend, staff }) => {
  test.setTimeout(180_000);
  origin = backend.origin;
  colleagues = staff;
  role = await staff.addRole('版面查看', [overview, chat, knowledge, people, settings]);
  person = await staff.addUser('沈乔', [role]);
  token = await staff.tokenOf(person.account, person.password);
  context = await browser.newContext();
  await giveToken(context, origin, token);
  page = await context.newPage();
  await page.goto(at(overview));
});

test.afterAll(() => context?.close());

test.describe('the top navigation bar', () => {
  test('has the product title and the top-level entries of permitted routes', async () => {
    await expect(page.getByRole('link', { name: '篮球 AI 智能体平台' })).toBeVisible();
    const top = page.getByRole('navigation', { name: '顶部菜单' });
    await expect(top.getByRole('link')).toHaveText(['AI 平台']);
  });

  test('shows the config-management entry as a gear icon on the right, and nowhere else', async () => {
    const gear = page.getByRole('link', { name: '配置管理' });
    await expect(gear).toHaveCount(1);
    await expect(gear).toHaveText('');
    expect((await boxOf(gear)).x).toBeGreaterThan(1440 / 2);
    await gear.click();
    await expect(page).toHaveURL(at(settings));
    await expect(side()).toContainText('用户管理');
  });

  test('shows a system switcher only when a list of systems exists, queried by role', async () => {
    const switcher = page.getByRole('button', { name: /^系统/ });
    await expect(account()).toBeVisible();
    await expect(switcher).toHaveCount(0);
    const systems = () =>
      colleagues.call<{ code: string }[]>('tag/tagSystemRoleRelation/queryTagSystemByRoleId', { token });
    expect(await systems()).toEqual([]);
    await colleagues.asAdmin('tag/tagSystem/add', 'POST', { name: '版面系统', code: 'layout', roleIds: [role] });
    expect((await systems()).map(({ code }) => code)).toEqual(['layout']);
    await page.reload();
    await switcher.click();
    await expect(page.getByRole('menuitem', { name: '版面系统' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  test('has an account dropdown with change password, basic info and log out, which asks first', async () => {
    await account().click();
    for (const entry of ['基本信息', '修改密码', '退出登录'])
      await expect(page.getByRole('menuitem', { name: entry })).toBeVisible();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(page.getByRole('dialog')).toContainText('确定退出登录吗？');
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(account()).toBeVisible();
  });

  test('has a message notification popover and a user-feedback dialog', async () => {
    await page.getByRole('button', { name: '消息', exact: true }).click();
    const inbox = page.getByRole('dialog', { name: '消息' });
    await expect(inbox).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(inbox).toHaveCount(0);
    await page.getByRole('button', { name: '意见反馈' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a breadcrumb says where a page lies', async () => {
  await page.goto(at(people));
  const crumbs = page.getByRole('navigation', { name: '当前位置' });
  await expect(crumbs).toContainText('权限管理');
  await page.goto(at(`/assistantAI/permission/user/userManagementDetails?id=${person.id}`));
  await expect(crumbs.getByRole('link', { name: '用户管理' })).toBeVisible();
  await expect(crumbs).toContainText('权限管理');
  await crumbs.getByRole('link', { name: '用户管理' }).click();
  await expect(page).toHaveURL(at(people));
});

test('the left sidebar collapses automatically on mobile, under 992 px; the device is switched between desktop and mobile', async () => {
  const menu = page.getByRole('button', { name: '打开菜单' });
  await expect(side()).toBeVisible();
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(menu).toBeVisible();
  await expect(side()).toHaveCount(0);
  await menu.click();
  await side().getByRole('link', { name: 'AI 对话' }).click();
  await expect(page).toHaveURL(at(chat));
  await expect(side()).toHaveCount(0);
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(side()).toBeVisible();
  await expect(menu).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('open pages are kept: what was typed stands when the tab is shown again', async () => {
  await page.getByRole('textbox', { name: '提问' }).fill('暂停可以请求几次');
  await page.goto(at(people));
  await expect(page.getByRole('heading', { name: '用户管理' })).toBeVisible();
  await tabs().filter({ hasText: 'AI 对话' }).click();
  await expect(page.getByRole('textbox', { name: '提问' })).toHaveValue('暂停可以请求几次');
});

test('of the tabs all others can be closed; the fixed one stays', async () => {
  await page.goto(at(knowledge));
  await expect(tabs().filter({ hasText: '知识库' })).toHaveCount(1);
  await page.getByRole('button', { name: '更多页签操作' }).click();
  await page.getByRole('menuitem', { name: '关闭其他' }).click();
  const sure = page.getByRole('dialog').getByRole('button', { name: '放弃修改并关闭' });
  if (await sure.isVisible()) await sure.click();
  await expect(tabs()).toHaveText(['首页', '知识库']);
});

test.describe('the floating chat', () => {
  const chatWindow = () => page.getByRole('dialog', { name: '智能问数' });

  test('shows only on paths containing /overview', async () => {
    const opener = page.getByRole('button', { name: '打开智能问数' });
    await expect(opener).toHaveCount(0);
    await page.goto(at(overview));
    await opener.click();
    await expect(chatWindow()).toBeVisible();
    await page.goto(at(knowledge));
    await expect(page.getByRole('heading', { name: '知识库' })).toBeVisible();
    await expect(chatWindow()).toHaveCount(0);
    await expect(opener).toHaveCount(0);
    await page.goto(at(overview));
  });

  test('is titled smart data query, and loads an embedded chat page in a frame', async () => {
    await expect(chatWindow().getByText('智能问数')).toBeVisible();
    await expect(page.frameLocator('iframe').getByRole('textbox', { name: '提问' })).toBeVisible();
  });

  test('can be dragged within the window, and not out of it', async () => {
    const before = await boxOf(chatWindow());
    const drag = async (x: number, y: number) => {
      const { x: left, y: top } = await boxOf(chatWindow());
      await page.mouse.move(left + 60, top + 20);
      await page.mouse.down();
      await page.mouse.move(left + 60 + x / 2, top + 20 + y / 2, { steps: 4 });
      await page.mouse.move(left + 60 + x, top + 20 + y, { steps: 4 });
      await page.mouse.up();
    };
    await drag(-300, -60);
    await expect.poll(async () => (await boxOf(chatWindow())).x).toBeLessThan(before.x - 100);
    // It is taken where it is drawn: each drag begins where the one before has led.
    await drag(-3000, -3000);
    await expect.poll(async () => (await boxOf(chatWindow())).x).toBeLessThan(60);
    const { x: left, y: top } = await boxOf(chatWindow());
    expect(left).toBeGreaterThanOrEqual(-1);
    expect(top).toBeGreaterThanOrEqual(-1);
    await drag(3000, 3000);
    await expect.poll(async () => (await boxOf(chatWindow())).x).toBeGreaterThan(before.x - 1);
    const { x, y, width, height } = await boxOf(chatWindow());
    expect(x + width).toBeLessThanOrEqual(1441);
    expect(y + height).toBeLessThanOrEqual(901);
  });
});

test.describe('test-environment features depend on the host being in a list', () => {
  test('on other hosts there is no badge and no switch', async () => {
    await expect(page.getByText('测试环境')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^延迟/ })).toHaveCount(0);
  });

  test('on listed ones there is a badge, and calls can be made slow or fail', async () => {
    const test = origin.replace('127.0.0.1', TEST_HOST);
    await giveToken(context, test, token);
    await page.goto(`${test}/#${knowledge}`);
    await expect(page.getByText('测试环境')).toBeVisible();
    await expect(page.getByRole('button', { name: '延迟：无延迟' })).toBeVisible();
    // What is shown before the calls begin to fail.
    await expect(page.getByRole('link', { name: '平台使用手册' })).toBeVisible();
    await page.getByRole('button', { name: '失败：不失败' }).click();
    await page.getByRole('menuitem', { name: '全部失败' }).click();
    await page.getByRole('textbox', { name: '搜索', exact: true }).fill('规则');
    await page.keyboard.press('Enter');
    await expect(page.getByText('更新失败，显示的是之前的数据')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: '失败：不失败' })).toBeVisible();
  });
});
