import { expect, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { option } from './support/option.js';
import { giveToken, startStaff } from './support/staff.js';

let backend: Backend;
let staff: Awaited<ReturnType<typeof startStaff>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
  staff = await startStaff(backend.origin);
});
test.afterAll(() => backend?.stop());

const PACKS = '/marketing/crowdPacks';

test('a pack is made of rules, changed, kept through a reload, saved, and combined with another', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const maker = await staff.addUser('林圈人', [await staff.addRole('人群', [PACKS])]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(maker.account, maker.password));
  const page = await context.newPage();
  const main = page.getByRole('main');
  await page.goto(`${backend.origin}/#${PACKS}`);
  await main
    .getByRole('button', { name: /^(?:plus )?新建$/ })
    .first()
    .click();

  await main.getByRole('button', { name: '条件', exact: true }).click();
  await main.getByRole('combobox', { name: '新条件 的属性' }).click();
  await option(page, '城市').click();
  await main.getByRole('combobox', { name: '城市 的比较' }).click();
  await option(page, '有').click();
  await expect(main.getByText(/^占 /)).toBeVisible();
  await main.getByRole('button', { name: '保存', exact: true }).click();
  const naming = page.getByRole('dialog');
  await naming.getByRole('textbox', { name: '名称' }).fill('有城市的会员');
  await naming.getByRole('button', { name: /保\s?存/ }).click();
  await expect(page.getByRole('heading', { name: '有城市的会员', level: 1 })).toBeVisible();

  // What is changed and not saved is there after a reload, and can be given up.
  await main.getByRole('button', { name: '排除条件' }).filter({ visible: true }).click();
  await expect(main.getByText('未保存').filter({ visible: true })).toBeVisible();
  await page.reload();
  await expect(main.getByText('已恢复上次没有保存的修改').filter({ visible: true })).toBeVisible();
  await main.getByRole('button', { name: '放弃修改' }).filter({ visible: true }).first().click();
  await expect(main.getByText('未保存').filter({ visible: true })).toHaveCount(0);

  await page.goto(`${backend.origin}/#${PACKS}`);
  const row = main.getByRole('row', { name: /有城市的会员/ }).first();
  await row.getByText('复制').click();
  await expect(main.getByRole('link', { name: '有城市的会员 副本' })).toBeVisible();
  await main.getByRole('button', { name: '组合' }).first().click();
  const combining = page.getByRole('dialog');
  await combining.getByRole('textbox', { name: '名称' }).fill('两个里都有');
  await combining.getByRole('radio', { name: /交集/ }).check();
  await combining.getByRole('combobox', { name: '人群包' }).click();
  await option(page, '有城市的会员').click();
  await option(page, '有城市的会员 副本').click();
  await combining.getByRole('button', { name: /组\s?合/ }).click();
  await expect(main.getByRole('link', { name: '两个里都有' })).toBeVisible();
  await context.close();
});

test('who has not the page neither sees nor reads packs', async ({ browser }) => {
  const outsider = await staff.addUser('周外人', [await staff.addRole('只对话', ['/assistantAI/chatAI'])]);
  const context = await browser.newContext();
  const token = await staff.tokenOf(outsider.account, outsider.password);
  await giveToken(context, backend.origin, token);
  await expect(
    staff.call('marketing/crowdPack/page', { method: 'POST', token, body: { current: 1, size: 10 } }),
  ).rejects.toThrow(/403/);
  await context.close();
});
