import { expect, type Page, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { embedKeys, type IssuedKey } from './support/embedKey.js';
import { type ForeignSite, startForeignSite } from './support/foreignSite.js';

/** The tokens that a site gives its chat: dead ones, none, and somebody else's. */
let backend: Backend;
let site: ForeignSite;
let keys: Awaited<ReturnType<typeof embedKeys>>;
let key: IssuedKey;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  backend = await startBackend();
  site = await startForeignSite(() => backend.origin);
  keys = await embedKeys(backend.origin);
  key = await keys.issue('官网客服', [site.origin]);
});

// The chat's own root is closed: here the site's page opens it, so that the test can read it.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    if (window !== top) return;
    const closed = Reflect.get(Element.prototype, 'attachShadow');
    Reflect.set(Element.prototype, 'attachShadow', function attach(this: Element, init: ShadowRootInit) {
      return Reflect.apply(closed, this, [{ ...init, mode: 'open' }]);
    });
  }),
);

test.afterAll(async () => {
  await Promise.all([site?.stop(), backend?.stop()]);
});

const showChat = (on: ForeignSite) =>
  on.show(
    `<script src="${backend.origin}/embed/v1.js" data-key="${key.publicKey}" data-assistant="general" data-token-url="/ai-token" async></script>`,
  );

const openChat = async (page: Page) => {
  showChat(site);
  await page.goto(site.origin);
  await page.waitForFunction(() => window.ConsoleEmbed !== undefined);
  await page.evaluate(() => window.ConsoleEmbed?.open());
  const found = () => page.frames().find((frame) => frame.url().startsWith(`${backend.origin}/expAI`));
  await expect.poll(found).toBeDefined();
  const chat = found() ?? page.mainFrame();
  const question = chat.getByRole('textbox', { name: '提问' });
  const answers = chat.getByRole('group', { name: /^回答/ });
  return { chat, question, answers, ask: () => chat.getByRole('button', { name: '发送' }).click() };
};

/** A token that was good once. */
const deadToken = async (visitor: string): Promise<string> => {
  const token = await keys.trade(key, visitor);
  await keys.revoke(token);
  return token;
};

test('says that the network is gone and comes back with it, and says where the site’s policy refuses the chat', async ({
  page,
  context,
}) => {
  site.tradeWith(() => keys.trade(key, 'offline'));
  showChat(site);
  await page.goto(site.origin);
  await page.waitForFunction(() => window.ConsoleEmbed !== undefined);
  await context.setOffline(true);
  await page.evaluate(() => window.ConsoleEmbed?.open());
  await expect(page.getByRole('alert')).toContainText('网络已断开');
  await context.setOffline(false);
  await expect(page.frameLocator('iframe').getByRole('textbox', { name: '提问' })).toBeVisible();

  const strict = await startForeignSite(() => `${backend.origin}/embed/`);
  showChat(strict);
  await page.goto(strict.origin);
  await page.waitForFunction(() => window.ConsoleEmbed !== undefined);
  await page.evaluate(() => window.ConsoleEmbed?.open());
  await expect(page.getByRole('alert')).toContainText('安全策略');
  await strict.stop();
});

test('a site that hands out a token which has ended meanwhile is asked for another, and the chat opens', async ({
  page,
}) => {
  const given = [await deadToken('late'), await keys.trade(key, 'late')];
  site.tradeWith(async () => given.shift() ?? '');
  const { question } = await openChat(page);
  await expect(question).toBeVisible();
});

test('a site whose tokens are all refused is not asked without end, and the chat opens once one is good', async ({
  page,
}) => {
  const before = site.tokens.length;
  site.tradeWith(() => deadToken('unlucky'));
  const { chat, question } = await openChat(page);
  await expect(chat.getByRole('alert')).toContainText('会话已失效');
  expect(site.tokens.length - before).toBe(2);
  site.tradeWith(() => keys.trade(key, 'unlucky'));
  await chat.getByRole('button', { name: '重试' }).click();
  await expect(question).toBeVisible();
});

test('what was typed is there again after a while without any token', async ({ page }) => {
  const token = await keys.trade(key, 'typing');
  site.tradeWith(async () => token);
  const { chat, question, ask } = await openChat(page);
  await question.fill('怎么上传文档？');
  site.tradeWith(null);
  await keys.revoke(token);
  // The chat may find out by itself before the button is pressed.
  const over = expect(chat.getByRole('alert')).toContainText('会话已失效', { timeout: 30_000 });
  await Promise.race([ask(), over]);
  await over;
  site.tradeWith(() => keys.trade(key, 'typing'));
  await chat.getByRole('button', { name: '重试' }).click();
  await expect(question).toHaveValue('怎么上传文档？');
});

test('whoever comes with the next token sees nothing of the visitor before', async ({ page }) => {
  const token = await keys.trade(key, 'first');
  site.tradeWith(async () => token);
  const { chat, question, answers, ask } = await openChat(page);
  await question.fill('第一位访客问过的话');
  await ask();
  await expect(answers.getByRole('button', { name: '复制' })).toBeVisible();
  await question.fill('只有第一位访客写过的话');
  site.tradeWith(() => keys.trade(key, 'second'));
  await keys.revoke(token);
  // By the key: where the chat has found out by itself meanwhile, the box is empty and nothing is asked.
  await question.press('Enter');
  await expect(answers).toHaveCount(0);
  await expect(chat.getByText('怎么上传文档？')).toBeVisible();
  await expect(question).toHaveValue('');
  await expect(chat.getByText('第一位访客')).toHaveCount(0);
});
