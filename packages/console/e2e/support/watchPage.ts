import { expect, type Page } from '@playwright/test';

const calls = /\/(aiapi|rag|aiTool|auth|kbFucApi|bi)\//;

export interface Watched {
  /** Refused calls, errors in the console and uncaught ones. */
  readonly problems: readonly string[];
  /** Waits until the page at a path stands there with its first content, and no call is under way. */
  readonly settle: (path: string) => Promise<void>;
}

/** What the page at a path shows so far; empty while it is hidden or something is on its way. */
const shown = (page: Page, path: string): Promise<string> =>
  page.evaluate((wanted) => {
    const pages = [...document.querySelectorAll<HTMLElement>('main [data-tab]')];
    const visible = pages.find((one) => one.checkVisibility());
    if (visible?.dataset['tab']?.split('?')[0] !== wanted) return '';
    return visible.querySelector('[aria-busy="true"]') === null ? visible.innerText.trim() : '';
  }, path);

/** Notes what goes wrong on a page, and which of its calls are under way. */
export const watchPage = (page: Page): Watched => {
  const problems: string[] = [];
  const open = new Set<unknown>();
  page.on('request', (request) => {
    if (calls.test(request.url())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('response', (response) => {
    if (response.status() >= 400)
      problems.push(`${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return {
    problems,
    settle: async (path) => {
      let former = '';
      await expect
        .poll(async () => {
          const now = await shown(page, path);
          // A page that has just been drawn is about to call: twice the same, and nothing under way.
          const still = open.size === 0 && now !== '' && now === former;
          former = now;
          return still;
        })
        .toBe(true);
    },
  };
};
