import { expect } from '@playwright/test';
import { addCustomers } from './support/records.js';
import { giveToken } from './support/staff.js';
import { test } from './support/weCom.js';

const PAGE = '/marketing/qyWechat/assign';

test('customers are assigned after a preview, handed over by WeCom, and taken back', async ({
  browser,
  backend,
  staff,
  weCom,
}) => {
  test.setTimeout(240_000);
  await addCustomers(staff, [
    ['许岚', '13900007001', '青湾'],
    ['林川', '13900007002', '青湾'],
  ]);
  const since = Math.floor(Date.now() / 1000) - 86_400;
  weCom.becomes({
    staff: { wu: '吴旧人', he: '何新人' },
    contacts: [{ externalUserId: 'wm71', userId: 'wu', name: '许岚', since, phone: '13900007001' }],
  });
  await staff.asAdmin('marketing/privateDomain/sync', 'POST');
  const contacts = async () =>
    (await staff.asAdmin<{ status: string; contactCount: number }>('marketing/privateDomain/syncState', 'GET')).status;
  await expect.poll(contacts, { timeout: 30_000 }).toBe('done');

  const leader = await staff.addUser('孙主管', [await staff.addRole('分配客户', [PAGE])]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(leader.account, leader.password));
  const page = await context.newPage();
  const main = page.getByRole('main');
  await page.goto(`${backend.origin}/#${PAGE}`);
  await main
    .getByRole('button', { name: /新建分配$/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: '新建分配' });
  await form.getByRole('combobox', { name: '城市' }).fill('青湾');
  await form.getByRole('combobox', { name: '城市' }).press('Enter');
  await form.getByRole('combobox', { name: '分给谁' }).fill('何新人');
  await page
    .locator('.console-select-dropdown:visible')
    .getByTitle(/何新人/)
    .click();
  await form.getByRole('switch', { name: '连同已有跟进人的客户' }).click();
  await form.getByRole('button', { name: /预\s?览/ }).click();

  const drawer = page.getByRole('dialog', { name: '分配给 何新人' });
  await expect(drawer.getByText('以下是预览，尚未执行')).toBeVisible();
  await expect(drawer.getByRole('row', { name: /许岚/ })).toContainText('企业微信转接');
  await expect(drawer.getByRole('row', { name: /林川/ })).toContainText('仅登记');
  // Nothing was done by looking.
  expect(weCom.world().transfers).toEqual([]);
  await drawer.getByRole('button', { name: '开始分配' }).click();
  await page
    .getByRole('dialog', { name: /把 2 人分配给所选员工/ })
    .getByRole('button', { name: '开始分配' })
    .click();
  await expect(drawer.getByText(/1 人等待客户同意/)).toBeVisible({ timeout: 30_000 });
  await expect(drawer.getByRole('row', { name: /许岚/ })).toContainText('接替中', { timeout: 30_000 });
  expect(weCom.world().transfers).toMatchObject([{ from: 'wu', to: 'he', externalUserId: 'wm71' }]);

  await drawer.getByRole('button', { name: '撤销分配' }).click();
  await page.getByRole('dialog', { name: '撤销这次分配？' }).getByRole('button', { name: '撤销分配' }).click();
  const back = page.getByRole('dialog', { name: /^撤销：/ });
  // Who is in the books alone goes back at once, who is still being handed over once that is done.
  await expect(back.getByRole('row', { name: /林川/ })).toContainText('已分配', { timeout: 30_000 });
  await expect(back.getByRole('row', { name: /许岚/ })).toContainText('等待中');
  await page.goto(`${backend.origin}/#${PAGE}?tab=statistic`);
  await expect(main.getByRole('row', { name: /何新人/ })).toBeVisible();
  await context.close();
});

test('who has not the page assigns nobody', async ({ staff }) => {
  const outsider = await staff.addUser('郑外人', [await staff.addRole('只看对话', ['/assistantAI/chatAI'])]);
  const token = await staff.tokenOf(outsider.account, outsider.password);
  const body = { customerIds: ['a'], staffId: 'b' };
  await expect(staff.call('marketing/qyWechat/userAssign', { method: 'POST', token, body })).rejects.toThrow(
    /403|4030/,
  );
});
