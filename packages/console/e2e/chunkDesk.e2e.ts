import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { samplePdf } from '../../server/src/testing/samplePdf.js';
import { type Backend, startBackend } from './support/backend.js';
import { createBase } from './support/knowledge.js';
import { signIn } from './support/people.js';

/** The chunk desk: boxes drawn on the page, split and merged chunks, checks by keys, two people, parsing again. */
test.describe.configure({ mode: 'serial' });

let backend: Backend;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  backend = await startBackend();
  context = await browser.newContext();
  page = await context.newPage();
  await signIn(page, backend.origin);
  await createBase(page, backend.origin, '核对台');
  const { data } = await samplePdf('plain');
  await page
    .getByLabel('选择文件')
    .setInputFiles([{ name: '规程.pdf', mimeType: 'application/pdf', buffer: Buffer.from(data) }]);
  await expect(page.getByRole('row', { name: /规程/ })).toContainText('已解析', { timeout: 120_000 });
  await page.getByRole('link', { name: '规程.pdf' }).click();
  await expect(rowOf(1)).toBeVisible();
});
test.afterAll(async () => {
  await context?.close();
  await backend?.stop();
});

const numberOf = (index: number) => String(index).padStart(3, '0');
const list = (on = page) => on.getByRole('region', { name: '分段列表' });
const rowOf = (index: number, on = page) =>
  list(on).getByRole('button', { name: `分段 ${numberOf(index)}`, exact: true });
const activeRow = () => list().locator('li[data-active][data-chunk]');
const total = async () =>
  Number(
    /\d+/.exec(
      await list()
        .getByText(/^全部 \d+/)
        .innerText(),
    )?.[0],
  );

test('Chunk desk: a box drawn on the page becomes a chunk of the words in it, which can be mended first', async () => {
  const before = await total();
  await rowOf(1).click();
  const paper = page.locator('[data-page="1"][data-state="ready"]');
  await expect(paper).toBeVisible();
  await page.getByRole('button', { name: '框选新增' }).click();
  const layer = paper.locator('[data-drawing]');
  await expect(layer).toBeVisible();
  const lit = await page.locator('[data-page="1"] rect[data-region]').first().boundingBox();
  if (lit === null) throw new Error('nothing lit');
  await page.mouse.move(lit.x - 4, lit.y - 4);
  await page.mouse.down();
  await page.mouse.move(lit.x + lit.width + 4, lit.y + lit.height + 4, { steps: 5 });
  await page.mouse.up();
  const field = page.getByRole('textbox', { name: '新分段的内容' });
  await expect(field).not.toHaveValue('');
  await field.fill(`${await field.inputValue()}（手工框选）`);
  await list().getByRole('button', { name: '新增分段' }).click();
  await expect(activeRow()).toContainText('（手工框选）');
  await expect.poll(total).toBe(before + 1);
});

test('Chunk desk: the edges of its box are moved', async () => {
  const handle = page.getByRole('button', { name: '右边缘' });
  await handle.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByText('位置已更新')).toBeVisible();
});

test('Chunk desk: a chunk is found by its tags, and split and merged again', async () => {
  await rowOf(2).click();
  const text = (await activeRow().locator('p').innerText()).trim();
  await activeRow().getByRole('button', { name: '编辑' }).click();
  await list().getByRole('combobox', { name: '关键词' }).fill('青龙战术');
  await page.keyboard.press('Enter');
  await expect(list().getByTitle('青龙战术')).toBeVisible();
  await list().getByRole('button', { name: '保存' }).click();
  await expect(activeRow()).toContainText('青龙战术');
  await list().getByLabel('搜索分段内容').fill('青龙战术');
  await expect(list().locator('li[data-chunk]')).toHaveCount(1);
  await list().getByLabel('搜索分段内容').fill('');
  const before = await total();
  await activeRow().getByRole('button', { name: '编辑' }).click();
  const field = list().getByRole('textbox', { name: '分段内容', exact: true });
  await field.evaluate(
    (element, at) => {
      if (element instanceof HTMLTextAreaElement) element.setSelectionRange(at, at);
    },
    Math.floor(text.length / 2),
  );
  await list().getByRole('button', { name: '在光标处拆分' }).click();
  await expect.poll(total).toBe(before + 1);
  await activeRow().getByRole('button', { name: '与下一段合并' }).click();
  await expect.poll(total).toBe(before);
});

test('Chunk desk: what it was is shown, and brought back', async () => {
  await activeRow().getByRole('button', { name: '修改记录' }).click();
  const drawer = page.getByRole('dialog', { name: /修改记录/ });
  await drawer.getByText('解析结果').click();
  await drawer.getByRole('button', { name: '恢复这一版' }).click();
  await page.getByRole('button', { name: '恢复', exact: true }).click();
  await expect(page.getByText('已恢复，问答立即按这一版检索')).toBeVisible();
  await drawer.getByRole('button', { name: '关闭' }).click();
  await expect(activeRow()).not.toContainText('青龙战术');
  // As long as it is seen, keys are for it.
  await expect(drawer).toHaveCount(0);
});

test('Chunk desk: chunks are checked by keys, and where one was is kept', async () => {
  await rowOf(2).click();
  await page.getByRole('button', { name: '逐段核对' }).click();
  const bar = page.getByRole('group', { name: '逐段核对' });
  await expect(bar).toContainText(/^已核对 0/);
  await page.keyboard.press('?');
  await expect(bar).toContainText('删除，可以撤销');
  const first = await activeRow().getAttribute('data-chunk');
  await page.keyboard.press('c');
  await expect(bar).toContainText(/^已核对 1/);
  await expect(activeRow()).not.toHaveAttribute('data-chunk', first ?? '');
  await page.keyboard.press('k');
  await expect(activeRow()).toHaveAttribute('data-chunk', first ?? '');
  await expect(activeRow()).toContainText('已人工核对');
  await page.keyboard.press('j');
  await page.keyboard.press(' ');
  await expect(activeRow()).toContainText('已停用');
  await page.keyboard.press(' ');
  await expect(activeRow()).not.toContainText('已停用');

  // Keys belong to whoever types.
  await page.keyboard.press('e');
  const field = list().getByRole('textbox', { name: '分段内容', exact: true });
  await expect(field).toBeFocused();
  const count = await total();
  await page.keyboard.type('dj');
  await expect(field).toHaveValue(/dj$/);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: '放弃修改' }).click();
  expect(await total()).toBe(count);

  await list()
    .getByText(/^未核对 \d+/)
    .click();
  await expect(list().getByText('已人工核对')).toHaveCount(0);
  await list()
    .getByText(/^全部 \d+/)
    .click();
  await rowOf(3).click();
  const gone = await activeRow().getAttribute('data-chunk');
  const next = await list().locator('li[data-active][data-chunk] ~ li[data-chunk]').first().getAttribute('data-chunk');
  await page.keyboard.press('d');
  await expect.poll(total).toBe(count - 1);
  // The keys are at the next one, and stay there once the deletion is through.
  await expect(page.getByRole('button', { name: '撤销' })).toBeVisible();
  await expect(activeRow()).toHaveAttribute('data-chunk', next ?? '');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(total).toBe(count);
  await expect(activeRow()).toHaveAttribute('data-chunk', gone ?? '');
});

test('Chunk desk: two people on one chunk see both versions, and nothing typed is lost', async () => {
  const other = await context.newPage();
  await other.goto(page.url());
  await rowOf(1, other).click();
  await list(other).locator('li[data-active][data-chunk]').getByRole('button', { name: '编辑' }).click();
  const theirs = list(other).getByRole('textbox', { name: '分段内容', exact: true });
  await theirs.fill('第二个人写的内容。');

  await rowOf(1).click();
  await activeRow().getByRole('button', { name: '编辑' }).click();
  await list().getByRole('textbox', { name: '分段内容', exact: true }).fill('第一个人写的内容。');
  await list().getByRole('button', { name: '保存' }).click();
  await expect(activeRow()).toContainText('第一个人写的内容。');

  await list(other).getByRole('button', { name: '保存' }).click();
  const dialog = other.getByRole('dialog', { name: '分段 001 已被他人修改' });
  await expect(dialog).toContainText('第一个人写的内容');
  await expect(dialog).toContainText('第二个人写的内容');
  await dialog.getByRole('button', { name: '保留我的' }).click();
  await expect(theirs).toHaveValue('第二个人写的内容。');
  await list(other).getByRole('button', { name: '保存' }).click();
  await expect(list(other).locator('li[data-active][data-chunk]')).toContainText('第二个人写的内容。');
  await other.close();
});

test('Chunk desk: parsing again lists what was changed by hand, and offers it back', async () => {
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: '重新解析' }).first().click();
  const drawer = page.getByRole('dialog', { name: '重新解析' });
  await expect(drawer.getByRole('list', { name: '手工修改的分段' })).toContainText('第二个人写的内容。');
  await drawer.getByRole('button', { name: '重新解析' }).click();
  await page.getByRole('button', { name: '逐条处理' }).click({ timeout: 60_000 });
  const kept = page.getByRole('dialog', { name: '重新解析前的修改' });
  const offer = kept.getByRole('region').filter({ hasText: '第二个人写的内容' });
  await offer.getByRole('button', { name: '采用' }).click();
  await expect(offer).toHaveCount(0);
  for (;;) {
    const leave = kept.getByRole('button', { name: '放弃' });
    const left = await leave.count();
    if (left === 0) break;
    await leave.first().click();
    await expect(leave).toHaveCount(left - 1);
  }
  await expect(kept).toContainText('都已处理');
  await kept.getByRole('button', { name: '关闭' }).click();
  await expect(list()).toContainText('第二个人写的内容。');
});
