import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { read, utils, write } from 'xlsx';
import { askAnew } from './support/asking.js';
import { type Backend, startBackend } from './support/backend.js';
import { createBase } from './support/knowledge.js';
import { bindAssistant, signIn } from './support/people.js';
import { startStaff } from './support/staff.js';

/** Questions with their answers, kept by staff and given before anything is searched for. */
let backend: Backend;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startBackend();
});
test.afterAll(() => backend?.stop());

const openFaq = async (page: Page, name: string): Promise<void> => {
  await signIn(page, backend.origin);
  await createBase(page, backend.origin, name);
  const { searchParams } = new URL(page.url().replace('/#', ''));
  const id = searchParams.get('base') ?? '';
  await page.goto(`${backend.origin}/#/assistantAI/knowledgeBase/index?base=${id}&faq=${id}`);
  await expect(page.getByRole('heading', { name: 'FAQ', exact: true })).toBeVisible();
};

const drawerOf = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

const writeFaq = async (page: Page, question: string, answer: string, negative?: string): Promise<void> => {
  await page.getByRole('button', { name: '新增' }).first().click();
  const drawer = drawerOf(page, '新增');
  await drawer.getByRole('textbox', { name: '问题' }).fill(question);
  if (negative !== undefined) {
    await drawer.getByRole('combobox', { name: '反例' }).fill(negative);
    await page.keyboard.press('Enter');
  }
  await drawer.getByRole('textbox', { name: '答案' }).fill(answer);
  await drawer.getByRole('button', { name: '创建' }).click();
  await expect(drawer).toBeHidden();
};

test('FAQ: one is written, contradicted while another is typed, tried, and kept from what it must not answer', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openFaq(page, '计时规则');
  const base = page.url();
  await writeFaq(
    page,
    '防守犯规后前场掷球入界，计时钟怎么复位',
    '复位至 14 秒。',
    '防守犯规后后场掷球入界，计时钟怎么复位',
  );

  // Typing nearly the same question shows the one there is, before anything is saved.
  await page.getByRole('button', { name: '新增' }).first().click();
  const drawer = drawerOf(page, '新增');
  await drawer.getByRole('textbox', { name: '问题' }).fill('防守犯规后掷球入界，计时钟怎么复位');
  await drawer.getByRole('textbox', { name: '答案' }).fill('一律复位至 24 秒。');
  await expect(drawer.getByText(/与 #\d+ 相似 \d+%，答案不同/)).toBeVisible();
  await drawer.getByRole('button', { name: '取消' }).click();
  await drawer.getByRole('button', { name: '放弃' }).click();

  // What is asked is answered by it; what must not hit is not.
  await page.getByRole('button', { name: '测试命中' }).click();
  const trial = drawerOf(page, '测试命中');
  const field = trial.getByRole('textbox');
  await field.fill('请问防守犯规后前场掷球入界，计时钟怎么复位呢');
  await field.press('Enter');
  await expect(trial.getByRole('heading', { name: '命中', exact: true })).toBeVisible();
  await expect(trial.getByText('复位至 14 秒。')).toBeVisible();
  await field.fill('防守犯规后后场掷球入界，计时钟怎么复位');
  await field.press('Enter');
  await expect(trial.getByText('没有命中 FAQ，会从文档中回答')).toBeVisible();
  await expect(trial.getByText(/被反例“防守犯规后后场掷球入界，计时钟怎么复位”挡住/)).toBeVisible();

  // The chat goes by the same, and the list counts it.
  await bindAssistant(page, backend.origin, 'general', '计时规则');
  await expect(await askAnew(page, backend.origin, '防守犯规后前场掷球入界，计时钟怎么复位')).toContainText(
    '复位至 14 秒',
  );
  await expect(await askAnew(page, backend.origin, '防守犯规后后场掷球入界，计时钟怎么复位')).not.toContainText(
    '复位至 14 秒',
  );
  await page.goto(base);
  await page.reload();
  const row = page.getByRole('row', { name: /防守犯规后前场掷球入界/ });
  await expect(row.getByRole('img', { name: /今天 1 次/ })).toBeVisible();

  // Stopped, with a way back.
  await row.getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: '停用' }).click();
  await expect(row).toContainText('已停用');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(row).toContainText('启用');
});

const FAULTS = 50;

/** A spreadsheet as people send them: fifty of its rows are at fault, each tenth of them in the same way. */
const bookOf = (rows: number): Buffer => {
  const lines = Array.from({ length: rows }, (_, at) => {
    const faulty = at % (rows / FAULTS) === 7;
    const kind = Math.floor(at / (rows / FAULTS)) % 5;
    const question = `第 ${at} 场比赛的检录时间是几点`;
    const line = [question, `第 ${at} 场几点检录`, `第 ${at} 场在开赛前 ${at} 分钟检录，凭证件入场。`, '检录', '是'];
    if (!faulty) return line;
    if (kind === 0) return ['', ...line.slice(1)];
    if (kind === 1) return ['长'.repeat(501), ...line.slice(1)];
    if (kind === 2) return [`第 ${at - 1} 场比赛的检录时间是几点？`, ...line.slice(1)];
    if (kind === 3) return [...line.slice(0, 4), '也许'];
    return [question, '', '', '检录', '是'];
  });
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['问题', '相似问法', '答案', '标签', '启用'], ...lines]), 'FAQ');
  const data: Buffer = write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
  return data;
};

test('FAQ: five thousand rows with fifty faults are checked in the browser, mended, sent, and the rest handed back', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await openFaq(page, '检录问答');
  await writeFaq(page, '第 1 场比赛的检录时间是几点', '另一个答案');
  await page.getByRole('button', { name: '导入' }).click();
  const drawer = drawerOf(page, '导入 FAQ');
  const file = { name: '检录 2026.xlsx', mimeType: 'application/octet-stream', buffer: bookOf(5000) };
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return Math.round(usedSize / 1024 / 1024);
  };
  const before = await heap();
  const chosen = Date.now();
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(drawer).toContainText('可以导入 4,949 个问题', { timeout: 60_000 });
  const checked = Date.now() - chosen;
  await expect(drawer).toContainText('50 行有问题，不会导入');
  // A long list is drawn where it is looked at.
  await drawer.getByText('全部 5000').click();
  expect(await drawer.getByRole('row').count()).toBeLessThan(60);
  await drawer.getByText(/^要处理/).click();

  // Mended in place: the row is asked about alone.
  const question = drawer.getByRole('textbox', { name: '第 9 行 问题' });
  await expect(question).toHaveAccessibleDescription('请填写问题');
  await question.fill('第 7 场比赛的检录时间是几点');
  await question.press('Enter');
  await expect(drawer).toContainText('可以导入 4,950 个问题');
  // What is there with another answer waits for a choice.
  await drawer.getByText('内容不同 1', { exact: true }).click();
  await drawer.getByRole('radio', { name: '用表格的' }).check();
  await expect(drawer).toContainText('可以导入 4,951 个问题，其中 1 行会更新已有的内容');

  const sent = Date.now();
  await drawer.getByRole('button', { name: '导入 4,951 个问题' }).click();
  await expect(drawer).toContainText('已导入 4,951 个问题', { timeout: 400_000 });
  const took = Date.now() - sent;
  test.info().annotations.push({
    type: 'figures',
    description: `check ${checked} ms, send ${took} ms, page ${before} MB before, ${await heap()} MB after`,
  });
  const [rest] = await Promise.all([
    page.waitForEvent('download'),
    drawer.getByRole('button', { name: '下载没有导入的 49 行' }).click(),
  ]);
  const [sheet] = Object.values(read(await readFile(await rest.path())).Sheets);
  expect(utils.sheet_to_json(sheet ?? {})).toHaveLength(49);
  await drawer.getByRole('button', { name: '完成' }).click();
  await expect(page.getByText('共 4951 条').or(page.getByText('共 4,951 条'))).toBeVisible();
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出' }).click(),
  ]);
  const [all] = Object.values(read(await readFile(await exported.path())).Sheets);
  expect(utils.sheet_to_json(all ?? {})).toHaveLength(4951);
});

test('FAQ: an import is stopped, gone on with, and taken back, but for what somebody has changed since', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openFaq(page, '赛程问答');
  await writeFaq(page, '赛程在哪里看', '在公告栏。');
  await page.getByRole('button', { name: '导入' }).click();
  const drawer = drawerOf(page, '导入 FAQ');
  const questions = Array.from({ length: 1000 }, (_, at) => ({
    问题: `第 ${at} 轮的赛程什么时候公布`,
    答案: `第 ${at} 周。`,
  }));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.json_to_sheet(questions), 'FAQ');
  const buffer: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' });
  const file = { name: '赛程.xlsx', mimeType: 'application/octet-stream', buffer };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await drawer.getByRole('button', { name: '导入 1,000 个问题' }).click({ timeout: 60_000 });
  await drawer.getByRole('button', { name: '停止' }).click();
  await drawer.getByRole('button', { name: /^继续导入/ }).click({ timeout: 60_000 });
  await expect(drawer).toContainText('已导入 1,000 个问题', { timeout: 120_000 });

  const staff = await startStaff(backend.origin);
  const keyword = '第 7 轮的赛程什么时候公布';
  const { list } = await staff.asAdmin<{ list: { id: string }[] }>('faq/queryPage', 'POST', {
    current: 1,
    size: 1,
    keyword,
  });
  await staff.asAdmin('faq/modifyV2', 'PUT', { id: list[0]?.id, answer: '<p>第七周的星期一。</p>' });
  await drawer.getByRole('button', { name: '撤回这次导入' }).click();
  await page
    .getByRole('dialog', { name: '撤回这次导入？' })
    .getByRole('button', { name: /^撤\s?回$/ })
    .click();
  await expect(drawer).toContainText('已撤回 999 个问题；1 个之后被改过，已保留');
  await drawer.getByRole('button', { name: '完成' }).click();
  await expect(page.getByText('共 2 条')).toBeVisible();
  await expect(page.getByText(keyword)).toBeVisible();
});

test('More wordings: what people have really asked is offered as other wordings, accepted, changed or refused', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openFaq(page, '报名问答');
  const base = page.url();
  await writeFaq(page, '北京赛区报名截止时间', '四月三十日。');
  await bindAssistant(page, backend.origin, 'general', '报名问答');
  await askAnew(page, backend.origin, '北京赛区什么时候截止报名呀');
  await askAnew(page, backend.origin, '北京赛区哪天停止报名');

  await page.goto(base);
  await page.getByRole('button', { name: /北京赛区报名截止时间 #/ }).click();
  const drawer = drawerOf(page, /^FAQ #/);
  await drawer.getByRole('button', { name: '生成' }).click();
  const offered = drawer.getByRole('list', { name: '推荐的问法' }).getByRole('listitem');
  await expect(offered).toHaveCount(2);
  await expect(offered.first()).toContainText('真人问过 1 次');

  await offered.first().getByRole('button', { name: '接受' }).click();
  await expect(offered).toHaveCount(1);
  await offered.first().getByRole('button', { name: '不要' }).click();
  await expect(page.getByText('不会再推荐这个问法')).toBeVisible();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toBeHidden();

  await page.getByRole('button', { name: /北京赛区报名截止时间 #/ }).click();
  await expect(drawer.getByRole('button', { name: /^移除“北京赛区/ })).toHaveCount(1);
  await drawer.getByRole('button', { name: '生成' }).click();
  await expect(drawer.getByText(/没有找到更多问法/)).toBeVisible();
});
