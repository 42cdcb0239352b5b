import { expect, type Page, test } from '@playwright/test';
import { samplePdf } from '../../server/src/testing/samplePdf.js';
import { type Backend, startBackend } from './support/backend.js';
import { createBase } from './support/knowledge.js';
import { option } from './support/option.js';
import { signIn } from './support/people.js';

/** From a document and from a table into the graph, by way of somebody who looks. */
let backend: Backend;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
});
test.afterAll(() => backend?.stop());
test.setTimeout(240_000);

const tasks = (): string => `${backend.origin}/#/assistantAI/knowledgeGraph/tripleTasks`;
const baseIn = (page: Page): string => new URL(page.url().replace('/#', '')).searchParams.get('base') ?? '';

/** Chooses a base by its name in the form that is open. */
const chooseBase = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('combobox', { name: '知识库' }).fill(name);
  await option(page, name).click();
};

test('a PDF is extracted without a model, reviewed by keys, and its triples are seen in the graph', async ({
  page,
}) => {
  await signIn(page, backend.origin);
  await createBase(page, backend.origin, '审核规则库');
  const base = baseIn(page);
  const pdf = await samplePdf('plain');
  await page.getByLabel('选择文件').setInputFiles(pdf.path);
  await expect(page.getByRole('row', { name: /\.pdf/ })).toContainText('已解析', { timeout: 120_000 });

  await page.goto(`${tasks()}?open=new`);
  await page.getByRole('textbox', { name: '任务名称' }).fill('规则抽取');
  await chooseBase(page, '审核规则库');
  await expect(page.getByText('不用大模型，不产生 token')).toBeVisible();
  await page.getByRole('button', { name: '开始抽取' }).click();
  const task = page.getByRole('row', { name: /规则抽取/ });
  await expect(task).toContainText('待审核', { timeout: 60_000 });
  await task.getByRole('link', { name: '规则抽取' }).click();

  const list = page.getByRole('list', { name: '待审核的三元组' });
  await list.getByRole('button').first().click();
  await expect(page.locator('[data-lit]').first()).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('a');
  await expect(page.getByText('已通过 第 001 条')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('已撤销')).toBeVisible();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: '写入图谱 1' }).click();
  const asked = page.getByRole('dialog', { name: /写入图谱/ });
  await expect(asked).toContainText('已看 1/');
  await asked.getByRole('button', { name: '写入图谱' }).click();
  await page.getByRole('tab', { name: '关系' }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });

  await page.goto(`${backend.origin}/#/assistantAI/knowledgeGraph/list?base=${base}&view=table`);
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0);
});

test('a table is checked, imported, passed, and taken away again', async ({ page }) => {
  await signIn(page, backend.origin);
  await createBase(page, backend.origin, '导入规则库');
  const base = baseIn(page);
  await page.goto(`${tasks()}?open=import`);
  await page.getByRole('textbox', { name: '导入名称' }).fill('裁判资格表');
  await chooseBase(page, '导入规则库');
  await page.getByRole('button', { name: '下一步' }).click();
  const lines = [
    '主体,主体类型,关系,客体,客体类型',
    '三级裁判员,资格,可担任,副裁判员,角色',
    '技术代表,,可担任,评议员,角色',
  ];
  await page.getByLabel('选择表格').setInputFiles({
    name: '裁判资格.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await expect(page.getByText('可以导入 2 条')).toBeVisible();
  await page.getByText('提醒 1').click();
  await expect(page.getByText(/不知道“技术代表”是什么类型/)).toBeVisible();
  await page.getByRole('button', { name: '导入 2 条' }).click();
  await page.getByRole('button', { name: '去审核' }).click();

  await page.getByRole('button', { name: /^通过这 \d+ 条$/ }).click();
  await page.getByRole('button', { name: /^写入图谱 \d+$/ }).click();
  await page
    .getByRole('dialog', { name: /写入图谱/ })
    .getByRole('button', { name: '写入图谱' })
    .click();
  const graph = `${backend.origin}/#/assistantAI/knowledgeGraph/list?base=${base}&view=table`;
  await expect(async () => {
    await page.goto(graph);
    await page.reload();
    await expect(page.getByText('三级裁判员').first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });

  await page.goto(`${tasks()}?tab=imports`);
  const row = page.getByRole('row', { name: /裁判资格表/ });
  await row.getByRole('button', { name: /删除/ }).click();
  await page.getByRole('dialog', { name: /删除/ }).getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0, { timeout: 60_000 });
  await page.goto(graph);
  await page.reload();
  await expect(page.getByText('三级裁判员')).toHaveCount(0);
});
