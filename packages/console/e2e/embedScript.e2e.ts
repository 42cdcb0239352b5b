import { expect, type Page, test } from '@playwright/test';
import { adminPassword, type Backend, startBackend } from './support/backend.js';
import { embedKeys, type IssuedKey } from './support/embedKey.js';
import { type ForeignSite, startForeignSite } from './support/foreignSite.js';
import { type Model, startModel } from './support/model.js';
import { startStaff } from './support/staff.js';

/** The script that shows the chat, on a page of somebody else: a strict policy, hostile styles, a React of years ago. */
let model: Model;
let backend: Backend;
let site: ForeignSite;
let stranger: ForeignSite;
let keys: Awaited<ReturnType<typeof embedKeys>>;
let key: IssuedKey;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  model = await startModel(20);
  [site, stranger] = await Promise.all([
    startForeignSite(() => backend.origin),
    startForeignSite(() => backend.origin),
  ]);
  const named = { LLM_BASE_URL: model.url, LLM_MODEL: 'test', EMBED_ORIGINS: site.origin };
  backend = await startBackend(named);
  keys = await embedKeys(backend.origin);
  key = await keys.issue('官网客服', [site.origin]);
});

test.afterAll(async () => {
  await Promise.all([site?.stop(), stranger?.stop(), backend?.stop(), model?.stop()]);
});

const tag = (more = ''): string =>
  `<script src="${backend.origin}/embed/v1.js" data-key="${key.publicKey}" data-assistant="general" data-token-url="/ai-token" data-theme="light" ${more} async></script>`;

let visitors = 0;
/** Opens the site's page for somebody new, and answers the frame of its chat once it is open. */
const openChat = async (page: Page, more?: string) => {
  const visitor = `visitor-${++visitors}`;
  site.show(tag(more));
  site.tradeWith(() => keys.trade(key, visitor));
  await page.goto(site.origin);
  await page.waitForFunction(() => window.ConsoleEmbed !== undefined);
  await page.evaluate(() => window.ConsoleEmbed?.open());
  const found = () => page.frames().find((frame) => frame.url().startsWith(`${backend.origin}/expAI`));
  await expect.poll(found).toBeDefined();
  const chat = found() ?? page.mainFrame();
  await expect(chat.getByRole('textbox', { name: '提问' })).toBeVisible();
  return chat;
};

test('asks and cites, and leaves no trace on the page around', async ({ page }) => {
  test.setTimeout(180_000);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const chat = await openChat(page);
  const question = chat.getByRole('textbox', { name: '提问' });
  await question.fill('怎么上传文档？');
  await question.press('Enter');
  const answer = chat.getByRole('group', { name: /^回答/ }).last();
  await expect(answer.getByRole('button', { name: '复制' })).toBeVisible();
  await answer
    .getByRole('button', { name: /^依据 1/ })
    .first()
    .click();
  // The cited words are lit on the picture of their page.
  await expect(chat.locator('[data-page] [data-lit]').first()).toBeVisible();
  await page.keyboard.press('Escape');

  // The page is as its own program drew it, and still works.
  await page.evaluate(() => window.ConsoleEmbed?.close());
  await page.getByRole('button', { name: '购票 0' }).click();
  await expect(page.getByRole('button', { name: '购票 1' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'violations') ?? [])).toEqual([]);
  expect(await page.evaluate(() => [...document.head.children].map(({ tagName }) => tagName))).toEqual([
    'TITLE',
    'LINK',
    'SCRIPT',
  ]);
  expect(site.tokens.length).toBeGreaterThan(0);
  for (const token of site.tokens) expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  await page.evaluate(() => window.ConsoleEmbed?.destroy());
  expect(await page.evaluate(() => document.body.children.length)).toBe(4);
});

test('looks and speaks as the page asks, moves by its words, and gives the focus back', async ({ page }) => {
  const chat = await openChat(page);
  await page.evaluate(() => window.ConsoleEmbed?.setTheme('dark'));
  await expect(chat.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.evaluate(() => window.ConsoleEmbed?.setLanguage('en-US'));
  await expect(chat.getByRole('textbox', { name: 'Question' })).toBeVisible();
  const asked = page.evaluate(
    () => new Promise<string>((resolve) => window.ConsoleEmbed?.on('asked', () => resolve('asked'))),
  );
  await page.evaluate(() => window.ConsoleEmbed?.ask('怎么上传文档？'));
  await expect(chat.getByRole('group', { name: /^Answer/ }).getByRole('button', { name: 'Copy' })).toBeVisible();
  expect(await asked).toBe('asked');
  await chat.getByRole('textbox', { name: 'Question' }).press('Escape');
  await expect(chat.getByRole('textbox', { name: 'Question' })).toBeHidden();
  // Nobody else may look into the widget; the keyboard is on its button.
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('textbox', { name: 'Question' })).toBeVisible();
});

test('goes on with another token where its own has ended, and loses nothing that was typed', async ({ page }) => {
  const chat = await openChat(page);
  const before = site.tokens.length;
  await chat.getByRole('textbox', { name: '提问' }).fill('怎么上传文档？');
  await keys.enable(key.id, false);
  await keys.enable(key.id, true);
  await chat.getByRole('button', { name: '发送' }).click();
  await expect(chat.getByRole('textbox', { name: '提问' })).toHaveValue('怎么上传文档？');
  await expect.poll(() => site.tokens.length).toBe(before + 1);
  await chat.getByRole('button', { name: '发送' }).click();
  await expect(chat.getByRole('group', { name: /^回答/ }).getByRole('button', { name: '复制' })).toBeVisible();
});

test('ends within seconds of its key being stopped, says so, and goes on once it works again', async ({ page }) => {
  const chat = await openChat(page);
  await model.pauseAfter(2);
  await chat.getByRole('textbox', { name: '提问' }).fill('怎么上传文档？');
  await chat.getByRole('button', { name: '发送' }).click();
  await expect(chat.getByRole('button', { name: '停止' })).toBeVisible();
  await keys.enable(key.id, false);
  await expect(chat.getByRole('alert')).toContainText('会话已失效', { timeout: 10_000 });
  await model.goOn();
  await keys.enable(key.id, true);
  await chat.getByRole('button', { name: '重试' }).click();
  await expect(chat.getByRole('textbox', { name: '提问' })).toBeVisible();
});

test('shows the knowledge bases and the tools as well, for staff of a site that the installation names', async ({
  page,
}) => {
  const staff = await startStaff(backend.origin);
  site.tradeWith(() => staff.tokenOf('admin', adminPassword));
  for (const [name, seen] of [
    ['expKnowledgeBase', '平台使用手册'],
    ['expAITool', 'AI 工具'],
  ] as const) {
    site.show(
      `<script src="${backend.origin}/embed/v1.js" data-page="${name}" data-token-url="/ai-token" async></script>`,
    );
    await page.goto(site.origin);
    await page.waitForFunction(() => window.ConsoleEmbed !== undefined);
    await page.evaluate(() => window.ConsoleEmbed?.open());
    const found = () => page.frames().find((frame) => frame.url().startsWith(`${backend.origin}/${name}`));
    await expect.poll(found).toBeDefined();
    await expect(found()?.getByText(seen).first() ?? page.locator('html')).toBeVisible();
  }
});

test('the page of a key by itself says where it opens, and offers no sign-in that leads nowhere', async ({ page }) => {
  await page.goto(`${backend.origin}/expAI?key=${key.publicKey}`);
  await expect(page.getByRole('heading', { name: '此页面只能在网站中打开' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('takes no token and no word from another window, and opens on no other site', async ({ page }) => {
  const chat = await openChat(page);
  await page.evaluate((origin) => {
    const frame = document.createElement('iframe');
    frame.src = origin;
    document.body.append(frame);
  }, backend.origin);
  // A page of our own that stands in the site's page beside the chat, and speaks to it.
  const other = page.frames().at(-1);
  await other?.waitForLoadState();
  await other?.evaluate(() => {
    const message = { protocol: 'console-floating-chat', version: 1, message: { type: 'ask', question: '转账' } };
    for (let index = 0; index < window.parent.length; index += 1) window.parent[index]?.postMessage(message, '*');
  });
  await page.evaluate(() => window.ConsoleEmbed?.ask('怎么上传文档？'));
  await expect(chat.getByRole('group', { name: /^回答/ })).toHaveCount(1);
  await expect(chat.getByText('转账')).toHaveCount(0);

  const refused = page.waitForEvent('console', (said) => said.text().includes('frame-ancestors'));
  stranger.show(tag());
  await page.goto(stranger.origin);
  await page.waitForFunction(() => window.ConsoleEmbed !== undefined);
  await page.evaluate(() => window.ConsoleEmbed?.open());
  await refused;
});
