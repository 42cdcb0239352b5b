import { expect, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { giveToken, startStaff } from './support/staff.js';
import { expectTold } from './support/told.js';

const configuration = '/assistantAI/aiManage/configuration';

let backend: Backend;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
});
test.afterAll(() => backend?.stop());

test('an assistant is set, tried before it is saved, merged with what somebody else saved, and brought back, by a role with this page alone', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const staff = await startStaff(backend.origin);
  const person = await staff.addUser('陆助', [await staff.addRole('助手配置', [configuration])]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(person.account, person.password));
  const page = await context.newPage();
  await page.goto(`${backend.origin}/#${configuration}?open=general`);
  const form = page.getByRole('dialog', { name: /通用/ });
  const prompt = form.getByRole('textbox', { name: '角色提示词' });
  await prompt.fill('你是平台向导，先说结论。');
  await form.getByRole('textbox', { name: '输入一个问题' }).fill('怎么上传文档？');
  await form.getByRole('textbox', { name: '输入一个问题' }).press('Enter');
  await expect(form.getByText(/^摘录回答/)).toBeVisible();
  await expect(form.getByRole('list', { name: '依据' })).toContainText('平台使用手册');
  await expect(prompt).toHaveValue('你是平台向导，先说结论。');

  // Somebody else saves meanwhile: both are seen, and merged.
  await staff.asAdmin('aiAssistant/modify', 'PUT', { id: 'general', welcome: '欢迎来问。' });
  await form.getByRole('button', { name: '保存' }).click();
  const merge = page.getByRole('dialog', { name: '合并两人的修改' });
  await merge.getByRole('button', { name: /^合\s?并$/ }).click();
  await expect(form.getByRole('textbox', { name: '欢迎语' })).toHaveValue('欢迎来问。');
  await expect(prompt).toHaveValue('你是平台向导，先说结论。');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('助手已保存')).toBeVisible();

  const row = page.getByRole('row', { name: /通用/ });
  await row.getByRole('button', { name: /更多/ }).click();
  await page.getByRole('menuitem', { name: '修改记录' }).click();
  const history = page.getByRole('dialog', { name: /修改记录/ });
  await expect(history.getByRole('table')).toContainText('你是平台向导，先说结论。');
  await history.getByRole('button', { name: /版本 1/ }).click();
  await history.getByRole('button', { name: '恢复这一版' }).click();
  await expectTold(page, '已恢复为新的一版', () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^恢\s?复$/ })
      .click(),
  );
  await expect(history.getByRole('button', { name: /版本 4/ })).toContainText('恢复自版本 1');
  await page.keyboard.press('Escape');
  await page.goto(`${backend.origin}/#${configuration}?open=general`);
  await expect(prompt).toHaveValue('');
  await context.close();
});
