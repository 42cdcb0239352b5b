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
  await expect(main.getByText('启用短信并保存后才能测试。')).toBeVisible();
  await main.getByRole('switch', { name: '启用短信' }).click();
  await main.getByRole('textbox', { name: '网关地址' }).fill('https://sms.gateway.invalid/send');
  await main.getByRole('textbox', { name: '账号' }).fill('zjbasketball');
  await main.getByLabel('签名密钥').fill('Ein-Geheimnis-42');
  await main.getByRole('button', { name: /保\s?存/ }).click();
  await expect(page.getByText('已保存').first()).toBeVisible();

  await page.reload();
  await expect(main.getByRole('textbox', { name: '网关地址' })).toHaveValue('https://sms.gateway.invalid/send');
  expect(await page.content()).not.toContain('Ein-Geheimnis-42');
  await main.getByRole('textbox', { name: '手机号' }).fill('13800138000');
  await main.getByRole('button', { name: /发\s?送/ }).click();
  await expect(main.getByText('找不到网关的域名，请检查地址')).toBeVisible({ timeout: 30_000 });
  await context.close();
});
