import { expect } from '@playwright/test';
import { option } from './support/option.js';
import { addOperatePlan } from './support/sending.js';
import { giveToken } from './support/staff.js';
import { test } from './support/weCom.js';

const PAGE = '/marketing/privateDomain';
const PLANS = '/marketing/operatePlan';
const SETTINGS = '/configManagement/functionSet/noteSet';

test('groups of WeCom are read, looked into, labelled here and changed there; others are kept by hand', async ({
  browser,
  backend,
  staff,
  weCom,
}) => {
  test.setTimeout(180_000);
  const joined = Math.floor(Date.now() / 1000) - 3600;
  weCom.becomes({
    staff: { zhang: '张群主' },
    contacts: [{ externalUserId: 'wm1', userId: 'zhang', name: '芷晴', since: joined }],
    groups: [
      {
        chatId: 'g1',
        name: '季票会员群',
        owner: 'zhang',
        members: [
          { userId: 'zhang', type: 1, joined, name: '张群主' },
          { userId: 'wm1', type: 2, joined, name: '芷晴' },
        ],
      },
    ],
  });
  const keeper = await staff.addUser('林私域', [await staff.addRole('管私域', [PAGE])]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(keeper.account, keeper.password));
  const page = await context.newPage();
  const main = page.getByRole('main');
  await page.goto(`${backend.origin}/#${PAGE}`);
  await main.getByRole('button', { name: /立即同步|重试/ }).click();
  await expect(main.getByText(/1 位员工，1 位联系人，1 个客户群/)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  const row = main.getByRole('row', { name: /季票会员群/ });
  await expect(row).toContainText('张群主');
  await row.getByText('季票会员群').click();
  const drawer = page.getByRole('dialog', { name: '季票会员群' });
  await expect(drawer.getByRole('row', { name: /芷晴/ })).toContainText('客户');
  await drawer.getByRole('textbox', { name: '说明' }).fill('主场季票持有人');
  await drawer.getByRole('button', { name: /保\s?存/ }).click();
  await expect(page.getByText('已保存').first()).toBeVisible();

  await main
    .getByRole('button', { name: /新增私域$/ })
    .first()
    .click();
  const adding = page.getByRole('dialog', { name: '新增私域' });
  await adding.getByRole('textbox', { name: '名称' }).fill('老会员微信群');
  await adding.getByRole('combobox', { name: '负责人' }).fill('张群主');
  await page
    .locator('.console-select-dropdown:visible')
    .getByTitle(/张群主/)
    .click();
  await adding.getByRole('spinbutton', { name: '成员数' }).fill('120');
  await adding.getByRole('button', { name: /创\s?建/ }).click();
  await expect(main.getByRole('row', { name: /老会员微信群/ })).toContainText('120');

  weCom.world().groups = [];
  await main.getByRole('button', { name: '立即同步' }).click();
  await expect(main.getByText(/0 个客户群/)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(row).toContainText('已解散');
  await context.close();
});

test('where WeCom is not set up, that is said, with the way to the settings for whoever may', async ({
  browser,
  backend,
  staff,
  weCom,
}) => {
  test.setTimeout(120_000);
  await weCom.switchOn(false);
  const role = await staff.addRole('私域和渠道', [PAGE, SETTINGS]);
  const both = await staff.addUser('周全权', [role]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(both.account, both.password));
  const page = await context.newPage();
  await page.goto(`${backend.origin}/#${PAGE}`);
  await page.getByRole('button', { name: '去消息渠道设置' }).click();
  await expect(page).toHaveURL(/noteSet\?tab=qyWechat/);
  await weCom.switchOn(true);
  await context.close();
});

test('a task of a plan goes to a group, once, through its owner', async ({ browser, backend, staff, weCom }) => {
  test.setTimeout(180_000);
  const joined = Math.floor(Date.now() / 1000) - 3600;
  weCom.becomes({
    staff: { qin: '秦群主' },
    contacts: [{ externalUserId: 'wm51', userId: 'qin', name: '林川', since: joined }],
    groups: [
      {
        chatId: 'chat-of-plan',
        name: '观赛通知群',
        owner: 'qin',
        members: [
          { userId: 'qin', type: 1, joined, name: '秦群主' },
          { userId: 'wm51', type: 2, joined, name: '林川' },
        ],
      },
    ],
  });
  await staff.asAdmin('marketing/privateDomain/sync', 'POST');
  const groups = () =>
    staff.asAdmin<{ list: { name: string }[] }>('marketing/privateDomain/page', 'POST', { current: 1, size: 50 });
  await expect
    .poll(async () => (await groups()).list.map(({ name }) => name), { timeout: 30_000 })
    .toContain('观赛通知群');
  const planId = await addOperatePlan(staff, { planName: '群内通知', crowdPackId: null });

  const planner = await staff.addUser('何群发', [await staff.addRole('写计划', [PLANS])]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(planner.account, planner.password));
  const page = await context.newPage();
  const main = page.getByRole('main');
  await page.goto(`${backend.origin}/#${PLANS}?open=${planId}`);
  await main.getByRole('button', { name: '加任务' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '任务名称' }).fill('开赛通知');
  await dialog.getByRole('radio', { name: '企业微信' }).check();
  await dialog.getByRole('combobox', { name: '发到的群' }).click();
  await option(page, /观赛通知群（秦群主，2 人）/).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('textbox', { name: '内容' }).fill('周六 19:30 主场开赛');
  await dialog.getByRole('button', { name: /创\s?建/ }).click();
  await expect(main.getByRole('button', { name: /企业微信，开赛通知/ })).toContainText('发到 1 个群');

  await main.getByRole('button', { name: '试运行' }).click();
  await expect(main.getByText(/将发送 1 · 不发送 0/)).toBeVisible({ timeout: 30_000 });
  await main.getByRole('button', { name: '启动', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /启\s?动/ })
    .click();
  await expect(main.getByRole('progressbar', { name: '已发送 1，共 1' })).toBeVisible({ timeout: 60_000 });
  expect(weCom.world().sent).toEqual([
    { chatType: 'group', to: ['chat-of-plan'], sender: 'qin', text: '周六 19:30 主场开赛' },
  ]);
  await context.close();
});

test('who has not the page reads no groups', async ({ staff }) => {
  const outsider = await staff.addUser('周外人', [await staff.addRole('只对话', ['/assistantAI/chatAI'])]);
  const token = await staff.tokenOf(outsider.account, outsider.password);
  const list = { method: 'POST', token, body: { current: 1, size: 10 } };
  await expect(staff.call('marketing/privateDomain/page', list)).rejects.toThrow(/403|4030/);
});
