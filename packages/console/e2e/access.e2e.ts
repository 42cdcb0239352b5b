import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { giveToken, type Staff, startStaff, tokenIn } from './support/staff.js';
import { watchViolations } from './support/violations.js';

/** Who gets to which page, one sentence of the access rules after the other. */
test.describe.configure({ mode: 'serial' });

const PRODUCT = '篮球 AI 智能体平台';
const chat = '/assistantAI/chatAI';
const knowledge = '/assistantAI/knowledgeBase/index';

let backend: Backend;
let staff: Staff;
let context: BrowserContext;
let page: Page;
let violations: string[];
let business: string;

/** Opens an address as a click on a link from elsewhere does: in a document of its own. */
const arrive = async (address: string) => {
  await page.goto('about:blank');
  await page.goto(backend.origin + address);
};
/** Goes to a path within the document that is open. */
const go = (path: string) => page.goto(`${backend.origin}/#${path}`);
const side = () => page.getByRole('navigation', { name: '侧边菜单' });
const foreignInTab = () => page.evaluate(() => sessionStorage.getItem('F_T'));
const notice = () => page.getByText('请先登录或从授权入口进入');
const asUser = (token: string) => giveToken(context, backend.origin, token);

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  backend = await startBackend();
  staff = await startStaff(backend.origin);
  const role = await staff.addRole('赛事助理', [chat, knowledge]);
  const { account, password } = await staff.addUser('周岚', [role]);
  business = await staff.tokenOf(account, password);
  context = await browser.newContext();
  violations = await watchViolations(context);
  page = await context.newPage();
});

test.afterAll(async () => {
  await context?.close();
  await backend?.stop();
});

test.describe('open without a token: /login, /auth-redirect, /expKnowledgeBase, /expAI, /expAITool/index, /expAITool/tool', () => {
  test('the pages say how to come in, and offer to sign in', async () => {
    for (const path of ['/expAI', '/expAITool/index', '/expAITool/tool', '/expKnowledgeBase', '/auth-redirect']) {
      await go(path);
      await expect(notice()).toBeVisible();
      await expect(page).toHaveURL(`${backend.origin}/#${path}`);
      await page.getByRole('button', { name: '登录' }).click();
      await expect(page.getByLabel('用户名')).toBeVisible();
    }
  });

  test('a 401 or 403 there never redirects', async () => {
    for (const status of [401, 403]) {
      await page.route(/sysUser\/detail/, (route) =>
        route.fulfill({ status, json: { code: status, message: '不行' } }),
      );
      await asUser(business);
      await arrive('/#/expAI');
      await expect(notice()).toBeVisible();
      await expect(page).toHaveURL(`${backend.origin}/#/expAI`);
      await page.unroute(/sysUser\/detail/);
    }
    await context.clearCookies();
  });

  test('a document framed by others opens only the routes of its own name', async () => {
    await arrive(`/expAITool/tool#${chat}`);
    await expect(page).toHaveURL(`${backend.origin}/expAITool/tool#/expAITool/tool`);
    await page.evaluate(() => {
      location.hash = '#/login';
    });
    await expect(page).toHaveURL(/\/expAITool\/tool#\/expAITool/);
    await expect(notice()).toBeVisible();
  });
});

test('every other path needs a token; without one the user is redirected to /login with a redirect parameter that holds the wanted path', async () => {
  for (const path of [
    chat,
    `${knowledge}?base=x&q=%E7%AF%AE`,
    '/404',
    '/airport',
    '/nowhere',
    '/expAI/more',
    '/assistantAI',
  ]) {
    await go(path);
    await expect(page).toHaveURL(`${backend.origin}/#/login?redirect=${encodeURIComponent(path)}`);
  }
});

test('a signed-in user who opens /login or / has the token cleared and is sent to /', async () => {
  for (const address of ['/#/login', '/#/', '/', `/#/login?redirect=${encodeURIComponent(chat)}`]) {
    await asUser('some-token');
    await arrive(address);
    await expect(page).toHaveURL(`${backend.origin}/#/login?redirect=%2F`);
    expect(await tokenIn(context)).toBeUndefined();
  }
});

test('the token that was cleared so is dead on the server too', async () => {
  const { account, password } = await staff.addUser('吴桐', [await staff.addRole('裁判联络', [chat])]);
  const token = await staff.tokenOf(account, password);
  await asUser(token);
  await arrive('/#/');
  const answer = () => staff.call('sysUser/detail', { token }).then(() => 'alive', String);
  await expect.poll(answer).toContain('401');
});

test.describe('with a token', () => {
  test('unknown paths redirect to /404, which says so', async () => {
    await asUser(business);
    await arrive('/#/nowhere/at-all?x=1');
    await expect(page).toHaveURL(/#\/404\?from=%2Fnowhere%2Fat-all$/);
    await expect(page.getByText('地址 /nowhere/at-all 不存在')).toBeVisible();
    await page.getByRole('button', { name: '返回首页' }).click();
    await expect(page).toHaveURL(`${backend.origin}/#${chat}`);
  });

  test('routes appear only when granted; one that is not says so, and whom to ask', async () => {
    await go('/assistantAI/aiManage/configuration');
    await expect(page).toHaveURL(/#\/404\?from=/);
    await expect(page.getByText('没有“助手配置”的权限')).toBeVisible();
    await expect(page.getByText('你的角色是赛事助理。如需使用，请联系系统管理员。')).toBeVisible();
    await expect(side()).toContainText('知识库');
    await expect(side()).not.toContainText('助手管理');
  });

  test('the page title is the route title followed by the product title', async () => {
    for (const [path, title] of [
      [chat, 'AI 对话'],
      [knowledge, '知识库'],
      ['/airport', '机场'],
    ] as const) {
      await go(path);
      await expect(page).toHaveTitle(`${title} - ${PRODUCT}`);
    }
  });

  test('a folder opens the first page in it, and /airport leads to what may be opened', async () => {
    await go('/assistantAI');
    await expect(page).toHaveURL(`${backend.origin}/#${chat}`);
    await go('/airport');
    await page.getByRole('main').getByRole('link', { name: 'AI 平台' }).click();
    await expect(page).toHaveURL(`${backend.origin}/#${chat}`);
  });

  test('routes restricted to another platform are dropped', async () => {
    const entry = (await staff.entries()).find(({ href }) => href === knowledge);
    await staff.asAdmin('sysPermission/modify', 'PUT', { permissionId: entry?.permissionId, platform: 'CDP' });
    await arrive(`/#${knowledge}`);
    await expect(page).toHaveURL(/#\/404\?from=/);
    await expect(side()).not.toContainText('知识库');
    await staff.asAdmin('sysPermission/modify', 'PUT', { permissionId: entry?.permissionId, platform: 'AICDP' });
    await arrive(`/#${knowledge}`);
    await expect(page.getByRole('heading', { name: '知识库', exact: true })).toBeVisible();
  });

  test('when no assistants exist, their folder shows an empty page titled AI助手', async () => {
    const folder = {
      name: 'AI 助手',
      href: '/assistantAI/assistant',
      icon: '',
      orderNum: 1,
      permissionId: 'a',
      directorys: [],
    };
    await page.route(/sysUser\/detail/, async (route) => {
      const { data, ...rest } = await (await route.fetch()).json();
      await route.fulfill({ json: { ...rest, data: { ...data, menus: [folder] } } });
    });
    await arrive('/#/assistantAI/assistant');
    await expect(page.getByRole('heading', { name: 'AI助手', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(`AI助手 - ${PRODUCT}`);
    await page.unroute(/sysUser\/detail/);
  });

  test('if the first route is hidden, the error 页面无访问权限 is shown on an empty page with the way out', async () => {
    const noteSet = '/configManagement/functionSet/noteSet';
    const hidden = await staff.addRole('短信专员', [noteSet]);
    const { account, password } = await staff.addUser('郑一', [hidden]);
    await context.clearCookies();
    await arrive('/#/login');
    await page.getByLabel('用户名').fill(account);
    await page.getByLabel('密码', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').getByText('页面无访问权限')).toBeVisible();
    await page.getByRole('button', { name: /郑一/ }).click();
    await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
    await context.clearCookies();
  });
});

test.describe('an external token may arrive in a URL query parameter named F_T', () => {
  test('before or after the hash; it is taken out of the address at once', async () => {
    for (const address of [`/?F_T=${business}#${chat}`, `/#${chat}?F_T=${business}`]) {
      await page.evaluate(() => sessionStorage.clear());
      await arrive(address);
      await expect(page.getByText('正在以外部用户“周岚”的身份使用')).toBeVisible();
      await expect(page).toHaveURL(`${backend.origin}/#${chat}`);
      expect(await foreignInTab()).toBe(business);
      expect(await tokenIn(context)).toBeUndefined();
    }
  });

  test('and goes before the own token, also where it arrives while the console is open', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await asUser(await staff.tokenOf('admin', 'Rules-2024-Court'));
    await arrive(`/#${chat}`);
    await expect(page.getByRole('button', { name: /管理员/ })).toBeVisible();
    await page.evaluate((token) => {
      location.hash = `#/assistantAI/chatAI?x=1&F_T=${token}`;
    }, business);
    await expect(page.getByText('正在以外部用户“周岚”的身份使用')).toBeVisible();
    await expect(page).toHaveURL(`${backend.origin}/#${chat}?x=1`);
  });

  test('and is left by one button, back to the own session', async () => {
    await page.getByRole('button', { name: '退出外部身份' }).click();
    await expect(page.getByRole('button', { name: /管理员/ })).toBeVisible();
    await expect(page.getByText('正在以外部用户')).toHaveCount(0);
    expect(await foreignInTab()).toBeNull();
  });

  test('and alone is not signed in at /login', async () => {
    await context.clearCookies();
    await arrive(`/?F_T=${business}#/login?redirect=${encodeURIComponent(chat)}`);
    await expect(page.getByLabel('用户名')).toBeVisible();
    await expect(page).toHaveURL(`${backend.origin}/#/login?redirect=${encodeURIComponent(chat)}`);
  });

  test('and on a 403 it stays, nobody is redirected, and the page says that it has expired', async () => {
    await arrive(`/#${knowledge}`);
    await expect(page.getByRole('heading', { name: '知识库', exact: true })).toBeVisible();
    await page.route(/knowBaseManage/, (route) =>
      route.fulfill({ status: 403, json: { code: 403, message: '已停用' } }),
    );
    await page.getByRole('textbox', { name: '搜索', exact: true }).fill('规则');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').getByText('周岚 的外部授权已过期')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#${knowledge}`));
    expect(await foreignInTab()).toBe(business);
    await page.unroute(/knowBaseManage/);
    await page.route(/sysUser\/detail/, (route) =>
      route.fulfill({ status: 403, json: { code: 403, message: '已停用' } }),
    );
    await page.reload();
    await expect(page.getByRole('heading', { name: '外部授权已过期' })).toBeVisible();
    await page.unroute(/sysUser\/detail/);
    await page.getByRole('button', { name: '退出外部身份' }).click();
    await expect(page).toHaveURL(/#\/login/);
    expect(await foreignInTab()).toBeNull();
  });
});

test.describe('/auth-redirect', () => {
  test('lets in with F_T or with the token of an identity provider, and leads on inside the console', async () => {
    await arrive(`/#/auth-redirect?redirect=${encodeURIComponent(knowledge)}&token=${business}`);
    await expect(page).toHaveURL(`${backend.origin}/#${knowledge}`);
    expect(await tokenIn(context)).toBe(business);
    await context.clearCookies();
    await arrive(`/?F_T=${business}#/auth-redirect?redirect=${encodeURIComponent('//evil.example')}`);
    await expect(page).toHaveURL(`${backend.origin}/#${chat}`);
  });

  test('keeps the session that there is until a token is known to be good and its reader agrees', async () => {
    await page.evaluate(() => sessionStorage.clear());
    const admin = await staff.tokenOf('admin', 'Rules-2024-Court');
    await asUser(admin);
    await arrive('/#/auth-redirect?token=nonsense');
    await expect(page.getByRole('heading', { name: '授权无效或已过期' })).toBeVisible();
    expect(await tokenIn(context)).toBe(admin);
    await arrive(`/#/auth-redirect?token=${business}`);
    await expect(page.getByRole('heading', { name: '以 周岚 的身份继续？' })).toBeVisible();
    expect(await tokenIn(context)).toBe(admin);
    await page.getByRole('button', { name: '继续' }).click();
    await expect(page).toHaveURL(`${backend.origin}/#${chat}`);
    expect(await tokenIn(context)).toBe(business);
  });
});

test('nothing on the way broke the security policy or crashed', () => {
  expect(violations).toEqual([]);
});
