import { expect, type Page, test } from '@playwright/test';
import { samplePdf } from '../../server/src/testing/samplePdf.js';
import { type Backend, startBackend } from './support/backend.js';
import { createBase } from './support/knowledge.js';
import { signIn } from './support/people.js';
let backend: Backend;
test.beforeAll(async () => { test.setTimeout(240_000); backend = await startBackend(); });
test.afterAll(async () => { await backend?.stop(); });
const shot = (page: Page, name: string) => page.screenshot({ path: `/tmp/desk/${name}.png` });
test('size', async ({ page, browser }) => {
  test.setTimeout(1_200_000);
  await signIn(page, backend.origin);
  await createBase(page, backend.origin, '核对台');
  const { data } = await samplePdf('long', { chapters: Number(process.env['CH'] ?? 200) });
  const t0 = Date.now();
  await page.getByLabel('选择文件').setInputFiles([{ name: '篮球竞赛规程（2026 版）.pdf', mimeType: 'application/pdf', buffer: Buffer.from(data) }]);
  await expect(page.getByRole('row', { name: /规程/ })).toContainText('已解析', { timeout: 900_000 });
  console.log('parsed', Date.now() - t0, data.length);
  const t1 = Date.now();
  await page.getByRole('link', { name: /规程/ }).click();
  const list = page.getByRole('region', { name: '分段列表' });
  await expect(list.getByRole('button', { name: '分段 001' })).toBeVisible();
  console.log('opened', Date.now() - t1, await list.getByText(/^全部/).innerText());
  await page.waitForTimeout(2000);
  await shot(page, 'open');
  await page.getByRole('button', { name: '逐段核对' }).click();
  await page.keyboard.press('j');
  await expect(list.locator('li[data-active][data-chunk]')).toHaveCount(1);
  // latency of J: key to next active row
  const times: number[] = [];
  const active = () => list.locator('li[data-active][data-chunk]').getAttribute('data-chunk');
  for (let at = 0; at < 60; at++) {
    const before = await active();
    const ms = await page.evaluate(async (was) => {
      const began = performance.now();
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true, composed: true }));
      for (;;) {
        const now = document.querySelector('li[data-active][data-chunk]')?.getAttribute('data-chunk');
        if (now && now !== was) { await new Promise((r) => requestAnimationFrame(() => r(0))); return performance.now() - began; }
        await new Promise((r) => setTimeout(r, 2));
      }
    }, before);
    times.push(Math.round(ms));
  }
  console.log('c ms', JSON.stringify(times));
  await page.waitForTimeout(1500);
  await shot(page, 'review');
  await page.keyboard.press('?');
  await page.waitForTimeout(300);
  await shot(page, 'help');
  await page.keyboard.press('?');
  await page.keyboard.press('d');
  await page.waitForTimeout(600);
  await shot(page, 'deleted');
  await page.keyboard.press('e');
  await page.waitForTimeout(600);
  await shot(page, 'edit');
  const field = page.getByRole('textbox', { name: '分段内容', exact: true });
  await field.fill('手工修改：' + (await field.inputValue()));
  await list.getByRole('button', { name: '保存' }).click();
  await page.waitForTimeout(1500);
  await list.getByRole('button', { name: '历史' }).or(list.getByRole('button', { name: '修改记录' })).first().click();
  await page.waitForTimeout(1500);
  await shot(page, 'history');
  await page.keyboard.press('Escape');
  const heap = await page.evaluate(() => Math.round((performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 1e6));
  console.log('heap MB', heap, 'nodes', await page.evaluate(() => document.querySelectorAll('*').length));
  await page.getByRole('button', { name: '框选新增' }).click();
  await page.waitForTimeout(500);
  await shot(page, 'drawing');
  await page.getByRole('button', { name: '取消框选' }).first().click();
  await page.getByRole('button', { name: '重新解析' }).click();
  await page.waitForTimeout(1000);
  await shot(page, 'parse');
  await page.getByRole('dialog').getByRole('button', { name: '重新解析' }).click();
  await page.waitForTimeout(1500);
  await shot(page, 'parsing');
  await expect(page.getByText(/还没有处理/)).toBeVisible({ timeout: 900_000 });
  await page.getByRole('button', { name: '逐条处理' }).click();
  await page.waitForTimeout(1500);
  await shot(page, 'kept');
  const url = page.url();
  await page.keyboard.press('Escape');
  const state = await page.context().storageState();
  for (const [name, width, height, scheme, lang] of [['dark', 1440, 900, 'dark', 'zh-CN'], ['en', 1440, 900, 'light', 'en-US'], ['phone', 390, 844, 'light', 'zh-CN'], ['phone-en-dark', 390, 844, 'dark', 'en-US']] as const) {
    const context = await browser.newContext({ storageState: state, viewport: { width, height }, colorScheme: scheme, locale: lang });
    const other = await context.newPage();
    await other.goto(url.replace(/&open=kept/, ''));
    await other.waitForTimeout(3500);
    await shot(other, `${name}-review`);
    await other.goto(url.replace(/open=kept/, 'open=kept') + '&x=1');
    await other.waitForTimeout(2000);
    await shot(other, `${name}-kept`);
    await other.goto(url.replace(/open=kept/, 'open=history'));
    await other.waitForTimeout(2000);
    await shot(other, `${name}-history`);
    await context.close();
  }
});
