import { expect, test } from '@playwright/test';
import { adminPassword, type Backend, startBackend } from './support/backend.js';
import { type Model, startModel } from './support/model.js';
import { shellBehaviour } from './support/shellBehaviour.js';
import { startStrictPortal, type StrictPortal } from './support/strictPortal.js';
import { watchViolations } from './support/violations.js';

/** The chat as a custom element, on a page of another origin that allows nothing to be written into it. */
let portal: StrictPortal;
let backend: Backend;
let model: Model;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  portal = await startStrictPortal(() => backend.origin);
  model = await startModel(30);
  backend = await startBackend({ CORS_ORIGINS: portal.origin, LLM_BASE_URL: model.url, LLM_MODEL: 'fake' });
});
test.afterAll(async () => {
  await Promise.all([portal?.stop(), backend?.stop(), model?.stop()]);
});

const signIn = async (): Promise<string> => {
  const response = await fetch(`${backend.origin}/aiapi/qa/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  });
  const { data }: { data: { token: string } } = await response.json();
  return data.token;
};

const shell = {
  open: async (page: import('@playwright/test').Page) => {
    await page.goto(portal.origin);
  },
  inside: (page: import('@playwright/test').Page) => page.locator('console-chat'),
};

test('asks, streams, stops and shows evidence, and neither the page nor the chat changes the other', async ({
  page,
  context,
}) => {
  const violations = await watchViolations(context);
  portal.give(await signIn());
  const chat = shellBehaviour(shell, page);
  await chat.open();
  await expect(page.getByRole('heading', { name: 'Portal' })).toHaveCSS('letter-spacing', '9px');
  await expect(chat.field).toHaveCSS('letter-spacing', 'normal');
  await expect(chat.field).toHaveCSS('direction', 'ltr');
  await expect(chat.field).toHaveCSS('font-size', '15px');

  await chat.ask('怎么上传文档？');
  await chat.answered();
  await chat.openCitation();
  await model.pauseAfter(3);
  await chat.ask('怎么新建知识库？');
  await chat.stopAnswer();
  await model.goOn();

  const element = page.locator('console-chat');
  const light = await chat.field.evaluate((field) => getComputedStyle(field).color);
  await element.evaluate((chatElement) => chatElement.setAttribute('theme', 'dark'));
  await expect(chat.field).not.toHaveCSS('color', light);
  await element.evaluate((chatElement) => chatElement.setAttribute('language', 'en'));
  await expect(chat.chat.getByRole('textbox', { name: 'Question' })).toBeVisible();

  // As the portal sent it: a title, its styles, and the one script.
  await expect(page.locator('head > *')).toHaveCount(3);
  expect(
    await page.evaluate(() => [document.documentElement, document.body].map(({ attributes }) => attributes.length)),
  ).toEqual([1, 0]);
  await expect(page.locator('body > *')).toHaveCount(2);
  expect(violations).toEqual([]);
});

test('says where there is no token, and goes on once there is one', async ({ page }) => {
  portal.give(null);
  await shell.open(page);
  const chat = shell.inside(page);
  await expect(chat.getByRole('alert')).toContainText('没有取得访问凭证');
  portal.give(await signIn());
  await chat.getByRole('button', { name: '重试' }).click();
  await expect(chat.getByRole('textbox', { name: '提问' })).toBeVisible();
});

const signOut = (token: string) =>
  fetch(`${backend.origin}/aiapi/qa/logout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: '{}',
  });

test('goes on with another token where its own has ended, with all that was typed and stands open', async ({
  page,
}) => {
  const first = await signIn();
  portal.give(first);
  const chat = shellBehaviour(shell, page);
  await chat.open();
  await chat.ask('怎么上传文档？');
  await chat.answered();
  await chat.lastAnswer
    .getByRole('button', { name: /^依据 1/ })
    .first()
    .click();
  const evidence = chat.chat.getByRole('complementary', { name: /依据/ });
  await expect(evidence).toBeVisible();
  await chat.field.fill('怎么新建知识库？');
  const asked = portal.asked();
  // In its first minute as well.
  portal.give(await signIn());
  await signOut(first);
  // As a reader comes back to the page, what is shown is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => portal.asked()).toBe(asked + 1);
  await expect(chat.field).toHaveValue('怎么新建知识库？');
  await expect(evidence).toBeVisible();
  await chat.field.press('Enter');
  await expect(chat.chat.getByRole('group', { name: /^回答/ })).toHaveCount(2);
  await chat.answered();
});

test('says that a session is over where no other token is to be had, and keeps what was typed', async ({ page }) => {
  const first = await signIn();
  portal.give(first);
  const chat = shellBehaviour(shell, page);
  await chat.open();
  await chat.ask('怎么上传文档？');
  await chat.answered();
  await chat.field.fill('还没有问的话');
  portal.give(null);
  await signOut(first);
  await chat.field.press('Enter');
  await expect(chat.chat.getByRole('heading', { name: '登录已失效' })).toBeVisible();
  portal.give(await signIn());
  await chat.chat.getByRole('button', { name: '重试' }).click();
  await expect(chat.field).toHaveValue('还没有问的话');
});
