import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { parsePptx } from '../../server/src/parsing/parsePptx.js';
import { type Backend, startBackend } from './support/backend.js';
import { type Model, startModel } from './support/model.js';
import { giveToken, startStaff } from './support/staff.js';

const WALL = '/assistantAI/AIToolWall/index';
const SLIDES = '/assistantAI/AIToolWall/tool?id=ppt';

const TEXT = `# 季票续费

## 现状
- 前两周续费 1,204 张
- 第三周只有 96 张

## 每周续费

| 周 | 续费（张） |
| --- | --- |
| 第一周 | 702 |
| 第二周 | 502 |
| 第三周 | 96 |

## 办法
- 公布赛程
- 给老会员发短信
`;

type Staff = Awaited<ReturnType<typeof startStaff>>;

/** Somebody who holds the tools alone, on the page of the slides. */
const open = async (staff: Staff, name: string, context: BrowserContext): Promise<Page> => {
  const maker = await staff.addUser(name, [await staff.addRole(`${name}的角色`, [WALL])]);
  await giveToken(context, staff.origin, await staff.tokenOf(maker.account, maker.password));
  const page = await context.newPage();
  await page.goto(`${staff.origin}/#${SLIDES}`);
  await page.getByRole('button', { name: '新建演示文稿' }).first().click();
  return page;
};

test.describe('without a model', () => {
  let backend: Backend;
  let staff: Staff;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    backend = await startBackend();
    staff = await startStaff(backend.origin);
  });
  test.afterAll(() => backend?.stop());

  test('a text becomes slides that are edited, kept, checked and downloaded', async ({ browser }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext();
    const page = await open(staff, '周制片', context);
    await expect(page.getByText(/没有配置大模型：只能把给出的内容/)).toBeVisible();
    await expect(page.getByRole('radio', { name: '只有标题' })).toBeDisabled();
    await page.getByRole('textbox', { name: '文字' }).fill(TEXT);
    await page.getByRole('textbox', { name: '标题', exact: true }).fill('季票续费方案');
    await page.getByRole('switch', { name: '先看大纲再写各页' }).click();
    await page.getByRole('button', { name: '开始生成' }).click();

    const tree = page.getByRole('tree', { name: /大纲/ });
    await expect(tree).toBeVisible({ timeout: 60_000 });
    await tree.getByRole('treeitem', { name: /现状/ }).last().click();
    await page.getByRole('button', { name: '编辑内容' }).click();
    // A number that the text does not have is marked while it stands there.
    await page.getByRole('textbox', { name: '标题', exact: true }).fill('续费 9,876 张');
    await expect(page.getByText('“9,876”在来源里找不到')).toBeVisible();
    await page.getByRole('textbox', { name: '标题', exact: true }).fill('续费从第三周开始变慢');
    await expect(page.getByText('“9,876”在来源里找不到')).toBeHidden();
    await expect(page.getByText(/\d\d:\d\d 已保存/)).toBeVisible({ timeout: 30_000 });

    await page.reload();
    await expect(tree.getByRole('treeitem', { name: /续费从第三周开始变慢/ })).toBeVisible({ timeout: 30_000 });

    // A page without anything on it is found before the download.
    await page.getByRole('button', { name: '加一页' }).click();
    await page.getByRole('button', { name: '编辑内容' }).click();
    await page.getByRole('textbox', { name: '标题', exact: true }).fill('');
    await expect(page.getByText(/\d\d:\d\d 已保存/)).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: '下载 pptx' }).click();
    await expect(page.getByText(/检查发现 \d+ 个错误/)).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '仍然下载' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('季票续费方案.pptx');
    const blocks = await parsePptx(await readFile(await download.path()));
    expect(JSON.stringify(blocks)).toContain('续费从第三周开始变慢');
    await context.close();
  });

  test('what could not be saved is there again after a reload', async ({ browser }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext();
    const page = await open(staff, '吴断网', context);
    await page.getByRole('textbox', { name: '文字' }).fill(TEXT);
    await page.getByRole('textbox', { name: '标题', exact: true }).fill('断网时的修改');
    await page.getByRole('switch', { name: '先看大纲再写各页' }).click();
    await page.getByRole('button', { name: '开始生成' }).click();
    const tree = page.getByRole('tree', { name: /大纲/ });
    await expect(tree).toBeVisible({ timeout: 60_000 });
    await page.route('**/assistantPptTemplate/modify', (route) => route.abort());
    await tree.getByRole('treeitem', { name: /现状/ }).last().click();
    await page.getByRole('button', { name: '编辑内容' }).click();
    await page.getByRole('textbox', { name: '标题', exact: true }).fill('没有保存的标题');
    await expect(page.getByText('保存失败')).toBeVisible({ timeout: 30_000 });
    await page.unroute('**/assistantPptTemplate/modify');
    await page.reload();
    await expect(page.getByText('已恢复上次未保存的修改。')).toBeVisible({ timeout: 30_000 });
    await expect(tree.getByRole('treeitem', { name: /没有保存的标题/ })).toBeVisible();
    await expect(page.getByText(/\d\d:\d\d 已保存/)).toBeVisible({ timeout: 30_000 });
    await context.close();
  });
});

test.describe('with a model', () => {
  let backend: Backend;
  let staff: Staff;
  let model: Model;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    model = await startModel(1);
    backend = await startBackend({ LLM_BASE_URL: model.url, LLM_MODEL: 'fake' });
    staff = await startStaff(backend.origin);
  });
  test.afterAll(async () => {
    await backend?.stop();
    await model?.stop();
  });

  test('a title becomes an outline, of which a locked page stays, and one page is written again', async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext();
    await model.says(
      JSON.stringify({
        subtitle: '给理事会',
        pages: [
          { section: '现状', title: '为什么要续费', points: ['老会员在等赛程'], passages: [] },
          { section: '办法', title: '三件事', points: ['公布赛程', '发短信'], passages: [] },
        ],
      }),
    );
    const page = await open(staff, '郑写稿', context);
    await page.getByRole('radio', { name: '只有标题' }).click();
    await page.getByRole('textbox', { name: '标题', exact: true }).fill('季票续费方案');
    await page.getByRole('button', { name: '开始生成' }).click();
    await expect(page.getByText(/大纲已就绪/)).toBeVisible({ timeout: 60_000 });
    const tree = page.getByRole('tree', { name: /大纲/ });
    const own = tree.getByRole('treeitem', { name: /为什么要续费/ });
    await own.click();
    await page.getByRole('button', { name: '锁定本页' }).click();
    await expect(page.getByText(/\d\d:\d\d 已保存/)).toBeVisible({ timeout: 30_000 });

    const pageReply = (title: string) =>
      model.says(
        JSON.stringify({ layout: 'points', title, points: [{ text: '公布赛程', level: 0 }], notes: '', passages: [] }),
      );
    await pageReply('由模型写的一页');
    await page.getByRole('button', { name: '写各页' }).click();
    await expect(page.getByRole('button', { name: '下载 pptx' })).toBeVisible({ timeout: 60_000 });
    await expect(own).toBeVisible();
    const written = tree.getByRole('treeitem', { name: /由模型写的一页/ }).first();
    await expect(written).toBeVisible();

    await written.click();
    await pageReply('再写一次的一页');
    await page.getByRole('button', { name: '重新生成本页' }).click();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '采用新写的' }).click();
    await expect(tree.getByRole('treeitem', { name: /再写一次的一页/ })).toBeVisible();
    await expect(own).toBeVisible();
    await context.close();
  });
});
