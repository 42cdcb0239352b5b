/** What designers come to the Storybook for, each within three clicks of the page that it opens on. */
import { expect as promptly, type FrameLocator, type Page, test } from '@playwright/test';
import { type ServedStorybook, serveStorybook } from './support/serveStorybook.js';
import { shiftOf } from './support/storybookWalk.js';

/** Whatever is opened loads several MB of programs before its first word is there, and a page of documents draws a dozen frames of them. */
const expect = promptly.configure({ timeout: 60_000 });

let storybook: ServedStorybook;
test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(async () => {
  await storybook[Symbol.asyncDispose]();
});

const canvas = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');

interface Visit {
  page: Page;
  /** Clicks a link of the page that is shown. */
  follow: (name: string) => Promise<void>;
  /** Clicks a link in the row of a screen. */
  followIn: (screen: string, name: string) => Promise<void>;
  /** Sets one menu of the toolbar: two clicks. */
  set: (menu: string, item: string) => Promise<void>;
}

test.describe.configure({ timeout: 180_000 });

const task = (name: string, walk: (visit: Visit) => Promise<void>): void => {
  test(name, async ({ page }) => {
    let clicks = 0;
    await page.goto(storybook.origin);
    await expect(canvas(page).getByRole('heading', { name: 'Start here' })).toBeVisible();
    await walk({
      page,
      follow: async (link) => {
        clicks += 1;
        await canvas(page).getByRole('link', { name: link, exact: true }).first().click();
      },
      followIn: async (screen, link) => {
        clicks += 1;
        const row = canvas(page).getByRole('row').filter({ hasText: screen }).first();
        await row.getByRole('link', { name: link, exact: true }).click();
      },
      set: async (menu, item) => {
        clicks += 2;
        await page.getByRole('button', { name: menu }).first().click();
        await page.getByRole('option', { name: item }).first().click();
      },
    });
    expect(clicks).toBeLessThanOrEqual(3);
  });
};

task('finds the colour of evidence, with its contrast in both themes', async ({ page, follow }) => {
  await follow('What colour is evidence?');
  const rows = canvas(page).getByRole('region', { name: 'Amber proves' });
  await expect(rows).toContainText('#8a5a00');
  await expect(rows).toContainText('#f5c451');
  await expect(rows).toContainText('5.27');
});

task('finds how high a row is', async ({ page, follow }) => {
  await follow('How high are rows and controls?');
  await expect(canvas(page).getByRole('row', { name: 'medium 32 40 68' })).toBeVisible();
});

task('finds the empty state of a list', async ({ page, follow }) => {
  await follow('What does an empty list say?');
  await expect(canvas(page).getByText('还没有用户')).toBeVisible();
});

task('finds what a list says that did not load', async ({ page, follow }) => {
  await follow('What does a list say that did not load?');
  await expect(canvas(page).getByRole('button', { name: '重试' }).first()).toBeVisible();
});

task('sees the chat at 390 px, in English and dark', async ({ page, follow }) => {
  await follow('What is the chat like on a phone, in English and dark?');
  await expect(canvas(page).getByRole('textbox').first()).toBeVisible();
  const frame = page.locator('#storybook-preview-iframe');
  await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThanOrEqual(392);
  await expect(canvas(page).locator('html')).toHaveCSS('color-scheme', 'dark');
});

task('sees what happens where somebody is not permitted', async ({ page, follow }) => {
  await follow('What happens where somebody is not permitted?');
  await expect(
    canvas(page)
      .getByText(/没有权限|无权/)
      .first(),
  ).toBeVisible();
});

task('sees what happens to a page at 502', async ({ page, followIn, set }) => {
  await followIn('用户管理', 'Loads');
  await expect(canvas(page).getByText('林晓')).toBeVisible();
  await set('Failure', '502: busy');
  await expect(canvas(page).getByRole('button', { name: '重试' }).first()).toBeVisible();
});

task('finds the failed and the empty state of a screen, each as it is', async ({ page, follow }) => {
  await follow('消息管理');
  const shown = (name: string) => canvas(page).frameLocator(`iframe[title="${name}"]`);
  await canvas(page).locator('iframe[title="Empty"]').scrollIntoViewIfNeeded();
  await expect(shown('Empty').getByText('还没有消息')).toBeVisible();
  await canvas(page).locator('iframe[title="Failed"]').scrollIntoViewIfNeeded();
  await expect(shown('Failed').getByRole('button', { name: '重试' }).first()).toBeVisible();
});

task('learns when a drawer is right and when a dialog, and copies its import', async ({ page, follow }) => {
  await follow('SideDrawer');
  await expect(canvas(page).getByRole('heading', { name: 'When not' })).toBeVisible();
  await expect(canvas(page).getByText("'@console/ui/dialog'").first()).toBeVisible();
});

task('finds an icon by its name', async ({ page, follow }) => {
  await follow('Icons');
  await expect(
    canvas(page)
      .getByRole('listitem')
      .filter({ hasText: /^Search$/ }),
  ).toBeVisible();
});

for (const id of ['documents-pagepreview--thumbnails', 'screens-home-overviewpage--loads']) {
  test(`draws ${id} where it stays`, async ({ page }) => {
    const address = `${storybook.origin}iframe.html?viewMode=story&id=${id}`;
    expect(await shiftOf(page, address)).toBeLessThan(0.1);
  });
}

for (const [what, id, words] of [
  ['before anyone has signed in', 'screens-account-authredirectpage--without-token', 'Sign in'],
  ['about when figures were read', 'screens-home-overviewpage--loads', /^Updated \d\d:\d\d$/],
  ['about why a job was given up', 'screens-permissions-backgroundjobspage--loads', /The server ended several times/],
] as const) {
  test(`speaks English where the toolbar says so, ${what}`, async ({ page }) => {
    await page.goto(`${storybook.origin}iframe.html?viewMode=story&id=${id}&globals=language:en-US`);
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  });
}
