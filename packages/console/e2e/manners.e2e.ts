import { expect, type Page } from '@playwright/test';
import { samplePdf } from '../../server/src/testing/samplePdf.js';
import { createBase } from './support/knowledge.js';
import { signIn } from './support/people.js';
import { test } from './support/shared.js';

/** What a person may rely on when something is missing, broken or gone. */
test.describe.configure({ mode: 'serial' });

const calls = /\/(rag|aiapi|aiTool)\//;
let origin: string;
let page: Page;

test.beforeAll(async ({ browser, backend }) => {
  test.setTimeout(180_000);
  ({ origin } = backend);
  page = await browser.newPage();
  await signIn(page, origin);
});

test.afterAll(() => page?.close());

test('many uploads leave the list of documents its room', async () => {
  const [encrypted] = await Promise.all([samplePdf('encrypted'), createBase(page, origin, '裁判手势库')]);
  const empty = Array.from({ length: 12 }, (_, index) => ({
    name: `空 ${index}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(0),
  }));
  const file = { name: '加密.pdf', mimeType: 'application/pdf', buffer: Buffer.from(encrypted.data) };
  await page.getByLabel('选择文件').setInputFiles([...empty, file]);
  await expect(page.getByRole('row', { name: /加密/ })).toContainText('文件已加密', { timeout: 60_000 });
  await expect(page.getByRole('row', { name: /加密/ })).toBeInViewport({ ratio: 1 });
});

test('a document that could not be parsed says why on its own page', async () => {
  await page.getByRole('link', { name: '加密.pdf' }).click();
  await expect(page.getByRole('main')).toContainText('文件已加密，请去除密码后再传');
  await expect(page.getByRole('main').getByRole('button', { name: '重新解析' }).last()).toBeVisible();
});

test('a link to a document that is gone says so and leads back', async () => {
  await page.goto(`${origin}/#/assistantAI/knowledgeBase/chunks?id=nothing`);
  await expect(page.getByText('文档不存在或已删除')).toBeVisible();
  await page.getByRole('button', { name: '返回知识库列表' }).click();
  await expect(page.getByRole('heading', { name: '知识库' })).toBeVisible();
});

test('a reload while the server is away says so at the sign-in page, which leads back', async () => {
  await page.route(calls, (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page).toHaveURL(/#\/login\?redirect=%2FassistantAI%2FknowledgeBase/);
  await expect(page.getByText('服务器没有响应，请检查网络后重试')).toBeVisible();
  await page.unroute(calls);
});

test('a session ended in another tab says so at the sign-in page', async () => {
  await signIn(page, origin);
  await page.goto(`${origin}/#/assistantAI/knowledgeBase/index`);
  const base = page.getByRole('link', { name: '裁判手势库' });
  await expect(base).toBeVisible();
  const token = (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? '';
  await page.request.post(`${origin}/aiapi/qa/logout`, { headers: { authorization: token }, data: {} });
  const refused = page.waitForResponse((response) => response.status() === 401);
  await base.click();
  const { message }: { message: string } = await (await refused).json();
  await expect(page).toHaveURL(/#\/login/);
  await expect(page.getByRole('main').getByText(message)).toBeVisible();
});

test('what one user saw is not shown to the next, however soon', async () => {
  await signIn(page, origin);
  await page.goto(`${origin}/#/assistantAI/knowledgeBase/index`);
  await expect(page.getByRole('link', { name: '裁判手势库' })).toBeVisible();
  await page.goto(`${origin}/#/`);
  await expect(page).toHaveURL(/#\/login/);
  await page.route(/knowBaseManage\/queryPage/, (route) =>
    route.fulfill({ json: { code: 200, message: '', data: { list: [], total: 0, current: 1, size: 20 } } }),
  );
  await signIn(page, origin);
  await page.goto(`${origin}/#/assistantAI/knowledgeBase/index`);
  await expect(page.getByText('还没有知识库')).toBeVisible();
  await page.unroute(/knowBaseManage\/queryPage/);
});

test('a role that lost its menus is told whom to ask', async () => {
  await signIn(page, origin);
  await page.route(/sysUser\/detail/, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    await route.fulfill({ json: { ...rest, data: { ...data, menus: [] } } });
  });
  await page.reload();
  await expect(page.getByText('请联系管理员给角色分配菜单权限')).toBeVisible();
});
