import { expect, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { signIn } from './support/people.js';

/** An administrator issues a key, tries it, and stops it. */
let backend: Backend;

test.use({ actionTimeout: 15_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  backend = await startBackend({}, null);
});

test.afterAll(() => backend?.stop());

test('issues a key whose secret is seen once, tries it on a page, counts its questions and stops it', async ({
  page,
}) => {
  await signIn(page, backend.origin);
  await page.goto(`${backend.origin}/#/assistantAI/aiManage/embedKeys`);
  await page.getByRole('button', { name: '新建密钥' }).first().click();
  await page.getByRole('textbox', { name: '名称', exact: true }).fill('官网客服');
  await page.getByRole('combobox', { name: '助手' }).click();
  await page.getByTitle('通用助手').click();
  await page.getByRole('textbox', { name: '新来源' }).fill('www.example.com/tickets');
  await page.getByRole('button', { name: '添加' }).click();
  await page.getByRole('button', { name: '创建密钥' }).click();

  const dialog = page.getByRole('dialog', { name: '请保存密钥' });
  const secret = await dialog.locator('code').innerText();
  expect(secret).toMatch(/^sk_[\w-]{40,}$/);
  await dialog.getByRole('button', { name: '已保存' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(secret)).toHaveCount(0);

  // The real chat, as a visitor of the key: not as the administrator who looks at it.
  const chat = page.frameLocator('iframe[title="预览对话页面"]');
  await chat.getByRole('textbox', { name: '提问' }).fill('怎么上传文档？');
  await chat.getByRole('textbox', { name: '提问' }).press('Enter');
  await expect(chat.getByRole('group', { name: /^回答/ }).getByRole('button', { name: '复制' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('今天已用 1 / 5,000')).toBeVisible();
  await expect(page.getByRole('navigation', { name: '密钥列表' })).toContainText('今天 1 次');

  await page.getByRole('tab', { name: '网站服务器' }).click();
  await expect(page.locator('pre')).toContainText('/aiapi/qa/embedKey/token');
  await page.getByRole('button', { name: '停用' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
  await expect(page.getByText('密钥已停用或到期，无法预览')).toBeVisible();
  await expect(page.getByRole('button', { name: '启用' })).toBeVisible();
});
