import { expect, type Locator, type Page } from '@playwright/test';

/** One way to put the chat into a page of another origin. */
export interface Shell {
  readonly name: string;
  /** Opens the page for somebody new, and answers what the chat is in. It fills `#place`, which is 1100 px wide. */
  open: (page: Page) => Promise<Locator>;
  setTheme: (page: Page, theme: 'light' | 'dark') => Promise<void>;
  setLanguage: (page: Page, language: 'zh-CN' | 'en-US') => Promise<void>;
}

/** Writes in the middle of composing, as a Chinese input method does, and presses Enter there. */
const compose = async (page: Page, letters: string): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', {
    text: letters,
    selectionStart: letters.length,
    selectionEnd: letters.length,
  });
  await page.keyboard.press('Enter');
  await session.detach();
};

/** What a reader finds the same, however the chat came into the page. */
export const shellBehaviour = (page: Page, chat: Locator) => {
  const field = chat.getByRole('textbox', { name: '提问' });
  const answers = chat.getByRole('group', { name: /^回答/ });
  const lastAnswer = answers.last();
  const answered = () => expect(lastAnswer.getByRole('button', { name: '复制', exact: true })).toBeVisible();
  return {
    chat,
    field,
    answers,
    lastAnswer,
    answered,
    /** Asks by the keyboard alone. */
    ask: async (question: string) => {
      const before = await answers.count();
      await field.focus();
      await page.keyboard.type(question);
      await page.keyboard.press('Enter');
      await expect(answers).toHaveCount(before + 1);
      await expect(field).toHaveValue('');
    },
    /** Enter in the middle of composing asks nothing. */
    composeWithEnter: async (letters: string) => {
      const before = await answers.count();
      await field.focus();
      await compose(page, letters);
      // Chromium alone writes the key as well; a real input method takes it.
      await expect(field).toHaveValue(new RegExp(`^${letters}`));
      await expect(answers).toHaveCount(before);
      await field.fill('');
    },
    /** Stops the answer that is being written. */
    stopAnswer: async () => {
      await chat.getByRole('button', { name: '停止' }).click();
      await expect(lastAnswer).toContainText('已停止');
    },
    /** The words that a citation stands for are lit on their page beside the answer, which closes by Escape. */
    openCitation: async () => {
      const citation = lastAnswer.getByRole('button', { name: /^依据 1/ }).first();
      await citation.focus();
      await page.keyboard.press('Enter');
      const evidence = chat.getByRole('complementary', { name: /依据/ });
      await expect(evidence.locator('[data-page] [data-lit]').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(evidence).toHaveCount(0);
      await expect(citation).toBeFocused();
    },
    /** How far the chat is wider than its place, in pixels. */
    overflow: () =>
      chat
        .locator('[data-chat]')
        .first()
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  };
};

export type ShellBehaviour = ReturnType<typeof shellBehaviour>;

/** Makes the place of the chat this wide. */
export const resizePlace = (page: Page, width: number): Promise<void> =>
  page.locator('#place').evaluate(({ style }: HTMLElement, pixels) => {
    style.width = `${pixels}px`;
  }, width);
