import { expect, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { giveToken, startStaff } from './support/staff.js';

const handle = '/assistantAI/knowledgeBase/feedbackHandle';

let backend: Backend;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
});
test.afterAll(() => backend?.stop());

test('a wrong answer is disliked, mended, asked again and closed, by a role with this page alone; its reader hears of it, and it counts', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const staff = await startStaff(backend.origin);
  const chat = await staff.addRole('提问', ['/assistantAI/chatAI']);
  const asker = await staff.addUser('周凯', [chat]);
  const asking = await staff.tokenOf(asker.account, asker.password);
  const asked = await staff.call<{ id: string; topicId: string }>('aiSession/chat', {
    method: 'POST',
    token: asking,
    body: { question: '怎么上传文档？', assistantId: 'general' },
  });
  const status = async () =>
    (
      await staff.call<{ status: string }>('aiSession/queryAnswer', {
        method: 'POST',
        token: asking,
        body: { id: asked.id },
      })
    ).status;
  await expect.poll(status, { timeout: 30_000 }).toBe('done');
  await staff.call(`aiSession/giveLike/${asked.id}?isLike=false&feedback=${encodeURIComponent('按钮已经改名')}`, {
    token: asking,
  });

  const keeper = await staff.addUser('孙晓彤', [await staff.addRole('处理反馈', [handle])]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(keeper.account, keeper.password));
  const page = await context.newPage();
  await page.goto(`${backend.origin}/#${handle}`);
  await page.getByText('怎么上传文档？').click();
  await expect(page.getByRole('heading', { level: 1, name: '怎么上传文档？' })).toBeVisible();
  const step = (name: string) => page.getByRole('region', { name });
  await expect(step('回放')).toContainText('按钮已经改名');
  await step('原因').getByText('分段不对').click();
  await expect(step('回放')).toContainText('原因：分段不对');

  const mend = step('修正');
  const content = mend.getByRole('textbox', { name: '分段内容' }).first();
  await expect(content).toHaveValue(/上传/);
  await content.fill('上传文档：打开知识库，点击“添加资料”，选择文件，就能上传文档。');
  await mend.getByRole('button', { name: '保存并再问' }).first().click();
  await expect(mend.getByRole('group', { name: '已修正' })).toContainText('使用手册.pdf');

  // What was saved is what the very next answer rests on.
  await expect(step('再问一次')).toContainText('添加资料', { timeout: 60_000 });

  await step('回复并关闭').getByRole('textbox', { name: '回复' }).fill('按钮叫“添加资料”了');
  await page.getByRole('button', { name: '发送并关闭' }).click();
  await expect(page.getByText('已回复并关闭')).toBeVisible();
  await expect(page.getByRole('button', { name: '重新打开' })).toBeVisible();
  await context.close();

  const reader = await browser.newContext();
  await giveToken(reader, backend.origin, asking);
  const theirs = await reader.newPage();
  await theirs.goto(`${backend.origin}/#/assistantAI/chatAI`);
  await theirs.getByRole('button', { name: /消息.*1/ }).click();
  await expect(theirs.getByText('你不满意的回答已处理')).toBeVisible();
  await theirs.getByText('你不满意的回答已处理').click();
  await theirs.getByRole('link', { name: '查看' }).click();
  await expect(theirs).toHaveURL(new RegExp(`topic=${asked.topicId}`));
  await expect(theirs.getByText(/添加资料/).last()).toBeVisible();
  await reader.close();

  const day = new Date().toISOString().slice(0, 10);
  const figures = await staff.asAdmin<{ opened: number; closed: number; causes: unknown }>(
    'feedbackCase/analyse',
    'POST',
    { startTime: `${day} 00:00:00` },
  );
  expect(figures).toMatchObject({ opened: 1, closed: 1, causes: [{ cause: 'wrongChunk', count: 1 }] });
});
