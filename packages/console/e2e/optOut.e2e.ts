import { expect, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { type PlayedGateway, startGateway } from './support/gateway.js';
import { addCustomers } from './support/records.js';
import { addApprovedText, addOperatePlan, addPack, setGateway } from './support/sending.js';
import { giveToken, type Person, type Staff, startStaff } from './support/staff.js';
import { expectTold } from './support/told.js';

const PLANS = '/marketing/operatePlan';
const SETTINGS = '/configManagement/functionSet/noteSet';
/** Where people outside reach this server, as messages say it. */
const OUTSIDE = 'https://go.example.com';

let backend: Backend;
let staff: Staff;
let gateway: PlayedGateway;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  gateway = await startGateway();
  backend = await startBackend({ FUNCTION_HOSTS: gateway.host, PUBLIC_URL: OUTSIDE });
  staff = await startStaff(backend.origin);
});
test.afterAll(async () => {
  await backend?.stop();
  gateway?.close();
});

test('who is on a list, or opts out by the link in a message, is left out by name, and gets nothing more', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  await addCustomers(staff, [
    ['王芷晴', '13800138000', '青湾'],
    ['李明', '13800138001', '青湾'],
    ['赵一', '13800138002', '青湾'],
  ]);
  await setGateway(staff, gateway.address);
  const content = '${name}，周六开赛，退订点 ${optOutLink}';
  const planId = await addOperatePlan(staff, {
    planName: '家庭观赛日',
    crowdPackId: await addPack(staff, '观赛人群'),
    templateId: await addApprovedText(staff, { templateName: '观赛邀请', smsKind: 'marketing', content }),
    tasks: ['邀请', '提醒'],
  });
  const pageOf = async ({ account, password }: Person) => {
    const context = await browser.newContext();
    await giveToken(context, backend.origin, await staff.tokenOf(account, password));
    return context.newPage();
  };

  // A list of those who want none is taken in on the page.
  const settings = await pageOf(await staff.addUser('孙渠道', [await staff.addRole('管渠道', [SETTINGS])]));
  await settings.goto(`${backend.origin}/#${SETTINGS}`);
  await settings.getByRole('button', { name: /导入名单$/ }).click();
  const importing = settings.getByRole('dialog', { name: '导入名单' });
  await importing
    .locator('input[type="file"]')
    .setInputFiles({ name: '拒收.csv', mimeType: 'text/csv', buffer: Buffer.from('13800138001\n') });
  await expect(importing.getByRole('textbox', { name: '名单' })).toHaveValue(/13800138001/);
  await expectTold(settings, '已加入 1 个，0 个已在名单里', () =>
    importing.getByRole('button', { name: /^导\s?入$/ }).click(),
  );
  await expect(settings.getByText('共 1 个', { exact: true })).toBeVisible();

  const plans = await pageOf(await staff.addUser('林运营', [await staff.addRole('运营', [PLANS])]));
  const main = plans.getByRole('main');
  const left = async (...names: readonly string[]) => {
    await main.getByRole('button', { name: `已退订 ${names.length} 人，看名单` }).click();
    const list = plans.getByRole('dialog', { name: '不发送的人：已退订' });
    for (const name of names) await list.getByText(name, { exact: true }).click();
    await expect(list.getByText(/^138\*{4}80\d\d$/)).toHaveCount(names.length);
    await plans.keyboard.press('Escape');
    await expect(list).toBeHidden();
  };
  const start = async () => {
    await main.getByRole('button', { name: '启动', exact: true }).click();
    await plans
      .getByRole('dialog')
      .getByRole('button', { name: /启\s?动/ })
      .click();
  };
  await plans.goto(`${backend.origin}/#${PLANS}?open=${planId}`);
  await main.getByRole('button', { name: /短信，邀请/ }).click();
  await main.getByRole('button', { name: '试运行' }).click();
  await expect(main.getByText(/将发送 2 · 不发送 1：已退订 1/)).toBeVisible({ timeout: 30_000 });
  await left('李明');
  await start();
  await expect(main.getByRole('progressbar', { name: '已发送 2，共 2' })).toBeVisible({ timeout: 60_000 });
  const numbers = () => gateway.taken.map(({ phoneNumber }) => phoneNumber).toSorted((a, b) => a.localeCompare(b));
  expect(numbers()).toEqual(['13800138000', '13800138002']);

  // One of those who got it opts out, by the button of the page that the message leads to.
  const message = gateway.taken.find(({ phoneNumber }) => phoneNumber === '13800138000')?.content ?? '';
  const [, path = ''] = /^王芷晴，周六开赛，退订点 https:\/\/go\.example\.com(\/o\/[\w-]+)$/.exec(message) ?? [];
  const stranger = await browser.newContext({ locale: 'zh-CN' });
  const outside = await stranger.newPage();
  await outside.goto(`${backend.origin}${path}`);
  await expect(outside.getByRole('heading', { name: '不再接收消息？' })).toBeVisible();
  await outside.getByRole('button', { name: '不再接收' }).click();
  await expect(outside.getByRole('heading', { name: '已退订' })).toBeVisible();

  await main.getByRole('button', { name: /短信，提醒/ }).click();
  await main.getByRole('button', { name: '试运行' }).click();
  await expect(main.getByText(/将发送 1 · 不发送 2：已退订 2/)).toBeVisible({ timeout: 30_000 });
  await left('李明', '王芷晴');
  await start();
  await expect(main.getByRole('progressbar', { name: '已发送 1，共 1' })).toBeVisible({ timeout: 60_000 });
  expect(numbers()).toEqual(['13800138000', '13800138002', '13800138002']);
  await settings.reload();
  await expect(settings.getByText('共 2 个', { exact: true })).toBeVisible();
  await Promise.all([settings.context().close(), plans.context().close(), stranger.close()]);
});

test('who has not the page of the channels takes in no list', async () => {
  const planner = await staff.addUser('何运营', [await staff.addRole('只写计划', [PLANS])]);
  const token = await staff.tokenOf(planner.account, planner.password);
  const body = { channel: 'sms', addresses: ['13800138002'] };
  await expect(staff.call('optOut/import', { method: 'POST', token, body })).rejects.toThrow(/403/);
});
