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

/** So many hours from now, by the clocks that quiet hours go by. */
const clockIn = (hours: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', timeStyle: 'short' }).format(
    Date.now() + hours * 3_600_000,
  );

const PAGE = '/configManagement/functionSet/noteSet';

test('settings are kept without showing the secret, and a gateway that cannot be reached is named', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const clerk = await staff.addUser('短信员', [await staff.addRole('管短信', [PAGE])]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(clerk.account, clerk.password));
  const page = await context.newPage();
  await page.goto(`${backend.origin}/#${PAGE}`);
  const main = page.getByRole('main');
  await expect(main.getByText('启用并保存后才能测试。')).toBeVisible();
  await main.getByRole('switch', { name: '启用' }).click();
  await main.getByRole('textbox', { name: '网关地址' }).fill('https://sms.gateway.invalid/send');
  await main.getByRole('textbox', { name: '账号' }).fill('zjbasketball');
  await main.getByLabel('签名密钥').fill('Ein-Geheimnis-42');
  // At whatever hour this runs.
  await main.getByRole('textbox', { name: '免打扰开始' }).fill('');
  await main.getByRole('textbox', { name: '免打扰结束' }).fill('');
  await main.getByRole('button', { name: /保\s?存/ }).click();
  await expect(page.getByText('已保存').first()).toBeVisible();

  await page.reload();
  await expect(main.getByRole('textbox', { name: '网关地址' })).toHaveValue('https://sms.gateway.invalid/send');
  expect(await page.content()).not.toContain('Ein-Geheimnis-42');
  await main.getByRole('textbox', { name: '手机号' }).fill('13800138000');
  await main.getByRole('button', { name: /发\s?送/ }).click();
  await expect(main.getByText('找不到接口的域名，请检查地址')).toBeVisible({ timeout: 30_000 });

  // In quiet hours it is asked first, and nothing goes out unless it is confirmed.
  await main.getByRole('textbox', { name: '免打扰开始' }).fill(clockIn(-2));
  await main.getByRole('textbox', { name: '免打扰结束' }).fill(clockIn(2));
  await main.getByRole('button', { name: /保\s?存/ }).click();
  await expect(main.getByText('请先保存修改，测试用的是已保存的设置。')).toHaveCount(0);
  await main.getByRole('button', { name: /发\s?送/ }).click();
  const dialog = page.getByRole('dialog', { name: '现在是免打扰时段，仍要发送？' });
  await dialog.getByRole('button', { name: /取\s?消/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByText('找不到接口的域名，请检查地址')).toHaveCount(0);
  await main.getByRole('button', { name: /发\s?送/ }).click();
  await dialog.getByRole('button', { name: '仍要发送' }).click();
  await expect(main.getByText('找不到接口的域名，请检查地址')).toBeVisible({ timeout: 30_000 });

  // The other channels are settings of their own, at addresses of their own.
  await main.getByRole('tab', { name: '微信公众号' }).click();
  await expect(page).toHaveURL(/tab=wechat/);
  await main.getByRole('textbox', { name: 'AppID' }).fill('wx7f3c');
  await main.getByLabel('AppSecret').fill('Noch-ein-Geheimnis-42');
  await main.getByRole('button', { name: /保\s?存/ }).click();
  await expect(page.getByText('已保存').first()).toBeVisible();
  await page.reload();
  await expect(main.getByRole('textbox', { name: 'AppID' })).toHaveValue('wx7f3c');
  expect(await page.content()).not.toContain('Noch-ein-Geheimnis-42');
  await context.close();
});
