import { expect } from '@playwright/test';
import { giveToken } from './support/staff.js';
import { test } from './support/weCom.js';

const PAGE = '/marketing/qyWechat/referralLink';

test('a link is made with its code, opened by strangers, counted, and ends when it is switched off', async ({
  browser,
  backend,
  staff,
  weCom,
}) => {
  test.setTimeout(180_000);
  weCom.becomes({ staff: { gao: '高接待' } });
  await staff.asAdmin('marketing/privateDomain/sync', 'POST');
  const nicks = () => staff.asAdmin<{ nick: string }[]>('marketing/qyWechat/referralLink/nickList', 'GET');
  await expect.poll(async () => (await nicks()).map(({ nick }) => nick), { timeout: 30_000 }).toContain('高接待');

  const clerk = await staff.addUser('钱推广', [await staff.addRole('引流', [PAGE])]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(clerk.account, clerk.password));
  const page = await context.newPage();
  const main = page.getByRole('main');
  await page.goto(`${backend.origin}/#${PAGE}`);
  const create = async (name: string) => {
    await main
      .getByRole('button', { name: /新建链接$/ })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: '新建链接' });
    await form.getByRole('textbox', { name: '名称' }).fill(name);
    return form;
  };
  const form = await create('主场大厅海报');
  await expect(form.getByText('名称可用')).toBeVisible();
  await form.getByRole('combobox', { name: '接待员工' }).fill('高接待');
  await page
    .locator('.console-select-dropdown:visible')
    .getByTitle(/高接待/)
    .click();
  await form.getByRole('button', { name: /创\s?建/ }).click();
  const row = main.getByRole('row', { name: /主场大厅海报/ });
  await expect(row).toContainText('可用', { timeout: 30_000 });
  await row.getByText('主场大厅海报').click();
  const drawer = page.getByRole('dialog', { name: '主场大厅海报' });
  await expect(drawer.getByRole('img', { name: '主场大厅海报 的二维码' })).toBeVisible();
  const address = await drawer.getByText(/^https:\/\/go\.example\.com\/j\//).textContent();
  const path = new URL(address ?? '').pathname;

  const stranger = await browser.newContext({ locale: 'zh-CN' });
  const outside = await stranger.newPage();
  await outside.goto(`${backend.origin}${path}`);
  await expect(outside.getByRole('heading', { name: '添加企业微信' })).toBeVisible();
  await expect(outside.getByRole('img', { name: '企业微信二维码' })).toHaveAttribute('src', `${path}/code`);

  await page.goto(`${backend.origin}/#${PAGE}?tab=statistics&range=today`);
  await expect(main.getByRole('row', { name: /主场大厅海报/ })).toContainText('1');
  await page.goto(`${backend.origin}/#${PAGE}`);
  const again = await create('主场大厅海报');
  await expect(again.getByText('已有同名的链接')).toBeVisible();
  await again.getByRole('button', { name: /取\s?消/ }).click();
  await page.getByRole('button', { name: '放弃', exact: true }).click();
  await expect(again).toBeHidden();
  await row.getByText('主场大厅海报').click();
  await drawer.getByRole('switch', { name: '启用' }).click();
  await drawer.getByRole('button', { name: '保存', exact: true }).click();
  await expect(row).toContainText('已停用', { timeout: 30_000 });
  await outside.reload();
  await expect(outside.getByRole('heading', { name: '活动已结束' })).toBeVisible();
  await Promise.all([context.close(), stranger.close()]);
});

test('who has not the page reads no links', async ({ staff }) => {
  const outsider = await staff.addUser('吴外人', [await staff.addRole('只有对话', ['/assistantAI/chatAI'])]);
  const token = await staff.tokenOf(outsider.account, outsider.password);
  const list = { method: 'POST', token, body: { current: 1, size: 10 } };
  await expect(staff.call('marketing/qyWechat/referralLink/page', list)).rejects.toThrow(/403|4030/);
});
