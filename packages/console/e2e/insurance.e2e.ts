import { expect, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { type Model, startModel } from './support/model.js';
import { giveToken, startStaff } from './support/staff.js';

const TOOLS = '/assistantAI/AIToolWall/index';
const TOOL = '/assistantAI/AIToolWall/tool?id=insurance';
const works = { tool: 'calculate', arguments: '{"expression":"(3000-100)*80%"}' };

test.setTimeout(180_000);

test('says beforehand what it needs where there is no model', async ({ browser }) => {
  const backend = await startBackend();
  try {
    const staff = await startStaff(backend.origin);
    const asker = await staff.addUser('钱保险', [await staff.addRole('用工具', [TOOLS])]);
    const context = await browser.newContext();
    await giveToken(context, backend.origin, await staff.tokenOf(asker.account, asker.password));
    const page = await context.newPage();
    await page.goto(`${backend.origin}/#${TOOL}`);
    await expect(page.getByText('需要模型：由管理员在模型库中配置对话模型后才能提问')).toBeVisible();
    await context.close();
  } finally {
    await backend.stop();
  }
});

test.describe('with a model', () => {
  let model: Model;
  let backend: Backend;
  let staff: Awaited<ReturnType<typeof startStaff>>;
  test.beforeAll(async () => {
    model = await startModel(0);
    backend = await startBackend({ LLM_BASE_URL: model.url, LLM_MODEL: 'test' });
    staff = await startStaff(backend.origin);
  });
  test.afterAll(async () => {
    await backend?.stop();
    await model?.stop();
  });

  test('each step is shown, figures without proof are left out, and a reload keeps it', async ({ browser }) => {
    const asker = await staff.addUser('孙理赔', [await staff.addRole('问保险', [TOOLS])]);
    const context = await browser.newContext();
    await giveToken(context, backend.origin, await staff.tokenOf(asker.account, asker.password));
    const page = await context.newPage();
    await model.wants([[works]], '可以赔 2320 元。另外补贴 6666 元。');
    await page.goto(`${backend.origin}/#${TOOL}`);
    const field = page.getByRole('main').getByRole('textbox', { name: '提问' });
    await field.fill('医疗费 3000 元，免赔 100 元，赔 80%，能赔多少？');
    await field.press('Enter');
    const answer = page.getByRole('main').getByRole('region', { name: '回答' }).filter({ visible: true });
    await expect(answer).toContainText('可以赔 2320 元', { timeout: 30_000 });
    await expect(answer).not.toContainText('6666');
    await expect(answer).toContainText('有 1 句话的数字');
    await page.reload();
    await expect(answer).toContainText('可以赔 2320 元', { timeout: 30_000 });
    await page.getByRole('button', { name: '查看结果' }).filter({ visible: true }).click();
    await expect(page.getByRole('group', { name: '第 1 步的结果' })).toHaveText('(3000-100)*80% = 2320');
    await context.close();
  });

  test('is asked by who comes with a token of another portal, without the shell', async ({ browser }) => {
    const asker = await staff.addUser('吴外来', [await staff.addRole('外来问保险', [TOOLS])]);
    const token = await staff.tokenOf(asker.account, asker.password);
    const context = await browser.newContext();
    const page = await context.newPage();
    await model.wants([[works]], '可以赔 2320 元。');
    await page.goto(`${backend.origin}/?F_T=${token}#/expAITool/tool?id=insurance`);
    const field = page.getByRole('textbox', { name: '提问' });
    await field.fill('能赔多少？');
    await field.press('Enter');
    await expect(page.getByText('可以赔 2320 元')).toBeVisible({ timeout: 30_000 });
    await context.close();
  });
});
