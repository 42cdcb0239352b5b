import { type BrowserContext, expect, type Page } from '@playwright/test';
import { adminPassword } from './support/backend.js';
import { test } from './support/shared.js';
import { tokenIn } from './support/staff.js';
import { watchViolations } from './support/violations.js';

/** Addresses that somebody sends to a member of staff: they never lead out, run a script or go round in circles. */
test.describe.configure({ mode: 'serial' });

let origin: string;
let context: BrowserContext;
let page: Page;
let violations: string[];
const outside: string[] = [];

test.beforeAll(async ({ browser, backend }) => {
  test.setTimeout(180_000);
  ({ origin } = backend);
  context = await browser.newContext();
  violations = await watchViolations(context);
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      outside.push(route.request().url());
      return route.abort();
    },
  );
  page = await context.newPage();
  page.on('dialog', (dialog) => {
    outside.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
});

test.afterAll(() => context?.close());

const script = '<img src=x onerror=alert(1)>';
const redirects = [
  '//evil.example/assistantAI/chatAI',
  '/\\evil.example',
  'javascript:alert(document.cookie)',
  '/login?redirect=%2Flogin%3Fredirect%3D%252Flogin',
];
const tokens = ['%0d%0aX-Evil:%201', script, 'x'.repeat(6000)];

/** Stands still at an address of the console: nothing sends the page on any more. */
const expectRest = async () => {
  let moves = 0;
  const count = () => {
    moves += 1;
  };
  page.on('framenavigated', count);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  page.off('framenavigated', count);
  expect(moves).toBeLessThanOrEqual(1);
  expect(new URL(page.url()).origin).toBe(origin);
};

test('redirect: whatever it holds, signing in leads to a page of the console', async () => {
  for (const redirect of redirects) {
    await page.goto(`${origin}/#/login?redirect=${encodeURIComponent(redirect)}`);
    await page.getByLabel('用户名').fill('admin');
    await page.getByLabel('密码', { exact: true }).fill(adminPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: '侧边菜单' })).toBeVisible();
    await expect(page).toHaveURL(/#\/(assistantAI\/|404\?from=)/);
    await expectRest();
    expect(await tokenIn(context)).toBeDefined();
    await page.goto(`${origin}/#/`);
    await expect(page).toHaveURL(`${origin}/#/login?redirect=%2F`);
  }
  expect(outside).toEqual([]);
});

test('F_T: whatever it holds, it leaves the address, and the sign-in page comes to rest', async () => {
  for (const token of tokens) {
    for (const address of [`/?F_T=${token}#/assistantAI/chatAI`, `/#/assistantAI/chatAI?F_T=${token}`]) {
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('about:blank');
      await page.goto(origin + address);
      await expect(page.getByLabel('用户名')).toBeVisible();
      await expect(page).toHaveURL(`${origin}/#/login?redirect=%2FassistantAI%2FchatAI`);
      await expectRest();
    }
  }
  expect(outside).toEqual([]);
});

test('/auth-redirect: neither a path outside nor a token that is none leads anywhere', async () => {
  for (const redirect of redirects.slice(0, 2)) {
    await page.goto('about:blank');
    await page.goto(
      `${origin}/#/auth-redirect?token=${encodeURIComponent(script)}&redirect=${encodeURIComponent(redirect)}`,
    );
    await expect(page.getByRole('heading', { name: '授权无效或已过期' })).toBeVisible();
    await expect(page).toHaveURL(`${origin}/#/auth-redirect?redirect=${encodeURIComponent(redirect)}`);
    await page.getByRole('button', { name: '登录' }).click();
    await expect(page.getByLabel('用户名')).toBeVisible();
    await expectRest();
  }
  expect(outside).toEqual([]);
});

test('a token cookie that cannot be removed does not send the sign-in page round in circles', async () => {
  await page.goto('about:blank');
  await context.addCookies([{ name: 'Admin-Token', value: 'stuck', domain: '127.0.0.1', path: '/', httpOnly: false }]);
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', { get: () => own?.get?.call(document), set() {} });
  });
  await page.goto(`${origin}/#/login`);
  await expect(page.getByLabel('用户名')).toBeVisible();
  await expect(page).toHaveURL(`${origin}/#/login?redirect=%2F`);
  await expectRest();
});

test('nothing on the way broke the security policy or crashed', () => {
  expect(violations).toEqual([]);
});
