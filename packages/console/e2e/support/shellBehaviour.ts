import { expect, type Locator, type Page } from '@playwright/test';

/** One way to put the chat into a page of another origin. */
export interface Shell {
  /** Opens the page, with the chat on it. */
  open: (page: Page) => Promise<void>;
  /** What the chat is in. */
  inside: (page: Page) => Locator;
}

/** What a reader finds the same, however the chat came into the page. */
export const shellBehaviour = ({ open, inside }: Shell, page: Page) => {
  const chat = inside(page);
  const field = chat.getByRole('textbox', { name: '提问' });
  const lastAnswer = chat.getByRole('group', { name: /^回答/ }).last();
  return {
    chat,
    field,
    lastAnswer,
    open: async () => {
      await open(page);
      await expect(field).toBeVisible();
    },
    /** Asks by the keyboard alone; Enter in the middle of composing asks nothing. */
    ask: async (question: string) => {
      await field.click();
      await page.keyboard.type(question);
      await page.keyboard.press('Enter');
      await expect(chat.getByRole('group', { name: /^回答/ }).last()).toBeVisible();
      await expect(field).toHaveValue('');
    },
    /** Stops the answer that is being written. */
    stopAnswer: async () => {
      await chat.getByRole('button', { name: '停止' }).click();
      await expect(lastAnswer).toContainText('已停止');
    },
    answered: async () => {
      await expect(lastAnswer.getByRole('button', { name: '复制', exact: true })).toBeVisible();
    },
    /** The passage that a citation stands for opens beside the answer, and closes by Escape. */
    openCitation: async () => {
      const citation = lastAnswer.getByRole('button', { name: /^依据 1/ }).first();
      await citation.click();
      const evidence = chat.getByRole('complementary', { name: /依据/ });
      await expect(evidence).toBeVisible();
      await evidence.getByRole('button').first().press('Escape');
      await expect(evidence).toHaveCount(0);
      await expect(citation).toBeFocused();
    },
  };
};
