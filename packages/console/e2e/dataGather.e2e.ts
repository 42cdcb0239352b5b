import { expect, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { giveToken, startStaff } from './support/staff.js';

let backend: Backend;
let staff: Awaited<ReturnType<typeof startStaff>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
  staff = await startStaff(backend.origin);
});
test.afterAll(() => backend?.stop());

const PAGE = '/configManagement/functionSet/dataGather';

test('a source gets its key once, its events are seen arriving, and stopped it is refused', async ({ browser }) => {
  test.setTimeout(180_000);
  const clerk = await staff.addUser('采集员', [await staff.addRole('管采集', [PAGE])]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(clerk.account, clerk.password));
  const page = await context.newPage();
  await page.goto(`${backend.origin}/#${PAGE}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '新增来源' }).first().click();
  const drawer = page.getByRole('dialog', { name: '新增来源' });
  await drawer.getByRole('textbox', { name: '来源名称' }).fill('票务系统');
  await drawer.getByRole('radio', { name: '服务端' }).check();
  await drawer.getByRole('button', { name: /创\s?建/ }).click();
  const shown = page.getByRole('dialog', { name: '请保存密钥' });
  const key = (await shown.locator('code').textContent()) ?? '';
  expect(key).toMatch(/^gk_/);
  await shown.getByRole('button', { name: '我已保存' }).click();

  await main.getByText('票务系统').filter({ visible: true }).first().click();
  const source = page.getByRole('dialog', { name: '票务系统' });
  await source.getByText('到达的事件', { exact: true }).click();
  await expect(source.getByText('还没有事件到达')).toBeVisible();
  const send = () =>
    context.request.post(`${backend.origin}/aiapi/qa/dataGather/collect`, {
      data: {
        key,
        batchId: 'b1',
        events: [{ eventId: 'e1', eventName: '购票', properties: [{ name: 'price', value: 380 }] }],
      },
    });
  expect((await (await send()).json()).data).toEqual({ takenCount: 1, knownCount: 0 });
  expect((await (await send()).json()).data).toEqual({ takenCount: 0, knownCount: 1 });
  await expect(source.getByText('price: 380')).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await expect(source.getByText('price: 380')).toBeVisible();

  await source.getByText('设置', { exact: true }).click();
  await source.getByRole('switch', { name: '接收数据' }).click();
  await source.getByRole('button', { name: /保\s?存/ }).click();
  await expect(main.getByText('已停用').filter({ visible: true }).first()).toBeVisible();
  expect(await (await send()).json()).toMatchObject({ reason: 'gather_not_authorized' });
  await context.close();
});

test('the tracker is small, and served to other sites', async ({ request }) => {
  const reply = await request.get(`${backend.origin}/tracker.js`);
  expect(reply.status()).toBe(200);
  expect(reply.headers()['content-type']).toContain('javascript');
  expect((await reply.body()).byteLength).toBeLessThan(8192);
});
