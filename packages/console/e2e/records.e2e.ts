import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { adminPassword, type Backend, startBackend } from './support/backend.js';
import { option } from './support/option.js';
import { giveToken, startStaff } from './support/staff.js';

const sessionManage = '/assistantAI/aiManage/sessionManage';

let backend: Backend;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
});
test.afterAll(() => backend?.stop());

test('everybody’s conversations are gone through by keys, put away, brought back and exported, by a role with this page alone', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const staff = await startStaff(backend.origin);
  const asker = await staff.addUser('赵问', [await staff.addRole('提问', ['/assistantAI/chatAI'])]);
  const asking = await staff.tokenOf(asker.account, asker.password);
  const ask = async (question: string, more: object) => {
    const asked = await staff.call<{ id: string; topicId: string }>('aiSession/chat', {
      method: 'POST',
      token: asking,
      body: { question, ...more },
    });
    const answer = () =>
      staff.call<{ status: string }>('aiSession/queryAnswer', {
        method: 'POST',
        token: asking,
        body: { id: asked.id },
      });
    await expect.poll(async () => (await answer()).status, { timeout: 30_000 }).toBe('done');
    return asked;
  };
  const first = await ask('怎么上传文档？', { assistantId: 'general' });
  await staff.call(`aiSession/giveLike/${first.id}?isLike=false&feedback=${encodeURIComponent('没有说大小')}`, {
    token: asking,
  });
  await ask('怎么新建知识库？', { assistantId: 'general' });

  const reader = await staff.addUser('管记录', [await staff.addRole('会话记录', [sessionManage])]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(reader.account, reader.password));
  const page = await context.newPage();
  await page.goto(`${backend.origin}/#${sessionManage}`);
  const list = page.getByRole('list', { name: '会话列表' });
  const row = (name: string) => list.getByRole('button', { name });
  const detail = page.getByRole('region', { name: '详情' });
  await expect(row('怎么新建知识库？')).toHaveAttribute('data-unread', '');

  await page.keyboard.press('j');
  await expect(detail.getByRole('heading', { name: '怎么新建知识库？', level: 2 })).toBeVisible();
  await expect(row('怎么新建知识库？')).not.toHaveAttribute('data-unread');
  await page.keyboard.press('j');
  await expect(detail.getByText('没有说大小')).toBeVisible();
  await expect(detail.getByText('等首字')).toBeVisible();
  await expect(detail.getByRole('group', { name: '依据' })).toContainText('使用手册.pdf');

  // Nobody writes FAQ without the right to.
  await expect(detail.getByRole('button', { name: '写成 FAQ' })).toHaveCount(0);

  // Asked again, it says the same as long as nothing has changed.
  await detail.getByRole('button', { name: '现在再问一次' }).click();
  await expect(detail.getByText('和当时的回答一样')).toBeVisible({ timeout: 30_000 });

  // Put away it leaves the list, and its neighbour takes its place; a newer one waits until it is wanted.
  await page.keyboard.press('e');
  await expect(row('怎么上传文档？')).toHaveCount(0);
  await expect(detail.getByRole('heading', { name: '怎么新建知识库？', level: 2 })).toBeVisible();
  await ask('怎么批量导入 FAQ？', { assistantId: 'general' });
  await page.keyboard.press('z');
  await expect(row('怎么上传文档？')).toBeVisible();
  await expect(row('怎么批量导入 FAQ？')).toHaveCount(0);
  const fresh = page.getByRole('button', { name: /1 条新的/ });
  await expect(fresh).toBeVisible({ timeout: 60_000 });
  await fresh.click();
  await expect(row('怎么批量导入 FAQ？')).toBeVisible();

  // What was said holds after a reload, and what is narrowed stands in the address.
  await page.getByRole('button', { name: /^差评/ }).click();
  await expect(row('怎么新建知识库？')).toHaveCount(0);
  await row('怎么上传文档？').click();
  // Keys act on what is seen to be open.
  await expect(detail.getByText('没有说大小')).toBeVisible();
  await page.keyboard.press('s');
  await page.keyboard.press('e');
  await expect(page.getByText('没有符合条件的会话')).toBeVisible();
  await page.getByRole('button', { name: /^我关注的/ }).click();
  await page.getByRole('combobox', { name: '归档' }).click();
  await option(page, '不限').click();
  await expect(row('怎么上传文档？')).toBeVisible();
  await page.reload();
  await expect(row('怎么上传文档？')).toBeVisible();
  await expect(row('怎么新建知识库？')).toHaveCount(0);

  await page.getByRole('button', { name: '导出会话' }).click();
  const exports = page.getByRole('dialog', { name: '导出会话' });
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    exports.getByRole('button', { name: '导出为 Excel' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^会话记录 .*\.xlsx$/);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  // It is there later too, as often as it is wanted.
  await page.reload();
  const [later] = await Promise.all([
    page.waitForEvent('download'),
    exports.getByRole('button', { name: '保存文件' }).first().click(),
  ]);
  expect(later.suggestedFilename()).toBe(download.suggestedFilename());

  // Asked on, it is not put away any more.
  await ask('有大小限制吗？', { topicId: first.topicId });
  await page.goto(`${backend.origin}/#${sessionManage}`);
  await page.reload();
  await expect(row('怎么上传文档？')).toHaveAttribute('data-unread', '');
  await context.close();
});

test('an answer that was disliked becomes an FAQ by one key, which answers the next time', async ({ browser }) => {
  test.setTimeout(120_000);
  const staff = await startStaff(backend.origin);
  const question = '上传的文档最大多大？';
  const asked = await staff.asAdmin<{ id: string; topicId: string }>('aiSession/chat', 'POST', {
    question,
    assistantId: 'general',
  });
  const status = async () =>
    (await staff.asAdmin<{ status: string }>('aiSession/queryAnswer', 'POST', { id: asked.id })).status;
  await expect.poll(status, { timeout: 30_000 }).toBe('done');
  await staff.asAdmin(`aiSession/giveLike/${asked.id}?isLike=false&feedback=${encodeURIComponent('没有数字')}`, 'GET');

  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf('admin', adminPassword));
  const page = await context.newPage();
  await page.goto(`${backend.origin}/#${sessionManage}?open=${asked.topicId}`);
  const detail = page.getByRole('region', { name: '详情' });
  await expect(detail.getByText('没有数字')).toBeVisible();
  await page.keyboard.press('f');
  const form = page.getByRole('dialog', { name: '写成 FAQ' });
  await expect(form.getByRole('textbox', { name: '问题' })).toHaveValue(question);
  await expect(form.getByText(/被点踩的回答/)).toBeVisible();
  const answer = form.getByRole('textbox', { name: '答案' });
  await expect(answer).not.toHaveText('');
  await answer.fill('每个文档最大 200 MB。');
  await form.getByRole('button', { name: '创建' }).click();
  await expect(page.getByText('已写成 FAQ')).toBeVisible();
  await expect(form).toBeHidden();

  await detail.getByRole('button', { name: '现在再问一次' }).click();
  await expect(detail.getByRole('group', { name: '两次回答的差异' })).toContainText('每个文档最大 200 MB。', {
    timeout: 30_000,
  });
  await context.close();
});
