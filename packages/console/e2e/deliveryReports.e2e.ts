import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { read, utils } from 'xlsx';
import { type Backend, startBackend } from './support/backend.js';
import { giveToken, type Person, startStaff } from './support/staff.js';

const REPORTS = '/marketing/reports';
const CUSTOMERS = '/configManagement/functionSet/userPortraitManagement/list';
const PLANS = '/marketing/operatePlan';
const REVIEW = '/marketing/templates/review';
const SECRET = 'a secret of the gateway';
/** Whom the gateway does not take. */
const REFUSED = '13800138002';

let backend: Backend;
let staff: Awaited<ReturnType<typeof startStaff>>;
let gateway: Server;
let host: string;
/** What the gateway has taken, by the keys that it was handed over by. */
const taken = new Map<string, string>();

test.beforeAll(async () => {
  test.setTimeout(240_000);
  gateway = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { key, phoneNumber } = JSON.parse(Buffer.concat(parts).toString('utf8'));
      if (phoneNumber === REFUSED) return response.writeHead(422).end('no such number');
      taken.set(String(phoneNumber), String(key));
      return response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const address = gateway.address();
  if (address === null || typeof address === 'string') throw new Error('the gateway has no port');
  host = `127.0.0.1:${address.port}`;
  backend = await startBackend({ FUNCTION_HOSTS: host });
  staff = await startStaff(backend.origin);
  await send();
});
test.afterAll(async () => {
  await backend?.stop();
  gateway?.close();
});

interface Created {
  id: string;
}

const day = (offset: number): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Asia/Shanghai' }).format(
    new Date(Date.now() + offset * 86_400_000),
  );

/** Three customers, and a pack of them. */
const addPack = async (): Promise<string> => {
  const form = new FormData();
  form.set('dataType', 'customers');
  const rows = `姓名,手机,会员号\n王芷晴,13800138000,M1\n李明,13800138001,M2\n赵一,${REFUSED},M3\n`;
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
  const { list } = await staff.asAdmin<{ list: Created[] }>('customer/queryPage', 'POST', { current: 1, size: 10 });
  const pack = await staff.asAdmin<Created>('marketing/crowdPack/add', 'POST', {
    packName: '观赛人群',
    customerIds: list.map((customer) => customer.id),
  });
  return pack.id;
};

/** An approved template, and the channel. */
const addTemplate = async (): Promise<string> => {
  const template = await staff.asAdmin<Created>('marketing/smsTemplate/add', 'POST', {
    templateName: '观赛邀请',
    smsKind: 'notice',
    signName: '省篮协',
    content: '${name}，周六开赛',
  });
  await staff.asAdmin('marketing/template/submit', 'POST', { id: template.id, version: 1 });
  const reviewer = await staff.addUser('周审核', [await staff.addRole('模板审核', [REVIEW])]);
  await staff.call('marketing/template/decide', {
    method: 'POST',
    token: await staff.tokenOf(reviewer.account, reviewer.password),
    body: { id: template.id, version: 1, approved: true },
  });
  await staff.asAdmin('channelSettings/modify', 'PUT', {
    channel: 'sms',
    enabled: true,
    vendor: 'smsGateway',
    address: `http://${host}/send`,
    account: 'console',
    secret: SECRET,
    signName: '省篮协',
    dailyLimit: 1000,
    dailyLimitPerPerson: 10,
    quietFrom: '',
    quietTo: '',
    price: 45,
  });
  return template.id;
};

interface Task extends Created {
  status: string;
  dryRun: { state: string } | null;
}

/** A plan whose messages have gone out, and of one of which the gateway says that it arrived. */
const send = async (): Promise<void> => {
  const [packId, templateId] = [await addPack(), await addTemplate()];
  const { id: planId } = await staff.asAdmin<Created>('marketing/operatePlan/add', 'POST', {
    planName: '家庭观赛日',
    crowdPackId: packId,
    startTime: `${day(0)} 00:00:00`,
    endTime: `${day(7)} 20:00:00`,
  });
  const { id } = await staff.asAdmin<Created>('marketing/pdTask/add', 'POST', {
    planId,
    taskName: '邀请',
    channel: 'sms',
    templateId,
  });
  const task = async () =>
    (await staff.asAdmin<{ tasks: Task[] }>(`marketing/operatePlan/queryById?id=${planId}`, 'GET')).tasks[0];
  await staff.asAdmin('marketing/pdTask/dryRun', 'POST', { id });
  await expect.poll(async () => (await task())?.dryRun?.state, { timeout: 60_000 }).toBe('ready');
  await staff.asAdmin('marketing/pdTask/updateStart', 'PUT', { id, move: 'start' });
  await expect.poll(async () => (await task())?.status, { timeout: 60_000 }).toBe('finished');
  await report(taken.get('13800138000') ?? '');
};

/** What the gateway says of a message, signed as it is signed to. */
const report = async (key: string): Promise<void> => {
  const { vendors } = await staff.asAdmin<{ vendors: { vendor: string; receiptPath: string | null }[] }>(
    'channelSettings/detail?channel=sms',
    'GET',
  );
  const path = vendors.find(({ vendor }) => vendor === 'smsGateway')?.receiptPath;
  const body = JSON.stringify({ receipts: [{ id: key, state: 'delivered' }] });
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), 'nonce'];
  const response = await fetch(`${backend.origin}${path}`, {
    method: 'POST',
    headers: {
      'x-access-key': 'console',
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': createHmac('sha256', SECRET).update(`${timestamp}\n${nonce}\n${body}`).digest('hex'),
    },
    body,
  });
  expect(response.status).toBe(200);
};

const pageOf = async (browser: Browser, { account, password }: Person): Promise<Page> => {
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(account, password));
  return context.newPage();
};

test('numbers of a plan lead to their people and back by the address, and are taken along', async ({ browser }) => {
  test.setTimeout(180_000);
  const reader = await staff.addUser('林报表', [await staff.addRole('报表与客户', [REPORTS, CUSTOMERS])]);
  const page = await pageOf(browser, reader);
  const main = page.getByRole('main');
  await page.goto(`${backend.origin}/#${REPORTS}?range=today`);
  const funnel = main.getByRole('region', { name: '送达漏斗' });
  await expect(funnel.getByRole('row', { name: /已发送 ?3/ })).toBeVisible();
  await expect(funnel.getByRole('row', { name: /送达.*占已发送/ })).toContainText('133.3%');
  await expect(main.getByRole('region', { name: '失败与未发送的原因' }).getByText('其他原因')).toBeVisible();

  // Which people: masked, with what became of their message.
  await funnel.getByRole('button', { name: /失败/ }).click();
  const people = main.getByRole('region', { name: '全部收件人' });
  await expect(people.getByText('赵一')).toBeVisible();
  await expect(people.getByText('138****8002')).toBeVisible();
  await expect(people.getByText('no such number')).toBeVisible();
  await expect(page).toHaveURL(/behind=failed/);
  await page.reload();
  await expect(people.getByText('赵一')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(people).toHaveCount(0);

  // Told apart by the task, of text messages alone.
  await main.getByRole('radiogroup', { name: '渠道' }).getByText('短信').click();
  await main.getByTitle('任务', { exact: true }).click();
  await expect(page).toHaveURL(/channel=sms.*by=task|by=task.*channel=sms/);
  await main.getByRole('button', { name: /^邀请/ }).click();
  const invited = main.getByRole('region', { name: '邀请' });
  await expect(invited.getByText('王芷晴')).toBeVisible();
  await expect(invited.getByTitle('送达 1')).toBeVisible();
  await page.keyboard.press('Escape');

  await main.getByRole('button', { name: '导出' }).click();
  const drawer = page.getByRole('dialog');
  const saved = page.waitForEvent('download');
  await drawer.getByRole('button', { name: '导出 Excel' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^触达报表 .*\.xlsx$/);
  const book = read(await readFile(await file.path()));
  expect(book.SheetNames).toContain('按任务');
  const rows = utils.sheet_to_json<string[]>(book.Sheets['按任务'] ?? {}, { header: 1 });
  expect(rows[1]?.slice(0, 2)).toEqual(['邀请', '家庭观赛日']);
  expect(JSON.stringify(rows)).not.toContain('王芷晴');
  await page.context().close();
});

test('the plan itself shows the same figures, and who may see no people sees numbers alone', async ({ browser }) => {
  test.setTimeout(120_000);
  const planner = await staff.addUser('何运营', [await staff.addRole('只有计划', [PLANS])]);
  const mine = await pageOf(browser, planner);
  await mine.goto(`${backend.origin}/#${PLANS}`);
  await mine
    .getByRole('main')
    .getByRole('button', { name: /^家庭观赛日/ })
    .first()
    .click();
  await mine.getByRole('main').getByTitle('效果', { exact: true }).click();
  await expect(mine.getByRole('row', { name: /送达.*占已发送/ })).toContainText('133.3%');
  await expect(mine.getByRole('link', { name: '查看报表' })).toHaveCount(0);

  const counter = await staff.addUser('吴数字', [await staff.addRole('只有报表', [REPORTS])]);
  const theirs = await pageOf(browser, counter);
  await theirs.goto(`${backend.origin}/#${REPORTS}?range=today&behind=sent`);
  const main = theirs.getByRole('main');
  await expect(main.getByRole('row', { name: /家庭观赛日/ })).toBeVisible();
  await expect(main.getByRole('button', { name: '家庭观赛日' })).toHaveCount(0);
  await expect(main.getByRole('region', { name: '全部收件人' })).toHaveCount(0);
  const token = await staff.tokenOf(counter.account, counter.password);
  const asked = { startTime: `${day(0)} 00:00:00`, endTime: `${day(0)} 23:59:59`, measure: 'sent', size: 10 };
  await expect(staff.call('marketing/report/people', { method: 'POST', token, body: asked })).rejects.toThrow(/403/);
  await Promise.all([mine.context().close(), theirs.context().close()]);
});
