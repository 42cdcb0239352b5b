import { expect } from '@playwright/test';
import { adminPassword } from './support/backend.js';
import { test } from './support/shared.js';
import { giveToken } from './support/staff.js';

/** Menus as an administrator works with them. */
test('menu entries move without a mouse', async ({ context, page, backend, staff }) => {
  await giveToken(context, backend.origin, await staff.tokenOf('admin', adminPassword));
  await page.goto(`${backend.origin}/#/configManagement/permissionSet/roleManagement/index?tab=menus`);
  const place = async () =>
    (await page.getByRole('treeitem').allInnerTexts()).findIndex((text) => text.includes('/assistantAI/chatAI'));
  await expect.poll(place, { timeout: 40_000 }).toBeGreaterThan(0);
  const before = await place();
  await page.getByRole('button', { name: 'AI 对话：更多操作' }).press('Enter');
  await page.getByRole('menuitem', { name: '上移' }).press('Enter');
  await expect.poll(place, { timeout: 40_000 }).toBe(before - 1);
});
