import { expect, type Page, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { embedKeys, type IssuedKey } from './support/embedKey.js';
import { type ForeignSite, startForeignSite } from './support/foreignSite.js';
import { shellBehaviour } from './support/shellBehaviour.js';
import { watchViolations } from './support/violations.js';

/** The chat as a custom element, on a page of somebody else that allows nothing to be written into it. */
let backend: Backend;
let site: ForeignSite;
let keys: Awaited<ReturnType<typeof embedKeys>>;
let key: IssuedKey;

test.use({ actionTimeout: 15_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  backend = await startBackend();
  site = await startForeignSite(() => backend.origin);
  keys = await embedKeys(backend.origin);
  key = await keys.issue('官网客服', [site.origin]);
});
test.afterAll(async () => {
  await Promise.all([site?.stop(), backend?.stop()]);
});

const openElement = async (page: Page) => {
  site.show(
    `<script type="module" src="${backend.origin}/embed/elements.js"></script>`,
    '<console-chat token-url="/ai-token" assistant="general"></console-chat>',
  );
  await page.goto(site.origin);
  const element = page.locator('console-chat');
  await element.evaluate((chat: HTMLElement) => {
    chat.style.height = '700px';
  });
  return element;
};

let visitors = 0;
/** Opens the chat of somebody new, whose token is answered as well. */
const openChat = async (page: Page) => {
  visitors += 1;
  const visitor = `visitor-${visitors}`;
  const token = await keys.trade(key, visitor);
  site.tradeWith(async () => token);
  const chat = shellBehaviour(page, await openElement(page));
  await expect(chat.field).toBeVisible();
  return { chat, token, another: () => keys.trade(key, visitor) };
};

test('neither the page nor the chat changes the other, and nothing is written that its policy forbids', async ({
  page,
  context,
}) => {
  const violations = await watchViolations(context);
  const { chat } = await openChat(page);
  await expect(page.getByRole('heading', { name: '浙江篮球' })).toHaveCSS('letter-spacing', '8px');
  await expect(chat.field).toHaveCSS('letter-spacing', 'normal');
  await expect(chat.field).toHaveCSS('direction', 'ltr');
  await expect(chat.field).toHaveCSS('font-size', '15px');
  await chat.ask('怎么上传文档？');
  await chat.answered();
  await chat.openCitation();

  // As the site sent it: a title, its styles, and the one script; its own program still works.
  expect(await page.evaluate(() => [...document.head.children].map(({ tagName }) => tagName))).toEqual([
    'TITLE',
    'LINK',
    'SCRIPT',
  ]);
  expect(
    await page.evaluate(() => [document.documentElement, document.body].map(({ attributes }) => attributes.length)),
  ).toEqual([1, 0]);
  await expect(page.locator('body > *')).toHaveCount(5);
  await page.getByRole('button', { name: '购票 0' }).click();
  await expect(page.getByRole('button', { name: '购票 1' })).toBeVisible();
  expect(violations).toEqual([]);
});

test('says where there is no token, and goes on once there is one', async ({ page }) => {
  site.tradeWith(null);
  const element = await openElement(page);
  await expect(element.getByRole('alert')).toContainText('没有取得访问凭证');
  site.tradeWith(() => keys.trade(key, 'late'));
  await element.getByRole('button', { name: '重试' }).click();
  await expect(element.getByRole('textbox', { name: '提问' })).toBeVisible();
});

test('goes on with another token where its own has ended, with all that was typed and stands open', async ({
  page,
}) => {
  const { chat, token, another } = await openChat(page);
  await chat.ask('怎么上传文档？');
  await chat.answered();
  await chat.lastAnswer
    .getByRole('button', { name: /^依据 1/ })
    .first()
    .click();
  const evidence = chat.chat.getByRole('complementary', { name: /依据/ });
  await expect(evidence).toBeVisible();
  await chat.field.fill('怎么新建知识库？');
  const asked = site.tokens.length;
  // In its first minute as well.
  site.tradeWith(another);
  await keys.revoke(token);
  // As a reader comes back to the page, what is shown is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => site.tokens.length).toBe(asked + 1);
  await expect(chat.field).toHaveValue('怎么新建知识库？');
  await expect(evidence).toBeVisible();
  await chat.field.press('Enter');
  await expect(chat.answers).toHaveCount(2);
  await chat.answered();
});

test('says that a session is over where no other token is to be had, and keeps what was typed', async ({ page }) => {
  const { chat, token, another } = await openChat(page);
  await chat.ask('怎么上传文档？');
  await chat.answered();
  await chat.field.fill('还没有问的话');
  site.tradeWith(null);
  await keys.revoke(token);
  await chat.field.press('Enter');
  await expect(chat.chat.getByRole('heading', { name: '登录已失效' })).toBeVisible();
  site.tradeWith(another);
  await chat.chat.getByRole('button', { name: '重试' }).click();
  await expect(chat.field).toHaveValue('还没有问的话');
});

test('a conversation whose assistant is gone can be read, and says why it cannot go on', async ({ page }) => {
  const { chat } = await openChat(page);
  await chat.ask('怎么上传文档？');
  await chat.answered();
  await chat.field.fill('还没有问的话');
  await keys.enableAssistant('general', false);
  await chat.field.press('Enter');
  await expect(chat.chat.getByText('该助手已停用，暂时不能提问')).toBeVisible();
  await expect(chat.chat.getByText('没有可用的助手，请联系管理员')).toBeVisible();
  await expect(chat.lastAnswer).toBeVisible();
  await expect(chat.field).toHaveValue('还没有问的话');
  await keys.enableAssistant('general', true);
});
