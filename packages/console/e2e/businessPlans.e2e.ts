import { expect, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { type Backend, startBackend } from './support/backend.js';
import { type Model, startModel } from './support/model.js';
import { giveToken, startStaff } from './support/staff.js';

const TOOLS = '/assistantAI/AIToolWall/index';
const NEW = '/assistantAI/AIToolWall/BP';

/** A plan made by whoever is signed in on the page, with its first section open. */
const begin = async (page: Page, origin: string, title: string): Promise<string> => {
  await page.goto(`${origin}/#${NEW}`);
  await page.getByRole('textbox', { name: '标题' }).fill(title);
  await page.getByRole('button', { name: '创建' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible({ timeout: 30_000 });
  return page.url();
};
const text = (page: Page) => page.getByRole('textbox', { name: /的正文，Markdown$/ }).filter({ visible: true });
const saved = (page: Page) =>
  expect(page.getByText(/^已保存 · /).filter({ visible: true })).toBeVisible({ timeout: 30_000 });

test.describe('without a model', () => {
  let backend: Backend;
  let staff: Awaited<ReturnType<typeof startStaff>>;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    backend = await startBackend();
    staff = await startStaff(backend.origin);
  });
  test.afterAll(() => backend?.stop());
  test.setTimeout(180_000);

  test('a plan is written by who has the page alone, outlives a reload, and goes to Word', async ({ browser }) => {
    const writer = await staff.addUser('赵计划', [await staff.addRole('写计划', [TOOLS])]);
    const context = await browser.newContext();
    await giveToken(context, backend.origin, await staff.tokenOf(writer.account, writer.password));
    const page = await context.newPage();
    await begin(page, backend.origin, '青训营计划');
    await expect(page.getByRole('button', { name: '起草' })).toBeDisabled();
    await expect(page.getByText(/起草需要模型/).first()).toBeVisible();
    await text(page).fill('面向中小学的青训营。');
    await saved(page);
    await page.reload();
    await expect(text(page)).toHaveValue('面向中小学的青训营。');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出 Word' }).click(),
    ]);
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
    await context.close();
  });

  test('two who write one section at once lose nothing', async ({ browser }) => {
    const role = await staff.addRole('一起写', [TOOLS]);
    const [one, other] = [await staff.addUser('孙一', [role]), await staff.addUser('周二', [role])];
    const open = async ({ account, password }: typeof one) => {
      const context = await browser.newContext();
      await giveToken(context, backend.origin, await staff.tokenOf(account, password));
      return context.newPage();
    };
    const [first, second] = [await open(one), await open(other)];
    const address = await begin(first, backend.origin, '共同计划');
    await first.getByRole('button', { name: '共同编辑' }).click();
    await first.getByRole('combobox', { name: '同事的账号' }).fill(other.account);
    await first.keyboard.press('Enter');
    await first.getByRole('dialog').getByRole('button', { name: '保存' }).click();
    await expect(first.getByRole('dialog')).toBeHidden();
    await second.goto(address);
    await expect(text(second)).toBeVisible({ timeout: 30_000 });
    // The second cannot save meanwhile, as on a bad network.
    await second.route('**/aiTool/bp/modifySection', (route) => route.abort());
    await text(second).fill('周二写的');
    await text(first).fill('孙一写的');
    await saved(first);
    await expect(second.getByText('孙一也修改了这一章节')).toBeVisible({ timeout: 30_000 });
    await second.unroute('**/aiTool/bp/modifySection');
    await second.getByRole('button', { name: '两份都留下' }).click();
    await saved(second);
    await expect(text(first)).toHaveValue('孙一写的\n\n周二写的', { timeout: 30_000 });
    await first.context().close();
    await second.context().close();
  });
});

test.describe('with a model', () => {
  let backend: Backend;
  let model: Model;
  let staff: Awaited<ReturnType<typeof startStaff>>;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    model = await startModel(0);
    backend = await startBackend({ LLM_BASE_URL: model.url, LLM_MODEL: 'test' });
    staff = await startStaff(backend.origin);
  });
  test.afterAll(async () => {
    await backend?.stop();
    await model?.stop();
  });
  test.setTimeout(180_000);

  test('a draft is compared before it is taken, and is a version by itself', async ({ browser }) => {
    const writer = await staff.addUser('吴起草', [await staff.addRole('起草', [TOOLS])]);
    const context = await browser.newContext();
    await giveToken(context, backend.origin, await staff.tokenOf(writer.account, writer.password));
    const page = await context.newPage();
    await begin(page, backend.origin, '起草的计划');
    await model.says('预计第一年收入 350 万元。');
    await page.getByRole('textbox', { name: '要求' }).fill('简短');
    await page.getByRole('button', { name: '起草', exact: true }).click();
    await expect(page.getByText(/有 1 处数字/)).toBeVisible({ timeout: 30_000 });
    await expect(text(page)).toHaveValue('');
    await page.getByRole('button', { name: '采用', exact: true }).click();
    await expect(text(page)).toHaveValue('预计第一年收入 350 万元（待核实）。');
    await saved(page);
    await page.getByRole('button', { name: '版本' }).click();
    await expect(page.getByText('采用模型起草')).toBeVisible();
    await context.close();
  });
});
