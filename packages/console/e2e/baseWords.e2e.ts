import { expect, test } from '@playwright/test';
import { askAnew } from './support/asking.js';
import { type Backend, startBackend } from './support/backend.js';
import { createBase } from './support/knowledge.js';
import { bindAssistant, signIn } from './support/people.js';

/** Words that only the people of one base use for something. */
let backend: Backend;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
});
test.afterAll(() => backend?.stop());

const text = '# 规则\n\n## 违例\n\n持球队员移动中枢脚，判违例，由对方掷界外球。\n\n## 器材\n\n篮架应当固定在地面上。';

test('a question in words of its base is answered as soon as they are in its list', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, backend.origin);
  await createBase(page, backend.origin, '规则词表');
  await page
    .getByLabel('选择文件')
    .setInputFiles([{ name: '规则.md', mimeType: 'text/markdown', buffer: Buffer.from(text) }]);
  await expect(page.getByRole('row', { name: /规则/ })).toContainText('已解析', { timeout: 60_000 });
  const documents = page.url();
  await bindAssistant(page, backend.origin, 'general', '规则词表');
  await expect(await askAnew(page, backend.origin, '拖脚怎么判？')).toContainText('没有找到相关内容');

  await page.goto(documents);
  await page.getByRole('button', { name: '检索词表' }).click();
  const drawer = page.getByRole('dialog', { name: '检索词表' });
  await drawer.getByRole('textbox', { name: '同义词与专用词' }).fill('拖脚 = 移动中枢脚\n村BA');
  await expect(drawer.getByText('1 组同义词，1 个专用词')).toBeVisible();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('检索词表已保存')).toBeVisible();

  await expect(await askAnew(page, backend.origin, '拖脚怎么判？')).toContainText('由对方掷界外球');
});
