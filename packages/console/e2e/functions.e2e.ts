import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { askAnew } from './support/asking.js';
import { type Backend, startBackend } from './support/backend.js';
import { createBase } from './support/knowledge.js';
import { type Model, startModel } from './support/model.js';
import { option } from './support/option.js';
import { bindAssistant, signIn } from './support/people.js';
import { giveToken, startStaff } from './support/staff.js';

/** Point 5: functions are set up on their page, and answers call them, with a model and without. */
test.describe.configure({ mode: 'serial' });

const KEY = 'sk-tickets-4711-secret';

/** Another system, which tells how many tickets are left, to who has the key. */
const startTickets = async () => {
  const heard: { url: string; key: string | undefined }[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    heard.push({ url: decodeURIComponent(url), key: String(headers['x-api-key']) });
    if (headers['x-api-key'] !== KEY) return void response.writeHead(401).end('wrong key');
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ 余票: 12, 看台: '东', echo: headers['x-api-key'] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { heard, host: `127.0.0.1:${address.port}`, close: () => server.close() };
};

let tickets: Awaited<ReturnType<typeof startTickets>>;
let backend: Backend;
let model: Model;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  tickets = await startTickets();
  model = await startModel(0);
  backend = await startBackend({ FUNCTION_HOSTS: tickets.host, LOG_LEVEL: 'trace' });
});
test.afterAll(async () => {
  await backend?.stop();
  await model?.stop();
  tickets?.close();
});

/** A further backend, which goes with its test. */
const startOther = async (env: Record<string, string>) => {
  const other = await startBackend(env);
  return { ...other, [Symbol.asyncDispose]: () => other.stop() };
};

/** All that a page has been sent, and all that it shows. */
const watchKey = (page: Page) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/aiapi/')) bodies.push(response.text().catch(() => ''));
  });
  return async () => {
    expect((await Promise.all(bodies)).filter((body) => body.includes(KEY))).toEqual([]);
    expect(await page.content()).not.toContain(KEY);
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(KEY);
  };
};

/** Nothing in the data folder holds the key, neither the database nor a file beside it; and no line of the log. */
const isNowhereAtRest = async ({ folder, said }: Backend) => {
  const holding: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && (await readFile(file)).includes(KEY)) holding.push(file);
  }
  expect(holding).toEqual([]);
  expect(said()).toContain('function called for an answer');
  expect(said()).not.toContain(KEY);
};

const openFunctions = (page: Page, { origin } = backend) =>
  page.goto(`${origin}/#/assistantAI/knowledgeBase/configTable`);

test('Resource configuration: a function is set up, tried, and called from an answer without a model', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const neverSeen = watchKey(page);
  await signIn(page, backend.origin);
  await createBase(page, backend.origin, '票务');
  await bindAssistant(page, backend.origin, 'general', '票务');

  await openFunctions(page);
  await page.getByRole('button', { name: '新建函数' }).first().click();
  const drawer = page.getByRole('dialog', { name: '新建函数' });
  await drawer.getByRole('textbox', { name: '名称', exact: true }).fill('余票查询');
  await drawer.getByRole('combobox', { name: '知识库' }).click();
  await option(page, '票务').click();
  await drawer.getByRole('textbox', { name: '说明', exact: true }).fill('查某一天还有多少票');
  await drawer.getByRole('textbox', { name: '地址' }).fill(`http://${tickets.host}/left/{day}`);
  await drawer.getByRole('button', { name: '添加参数' }).click();
  await drawer.getByRole('textbox', { name: '参数名' }).fill('day');
  await drawer.getByRole('combobox', { name: '类型' }).click();
  await option(page, '日期').click();
  await drawer.getByRole('combobox', { name: '位置' }).click();
  await option(page, '路径').click();
  await drawer.getByRole('button', { name: '添加请求头' }).click();
  await drawer.getByRole('textbox', { name: '请求头名称' }).fill('X-Api-Key');
  await drawer.getByPlaceholder('请求头的值').fill(KEY);
  await drawer.getByRole('combobox', { name: '触发词' }).fill('还有票');
  await drawer.getByRole('combobox', { name: '触发词' }).press('Enter');
  await drawer.getByRole('button', { name: '创建' }).click();
  await expect(page.getByText('函数已创建')).toBeVisible();
  const row = page.getByRole('row', { name: /余票查询/ });
  await expect(row).toContainText('票务');

  await row.getByRole('button', { name: '编辑' }).click();
  await expect(page.getByRole('dialog', { name: '余票查询' }).getByText('已设置')).toBeVisible();
  await page.keyboard.press('Escape');

  await row.getByRole('button', { name: '试一试' }).click();
  const trying = page.getByRole('dialog', { name: '试一试：余票查询' });
  await trying.getByLabel('day').fill('2026-11-28');
  await trying.getByRole('button', { name: '调用' }).click();
  await expect(trying.getByRole('region', { name: '返回结果' })).toContainText('"余票": 12');
  expect(tickets.heard).toEqual([{ url: '/left/2026-11-28', key: KEY }]);

  const answer = await askAnew(page, backend.origin, '2026年11月28日还有票吗？');
  await expect(answer).toContainText('余票：12');
  expect(tickets.heard).toHaveLength(2);
  await answer
    .getByRole('button', { name: /^依据 1/ })
    .first()
    .click();
  const evidence = page.getByRole('complementary', { name: '依据' });
  await expect(evidence).toContainText(`GET ${tickets.host}`);
  await expect(evidence).toContainText('2026-11-28');
  await expect(evidence).toContainText('"余票": 12');
  // Kept with the answer.
  await page.reload();
  await page
    .getByRole('button', { name: /^依据 1/ })
    .first()
    .click();
  await expect(evidence).toContainText(`GET ${tickets.host}`);
  await neverSeen();
  await isNowhereAtRest(backend);
  expect((await stat(path.join(backend.folder, 'secret.key'))).mode & 0o777).toBe(0o600);
});

test('Resource configuration: the same with a model that asks for the call, and never once it is switched off', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const neverSeen = watchKey(page);
  const llm = { LLM_BASE_URL: model.url, LLM_MODEL: 'fake', LLM_API_KEY: KEY };
  await using other = await startOther({ FUNCTION_HOSTS: tickets.host, LOG_LEVEL: 'info', ...llm });
  const staff = await startStaff(other.origin);
  const { id: knowledgeBaseId } = await staff.asAdmin<{ id: string }>('knowBaseManage/add', 'POST', { name: '票务' });
  await staff.asAdmin('kbFucApi/add', 'POST', {
    knowledgeBaseId,
    name: '余票查询',
    method: 'GET',
    url: `http://${tickets.host}/left/{day}`,
    headers: [{ name: 'X-Api-Key', value: KEY }],
    parameters: [{ name: 'day', type: 'date', place: 'path', description: '比赛日', required: true }],
  });
  await staff.asAdmin('aiAssistant/modify', 'PUT', { id: 'general', knowledgeBaseIds: [knowledgeBaseId] });
  await model.wants([[{ tool: '余票查询', arguments: '{"day":"2026-11-29"}' }]]);
  await signIn(page, other.origin);
  const before = tickets.heard.length;
  const answer = await askAnew(page, other.origin, '周日能买到票吗？');
  await expect(answer).toContainText('查到');
  expect(tickets.heard.slice(before)).toEqual([{ url: '/left/2026-11-29', key: KEY }]);
  await answer
    .getByRole('button', { name: /^依据 \d/ })
    .last()
    .click();
  await expect(page.getByRole('complementary', { name: '依据' })).toContainText('2026-11-29');

  await openFunctions(page, other);
  await page.getByRole('switch', { name: '启用余票查询' }).click();
  await expect(page.getByText('已停用').first()).toBeVisible();
  const without = await askAnew(page, other.origin, '周日能买到票吗？');
  await expect(without).not.toContainText('查到');
  expect(tickets.heard).toHaveLength(before + 1);
  await neverSeen();
  await isNowhereAtRest(other);
});

test('Resource configuration: both pages work for a role that holds 资源配置 alone', async ({ page, context }) => {
  const staff = await startStaff(backend.origin);
  const role = await staff.addRole('函数管理员', ['/assistantAI/knowledgeBase/configTable']);
  const { account, password } = await staff.addUser('函数管理员', [role]);
  await giveToken(context, backend.origin, await staff.tokenOf(account, password));
  await openFunctions(page);
  await expect(page.getByRole('row', { name: /余票查询/ })).toBeVisible();
  await page.getByRole('button', { name: '资源配置集' }).click();
  await page.getByRole('button', { name: '新建配置集' }).first().click();
  const drawer = page.getByRole('dialog', { name: '新建配置集' });
  await drawer.getByRole('textbox', { name: '名称' }).fill('比赛日');
  await drawer.getByRole('combobox', { name: '函数' }).click();
  await option(page, /余票查询/).click();
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: '创建' }).click();
  await expect(page.getByRole('row', { name: /比赛日/ })).toContainText('余票查询');
});
