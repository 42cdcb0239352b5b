import { once } from 'node:events';
import { createServer } from 'node:http';
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

const PAGE = '/configManagement/functionSet/dataGather';

test('a source gets its key once, its events are seen arriving, and stopped it is refused', async ({ browser }) => {
  test.setTimeout(180_000);
  const clerk = await staff.addUser('采集员', [await staff.addRole('管采集', [PAGE])]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(clerk.account, clerk.password));
  const page = await context.newPage();
  await page.goto(`${backend.origin}/#${PAGE}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '新增来源' }).first().click();
  const drawer = page.getByRole('dialog', { name: '新增来源' });
  await drawer.getByRole('textbox', { name: '来源名称' }).fill('票务系统');
  await drawer.getByRole('radio', { name: '服务端' }).check();
  await drawer.getByRole('button', { name: /创\s?建/ }).click();
  const shown = page.getByRole('dialog', { name: '请保存密钥' });
  const key = (await shown.locator('code').textContent()) ?? '';
  expect(key).toMatch(/^gk_/);
  await shown.getByRole('button', { name: '我已保存' }).click();

  await main.getByText('票务系统').filter({ visible: true }).first().click();
  const source = page.getByRole('dialog', { name: '票务系统' });
  await source.getByText('到达的事件', { exact: true }).click();
  await expect(source.getByText('还没有事件到达')).toBeVisible();
  const send = () =>
    context.request.post(`${backend.origin}/aiapi/qa/dataGather/collect`, {
      data: {
        key,
        batchId: 'b1',
        events: [{ eventId: 'e1', eventName: '购票', properties: [{ name: 'price', value: 380 }] }],
      },
    });
  expect((await (await send()).json()).data).toEqual({ takenCount: 1, knownCount: 0 });
  expect((await (await send()).json()).data).toEqual({ takenCount: 0, knownCount: 1 });
  await expect(source.getByText('price: 380')).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await expect(source.getByText('price: 380')).toBeVisible();

  await source.getByText('设置', { exact: true }).click();
  await source.getByRole('switch', { name: '接收数据' }).click();
  await source.getByRole('button', { name: /保\s?存/ }).click();
  await expect(main.getByText('已停用').filter({ visible: true }).first()).toBeVisible();
  expect(await (await send()).json()).toMatchObject({ reason: 'gather_not_authorized' });
  await context.close();
});

/** A site of somebody else. Answers where it is, and what puts lines into its one page. */
const openSite = async () => {
  let lines = '';
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="zh-CN"><title>购票</title><body>${lines}</body></html>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    show: (html: string) => {
      lines = html;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

test('the very lines that are shown, pasted into the page of another site, send what is done there', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const clerk = await staff.addUser('接入员', [await staff.addRole('管接入', [PAGE])]);
  const context = await browser.newContext();
  await giveToken(context, backend.origin, await staff.tokenOf(clerk.account, clerk.password));
  const site = await openSite();
  const page = await context.newPage();
  await page.goto(`${backend.origin}/#${PAGE}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '新增来源' }).first().click();
  const drawer = page.getByRole('dialog', { name: '新增来源' });
  await drawer.getByRole('textbox', { name: '来源名称' }).fill('购票网站');
  await drawer.getByRole('combobox', { name: '允许的网站' }).fill(site.origin);
  await drawer.getByRole('combobox', { name: '允许的网站' }).press('Enter');
  await drawer.getByRole('button', { name: /创\s?建/ }).click();
  const shown = page.getByRole('dialog', { name: '请保存密钥' });
  const key = (await shown.locator('code').textContent()) ?? '';
  await shown.getByRole('button', { name: '我已保存' }).click();

  await main.getByText('购票网站').filter({ visible: true }).first().click();
  const source = page.getByRole('dialog', { name: '购票网站' });
  await source.getByText('接入代码', { exact: true }).click();
  const linesOf = (title: string) => source.getByLabel(title, { exact: true }).locator('pre').innerText();
  const script = (await linesOf('网页采集脚本')).replace('你的密钥', key);
  site.show(`${script}\n<script>\n${await linesOf('常用调用')}\n</script>`);

  const visitor = await browser.newContext();
  const visited = await visitor.newPage();
  const problems: string[] = [];
  visited.on('pageerror', (error) => problems.push(error.message));
  const sent = visited.waitForResponse((reply) => reply.url().endsWith('/dataGather/collect'));
  await visited.goto(`${site.origin}/tickets`);
  expect((await sent).status()).toBe(200);
  await visited.evaluate(() => history.pushState(null, '', '/games'));
  await source.getByText('到达的事件', { exact: true }).click();
  for (const text of ['购票', 'identify', `${site.origin}/tickets`, `${site.origin}/games`])
    await expect(source.getByText(text, { exact: true }).first()).toBeVisible({ timeout: 15_000 });
  expect(problems).toEqual([]);
  await visitor.close();
  await context.close();
  site.stop();
});

test('the tracker is small, and served to other sites', async ({ request }) => {
  const reply = await request.get(`${backend.origin}/tracker.js`);
  expect(reply.status()).toBe(200);
  expect(reply.headers()['content-type']).toContain('javascript');
  expect((await reply.body()).byteLength).toBeLessThan(8192);
});
