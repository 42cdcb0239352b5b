import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';
import { adminPassword } from './support/backend.js';
import { builtFile, sourceOf } from './support/builtFiles.js';
import { test } from './support/shared.js';
import { giveToken } from './support/staff.js';

const overview = '/assistantAI/overview';

/** Hears of every script from now on. Answers what tells their size in all: gzipped, whatever the server sends. */
const weigh = (page: Page) => {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, response);
  });
  return async () => {
    const sizes = await Promise.all(
      Array.from(scripts, async ([file, response]) => ({
        file,
        kB: gzipSync(await response.body(), { level: 9 }).length / 1000,
      })),
    );
    const total = sizes.reduce((sum, { kB }) => sum + kB, 0);
    const largest = sizes.toSorted((a, b) => b.kB - a.kB).slice(0, 15);
    const list = largest.map(({ file, kB }) => `${kB.toFixed(1).padStart(7)}  ${sourceOf(file)}`).join('\n');
    return { total, said: `${total.toFixed(1)} kB in ${sizes.length} files. The largest:\n${list}` };
  };
};

test('what comes before the sign-in form can be used is at most 200 kB of JavaScript', async ({ page, backend }) => {
  const weight = weigh(page);
  await page.goto(backend.origin);
  await page.getByLabel('用户名').fill('admin');
  await page.waitForLoadState('networkidle');
  const { total, said } = await weight();
  expect(total).toBeGreaterThan(100);
  expect(total, said).toBeLessThanOrEqual(200);
});

test('the first load after sign-in is at most 296 kB of JavaScript in all, icons and floating window included', async ({
  browser,
  backend,
  staff,
}) => {
  const context = await browser.newContext();
  // The administrator sees everything, and so loads the most.
  await giveToken(context, backend.origin, await staff.tokenOf('admin', adminPassword));
  const page = await context.newPage();
  const weight = weigh(page);
  await page.goto(`${backend.origin}/#${overview}`);
  const figures = page.getByRole('list', { name: '运行概览' }).getByRole('listitem');
  await expect(figures.first()).toContainText(/\d/);
  await expect(figures.first()).not.toContainText('—');
  await page.waitForLoadState('networkidle');
  const { total, said } = await weight();
  expect(total).toBeGreaterThan(100);
  // What the page itself needs has a budget of its own, of 280: the floating window comes after it, and an icon for each
  // entry of the menu.
  expect(total, said).toBeLessThanOrEqual(296);
  await context.close();
});

test('a sign-in whose part does not arrive says so, and goes in after a reload', async ({ page, backend }) => {
  const parts = `**/${builtFile('src/areas/account/entrance.ts')}`;
  await page.route(parts, (route) => route.abort());
  await page.goto(backend.origin);
  const signIn = async () => {
    await page.getByLabel('用户名').fill('admin');
    await page.getByLabel('密码', { exact: true }).fill(adminPassword);
    // A password is checked slowly on purpose.
    const answered = page.waitForResponse((response) => response.url().endsWith('/login'));
    await page.getByRole('button', { name: '登录' }).click();
    await answered;
  };
  await signIn();
  await expect(page.getByText('登录所需的部分没有加载出来，请刷新页面后重试')).toBeVisible();
  await page.unroute(parts);
  await page.reload();
  await signIn();
  await expect(page.getByRole('button', { name: /^账号：/ })).toBeVisible();
});

test('a menu whose part does not arrive offers a reload, after which it opens', async ({ browser, backend, staff }) => {
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf('admin', adminPassword));
  const page = await context.newPage();
  const parts = `**/${builtFile('../ui/src/on-demand/DropdownAt.tsx')}`;
  await page.route(parts, (route) => route.abort());
  await page.goto(`${backend.origin}/#${overview}`);
  const account = page.getByRole('button', { name: /^账号：/ });
  await account.click();
  await expect(page.getByText('页面的一部分没有加载出来')).toBeVisible();
  await expect(page.getByRole('button', { name: '刷新页面' })).toBeVisible();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.unroute(parts);
  await page.reload();
  await account.click();
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
  await context.close();
});
