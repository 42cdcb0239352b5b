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

const PORTRAITS = '/configManagement/functionSet/userPortraitManagement/index';

test('a portrait is made and looked at, and thresholds are moved, kept through a reload, and saved', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const maker = await staff.addUser('画像人', [await staff.addRole('画像', [PORTRAITS])]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(maker.account, maker.password));
  const page = await context.newPage();
  const main = page.getByRole('main');
  await page.goto(`${backend.origin}/#${PORTRAITS}`);
  await main
    .getByRole('button', { name: /新建画像/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: '名称' }).fill('全体会员');
  await page.getByRole('button', { name: /创\s?建/ }).click();
  await main.getByRole('link', { name: '全体会员' }).click();
  await expect(page.getByRole('heading', { name: '全体会员', level: 1 })).toBeVisible();
  await expect(main.getByRole('heading', { name: '城市' })).toBeVisible();

  // What it is narrowed to stands in the address, and over the charts until it is taken away.
  await page.goto(`${page.url()}&only=${encodeURIComponent('city:杭州,gender:female')}`);
  const narrowed = main.getByRole('group', { name: '只看' }).filter({ visible: true });
  await expect(narrowed.getByRole('button', { name: '性别：女' })).toBeVisible();
  await narrowed.getByRole('button', { name: '城市：杭州' }).click();
  await expect(narrowed.getByRole('button', { name: '城市：杭州' })).toHaveCount(0);
  await narrowed.getByRole('button', { name: '性别：女' }).click();
  await expect(narrowed).toHaveCount(0);
  expect(page.url()).not.toContain('only=');

  await page.goto(`${backend.origin}/#${PORTRAITS.replace('index', 'rfmDetails')}?tab=thresholds`);
  const number = main.getByRole('spinbutton', { name: '最近一次下单，填写数值' });
  await number.fill('45');
  await expect(main.getByText('未保存').filter({ visible: true })).toBeVisible();
  // Kept a moment after the last change.
  await expect(main.getByText(/没有人换分群|人会换分群/).filter({ visible: true })).toBeVisible();
  await page.reload();
  await expect(number).toHaveValue('45');
  await main.getByRole('button', { name: '保存', exact: true }).filter({ visible: true }).click();
  await expect(main.getByText('未保存').filter({ visible: true })).toHaveCount(0);
  await page.reload();
  await expect(number).toHaveValue('45');
  await context.close();
});

test('who has not the page neither sees nor reads portraits', async ({ browser }) => {
  const outsider = await staff.addUser('周外人', [await staff.addRole('只对话', ['/assistantAI/chatAI'])]);
  const context = await browser.newContext();
  const token = await staff.tokenOf(outsider.account, outsider.password);
  await giveToken(context, backend.origin, token);
  await expect(
    staff.call('userPortrait/queryPage', { method: 'POST', token, body: { current: 1, size: 10 } }),
  ).rejects.toThrow(/403/);
  await context.close();
});
