import { expect, type Page, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { giveToken, type Staff, startStaff } from './support/staff.js';

/** How answers are made from a base: set, checked, tried before it is saved, compared with what was before, and brought back. */
let backend: Backend;
let staff: Staff;
let base: string;

const path = '/assistantAI/knowledgeBase/promptConfig';
const rules = ['上半时每队可以请求两次暂停。', '每一加时赛可以请求一次暂停。', '第四节最后两分钟至多请求两次暂停。'];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
  staff = await startStaff(backend.origin);
  ({ id: base } = await staff.asAdmin<{ id: string }>('knowBaseManage/add', 'POST', { name: '暂停规则' }));
  for (const [at, rule] of rules.entries()) {
    const form = new FormData();
    form.set('knowledgeBaseId', base);
    form.set('file', new File([rule], `规则 ${at + 1}.md`, { type: 'text/markdown' }));
    const { id } = await staff.asAdmin<{ id: string }>('knowledgeBaseUpload/uploadV2', 'POST', form);
    const status = async () =>
      (await staff.asAdmin<{ status: string }>(`knowledgeBaseUpload/getById/${id}`, 'GET')).status;
    await expect.poll(status, { timeout: 60_000 }).toBe('ready');
  }
});
test.afterAll(() => backend?.stop());

/** Somebody who holds this page alone, at the page of the base. */
const open = async (page: Page, name: string): Promise<string> => {
  const role = await staff.addRole(`只有提示词配置 ${name}`, [path]);
  const { account, password } = await staff.addUser(name, [role]);
  const token = await staff.tokenOf(account, password);
  await giveToken(page.context(), backend.origin, token);
  await page.goto(`${backend.origin}/#${path}`);
  await page.getByRole('link', { name: '暂停规则' }).click();
  await expect(page.getByRole('spinbutton', { name: '段落数' })).toBeVisible();
  return token;
};

test('Prompts and retrieval: set, checked, tried, saved, compared and brought back, by a role with this page alone', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext();
  const page = await context.newPage();
  const token = await open(page, '林晓');
  await expect(page.getByText('尚未配置对话模型', { exact: false })).toBeVisible();

  // Faults are told where they are, and nothing is saved.
  const prompt = page.getByRole('textbox', { name: '回答提示词' });
  await prompt.fill('资料：{passage}\n问题：{question}');
  await expect(page.getByText('没有变量 {passage}，是不是 {passages}？')).toBeVisible();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('有 2 处需要修改')).toBeVisible();
  await page.getByRole('button', { name: '改为 {passages}' }).click();
  await expect(prompt).toHaveValue('资料：{passages}\n问题：{question}');

  // Tried beside what counts now, before it is saved.
  const answer = page.getByRole('textbox', { name: '没有找到时的回答' });
  await answer.fill('请询问裁判委员会。');
  await page.getByRole('spinbutton', { name: '段落数' }).fill('1');
  await page.getByRole('textbox', { name: '问题 1' }).fill('请求几次暂停？');
  await page.getByRole('textbox', { name: '问题 2' }).fill('量子纠缠 光谱');
  await page.getByRole('button', { name: '试问' }).click();
  const first = page.getByRole('region', { name: '请求几次暂停？' });
  const present = first.getByRole('group', { name: '现在的设置' });
  await expect(first.getByRole('group', { name: '未保存的设置' })).toContainText('找到 1 段');
  await expect(present).toContainText(/找到 [23] 段/);
  await expect(present).toContainText('不再出现');
  const second = page.getByRole('region', { name: '量子纠缠 光谱' });
  await expect(second.getByRole('group', { name: '未保存的设置' })).toContainText('请询问裁判委员会。');
  await expect(second.getByRole('group', { name: '现在的设置' })).not.toContainText('请询问裁判委员会。');

  // A reload keeps what is not saved, and the questions.
  await page.reload();
  await expect(answer).toHaveValue('请询问裁判委员会。');
  await expect(page.getByRole('textbox', { name: '问题 2' })).toHaveValue('量子纠缠 光谱');
  await page.getByRole('textbox', { name: '修改说明' }).fill('少给段落');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已保存，对之后的提问生效')).toBeVisible();
  await expect(page.getByText('单独设置 · 版本 1')).toBeVisible();

  // Somebody else saves meanwhile: the second is told, and sees both.
  await answer.fill('请查看规则原文。');
  const { id } = await staff.call<{ id: string }>(`kbParamManage/base/${base}`, { token });
  await staff.asAdmin('kbParamManage/modify', 'PUT', { id, topK: 6 });
  await page.getByRole('button', { name: '保存' }).click();
  const merge = page.getByRole('dialog', { name: '合并两人的修改' });
  await expect(merge.getByRole('columnheader', { name: '我的' })).toBeVisible();
  await merge.getByRole('button', { name: /^合\s?并$/ }).click();
  await expect(page.getByRole('spinbutton', { name: '段落数' })).toHaveValue('6');
  await expect(answer).toHaveValue('请查看规则原文。');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('单独设置 · 版本 3')).toBeVisible();

  // The difference between two versions, and back to the first.
  await page.getByRole('tab', { name: '版本' }).click();
  await page.getByRole('button', { name: /版本 1/ }).click();
  await expect(page.getByText('少给段落')).toBeVisible();
  await page.getByText('比较', { exact: true }).click();
  await expect(page.getByRole('columnheader', { name: '版本 3' })).toBeVisible();
  await expect(page.getByRole('table')).toContainText('请查看规则原文。');
  await page.getByRole('button', { name: '恢复这一版' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^恢\s?复$/ })
    .click();
  await expect(page.getByText('单独设置 · 版本 4')).toBeVisible();
  await expect(page.getByText('恢复自版本 1')).toBeVisible();
  await page.getByRole('tab', { name: '设置' }).click();
  await expect(answer).toHaveValue('请询问裁判委员会。');

  // And back to the standard values.
  await page.getByRole('button', { name: '恢复标准值' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '恢复标准值' }).click();
  await expect(page.getByText('已恢复标准值')).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: '段落数' })).toHaveValue('8');
  await expect(answer).toHaveValue('');
  await context.close();
});
