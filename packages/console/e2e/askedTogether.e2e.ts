import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { giveToken, startStaff } from './support/staff.js';

const chat = '/assistantAI/chatAI';

let backend: Backend;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
});
test.afterAll(() => backend?.stop());

const log = (page: Page) => page.getByRole('log');

const asks = async (page: Page, question: string) => {
  const field = page.getByRole('textbox', { name: '提问' });
  await field.fill(question);
  await field.press('Enter');
  await expect(field).toHaveValue('');
};

test('several assistants answer, one is kept and the talk goes on with it, is handed over, branches off, quotes, and is shared with a role', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const staff = await startStaff(backend.origin);
  const role = await staff.addRole('裁判组', [chat]);
  const owner = await staff.addUser('周凯', [role]);
  const member = await staff.addUser('孙晓彤', [role]);
  const stranger = await staff.addUser('何另', [await staff.addRole('市场组', [chat])]);
  const contexts: BrowserContext[] = [];
  const opened = async ({ account, password }: { account: string; password: string }, path: string) => {
    const context = await browser.newContext();
    contexts.push(context);
    await giveToken(context, backend.origin, await staff.tokenOf(account, password));
    const page = await context.newPage();
    await page.goto(`${backend.origin}/#${path}`);
    return page;
  };

  const page = await opened(owner, chat);
  await page.getByRole('combobox', { name: '同时问其他助手' }).click({ force: true });
  await page.getByText('传播助手', { exact: true }).click();
  await page.getByText('交通助手', { exact: true }).click();
  await page.keyboard.press('Escape');
  await asks(page, '怎么上传文档？');
  await expect(page.getByRole('region', { name: '通用助手' })).toContainText('上传', { timeout: 30_000 });
  await page.getByRole('button', { name: '采用这个回答：传播助手' }).click();
  await expect(log(page).getByText('2 / 3')).toBeVisible();

  // Neither the first nor the newest: the talk goes on with the one that was kept.
  await asks(page, '怎么提交意见和建议？');
  await expect(log(page).getByRole('article')).toHaveCount(2);
  await expect(log(page).getByText('传播助手')).toHaveCount(1);

  await page.getByRole('combobox', { name: '选择助手' }).click({ force: true });
  await page.getByText('通用助手', { exact: true }).last().click();
  await asks(page, '怎么给回答提反馈？');
  await expect(log(page).getByText('通用助手')).toBeVisible();
  const third = log(page).getByRole('article').nth(2);
  await expect(third).toContainText('没有帮助', { timeout: 30_000 });

  await third
    .locator('[data-answer-words] p')
    .first()
    .evaluate((words) => document.getSelection()?.selectAllChildren(words));
  await page.getByRole('button', { name: '引用并提问' }).click();
  await expect(page.getByText('随问题一起发送')).toBeVisible();

  const url = page.url();
  await third.getByRole('button', { name: '修改问题' }).click({ force: true });
  await third.getByRole('textbox', { name: '修改问题' }).fill('怎么新增 FAQ？');
  await third.getByRole('button', { name: '另起会话提问' }).click();
  await expect(page).not.toHaveURL(url);
  await expect(log(page).getByRole('article')).toHaveCount(3);
  await expect(log(page).getByRole('article').nth(2)).toContainText('怎么新增 FAQ？');
  await page.goto(url);
  await expect(log(page).getByRole('article').nth(2)).toContainText('怎么给回答提反馈？');

  await page.getByRole('button', { name: '分享', exact: true }).click();
  const sharing = page.getByRole('dialog', { name: '分享会话' });
  await sharing.getByText('指定角色的成员').click();
  await expect(sharing.getByRole('checkbox', { name: '裁判组' })).toBeChecked();
  await sharing.getByRole('button', { name: /^分\s?享$/ }).click();
  const link = await sharing.getByRole('textbox', { name: '链接' }).inputValue();
  expect(link).toContain('shared=');
  const shared = link.slice(link.indexOf('#') + 1);

  // What is asked later is not theirs to read.
  await page.keyboard.press('Escape');
  await expect(sharing).toHaveCount(0);
  await asks(page, '登录多久后会失效？');
  await expect(log(page).getByRole('article')).toHaveCount(4);

  const reader = await opened(member, `${chat}?shared=list`);
  await reader.getByRole('link', { name: '怎么上传文档？' }).click();
  await expect(reader.getByText(/周凯 分享于/)).toBeVisible();
  await expect(log(reader).getByRole('article')).toHaveCount(3);
  await expect(reader.getByRole('textbox', { name: '提问' })).toHaveCount(0);
  await log(reader)
    .getByRole('button', { name: /^依据 1/ })
    .first()
    .click();
  await expect(reader.getByRole('complementary', { name: '依据' })).toContainText('使用手册.pdf');

  const other = await opened(stranger, shared);
  await expect(other.getByText('这个会话不再分享', { exact: true }).first()).toBeVisible();
  await expect(log(other)).toHaveCount(0);
  await Promise.all(contexts.map((context) => context.close()));
});
