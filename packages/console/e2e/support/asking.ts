import { expect, type Locator, type Page } from '@playwright/test';

/** Asks the general assistant in a new conversation, and answers with what it said, once that is complete. */
export const askAnew = async (page: Page, origin: string, question: string): Promise<Locator> => {
  await page.goto(`${origin}/#/assistantAI/chatAI?assistant=general`);
  await expect(page.getByRole('heading', { name: '新会话' })).toBeVisible();
  // Until the address has been followed, the former conversation stands there and takes what is typed for its own.
  await expect(page.getByRole('group', { name: /^回答/ })).toHaveCount(0);
  const composer = page.getByRole('textbox', { name: '提问' });
  await composer.fill(question);
  await composer.press('Enter');
  const answer = page.getByRole('group', { name: /^回答/ });
  await expect(answer.getByRole('button', { name: '复制' })).toBeVisible({ timeout: 30_000 });
  return answer;
};
