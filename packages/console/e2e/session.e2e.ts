import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { giveToken, type Person, type Staff, startStaff, tokenIn } from './support/staff.js';
import { expectTold } from './support/told.js';
import { watchViolations } from './support/violations.js';

/** How a session begins, goes on and ends, one sentence after the other. */
test.describe.configure({ mode: 'serial' });

const chat = '/assistantAI/chatAI';
const assistants = '/assistantAI/aiManage/configuration';
const knowledge = '/assistantAI/knowledgeBase/index';
const userCall = /sysUser\/detail/;

let backend: Backend;
let staff: Staff;
let context: BrowserContext;
let page: Page;
let violations: string[];
let person: Person;
let roles: { reader: string; editor: string };

const at = (path: string) => `${backend.origin}/#${path}`;
const side = () => page.getByRole('navigation', { name: '侧边菜单' });
const tabs = () => page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link');
const composer = () => page.getByRole('textbox', { name: '提问' });
const fill = async ({ account, password }: Pick<Person, 'account' | 'password'>) => {
  // Touching a field unlocks the button, which stays locked for a while after a try.
  await page.getByLabel('用户名').fill('');
  await page.getByLabel('用户名').fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
};
const marker = () => page.evaluate(() => sessionStorage.getItem('fristOverdue'));
const openAccount = async (item: string) => {
  await page.getByRole('button', { name: new RegExp(person.username) }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
/** Ends the session on the server only. */
const revoke = async () => {
  await staff.call('logout', { method: 'POST', token: (await tokenIn(context)) ?? '', body: {} });
};

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  backend = await startBackend();
  staff = await startStaff(backend.origin);
  roles = {
    reader: await staff.addRole('资料查阅', [chat]),
    editor: await staff.addRole('资料编辑', [chat, knowledge]),
  };
  person = await staff.addUser('林晓', [roles.reader, roles.editor]);
  context = await browser.newContext();
  violations = await watchViolations(context);
  page = await context.newPage();
});

test.afterAll(async () => {
  await context?.close();
  await backend?.stop();
});

test.describe('signing in', () => {
  test('a login response code other than 200 stores no token', async () => {
    await page.goto(at(`/login?redirect=${encodeURIComponent(knowledge)}`));
    await fill({ account: person.account, password: 'wrong' });
    await expect(page.getByText('用户名或密码')).toBeVisible();
    expect(await tokenIn(context)).toBeUndefined();
  });

  test('keeps the token in a session cookie named Admin-Token, for the whole site and for it alone', async () => {
    await page.evaluate(() => sessionStorage.setItem('fristOverdue', '1'));
    await fill(person);
    await expect(page).toHaveURL(at(knowledge));
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'Admin-Token');
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', expires: -1 });
  });

  test('clears the session flag fristOverdue', async () => {
    expect(await marker()).toBeNull();
  });

  test('with a token but no routes loaded, the user is loaded once, routes are built, and the navigation is retried', async () => {
    await page.goto('about:blank');
    let loaded = 0;
    await page.route(userCall, (route) => {
      loaded += 1;
      return route.continue();
    });
    await page.goto(at(`${knowledge}?q=none`));
    await expect(page.getByRole('heading', { name: '知识库', exact: true })).toBeVisible();
    await side().getByRole('link', { name: 'AI 对话' }).click();
    await expect(composer()).toBeVisible();
    await page.goto(at(knowledge));
    await expect(page.getByRole('heading', { name: '知识库', exact: true })).toBeVisible();
    expect(loaded).toBe(1);
    await page.unroute(userCall);
  });

  test('the menus come entirely from what the server returns: ordered by orderNum, stripped of duplicate child paths', async () => {
    const leaf = (name: string, href: string, orderNum: number) => ({
      name,
      href,
      orderNum,
      icon: '',
      permissionId: `menu${orderNum}`,
      directorys: [],
    });
    const entries = [leaf('三', chat, 3), leaf('一', knowledge, 1), leaf('二', assistants, 2), leaf('四', chat, 4)];
    await page.route(userCall, async (route) => {
      const { data, ...rest } = await (await route.fetch()).json();
      const menus = [{ ...leaf('平台', '/assistantAI', 9), directorys: entries }];
      await route.fulfill({ json: { ...rest, data: { ...data, menus } } });
    });
    await page.reload();
    await expect(side().getByRole('link')).toHaveText(['一', '二', '三']);
    await page.unroute(userCall);
  });
});

test.describe('when user or routes cannot be loaded', () => {
  test('the token is reset and the user goes to login with a redirect parameter', async () => {
    await page.route(userCall, (route) => route.fulfill({ status: 500, json: { code: 500, message: '出错了' } }));
    await page.reload();
    await expect(page).toHaveURL(at(`/login?redirect=${encodeURIComponent(knowledge)}`));
    await expect(page.getByText('出错了')).toBeVisible();
    expect(await tokenIn(context)).toBeUndefined();
    await page.unroute(userCall);
  });

  test('a role without menus gets a warning and goes to login', async () => {
    await staff.setPages(roles.reader, []);
    await staff.setPages(roles.editor, []);
    await fill(person);
    await expect(page.getByText('提示', { exact: true })).toBeVisible();
    await expect(page.getByText('请联系管理员给角色分配菜单权限')).toBeVisible();
    await expect(page.getByLabel('用户名')).toBeVisible();
    expect(await tokenIn(context)).toBeUndefined();
    await staff.setPages(roles.reader, [chat]);
    await staff.setPages(roles.editor, [chat, knowledge]);
  });
});

test.describe('losing the session', () => {
  test('a 401 clears the token and leads to login; signed in again, everything is as it was left', async () => {
    await fill(person);
    await expect(page).toHaveURL(at(knowledge));
    await page.getByRole('button', { name: '新建知识库' }).first().click();
    const name = page.getByRole('dialog').getByLabel('名称');
    await name.fill('还没有提交');
    await revoke();
    await page.getByRole('dialog').getByRole('button', { name: '创建' }).click();
    await expect(page).toHaveURL(at(`/login?redirect=${encodeURIComponent(`${knowledge}?open=new`)}`));
    expect(await tokenIn(context)).toBeUndefined();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await fill(person);
    await expect(page).toHaveURL(at(`${knowledge}?open=new`));
    await expect(name).toHaveValue('还没有提交');
    // The field is there before the dialog listens for the key.
    const discard = page.getByRole('button', { name: '放弃' });
    await expect(async () => {
      await name.press('Escape');
      await expect(discard).toBeVisible({ timeout: 2000 });
    }).toPass();
    await discard.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the first 403 stores a marker and shows its message; the next shows none', async () => {
    await composerOpen();
    // A page that is open might be told first by whatever it asks for next.
    await page.goto('about:blank');
    await staff.stop(person.id, false);
    // The browser forgets an answer's body once the page has gone elsewhere.
    let message = '';
    await page.route(userCall, async (route) => {
      const response = await route.fetch();
      ({ message } = await response.json());
      await route.fulfill({ response });
    });
    await page.goto(at(chat));
    await expect(page).toHaveURL(at(`/login?redirect=${encodeURIComponent(chat)}`));
    expect(message).not.toBe('');
    await expect(page.getByText(message)).toBeVisible();
    await page.unroute(userCall);
    expect(await marker()).not.toBeNull();
    expect(await tokenIn(context)).toBeUndefined();
    await page.route(userCall, (route) => route.fulfill({ status: 403, json: { code: 403, message } }));
    await giveToken(context, backend.origin, 'a-token-that-was-stopped');
    await page.goto('about:blank');
    await page.goto(at(chat));
    await expect(page).toHaveURL(at(`/login?redirect=${encodeURIComponent(chat)}`));
    await expect(page.getByText('登录已失效，请重新登录')).toBeVisible();
    await expect(page.getByText(message)).toHaveCount(0);
    await page.unroute(userCall);
    await staff.stop(person.id, true);
  });

  test('what was typed to be asked is there again for the same user, and for no other', async () => {
    await fill(person);
    await composer().fill('中场休息有多长');
    await revoke();
    await page.reload();
    await expect(page.getByLabel('用户名')).toBeVisible();
    const other = await staff.addUser('何另', [roles.reader]);
    await fill(other);
    await expect(composer()).toHaveValue('');
    await page.goto(at('/login'));
    await expect(page).toHaveURL(at('/login?redirect=%2F'));
    await fill(person);
    await expect(page).toHaveURL(at(chat));
    await expect(composer()).toHaveValue('中场休息有多长');
  });
});

/** Opens the chat, whatever is on screen. */
const composerOpen = async () => {
  await page.goto(at(chat));
  await expect(composer()).toBeVisible();
};

test.describe('while the session goes on', () => {
  test('a call that is not permitted keeps it, and the user and the menus are loaded again', async () => {
    await page.goto(at(knowledge));
    await expect(page.getByRole('heading', { name: '知识库', exact: true })).toBeVisible();
    await staff.setPages(roles.editor, [chat]);
    await page.getByRole('textbox', { name: '搜索', exact: true }).fill('规则');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/404\?from=/);
    await expect(side()).not.toContainText('知识库');
    expect(await tokenIn(context)).toBeDefined();
    await staff.setPages(roles.editor, [chat, knowledge]);
    await page.reload();
    await expect(side()).toContainText('知识库');
  });

  test('tabs are added on navigation, closed singly, all others or all; the fixed one stays; a reload keeps them', async () => {
    await page.goto(at(knowledge));
    await expect(tabs()).toHaveText(['AI 对话', '知识库']);
    await page.goto(at('/404?from=%2Fx'));
    await expect(page.getByText('地址 /x 不存在')).toBeVisible();
    await expect(tabs()).toHaveText(['AI 对话', '知识库']);
    await page.reload();
    await expect(tabs()).toHaveText(['AI 对话', '知识库']);
    await tabs().filter({ hasText: '知识库' }).click();
    await expect(page).toHaveURL(at(knowledge));
    await page.getByRole('button', { name: '关闭 知识库' }).click();
    await expect(tabs()).toHaveText(['AI 对话']);
    await expect(page).toHaveURL(at(chat));
    await expect(page.getByRole('button', { name: '关闭 AI 对话' })).toHaveCount(0);
    await page.goto(at(knowledge));
    await expect(tabs()).toHaveText(['AI 对话', '知识库']);
    await page.getByRole('button', { name: '更多页签操作' }).click();
    await page.getByRole('menuitem', { name: '关闭全部' }).click();
    await expect(tabs()).toHaveText(['AI 对话']);
  });

  test('a role switch sets a token derived from the role name, reloads the routes and closes all open tabs', async () => {
    const token = await tokenIn(context);
    await page.goto(at(knowledge));
    await expect(tabs()).toHaveText(['AI 对话', '知识库']);
    await page.getByRole('button', { name: '角色：全部角色' }).click();
    await page.getByRole('menuitem', { name: '资料查阅' }).click();
    await expect(page.getByRole('button', { name: '角色：资料查阅' })).toBeVisible();
    await expect(side()).not.toContainText('知识库');
    await expect(page).toHaveURL(at(chat));
    expect(await tokenIn(context)).toBe(`${token}.${Buffer.from('资料查阅').toString('base64url')}`);
    await page.getByRole('button', { name: '角色：资料查阅' }).click();
    await page.getByRole('menuitem', { name: '全部角色' }).click();
    await expect(side()).toContainText('知识库');
    await expect(tabs()).toHaveText(['AI 对话']);
    expect(await tokenIn(context)).toBe(token);
  });

  test('a system switch succeeds only if the server returns code 200', async () => {
    await expect(page.getByRole('button', { name: /^系统：/ })).toHaveCount(0);
    for (const [name, code] of [
      ['赛事系统', 'match'],
      ['会员系统', 'member'],
    ])
      await staff.asAdmin('tag/tagSystem/add', 'POST', { name, code, roleIds: [roles.reader] });
    await page.reload();
    const switcher = page.getByRole('button', { name: /^系统：/ });
    const switchTo = async (name: string) => {
      await switcher.click();
      await page.getByRole('menuitem', { name }).click();
    };
    await page.route(/setCurrentTagSystemId/, (route) =>
      route.fulfill({ json: { code: 201, message: '', data: null } }),
    );
    await expectTold(page, '系统切换失败', () => switchTo('会员系统'));
    await expect(page.getByRole('button', { name: '系统：会员系统' })).toHaveCount(0);
    await page.unroute(/setCurrentTagSystemId/);
    await page.getByRole('menuitem', { name: '会员系统' }).click();
    await expect(page.getByRole('button', { name: '系统：会员系统' })).toBeVisible();
  });

  test('the sidebar toggles open and closed, and the choice is stored', async () => {
    const stored = async () => (await context.cookies()).find(({ name }) => name === 'sidebarStatus')?.value;
    await page.getByRole('button', { name: '收起侧栏' }).click();
    await expect.poll(stored).toBe('0');
    await page.reload();
    await page.getByRole('button', { name: '展开侧栏' }).click();
    await expect.poll(stored).toBe('1');
  });

  test('basic info shows the role read-only; after it is saved, the routes are regenerated', async () => {
    await openAccount('基本信息');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('角色')).toHaveValue(/资料查阅/);
    await expect(dialog.getByLabel('角色')).toHaveAttribute('readonly');
    await dialog.getByLabel('手机号').fill('123');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog.getByText('手机号格式不正确')).toBeVisible();
    await dialog.getByLabel('手机号').fill('13700000001');
    const again = page.waitForResponse(userCall);
    await expectTold(page, '修改成功', () => dialog.getByRole('button', { name: '保存' }).click());
    await again;
  });
});

test.describe('signing out', () => {
  test('after a password change succeeds, a forced logout follows after 2 s', async () => {
    await composer().fill('没有发出的问题');
    await openAccount('修改密码');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('旧密码', { exact: true }).fill(person.password);
    await dialog.getByLabel('新密码', { exact: true }).fill('weak');
    await dialog.getByRole('button', { name: '修改密码' }).click();
    await expect(dialog.getByText('请设置高强度密码')).toBeVisible();
    person = { ...person, password: 'Fresh-Court-2026' };
    await dialog.getByLabel('新密码', { exact: true }).fill(person.password);
    // Looked at where it is said: 2 s later it is gone.
    const said = page.evaluate(
      (words) =>
        new Promise<string>((resolve) => {
          new MutationObserver((_changes, observer) => {
            if (!(document.body.textContent ?? '').includes(words)) return;
            observer.disconnect();
            resolve(location.href);
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
        }),
      '已修改为新密码，请重新登录',
    );
    await dialog.getByRole('button', { name: '修改密码' }).click();
    expect(await said).toBe(at(chat));
    await expect(page).toHaveURL(at('/login'));
    expect(await tokenIn(context)).toBeUndefined();
  });

  test('logout clears the token and roles and reloads the page; drafts go with it', async () => {
    await fill(person);
    await expect(composer()).toHaveValue('没有发出的问题');
    await page.evaluate(() => Reflect.set(window, 'before', true));
    await openAccount('退出登录');
    await expect(page.getByRole('dialog')).toContainText('确定退出登录吗？');
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
    await page.waitForFunction(() => Reflect.get(window, 'before') === undefined);
    await expect(page).toHaveURL(at('/login'));
    expect(await tokenIn(context)).toBeUndefined();
    await fill(person);
    await expect(composer()).toHaveValue('');
  });
});

test('nothing on the way broke the security policy or crashed', () => {
  expect(violations).toEqual([]);
});
