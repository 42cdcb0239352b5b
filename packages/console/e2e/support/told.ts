import { expect, type Page } from '@playwright/test';

/**
 * Does something that is answered by words which go by themselves, and waits for them: from before it is done, since on
 * a busy machine they may be gone before it is over. They must not stand there from an act before.
 */
export const expectTold = async (page: Page, words: string, act: () => Promise<unknown>): Promise<void> => {
  const said = page.getByText(words);
  await expect(said).toHaveCount(0);
  await Promise.all([said.waitFor(), act()]);
};
