/** A walk through the built Storybook: every story and every page of documents, without an error, a warning or a red check. */
import { expect, test } from '@playwright/test';
import { type ServedStorybook, serveStorybook } from './support/serveStorybook.js';
import { complaintsOf, entriesOf, finish, windowOf } from './support/storybookWalk.js';
import { turning } from './support/turning.js';

let storybook: ServedStorybook;
test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(async () => {
  await storybook[Symbol.asyncDispose]();
});

test.describe.configure({ mode: 'parallel' });

/** Only stories and documents whose id has it: to try some. */
const only = process.env['STORIES'] ?? '';

const phone = { width: 390, height: 844 };

/**
 * All that the toolbar makes of a story: no story is written twice for any of it. Each is walked in one of them a day, and
 * in another one every day.
 */
const combinations = (['light', 'dark'] as const).flatMap((theme) =>
  (['zh-CN', 'en-US'] as const).flatMap((language) =>
    ([1440, 390] as const).map((width) => ({ theme, language, width })),
  ),
);

for (const [combination, { theme, language, width }] of combinations.entries()) {
  const name = `in ${theme}, in ${language}, at ${width} px`;
  const isPhone = width === phone.width;
  const height = isPhone ? phone.height : 900;
  const globals = `theme:${theme};language:${language}${isPhone ? ';viewport.value:phone' : ''}`;
  test(`shows stories ${name}`, async ({ page }) => {
    test.setTimeout(40 * 60_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    const heard = complaintsOf(page);
    const ids = turning(
      (await entriesOf(storybook.origin, 'story')).filter((id) => id.includes(only)),
      combinations.length,
      combination,
    );
    await page.goto(`${storybook.origin}iframe.html?viewMode=story&id=start-here--start-here&globals=${globals}`);
    await page.waitForFunction(() => Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')?.last('storyFinished'));
    const wrong: Record<string, unknown> = {};
    for (const id of ids) {
      heard.length = 0;
      await page.setViewportSize((await windowOf(page, id)) ?? { width, height });
      const { status, reporters } = await finish(page, id);
      const red = reporters
        .filter((report) => report.status === 'failed')
        .map(({ type, wrong: found }) => [type, found]);
      if (status !== 'success' || heard.length > 0)
        wrong[id] = { status, red, heard: heard.map((text) => text.slice(0, 300)) };
    }
    // A choice of a few need not have one for each combination.
    if (only === '') expect(ids.length).toBeGreaterThan(0);
    expect(wrong).toEqual({});
  });
}

/** Days in which every page of documents is walked. */
const DAYS_OF_DOCUMENTS = 4;

test('shows pages of documents', async ({ page }) => {
  test.setTimeout(40 * 60_000);
  const heard = complaintsOf(page);
  const wrong: Record<string, unknown> = {};
  const ids = (await entriesOf(storybook.origin, 'docs')).filter((id) => id.includes(only));
  for (const id of turning(ids, DAYS_OF_DOCUMENTS)) {
    heard.length = 0;
    await page.goto(`${storybook.origin}iframe.html?viewMode=docs&id=${id}`);
    // Stories below may draw a heading of their own.
    await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'States', level: 2 })).toBeVisible();
    if (heard.length > 0) wrong[id] = heard.map((text) => text.slice(0, 300));
  }
  expect(wrong).toEqual({});
});
