import { expect, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { createBase } from './support/knowledge.js';
import { signIn } from './support/people.js';

/** Trying out what a question finds, and checking it again after changes. */
let backend: Backend;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
});
test.afterAll(() => backend?.stop());

const text = `# 规程

## 暂停

每次暂停持续一分钟。${'暂停由主教练请求。'.repeat(45)}

## 申诉

申诉费五千元。${'申诉须书面提交。'.repeat(45)}
`;

test('Retrieval test: it tells why something is found, is kept, and becomes a check that says what a change broke', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, backend.origin);
  await createBase(page, backend.origin, '检索测试库');
  await page
    .getByLabel('选择文件')
    .setInputFiles([{ name: '规程.md', mimeType: 'text/markdown', buffer: Buffer.from(text) }]);
  const row = page.getByRole('row', { name: /规程/ });
  await expect(row).toContainText('已解析', { timeout: 60_000 });
  await row.getByText('规程.md').click();
  await page.getByRole('button', { name: '检索测试' }).click();
  const drawer = page.getByRole('dialog', { name: '检索测试' });

  await drawer.getByRole('textbox', { name: '输入问题，查看会命中哪些分段' }).fill('暂停持续多久？');
  await drawer.getByRole('button', { name: '检索', exact: true }).click();
  const hits = drawer.getByRole('list', { name: /条会交给回答/ }).getByRole('listitem');
  await expect(hits.first()).toContainText('每次暂停持续一分钟');
  await expect(hits.first().locator('mark').first()).toHaveText('暂停');
  await expect(hits.first()).toContainText('词 第 1');

  // What the threshold would leave out is said before anything is saved.
  const threshold = drawer.getByRole('slider', { name: '阈值' });
  await threshold.focus();
  await page.keyboard.press('End');
  await expect(drawer.getByText('试用中，未保存')).toBeVisible();
  await drawer.getByRole('button', { name: '恢复已保存的设置' }).click();
  await expect(drawer.getByText('试用中，未保存')).toHaveCount(0);

  await hits.first().getByRole('button', { name: '设为期望' }).click();
  await expect(page.getByText('已加入回归集')).toBeVisible();
  await drawer.getByRole('tab', { name: '回归集' }).click();
  await drawer.getByRole('button', { name: '全部运行' }).click();
  await expect(drawer.getByRole('heading', { name: '找到 1 / 1' })).toBeVisible({ timeout: 30_000 });
  await expect(drawer.getByText('第 1 位')).toBeVisible();

  // The address holds all of it: the chunk behind is switched off meanwhile, and the same test says so.
  const address = page.url();
  await drawer.getByRole('button', { name: /^暂停持续多久/ }).click();
  await page.getByRole('switch').first().click();
  await expect(page.getByText('已停用').first()).toBeVisible();
  await page.goto(address);
  await drawer.getByRole('button', { name: '全部运行' }).click();
  await expect(drawer.getByRole('heading', { name: '找到 0 / 1' })).toBeVisible({ timeout: 30_000 });
  await expect(drawer.getByRole('listitem')).toContainText('变坏');
  await drawer.getByTitle('修好').click();
  await expect(drawer.getByText('没有这样的问题')).toBeVisible();

  await drawer.getByRole('tab', { name: '试一试' }).click();
  await drawer.getByRole('textbox', { name: '输入问题，查看会命中哪些分段' }).fill('');
  await page.goto(address.replace(/&?ask=[^&]*/, '').replace(/&?view=checks/, ''));
  await expect(drawer.getByRole('button', { name: '暂停持续多久？', exact: true })).toBeVisible();
});
