import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './support/shared.js';
import { giveToken } from './support/staff.js';
import { meetMissingPart } from './support/missingPart.js';

/** What a reader meets where the program itself fails, or is not the newest any more. */
const chat = '/assistantAI/chatAI';

let context: BrowserContext;
let page: Page;
let address: string;
let token: string;
const composer = () => page.getByRole('textbox', { name: '提问' });

test.beforeAll(async ({ staff }) => {
  const { account, password } = await staff.addUser('唐果', [await staff.addRole('只能对话', [chat])]);
  token = await staff.tokenOf(account, password);
});
test.beforeEach(async ({ browser, backend }) => {
  context = await browser.newContext();
  await giveToken(context, backend.origin, token);
  page = await context.newPage();
  address = `${backend.origin}/#${chat}`;
  await page.goto(address);
  await expect(composer()).toBeVisible();
});
test.afterEach(() => context.close());

test('an error in production is logged with the error, the information and the URL, without secrets', async () => {
  const logged = page.waitForRequest(/clientLog/);
  await page.evaluate((secret) => {
    setTimeout(() => {
      throw new Error(`no luck with ${secret} and F_T=abc`);
    });
  }, token);
  const entry: { error: string; info: string; url: string } = (await logged).postDataJSON();
  expect(entry.error).toContain('no luck with *** and F_T=***');
  expect(entry.info).not.toContain(token);
  expect(entry.url).toBe('/#/assistantAI/chatAI');
});

test('a part of the program that does not arrive offers a reload, which loses nothing that was typed', async () => {
  await composer().fill('没有发出的问题');
  await meetMissingPart(page);
  await expect(composer()).toHaveValue('没有发出的问题');
});

test('a new version on the server offers a reload', async () => {
  const other = await context.newPage();
  await other.clock.install();
  await other.goto(address);
  await expect(other.getByRole('textbox', { name: '提问' })).toBeVisible();
  await other.route(/appConfig/, async (route) => {
    const { data, ...rest } = await (await route.fetch()).json();
    await route.fulfill({ json: { ...rest, data: { ...data, version: '999.0.0' } } });
  });
  await other.clock.fastForward(301_000);
  await expect(other.getByText('系统已更新')).toBeVisible();
  await expect(other.getByRole('button', { name: '刷新页面' })).toBeVisible();
  await other.close();
});
