import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { type PlayedGateway, startGateway } from './support/gateway.js';
import { addCustomers } from './support/records.js';
import { addApprovedText, addOperatePlan, addPack, setGateway } from './support/sending.js';
import { giveToken, type Staff, startStaff } from './support/staff.js';
import { expectTold } from './support/told.js';

const PLANS = '/marketing/operatePlan';
const SETTINGS = '/configManagement/functionSet/noteSet';
const PEOPLE = 60;

let backend: Backend;
let staff: Staff;
let gateway: PlayedGateway;
let planId: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  gateway = await startGateway();
  backend = await startBackend({ FUNCTION_HOSTS: gateway.host });
  staff = await startStaff(backend.origin);
  await addCustomers(
    staff,
    Array.from({ length: PEOPLE }, (_, at) => [`球迷${at + 1}`, String(13_800_138_000 + at), '青湾'] as const),
  );
  const content = '${name}，周六开赛';
  planId = await addOperatePlan(staff, {
    planName: '家庭观赛日',
    crowdPackId: await addPack(staff, '观赛人群'),
    templateId: await addApprovedText(staff, { templateName: '观赛邀请', smsKind: 'notice', content }),
    tasks: ['邀请'],
  });
});
test.afterAll(async () => {
  await backend?.stop();
  gateway?.close();
});

const open = async (browser: Browser, username: string, pages: readonly string[]): Promise<Page> => {
  const { account, password } = await staff.addUser(username, [await staff.addRole(`${username}的页面`, pages)]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(account, password));
  const page = await context.newPage();
  await page.goto(`${backend.origin}/#${PLANS}?open=${planId}`);
  return page;
};

test('a channel that is not set up is said beside the task, with the way to it for whoever may', async ({
  browser,
}) => {
  const [both, planner] = await Promise.all([
    open(browser, '周全权', [PLANS, SETTINGS]),
    open(browser, '吴计划', [PLANS]),
  ]);
  await planner.getByRole('main').getByRole('button', { name: '试运行' }).click();
  await expect(planner.getByText('这个渠道还没有配置，暂时不能发送，请联系管理员。')).toBeVisible();
  await both.getByRole('main').getByRole('button', { name: '试运行' }).click();
  await expect(both.getByText('这个渠道还没有配置，暂时不能发送。')).toBeVisible();
  await both.getByRole('button', { name: '去配置' }).click();
  await expect(both).toHaveURL(/noteSet/);
  await expect(both.getByRole('button', { name: /导入名单$/ })).toBeVisible();
  await Promise.all([both.context().close(), planner.context().close()]);
});

test('a task is paused while its vendor is slow, goes on where it stopped, and is stopped for good', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  await setGateway(staff, gateway.address);
  // It takes no more for now, so that there is time to see it.
  gateway.takes(20);
  const page = await open(browser, '林运营', [PLANS]);
  const main = page.getByRole('main');
  const progress = (sent: number) => main.getByRole('progressbar', { name: `已发送 ${sent}，共 ${PEOPLE}` });
  await main.getByRole('button', { name: '试运行' }).click();
  await expect(main.getByText(/将发送 60 · 不发送 0/)).toBeVisible({ timeout: 30_000 });
  await main.getByRole('button', { name: '启动', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /启\s?动/ })
    .click();
  await expect(progress(20)).toBeVisible({ timeout: 60_000 });

  await expectTold(page, '任务已暂停', () => main.getByRole('button', { name: /暂\s?停$/ }).click());
  await expect(main.getByText('已暂停', { exact: true }).first()).toBeVisible();
  gateway.takes(PEOPLE);
  await page.reload();
  await expect(main.getByRole('button', { name: /继\s?续$/ })).toBeVisible();
  await expect(progress(20)).toBeVisible();
  expect(gateway.taken).toHaveLength(20);

  gateway.takes(40);
  await expectTold(page, '任务已继续', () => main.getByRole('button', { name: /继\s?续$/ }).click());
  await expect(progress(40)).toBeVisible({ timeout: 60_000 });
  await main.getByRole('button', { name: /停\s?止$/ }).click();
  const asked = page.getByRole('dialog', { name: '停止任务“邀请”？' });
  await expect(asked.getByText('剩余 20 人不再发送，已发的不能撤回。停止后不能继续。')).toBeVisible();
  await expectTold(page, '任务已停止', () => asked.getByRole('button', { name: /停\s?止/ }).click());
  gateway.takes(PEOPLE);
  await page.reload();
  await expect(main.getByText('已停止', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: /继\s?续$/ })).toHaveCount(0);
  expect(gateway.taken).toHaveLength(40);
  expect(new Set(gateway.taken.map(({ phoneNumber }) => phoneNumber)).size).toBe(40);
  await main.getByTitle('日志', { exact: true }).click();
  for (const done of [/暂停任务 邀请/, /继续任务 邀请/, /停止任务 邀请/])
    await expect(main.getByText(done).first()).toBeVisible();
  await page.context().close();
});

test('a plan is copied with its tasks, and says that both are meant for the same people', async ({ browser }) => {
  const page = await open(browser, '何运营', [PLANS]);
  const main = page.getByRole('main');
  await main.getByTitle('设置', { exact: true }).click();
  await main.getByRole('button', { name: /^复\s?制$/ }).click();
  const dialog = page.getByRole('dialog', { name: '复制计划' });
  await expect(dialog.getByRole('textbox', { name: '计划名称' })).toHaveValue('家庭观赛日 副本');
  await dialog.getByRole('textbox', { name: '计划名称' }).fill('家庭观赛日 二');
  await dialog.getByRole('button', { name: /^复\s?制$/ }).click();
  await expect(main.getByRole('heading', { name: '家庭观赛日 二' })).toBeVisible();
  await main.getByTitle('执行', { exact: true }).click();
  await expect(main.getByText('短信，邀请')).toBeVisible();
  await expect(main.getByText('未启动', { exact: true })).toBeVisible();
  await expect(main.getByText('同一时间另有 1 个计划面向相同的人')).toBeVisible();
  await expect(main.getByText(/^家庭观赛日：重合 60 人/)).toBeVisible();

  // The other one says so as well.
  await page.goto(`${backend.origin}/#${PLANS}?open=${planId}`);
  await expect(main.getByText(/^家庭观赛日 二：重合 60 人/)).toBeVisible();
  await page.context().close();
});
