import { expect, type Frame, type Page, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { embedKeys, type IssuedKey } from './support/embedKey.js';
import { type ForeignSite, startForeignSite } from './support/foreignSite.js';
import { type Model, startModel } from './support/model.js';

/** What a page of another site shows goes with a question only as far as the person lets it. */
let model: Model;
let backend: Backend;
let site: ForeignSite;
let keys: Awaited<ReturnType<typeof embedKeys>>;
let key: IssuedKey;

test.use({ actionTimeout: 15_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  model = await startModel(5);
  backend = await startBackend({ LLM_BASE_URL: model.url, LLM_MODEL: 'test' });
  site = await startForeignSite(() => backend.origin);
  keys = await embedKeys(backend.origin);
  key = await keys.issue('官网客服', [site.origin]);
});

test.afterAll(async () => {
  await Promise.all([site?.stop(), backend?.stop(), model?.stop()]);
});

const context = {
  record: { type: '比赛', id: 'm-42', title: '上海队对北京队' },
  page: { title: '赛程', url: 'https://portal.example.com/42' },
  selection: '19:35 开赛，东区检票',
};

const openChat = async (page: Page): Promise<Frame> => {
  site.show(
    `<script src="${backend.origin}/embed/v1.js" data-key="${key.publicKey}" data-assistant="general" data-token-url="/ai-token" data-theme="light" async></script>`,
  );
  site.tradeWith(() => keys.trade(key, 'visitor'));
  await page.goto(site.origin);
  await page.waitForFunction(() => window.ConsoleEmbed !== undefined);
  const found = () => page.frames().find((frame) => frame.url().startsWith(`${backend.origin}/expAI`));
  // Before the chat is there, as pages do that know at once what they show.
  await page.evaluate((shown) => window.ConsoleEmbed?.setContext(shown), context);
  await page.evaluate(() => window.ConsoleEmbed?.open());
  await expect.poll(found).toBeDefined();
  return found() ?? page.mainFrame();
};

test('is seen before it goes, can be put away, and stands with the question afterwards', async ({ page }) => {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/aiSession/chat')) bodies.push(request.postDataJSON());
  });
  const chat = await openChat(page);
  const offered = chat.getByRole('list', { name: '随问题一起发送' });
  await expect(offered).toContainText('上海队对北京队');
  await expect(offered).toContainText('19:35 开赛，东区检票');
  await chat.getByRole('button', { name: '不发送页面' }).click();
  await chat.getByRole('textbox', { name: '提问' }).fill('回答里的依据怎么看？');
  await chat.getByRole('textbox', { name: '提问' }).press('Enter');
  const { record, selection } = context;
  await expect.poll(() => bodies).toEqual([expect.objectContaining({ context: { record, selection } })]);
  const seen = chat.getByRole('list', { name: '提问时正在看' });
  await expect(seen).toContainText('上海队对北京队');
  await expect(seen).not.toContainText('赛程');
  await expect(chat.getByRole('group', { name: /^回答/ }).getByRole('button', { name: '复制' })).toBeVisible();

  // The words marked have gone; what the page is about stays, and what was put away stays away.
  await expect(offered.getByRole('button')).toHaveCount(1);
  await page.evaluate((shown) => window.ConsoleEmbed?.setContext(shown), {
    ...context,
    page: { title: '球队', url: 'https://portal.example.com/teams' },
  });
  await expect(offered).toContainText('球队');
  await page.evaluate(() => window.ConsoleEmbed?.setContext(null));
  await expect(offered).toHaveCount(0);

  await page.reload();
  await page.waitForFunction(() => window.ConsoleEmbed !== undefined);
  await page.evaluate(() => window.ConsoleEmbed?.open());
  await expect.poll(() => page.frames().some((frame) => frame.url().startsWith(`${backend.origin}/expAI`))).toBe(true);
  const again = page.frames().find((frame) => frame.url().startsWith(`${backend.origin}/expAI`)) ?? page.mainFrame();
  await expect(again.getByRole('textbox', { name: '提问' })).toBeVisible();
  await expect(again.getByRole('list', { name: '随问题一起发送' })).toHaveCount(0);
});
