import { createServer, type RequestListener, type Server } from 'node:http';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { zipOf } from '../../server/src/unpacking/testing/zipOf.js';
import { askAnew } from './support/asking.js';
import { type Backend, startBackend } from './support/backend.js';
import { createBase } from './support/knowledge.js';
import { bindAssistant, signIn } from './support/people.js';

/** Archives of documents, and pages of the web by their address. */
let backend: Backend;
let site: Server;
let origin: string;
let answer: RequestListener;

const says =
  (body: string): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><title>联赛公告</title><script>var t = ${Date.now()}</script><main>${body}</main>`);
  };

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  origin = `http://127.0.0.1:${port}`;
  backend = await startBackend({ PAGE_HOSTS: `127.0.0.1:${port}`, LIBREOFFICE: '/nowhere/soffice' });
});
test.afterAll(async () => {
  await backend?.stop();
  site?.close();
});

const rowOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('grid').getByRole('row').filter({ hasText: name });

test('an archive becomes its documents, says which files did not, and is answered from', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, backend.origin);
  await createBase(page, backend.origin, '压缩包');
  const file = (name: string, data: string | Uint8Array) => ({
    name: Buffer.from(name),
    flags: 0x800,
    data: typeof data === 'string' ? Buffer.from(data) : data,
  });
  const data = zipOf([
    file('规程/进攻.md', '# 进攻时间\n\n球队须在二十四秒内完成投篮。'),
    file('规程/内层.zip', zipOf([file('暂停.txt', '每次暂停的时间为一分钟。')])),
    file('规程/开幕式.mp4', 'no document'),
    file('规程/空.txt', ''),
  ]);
  await page
    .getByLabel('选择文件')
    .setInputFiles([{ name: '规程.zip', mimeType: 'application/zip', buffer: Buffer.from(data) }]);
  await expect(rowOf(page, '规程.zip')).toContainText('收下 2 个，2 个未收', { timeout: 60_000 });
  for (const name of ['进攻.md', '暂停.txt'])
    await expect(rowOf(page, name)).toContainText('已解析', { timeout: 60_000 });
  await page.getByLabel('选择文件').setInputFiles([
    {
      name: '旧.doc',
      mimeType: 'application/msword',
      buffer: Buffer.from('d0cf11e0a1b11ae1'.padEnd(1024, '0'), 'hex'),
    },
  ]);
  await expect(page.getByText('服务器没有安装 LibreOffice，不能读取 .doc 文件').first()).toBeVisible();

  await page.getByRole('link', { name: '规程.zip' }).click();
  await expect(page.getByRole('row', { name: /开幕式\.mp4/ })).toContainText('不支持这种文件');
  await expect(page.getByRole('row', { name: /规程\/空\.txt/ })).toContainText('文件是空的');
  await page.getByText('已收下 2', { exact: true }).click();
  await expect(page.getByText('开幕式.mp4')).toBeHidden();
  await page.getByRole('link', { name: '规程/内层.zip/暂停.txt' }).click();
  await expect(page.getByText('每次暂停的时间为一分钟。').first()).toBeVisible();

  await bindAssistant(page, backend.origin, 'general', '压缩包');
  const reply = await askAnew(page, backend.origin, '每次暂停的时间是多久？');
  await expect(reply).toContainText('每次暂停的时间为一分钟');
  await expect(reply).toContainText('暂停.txt');
});

test('a page by its address is answered from, is fetched again, and keeps what it said when it fails', async ({
  page,
}) => {
  test.setTimeout(180_000);
  answer = says('<h1>报名</h1><p>联赛报名截止到十二月五日。</p>');
  await signIn(page, backend.origin);
  await createBase(page, backend.origin, '网页');
  await page.getByRole('button', { name: '添加网页' }).click();
  const dialog = page.getByRole('dialog', { name: '添加网页' });
  await dialog.getByRole('textbox', { name: '网页地址' }).fill('http://127.0.0.1:1/inside');
  await dialog.getByRole('button', { name: '抓取并添加' }).click();
  await expect(dialog.getByText('不允许访问该地址')).toBeVisible();
  await dialog.getByRole('textbox', { name: '网页地址' }).fill(`${origin}/notice`);
  await dialog.getByText('每天').click();
  await dialog.getByRole('button', { name: '抓取并添加' }).click();
  await expect(page.getByText('网页已添加，正在解析')).toBeVisible();
  await expect(rowOf(page, '联赛公告.html')).toContainText('已解析', { timeout: 60_000 });
  const documents = page.url();
  await bindAssistant(page, backend.origin, 'general', '网页');
  await expect(await askAnew(page, backend.origin, '联赛报名截止到什么时候？')).toContainText('十二月五日');

  // The same words: nothing is parsed. Others: they take the place of the former.
  await page.goto(documents);
  await page.getByRole('link', { name: '联赛公告.html' }).click();
  const facts = page.getByRole('region', { name: '来源网页' });
  await expect(facts.getByRole('link', { name: `${origin}/notice` })).toHaveAttribute('href', `${origin}/notice`);
  await facts.getByRole('button', { name: '立即抓取' }).click();
  await expect(page.getByText('网页没有变化')).toBeVisible();
  answer = says('<h1>报名</h1><p>联赛报名截止到十二月二十日。</p>');
  await facts.getByRole('button', { name: '立即抓取' }).click();
  await expect(page.getByText('网页有变化，正在重新解析')).toBeVisible();
  await expect(page.getByText('联赛报名截止到十二月二十日。').first()).toBeVisible({ timeout: 60_000 });

  // It fails: that is said with its time, and what was there is still answered from.
  answer = (_request, response) => response.writeHead(500).end();
  await facts.getByRole('button', { name: '立即抓取' }).click();
  await expect(
    facts.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d 更新失败：对方网站出错，仍用之前的内容$/),
  ).toBeVisible();
  await page.goto(documents);
  await expect(rowOf(page, '联赛公告.html')).toContainText('网页更新失败，仍用之前的内容');
  await expect(await askAnew(page, backend.origin, '联赛报名截止到什么时候？')).toContainText('十二月二十日');
});
