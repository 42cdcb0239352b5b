import type { Locator, Page } from '@playwright/test';

/** An entry of the list that has opened under a field: the page behind it may say the same words. */
export const option = (page: Page, name: string | RegExp): Locator =>
  page.locator('.console-select-dropdown:visible').getByTitle(name, { exact: true });
