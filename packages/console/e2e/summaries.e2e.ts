import { expect, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { createBase } from './support/knowledge.js';
import { bindAssistant, signIn } from './support/people.js';

/** A document says what it is about where it is opened, and an answer tells it with its words lit. */
let backend: Backend;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
});
test.afterAll(() => backend?.stop());

const rules = `# 场馆规程

## 目录

第一章 场地………3

## 第一章 场地

比赛场馆必须在开赛前两小时开放，供双方球队热身。

## 第二章 安全

每个场馆至少有四个安全出口，通道不得堆放器材。
`;

test('a document says what it is about, and an answer tells it with its words lit', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, backend.origin);
  await createBase(page, backend.origin, '场馆资料');
  await page
    .getByLabel('选择文件')
    .setInputFiles([{ name: '场馆规程.md', mimeType: 'text/markdown', buffer: Buffer.from(rules) }]);
  const row = page.getByRole('row', { name: /场馆规程/ });
  await expect(row).toContainText('已解析', { timeout: 60_000 });
  await row.getByRole('link', { name: '场馆规程.md' }).click();

  const about = page.getByRole('region', { name: '原文摘录' });
  await expect(about).toContainText('比赛场馆必须在开赛前两小时开放', { timeout: 30_000 });
  await expect(about).not.toContainText('………');
  await about.getByRole('button', { name: '原文摘录' }).click();
  await expect(about.getByRole('listitem')).toHaveText(['第一章 场地', '第二章 安全']);
  await about.getByRole('button', { name: '编写摘要' }).click();
  const dialog = page.getByRole('dialog', { name: '编写摘要' });
  await dialog.getByRole('textbox', { name: '摘要内容' }).fill('说明场馆何时开放，以及安全出口。');
  await dialog.getByRole('button', { name: '保存' }).click();
  const summary = page.getByRole('region', { name: '摘要' });
  await expect(summary).toContainText('人工编写');

  await bindAssistant(page, backend.origin, 'general', '场馆资料');
  const askIn = async (question: string) => {
    await page.goto(`${backend.origin}/#/assistantAI/chatAI?assistant=general`);
    await expect(page.getByRole('heading', { name: '新会话' })).toBeVisible();
    await expect(page.getByRole('group', { name: /^回答/ })).toHaveCount(0);
    const composer = page.getByRole('textbox', { name: '提问' });
    await composer.fill(question);
    await composer.press('Enter');
    const answer = page.getByRole('group', { name: /^回答/ });
    await expect(answer.getByRole('button', { name: '复制' })).toBeVisible({ timeout: 30_000 });
    return answer;
  };
  await expect(await askIn('这个知识库里有哪些文档？')).toContainText('场馆规程.md：说明场馆何时开放，以及安全出口。');
  const answer = await askIn('总结《场馆规程》');
  await expect(answer).toContainText('说明场馆何时开放，以及安全出口。');
  await expect(answer).toContainText('第二章 安全');
  const words = '比赛场馆必须在开赛前两小时开放，供双方球队热身。';
  await answer.locator('blockquote', { hasText: words }).getByRole('button', { name: /^依据/ }).first().click();
  const lit = page.getByRole('region', { name: '场馆规程.md' }).locator('mark[data-active]');
  await expect(lit.filter({ hasText: words })).toBeInViewport();
});
