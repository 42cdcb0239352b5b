import { expect, type Page } from '@playwright/test';
import { adminPassword } from './backend.js';

/** Opens the sign-in page and signs in as the administrator. */
export const signIn = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/#/login`);
  await page.getByLabel('用户名').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
};
