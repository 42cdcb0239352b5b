import { expect, type Page } from '@playwright/test';
import { adminPassword } from './backend.js';
import { option } from './option.js';
import { expectTold } from './told.js';

/** Opens the sign-in page and signs in as the administrator. */
export const signIn = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/#/login`);
  await page.getByLabel('用户名').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
};

/** Lets an assistant answer from a knowledge base. */
export const bindAssistant = async (page: Page, origin: string, assistant: string, base: string): Promise<void> => {
  await page.goto(`${origin}/#/assistantAI/aiManage/configuration?open=${assistant}`);
  const field = page.getByRole('combobox', { name: '知识库' });
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused();
  await field.fill(base);
  await option(page, base).click();
  await field.press('Escape');
  await expectTold(page, '助手已保存', () => page.getByRole('button', { name: '保存' }).click());
};
