import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './support/axe.js';
import { type Backend, startBackend } from './support/backend.js';
import { createBase } from './support/knowledge.js';
import { option } from './support/option.js';
import { signIn } from './support/people.js';
import { giveToken, type Person, startStaff, type Staff } from './support/staff.js';
import { expectTold } from './support/told.js';

/** The page of a base: its tree, and what is done with many documents at once. */
let backend: Backend;
let staff: Staff;

test.use({ actionTimeout: 15_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
  staff = await startStaff(backend.origin);
});
test.afterAll(() => backend?.stop());

const knowledge = '/assistantAI/knowledgeBase/index';
const chat = '/assistantAI/chatAI';
const tree = (page: Page) => page.getByRole('tree', { name: '知识库目录' });
const node = (page: Page, name: string | RegExp) =>
  tree(page).getByRole('treeitem', { name, ...(typeof name === 'string' && { exact: true }) });
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const pick = (page: Page, name: string) => row(page, name).getByRole('checkbox').check();
const batch = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const upload = async (page: Page, names: readonly string[]) => {
  await page.getByLabel('选择文件').setInputFiles(
    names.map((name) => ({
      name: `${name}.md`,
      mimeType: 'text/markdown',
      buffer: Buffer.from(`# ${name}\n\n${name}：二十四秒内必须投篮。`),
    })),
  );
  for (const name of names) await expect(row(page, `${name}.md`)).toContainText('已解析', { timeout: 60_000 });
};

test('One page for a base: a tree of bases leads to documents and FAQ by pointer and by keyboard, and the address says where', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, backend.origin);
  await createBase(page, backend.origin, '树甲库');
  await expect(page).toHaveURL(/base=/);
  await upload(page, ['规则']);
  await expect(node(page, '文档 1')).toHaveAttribute('aria-selected', 'true');
  const base = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('base') ?? '';
  await staff.asAdmin('faq/addV2', 'POST', { kbId: base, question: '比赛有几节？', answer: '<p>四节。</p>' });

  await node(page, /^FAQ/).click();
  await expect(page).toHaveURL(new RegExp(`faq=${base}`));
  await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible();
  await expect(row(page, '比赛有几节')).toBeVisible();
  await page.reload();
  await expect(row(page, '比赛有几节')).toBeVisible();
  await expect(node(page, 'FAQ 1')).toHaveAttribute('aria-selected', 'true');
  expect(await axeFindings(page)).toEqual([]);

  // Whoever comes back to the page without an address finds the node that was open.
  await page.getByRole('link', { name: '首页' }).first().click();
  await page.evaluate((path) => void (location.hash = path), `#${knowledge}`);
  await expect(node(page, 'FAQ 1')).toHaveAttribute('aria-selected', 'true');

  await node(page, 'FAQ 1').focus();
  await page.keyboard.press('ArrowUp');
  await expect(node(page, '文档 1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, '规则.md')).toBeVisible();
  await expect(page).not.toHaveURL(/faq=/);
  await page.keyboard.press('ArrowLeft');
  await expect(node(page, '树甲库')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(node(page, '树甲库')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('F2');
  await page.getByLabel('名称').fill('树甲库（改）');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(node(page, '树甲库（改）')).toBeVisible();

  await page.getByRole('button', { name: '新建知识库' }).click();
  await page.getByLabel('名称').fill('树乙库');
  await page.getByRole('button', { name: '创建' }).click();
  await expect(page.getByRole('heading', { name: '树乙库' })).toBeVisible();
  await page.getByRole('textbox', { name: '搜索知识库' }).fill('甲');
  await expect(node(page, '树乙库')).toHaveCount(0);
  await expect(node(page, '树甲库（改）')).toBeVisible();
  await page.getByRole('textbox', { name: '搜索知识库' }).fill('');
  await node(page, '树乙库').focus();
  await page.keyboard.press('Delete');
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(node(page, '树乙库')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '知识库', exact: true })).toBeVisible();
});

test('One page for a base: many documents are tagged, switched off and back, moved and brought back, parsed again and deleted', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, backend.origin);
  await createBase(page, backend.origin, '别处');
  await createBase(page, backend.origin, '批量');
  await upload(page, ['甲', '乙', '丙']);

  await pick(page, '甲.md');
  await pick(page, '乙.md');
  await batch(page, '打标签');
  const field = page.getByRole('combobox', { name: '加上' });
  await field.fill('规则');
  await field.press('Enter');
  await field.fill('2026');
  await field.press('Enter');
  await field.press('Tab');
  await expectTold(page, '标签已更新', () => page.getByRole('dialog').getByRole('button', { name: '打标签' }).click());
  await expect(row(page, '甲.md')).toContainText('规则');
  await expect(row(page, '丙.md')).not.toContainText('规则');
  await page.getByRole('button', { name: '取消选择' }).click();

  await page.getByRole('combobox', { name: '标签' }).click();
  await option(page, /^规则/).click();
  await page.keyboard.press('Escape');
  await expect(row(page, '丙.md')).toHaveCount(0);
  await expect(page).toHaveURL(/tags=/);
  await page.reload();
  await expect(row(page, '甲.md')).toBeVisible();
  await expect(row(page, '丙.md')).toHaveCount(0);
  await page.goto(page.url().replace(/&tags=[^&]*/, ''));

  await pick(page, '丙.md');
  await batch(page, '停用');
  await expect(page.getByText('已停用 1 份，问答不再引用')).toBeVisible();
  await expect(row(page, '丙.md')).toContainText('已停用');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(row(page, '丙.md')).not.toContainText('已停用');

  await batch(page, '移动');
  await page.getByRole('combobox', { name: '目标知识库' }).fill('别处');
  await option(page, '别处').click();
  await page.getByRole('dialog').getByRole('button', { name: '移动' }).click();
  await expect(row(page, '丙.md')).toHaveCount(0);
  await expect(node(page, '文档 2')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).last().click();
  await expect(row(page, '丙.md')).toBeVisible();

  await pick(page, '甲.md');
  await pick(page, '乙.md');
  await page.getByRole('button', { name: '更多操作', exact: true }).click();
  await page.getByRole('menuitem', { name: '重新解析' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '重新解析' }).click();
  await expect(page.getByText('已排队 2 份')).toBeVisible();
  await expect(row(page, '甲.md')).toContainText('已解析', { timeout: 60_000 });
  await page.getByRole('button', { name: '更多操作', exact: true }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(row(page, '甲.md')).toHaveCount(0);
  await expect(row(page, '丙.md')).toBeVisible();
});

test('One page for a base: the stages of a parsing appear one after the other with their times, and why it failed', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, backend.origin);
  await createBase(page, backend.origin, '记录');
  await page.getByLabel('选择文件').setInputFiles([
    { name: '空白.txt', mimeType: 'text/plain', buffer: Buffer.from(' \n ') },
    { name: '可读.md', mimeType: 'text/markdown', buffer: Buffer.from('# 可读\n\n二十四秒。') },
  ]);
  await expect(row(page, '可读.md')).toContainText('已解析', { timeout: 60_000 });
  await row(page, '可读.md').getByRole('button', { name: /更多/ }).click();
  await page.getByRole('menuitem', { name: '处理记录' }).click();
  const drawer = page.getByRole('dialog', { name: /处理记录/ });
  for (const stage of ['排队', '识别版面', '建立索引', '完成']) await expect(drawer.getByText(stage)).toBeVisible();
  await expect(drawer.getByText(/^合计/)).toBeVisible();

  // Parsed again behind the page, it goes on here without a reload.
  const before = await drawer.getByRole('time').first().textContent();
  const id = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('steps') ?? '';
  await page.waitForTimeout(1100);
  await page.keyboard.press('Escape');
  await row(page, '可读.md').getByRole('button', { name: /更多/ }).click();
  await page.getByRole('menuitem', { name: '重新解析' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '重新解析' }).click();
  await page.goto(`${page.url().replace(/&steps=[^&]*/, '')}&steps=${id}`);
  await expect(drawer.getByText('完成')).toBeVisible({ timeout: 60_000 });
  await expect(drawer.getByRole('time').first()).not.toHaveText(before ?? '');
  await page.keyboard.press('Escape');

  await expect(row(page, '空白.txt')).toContainText('解析失败', { timeout: 60_000 });
  await row(page, '空白.txt').getByRole('button', { name: /更多/ }).click();
  await page.getByRole('menuitem', { name: '处理记录' }).click();
  await expect(drawer.getByText('文件是空的')).toBeVisible();
  await expect(drawer.getByRole('button', { name: '重新解析' })).toBeVisible();
});

test('One page for a base: a base for one role is there for its members and for nobody else', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const inner = await staff.addRole('内部人员', [knowledge, chat]);
  const outer = await staff.addRole('外部人员', [knowledge, chat]);
  const member = await staff.addUser('内部员工', [inner]);
  const stranger = await staff.addUser('外部员工', [outer]);

  await signIn(page, backend.origin);
  await createBase(page, backend.origin, '机密');
  await upload(page, ['暗号']);
  const address = page.url();
  await node(page, '机密').focus();
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('指定角色').click();
  await dialog.getByRole('combobox', { name: '可见的角色' }).fill('内部');
  await option(page, '内部人员').click();
  await dialog.getByRole('combobox', { name: '可见的角色' }).press('Escape');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(tree(page).getByRole('img', { name: '仅这些角色可见：内部人员' })).toBeVisible();

  const look = async ({ account, password }: Person) => {
    const context = await browser.newContext();
    await giveToken(context, backend.origin, await staff.tokenOf(account, password));
    const other = await context.newPage();
    await other.goto(address);
    return other;
  };
  const inside = await look(member);
  await expect(row(inside, '暗号.md')).toBeVisible();
  await expect(node(inside, '机密')).toBeVisible();
  await inside.context().close();

  const outside = await look(stranger);
  await expect(outside.getByText('知识库不存在或已删除')).toBeVisible();
  await expect(tree(outside)).toBeVisible();
  await expect(node(outside, '机密')).toHaveCount(0);
  await outside.context().close();
});

test('One page for a base: on a phone the bases come first, then documents or FAQ, and the tree is a drawer', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await staff.asAdmin('knowBaseManage/add', 'POST', { name: '随身' });
  await signIn(page, backend.origin);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${backend.origin}/#${knowledge}?base=all`);
  await page.getByRole('link', { name: '随身' }).click();
  await page.getByRole('radiogroup', { name: '文档或 FAQ' }).getByText(/^FAQ/).click();
  await expect(page.getByText('还没有 FAQ')).toBeVisible();
  await page.getByRole('button', { name: '知识库目录' }).click();
  await node(page, '全部知识库').click();
  await expect(page.getByRole('link', { name: '随身' })).toBeVisible();
  await expect(tree(page)).toHaveCount(0);
});
