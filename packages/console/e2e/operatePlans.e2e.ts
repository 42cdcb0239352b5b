import { expect, test } from '@playwright/test';
import { type Backend, startBackend } from './support/backend.js';
import { type PlayedGateway, startGateway } from './support/gateway.js';
import { option } from './support/option.js';
import { addApprovedText, addPack, setGateway } from './support/sending.js';
import { giveToken, type Staff, startStaff } from './support/staff.js';

let backend: Backend;
let staff: Staff;
let gateway: PlayedGateway;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  gateway = await startGateway();
  backend = await startBackend({ FUNCTION_HOSTS: gateway.host });
  staff = await startStaff(backend.origin);
});
test.afterAll(async () => {
  await backend?.stop();
  gateway?.close();
});

const PLANS = '/marketing/operatePlan';
const APPROVAL = '/marketing/operatePlan/approval';

interface Created {
  id: string;
}

/** Three customers, one of them without a number; a pack of them, an approved template and a channel. */
const prepare = async (): Promise<void> => {
  const form = new FormData();
  form.set('dataType', 'customers');
  const rows = '姓名,手机,会员号\n王芷晴,13800138000,M1\n李明,13800138001,M2\n赵一,,M3\n';
  form.set('file', new File([rows], '会员.csv', { type: 'text/csv' }));
  const { id } = await staff.asAdmin<Created>('dataUpload/upload', 'POST', form);
  const becomes = (wanted: string) =>
    expect
      .poll(async () => (await staff.asAdmin<{ status: string }>(`dataUpload/getById/${id}`, 'GET')).status, {
        timeout: 60_000,
      })
      .toBe(wanted);
  await staff.asAdmin(`dataUpload/check/${id}`, 'PUT', { targets: ['name', 'phone', 'memberNumber'] });
  await becomes('checked');
  await staff.asAdmin(`dataUpload/takeIn/${id}`, 'PUT');
  await becomes('done');
  await addPack(staff, '观赛人群');
  const content = '${name}，周六开赛';
  await addApprovedText(staff, { templateName: '观赛邀请', smsKind: 'notice', content });
  await setGateway(staff, gateway.address);
};

test('a plan is made, tried, approved by another, started, and reaches everybody who can be reached', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  await prepare();
  const writer = await staff.addUser('林运营', [await staff.addRole('运营', [PLANS])]);
  const approver = await staff.addUser('吴审批', [await staff.addRole('计划审批', [APPROVAL])]);
  await staff.call('marketing/operatePlan/updateSettings', {
    method: 'PUT',
    token: await staff.tokenOf(approver.account, approver.password),
    body: { approvalSize: 2, wechatAttribute: '', appAttribute: '' },
  });
  const pageOf = async ({ account, password }: typeof writer) => {
    const context = await browser.newContext();
    await giveToken(context, backend.origin, await staff.tokenOf(account, password));
    return context.newPage();
  };
  const [mine, theirs] = [await pageOf(writer), await pageOf(approver)];
  const main = mine.getByRole('main');

  await mine.goto(`${backend.origin}/#${PLANS}`);
  await main.getByRole('button', { name: /新建计划/ }).click();
  const dialog = mine.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '计划名称' }).fill('家庭观赛日');
  await dialog.getByRole('combobox', { name: '人群包' }).click();
  await option(mine, '观赛人群').click();
  await mine.keyboard.press('Escape');
  // From this morning on: it runs already, whatever the hour.
  const from = dialog.getByRole('textbox').nth(1);
  const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Asia/Shanghai' }).format(new Date());
  await from.fill(`${day} 00:00`);
  await mine.keyboard.press('Enter');
  await mine.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /创\s?建/ }).click();
  await expect(main.getByRole('heading', { name: '家庭观赛日' })).toBeVisible();

  await main.getByRole('button', { name: '加任务' }).click();
  await dialog.getByRole('textbox', { name: '任务名称' }).fill('邀请');
  await dialog.getByRole('combobox', { name: '模板' }).click();
  await option(mine, '观赛邀请').click();
  await dialog.getByRole('button', { name: /创\s?建/ }).click();
  await expect(main.getByText('短信，邀请')).toBeVisible();

  await main.getByRole('button', { name: '试运行' }).click();
  await expect(main.getByText(/将发送 2 · 不发送 1：无号码 1/)).toBeVisible({ timeout: 30_000 });
  await main.getByRole('button', { name: /无号码 1 人/ }).click();
  await mine.getByRole('dialog').getByText('赵一').click();
  await mine.keyboard.press('Escape');

  // Too large for one person alone.
  await main.getByRole('button', { name: '提交审批' }).click();
  await expect(main.getByText(/等待另一人决定/)).toBeVisible();
  await theirs.goto(`${backend.origin}/#${APPROVAL}`);
  await theirs.getByRole('main').getByText('家庭观赛日').first().click();
  const drawer = theirs.getByRole('dialog');
  await expect(drawer.getByText(/周六开赛/).first()).toBeVisible();
  await drawer.getByRole('button', { name: /^通\s?过$/ }).click();
  await expect(theirs.getByText('已通过').first()).toBeVisible();

  await mine.reload();
  await main.getByRole('button', { name: '启动', exact: true }).click();
  await mine
    .getByRole('dialog')
    .getByRole('button', { name: /启\s?动/ })
    .click();
  await expect(main.getByRole('progressbar', { name: '已发送 2，共 2' })).toBeVisible({ timeout: 60_000 });
  const numbers = gateway.taken.map(({ phoneNumber }) => phoneNumber);
  expect(numbers.toSorted((a, b) => a.localeCompare(b))).toEqual(['13800138000', '13800138001']);
  await main.getByText('日志', { exact: true }).click();
  await expect(main.getByText(/审批通过/)).toBeVisible();
  await Promise.all([mine.context().close(), theirs.context().close()]);
});

test('who has neither page reads no plans, and who writes them approves none', async () => {
  const writer = await staff.addUser('何运营', [await staff.addRole('只写计划', [PLANS])]);
  const token = await staff.tokenOf(writer.account, writer.password);
  await expect(
    staff.call('marketing/operatePlan/approvalPage', { method: 'POST', token, body: { current: 1, size: 10 } }),
  ).rejects.toThrow(/403/);
  const outsider = await staff.addUser('吴外人', [await staff.addRole('只对话的人', ['/assistantAI/chatAI'])]);
  const other = await staff.tokenOf(outsider.account, outsider.password);
  await expect(
    staff.call('marketing/operatePlan/page', { method: 'POST', token: other, body: { current: 1, size: 10 } }),
  ).rejects.toThrow(/403/);
});
