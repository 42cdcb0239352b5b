import { gzipSync } from 'node:zlib';
import { expect, type Response } from '@playwright/test';
import { adminPassword } from './support/backend.js';
import { test } from './support/shared.js';
import { giveToken } from './support/staff.js';

const overview = '/assistantAI/overview';
/** Kilobytes of gzipped JavaScript, whatever the server sends. */
const BUDGET = 330;

test('the first load after sign-in is at most 330 kB of JavaScript in all', async ({ browser, backend, staff }) => {
  const context = await browser.newContext();
  // The administrator sees everything, and so loads the most.
  await giveToken(context, backend.origin, await staff.tokenOf('admin', adminPassword));
  const page = await context.newPage();
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, response);
  });

  await page.goto(`${backend.origin}/#${overview}`);
  const figures = page.getByRole('list', { name: '运行概览' }).getByRole('listitem');
  await expect(figures.first()).toContainText(/\d/);
  await expect(figures.first()).not.toContainText('—');
  await page.waitForLoadState('networkidle');

  const sizes = await Promise.all(
    Array.from(scripts, async ([file, response]) => ({
      file,
      kB: gzipSync(await response.body(), { level: 9 }).length / 1000,
    })),
  );
  const total = sizes.reduce((sum, { kB }) => sum + kB, 0);
  const largest = sizes.toSorted((a, b) => b.kB - a.kB).slice(0, 15);
  const list = largest.map(({ file, kB }) => `${kB.toFixed(1).padStart(7)}  ${file}`).join('\n');
  expect(scripts.size).toBeGreaterThan(3);
  expect(total, `${total.toFixed(1)} kB in ${sizes.length} files. The largest:\n${list}`).toBeLessThanOrEqual(BUDGET);
  await context.close();
});

test('a menu whose part does not arrive offers a reload, after which it opens', async ({ browser, backend, staff }) => {
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf('admin', adminPassword));
  const page = await context.newPage();
  const parts = '**/assets/DropdownAt-*.js';
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
