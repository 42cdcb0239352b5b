import { expect, type Page, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { type ForeignSite, startForeignSite } from './support/foreignSite.js';
import { giveToken, type Staff, startStaff } from './support/staff.js';

/** The tool centre: what there is, what each can do before it is begun, and the same in a frame of another origin. */

let backend: Backend;
let staff: Staff;
let site: ForeignSite;
let token: string;

const WALL = '/assistantAI/AIToolWall/index';
const TOOL = '/assistantAI/AIToolWall/tool';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startForeignSite(() => backend.origin);
  backend = await startBackend({ EMBED_ORIGINS: site.origin });
  staff = await startStaff(backend.origin);
  const { account, password } = await staff.addUser('何工具', [await staff.addRole('只有资源中心', [WALL])]);
  token = await staff.tokenOf(account, password);
});

test.afterAll(async () => {
  await Promise.all([site?.stop(), backend?.stop()]);
});

const card = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name });

test('who holds the page alone sees what each tool can do, marks one, opens each, and comes back', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, token);
  const page = await context.newPage();
  await page.goto(`${backend.origin}/#${WALL}`);
  await expect(card(page, '保险助手')).toContainText('需要模型');
  await expect(card(page, '演示文稿')).toContainText('只有标题时不能生成');
  // Questions to data are another page's.
  await expect(card(page, '智能问数')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /设置谁能看到/ })).toHaveCount(0);

  await page.getByRole('button', { name: '收藏：商业计划书' }).click();
  await expect(page.getByRole('heading', { name: '收藏', level: 2 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '收藏', level: 2 })).toBeVisible();

  for (const [name, id] of [
    ['演示文稿', 'ppt'],
    ['文件对话', 'files'],
    ['保险助手', 'insurance'],
    ['商业计划书', 'bp'],
  ] as const) {
    await page.goto(`${backend.origin}/#${WALL}`);
    await card(page, name).getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${backend.origin}/#${TOOL}?id=${id}`);
    await expect(page).toHaveTitle(new RegExp(`^${name} - `));
    await expect(
      page
        .getByText(/未配置模型|需要模型/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  }
  await page.goto(`${backend.origin}/#${WALL}`);
  await expect(page.getByRole('heading', { name: '最近使用', level: 2 })).toBeVisible();

  await page.goto(`${backend.origin}/#${TOOL}?id=data`);
  await expect(page.getByRole('heading', { name: '没有这个工具' })).toBeVisible();
  await context.close();
});

test('opens in a frame of another origin with a token of its reader, and its links stay in the frame', async ({
  page,
}) => {
  test.setTimeout(180_000);
  site.tradeWith(() => Promise.resolve(token));
  site.show(
    `<script src="${backend.origin}/embed/v1.js" data-page="expAITool" data-token-url="/ai-token" async></script>`,
  );
  await page.goto(site.origin);
  await page.waitForFunction(() => window.ConsoleEmbed !== undefined);
  await page.evaluate(() => window.ConsoleEmbed?.open());
  const found = () => page.frames().find((frame) => frame.url().startsWith(`${backend.origin}/expAITool`));
  await expect.poll(found).toBeDefined();
  const tools = found() ?? page.mainFrame();
  await tools.getByRole('article', { name: '演示文稿' }).getByRole('link', { name: '演示文稿' }).click();
  await expect(tools.getByRole('navigation', { name: 'AI 工具' })).toBeVisible();
  await expect(tools.getByText(/未配置模型/).first()).toBeVisible();
  await tools.getByRole('link', { name: 'AI 工具' }).click();
  await expect(tools.getByRole('article', { name: '保险助手' })).toContainText('需要模型');
  expect(tools.url()).toContain('/expAITool');
  expect(await page.evaluate(() => Reflect.get(window, 'violations') ?? [])).toEqual([]);
});

test('without a token the pages say how to come in', async ({ page }) => {
  for (const path of ['/expAITool/index', '/expAITool/tool?id=ppt']) {
    await page.goto('about:blank');
    await page.goto(`${backend.origin}/#${path}`);
    await expect(page.getByText('请先登录或从授权入口进入')).toBeVisible();
  }
});
