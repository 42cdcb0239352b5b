import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { utils, write } from 'xlsx';
import { type Backend, startBackend } from './support/backend.js';
import { option } from './support/option.js';
import { giveToken, startStaff } from './support/staff.js';

let backend: Backend;
let staff: Awaited<ReturnType<typeof startStaff>>;
let context: BrowserContext;
let page: Page;

const LIBRARY = '/assistantAI/metricsManager/metricsLibrary';
const VALUES = '/assistantAI/metricsManager/metricsData';
const REPORTS = '/assistantAI/metricsManager/analysisReport';
const ASK = '/assistantAI/text2sql';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  backend = await startBackend();
  staff = await startStaff(backend.origin);
  const analyst = await staff.addUser('刘指标', [await staff.addRole('管指标', [LIBRARY, VALUES, REPORTS, ASK])]);
  context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(analyst.account, analyst.password));
  page = await context.newPage();
});
test.afterAll(async () => {
  await context?.close();
  await backend?.stop();
});

const go = (path: string) => page.goto(`${backend.origin}/#${path}`);

/** "2026-10" so many months ago, by clocks in Shanghai. */
const monthBefore = (months: number): string => {
  const now = new Date(Date.now() + 8 * 3_600_000);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7);
};

test('a metric is put together from choices, tried, computed, and understood by its synonym from then on', async () => {
  test.setTimeout(120_000);
  await go(LIBRARY);
  await page.getByRole('button', { name: /新建指标/ }).click();
  const drawer = page.getByRole('dialog', { name: '新建指标' });
  await drawer.getByLabel('名称', { exact: true }).fill('开通账号数');
  await drawer.getByLabel('编码').fill('opened_accounts');
  await drawer.getByLabel('分类').fill('用户');
  await drawer.getByLabel('同义词').fill('在册账号总量');
  await drawer.getByLabel('同义词').press('Enter');
  await drawer.getByLabel('单位').fill('个');
  await drawer.getByLabel('数据源').click();
  await option(page, '平台运营数据').click();
  await drawer.getByLabel('表', { exact: true }).click();
  await option(page, '用户').click();

  await drawer.getByLabel('筛选条件').fill('nobody = 1');
  await drawer.getByRole('button', { name: '试算' }).click();
  await expect(drawer.getByRole('alert')).toContainText('nobody');
  await drawer.getByLabel('筛选条件').fill('');
  await drawer.getByRole('button', { name: '试算' }).click();
  await expect(drawer.getByRole('status').getByText(/^[1-9]\d* 个$/)).toBeVisible();
  const counted = await drawer
    .getByRole('status')
    .getByText(/^\d+ 个$/)
    .innerText();
  await drawer.getByRole('button', { name: /创\s?建/ }).click();
  await expect(drawer).toBeHidden();

  const row = page.getByRole('row').filter({ hasText: 'opened_accounts' });
  const search = page.getByRole('textbox', { name: '搜索', exact: true });
  await search.fill('在册账号总量');
  await search.press('Enter');
  await expect(row.getByText(counted, { exact: true })).toBeVisible({ timeout: 30_000 });
  await row.getByRole('link', { name: /开通账号数/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '开通账号数' })).toBeVisible();
  await expect(page.getByRole('list', { name: '关键数字' })).toContainText(counted.split(' ')[0] ?? counted);

  await go(ASK);
  const field = page.getByRole('textbox', { name: /问|查/ });
  await field.fill('在册账号总量');
  await field.press('Enter');
  await expect(page.getByText(/理解为：.*开通账号数/)).toBeVisible();
  await expect(page.getByText(counted).filter({ visible: true }).first()).toBeVisible();
});

test('values are typed in and imported, and what is wrong in a file is said before anything is kept', async () => {
  test.setTimeout(120_000);
  const { id } = await staff.asAdmin<{ id: string }>('metrics/add', 'POST', {
    metricName: 'U17 报名队伍数',
    code: 'u17_team_count',
    category: '赛事',
    unit: '支',
    period: 'month',
    rollUp: 'last',
    formula: null,
    higherIsBetter: true,
    target: 1800,
  });
  await go(`${VALUES}?metric=${id}`);
  await page
    .getByRole('button', { name: /录入数值/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: '录入数值' });
  await drawer.getByLabel('指标').click();
  await option(page, 'U17 报名队伍数').click();
  await drawer.getByLabel('时间').fill(monthBefore(1));
  await drawer.getByLabel('时间').press('Enter');
  await drawer.getByLabel('数值').fill('1926');
  await drawer.getByRole('button', { name: /创\s?建/ }).click();
  await expect(page.getByRole('gridcell', { name: '1,926 支' })).toBeVisible();

  const book = utils.book_new();
  const rows = [
    ['指标编码', '时间', '分项', '数值', '说明'],
    ['u17_team_count', monthBefore(2), '', 1764, ''],
    ['U17 报名队伍数', monthBefore(3), '', 1650, '含补报的 12 支'],
    ['nobody_knows', monthBefore(3), '', 1, ''],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), '数据');
  const buffer: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' });
  await page.getByRole('button', { name: /导入/ }).click();
  const wizard = page.getByRole('dialog', { name: '导入指标数值' });
  await expect(wizard).toBeVisible();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: '报名队伍.xlsx', mimeType: 'application/octet-stream', buffer });
  await expect(wizard.getByText(/nobody_knows/).last()).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '1,764 支' })).toHaveCount(0);
  await wizard.getByRole('button', { name: '导入 2 个数值' }).click();
  await expect(wizard.getByText(/已导入 2 个数值/)).toBeVisible();
  await wizard.getByRole('button', { name: '完成' }).click();
  await expect(page.getByRole('gridcell', { name: '1,764 支' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '1,650 支' })).toBeVisible();
});

test('a report without a model says what its figures show, each sentence with its figure', async () => {
  test.setTimeout(120_000);
  await go(REPORTS);
  await page
    .getByRole('button', { name: /新建报告/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: '新建报告' });
  await drawer.getByLabel('报告名称').fill('报名年报');
  await drawer.getByLabel('指标').fill('U17');
  await option(page, 'U17 报名队伍数').click();
  await drawer.getByLabel('报告名称').click();
  await drawer.getByLabel('时间').first().click();
  await page.getByText('近一年', { exact: true }).click();
  await drawer.getByLabel('数字的周期').click();
  await option(page, '按月').click();
  await drawer.getByRole('button', { name: /创\s?建/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '报名年报' })).toBeVisible();

  await expect(page.getByText('按数字直接写成', { exact: false })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/U17 报名队伍数.*1,926 支/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/U17 报名队伍数.*1,926 支/).first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /导出 Word/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('报名年报.docx');
});
