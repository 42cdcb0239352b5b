import { expect, type Locator, type Page, test } from '@playwright/test';
import { samplePdf } from '../../server/src/testing/samplePdf.js';
import { type Backend, startBackend } from './support/backend.js';
import { extractTriples, importTriples, refereeTriples } from './support/graph.js';
import { createBase } from './support/knowledge.js';
import { signIn } from './support/people.js';
import { tokenIn } from './support/staff.js';

/** The graph as it was passed: found, unfolded, read as a table, corrected, and traced back to where it was said. */
let backend: Backend;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
});
test.afterAll(() => backend?.stop());
test.setTimeout(240_000);

const baseIn = (page: Page): string => new URL(page.url().replace('/#', '')).searchParams.get('base') ?? '';
const graphOf = (base: string, more = ''): string =>
  `${backend.origin}/#/assistantAI/knowledgeGraph/list?base=${base}${more}`;

/** A base with a graph of its own, as somebody who has just signed in finds it. */
const openGraph = async (page: Page, name: string, more = ''): Promise<string> => {
  await signIn(page, backend.origin);
  await createBase(page, backend.origin, name);
  const base = baseIn(page);
  const token = (await tokenIn(page.context())) ?? '';
  await importTriples({ origin: backend.origin, token }, { baseId: base, name, triples: refereeTriples });
  await page.goto(graphOf(base, more));
  return base;
};

const panelOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

const find = async (page: Page, name: string): Promise<void> => {
  const field = page.getByRole('combobox', { name: '搜索实体' });
  await field.click();
  await field.fill(name);
  await page.locator('.console-select-dropdown:visible .console-select-item-option').filter({ hasText: name }).click();
  await expect(panelOf(page, name)).toBeVisible();
};

/** A verb of the entity that is looked at. */
const choose = async (page: Page, name: string, verb: string): Promise<void> => {
  await panelOf(page, name).getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: verb }).click();
};

test('an entity is found and unfolded, a way leads to another one, and the table says the same', async ({ page }) => {
  await openGraph(page, '裁判资格');
  await expect(page.getByText(/^显示 \d+ 个节点，全库 36$/)).toBeVisible();

  await find(page, '全国联赛');
  await choose(page, '全国联赛', '设为路径起点');
  await find(page, '三级裁判员');
  await expect(panelOf(page, '三级裁判员').getByText('32/32')).toBeVisible();
  await choose(page, '三级裁判员', '设为路径终点');
  const path = page.getByRole('group', { name: '路径' });
  await expect(path.getByText('第 1 条，共 1 条')).toBeVisible();
  await expect(path.getByText('3 步')).toBeVisible();

  await page.getByText(/^表 \d+$/).click();
  const table = page.getByRole('table');
  await expect(table.locator('tr[data-path]')).toHaveCount(3);
  await expect(table.getByText(/^第 \d+ 条$/).first()).toBeVisible();

  // What is left out stays left out when the page is loaded again, and so does the way.
  await page.getByRole('checkbox', { name: '条款' }).click();
  await expect(page).toHaveURL(/noKinds=/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: '条款' })).not.toBeChecked();
  await expect(path.getByText('3 步')).toBeVisible();
  await expect(table.getByText(/^第 \d+ 条$/)).toHaveCount(0);
});

test('a renamed entity gets its old name back, and two that are the same become one', async ({ page }) => {
  const base = await openGraph(page, '裁判更名');
  await find(page, '二级裁判员');
  await choose(page, '二级裁判员', '编辑');
  const dialog = page.getByRole('dialog', { name: '编辑实体' });
  await dialog.getByRole('textbox', { name: '名称' }).fill('国家二级裁判员');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(panelOf(page, '国家二级裁判员')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(panelOf(page, '二级裁判员')).toBeVisible();

  await page.goto(graphOf(base, '&view=same'));
  const pair = page.getByRole('radio', { name: '合并后用“三级裁判员”' });
  const skip = page.getByRole('button', { name: '跳过' });
  await expect(async () => {
    if (!(await pair.isVisible())) await skip.click({ timeout: 2000 });
    await expect(pair).toBeVisible({ timeout: 2000 });
  }).toPass();
  await pair.check();
  await page.getByRole('button', { name: '合并', exact: true }).click();
  await expect(page.getByText('已合并到“三级裁判员”')).toBeVisible();
  await page.goto(graphOf(base));
  await find(page, '三级裁判员');
  await expect(panelOf(page, '三级裁判员').getByText('三级裁判', { exact: true })).toBeVisible();
});

test('a relation opens the page of the document that says it', async ({ page }) => {
  await signIn(page, backend.origin);
  await createBase(page, backend.origin, '规则原文');
  const base = baseIn(page);
  const pdf = await samplePdf('plain');
  await page.getByLabel('选择文件').setInputFiles(pdf.path);
  await expect(page.getByRole('row', { name: /\.pdf/ })).toContainText('已解析', { timeout: 120_000 });
  const token = (await tokenIn(page.context())) ?? '';
  await extractTriples({ origin: backend.origin, token }, { baseId: base, name: '规则抽取' });

  await page.goto(graphOf(base, '&view=table'));
  await page.getByRole('table').getByRole('button', { name: /^依据/ }).first().click();
  await page
    .getByRole('link', { name: /^第 \d+ 页$/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: /第 \d+ 页/ });
  await expect(drawer.getByRole('blockquote')).toBeVisible();
  await expect(drawer.locator('img, canvas').first()).toBeVisible({ timeout: 30_000 });
});
