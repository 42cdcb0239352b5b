import { createServer, type RequestListener } from 'node:http';
import {
  addWebPage,
  deleteDocument,
  fetchWebPage,
  modifyWebPage,
  pageDocuments,
  readDocument,
  testRetrieval,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenLocally } from '../../outbound/testing/listenLocally.js';
import { queueDuePages } from './index.js';
import { pageAddress } from './downloadPage.js';
import { type KnowledgeApp, startKnowledge } from './testing/startKnowledge.js';

let app: KnowledgeApp;
let site: Awaited<ReturnType<typeof listenLocally>>;
/** What the site says at each path. */
const paths = new Map<string, RequestListener>();
let visits: string[] = [];

beforeAll(async () => {
  site = await listenLocally(
    createServer((request, response) => {
      const at = request.url ?? '';
      visits.push(at);
      const say = paths.get(at);
      if (say === undefined) response.writeHead(404).end('nothing here');
      else say(request, response);
    }),
  );
  app = await startKnowledge({ pageHosts: [site.host] });
});
afterAll(async () => {
  await app.close();
  await site.close();
});
beforeEach(async () => {
  paths.clear();
  visits = [];
  // Tests fetch more than a person would.
  await app.db.query(sql`delete from rate_limits`);
});

const page = (body: string, title = '进攻规则'): string =>
  `<!doctype html><html><head><title>${title}</title><script>var now = ${Math.random()};</script></head><body><nav>菜单</nav><main>${body}</main></body></html>`;
const says =
  (body: string | Buffer, type = 'text/html; charset=utf-8', status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(body);
const moves =
  (location: string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { location }).end();

const add = (path: string, schedule: 'never' | 'daily' | 'weekly' = 'never') =>
  app.call(
    addWebPage,
    { knowledgeBaseId: app.knowledgeBaseId, address: path.startsWith('/') ? `${site.url}${path}` : path, schedule },
    app,
  );
const read = (id: string) => app.call(readDocument, { id }, app);
const fetchAgain = (id: string) => app.call(fetchWebPage, { id }, app);
const quoted = async (question: string) =>
  (await app.call(testRetrieval, { knowledgeBaseId: app.knowledgeBaseId, question }, app)).hits[0]?.chunk;

describe('a page by its address', () => {
  it('becomes a document that is called by its title and found by its words', async () => {
    paths.set('/rules', says(page('<h1>进攻</h1><p>球队须在二十四秒内投篮。</p>')));
    const added = await add('/rules#part', 'daily');
    expect(added).toMatchObject({
      name: '进攻规则.html',
      type: 'html',
      web: { address: `${site.url}/rules`, schedule: 'daily', failure: null, failedAt: null },
    });
    expect(await app.settled(added.id)).toMatchObject({ status: 'ready' });
    expect(await quoted('多少秒内投篮？')).toMatchObject({ documentId: added.id });
    const { list } = await app.call(pageDocuments, { current: 1, size: 50, knowledgeBaseId: app.knowledgeBaseId }, app);
    expect(list.find(({ id }) => id === added.id)?.web?.address).toBe(`${site.url}/rules`);
    await expect(add('/rules')).rejects.toMatchObject({ status: 409, reason: 'page_exists' });
  });

  it('is read in the encoding that it says, or that the reply says', async () => {
    const gbk = Buffer.from([0xb1, 0xc8, 0xc8, 0xfc, 0xb7, 0xd6, 0xcb, 0xc4, 0xbd, 0xda]);
    const head = Buffer.from('<html><head><meta charset="gbk"></head><body><p>');
    paths.set('/meta', says(Buffer.concat([head, gbk]), 'text/html'));
    paths.set('/header', says(Buffer.concat([Buffer.from('<p>'), gbk]), 'text/html;charset="GB2312"'));
    paths.set(
      '/big5',
      says(Buffer.concat([Buffer.from('<p>'), Buffer.from([0xa4, 0xf1, 0xc1, 0xc9])]), 'text/html; charset=big5'),
    );
    for (const [path, words] of [
      ['/meta', '比赛分四节'],
      ['/header', '比赛分四节'],
      ['/big5', '比賽'],
    ] as const) {
      const { id, name } = await add(path);
      expect(name).toBe(`${site.host}${path.replace('/', '／')}.html`);
      await app.settled(id);
      const rows = await app.db.query<{ content: string }>(sql`select content from chunks where document_id = ${id}`);
      expect(rows[0]?.content).toContain(words);
    }
  });

  it('is called so that its name is one of a file', async () => {
    paths.set('/title', says(page('<p>比赛。</p>', '规则 / 附则\u202e\n  2026 &amp; 其他'.padEnd(400, '长'))));
    const { name } = await add('/title');
    expect(name).toMatch(/^规则 ／ 附则 2026 & 其他长+\.html$/);
    expect(name.length).toBeLessThanOrEqual(200);
  });

  it('is followed to where it has moved, each time by the same rules', async () => {
    paths.set('/old', moves('/new'));
    paths.set('/new', says(page('<p>换人不限次数。</p>')));
    expect((await add('/old')).web?.address).toBe(`${site.url}/old`);
    paths.set('/round', moves('/round'));
    await expect(add('/round')).rejects.toMatchObject({ reason: 'too_many_redirects' });
    for (const inside of [
      'http://127.0.0.1:1/',
      'http://169.254.169.254/latest/',
      'file:///etc/passwd',
      'http://localhost/',
    ]) {
      paths.set('/inside', moves(inside));
      await expect(add('/inside')).rejects.toMatchObject({ status: 400, reason: 'address_not_allowed' });
    }
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://localhost/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    '10.0.0.1',
    'file:///etc/passwd',
    'ftp://example.com/',
    'javascript:alert(1)',
    'http://user:pass@example.com/',
    'not an address',
  ])('is refused at %s before anything is called', async (address) => {
    await expect(add(address)).rejects.toMatchObject({ status: 400, reason: 'address_not_allowed' });
    expect(visits).toEqual([]);
  });

  it.each<[string, RequestListener | undefined, string]>([
    ['nothing', undefined, 'page_not_there'],
    ['somebody who has to sign in', says('no', 'text/html', 403), 'page_refused'],
    ['a failure', says('no', 'text/html', 500), 'page_failed'],
    ['a file', says('%PDF-1.7', 'application/pdf'), 'not_a_page'],
    ['noise', says(Buffer.from([0, 1, 2, 3, 0, 255]), 'text/html'), 'not_a_page'],
    ['a page without words', says('<script>render()</script><div id="app"></div>'), 'page_without_text'],
    ['a page without end', says(Buffer.alloc(11_000_000, 'a')), 'page_too_large'],
    ['a connection that breaks', (request) => request.socket.destroy(), 'no_reply'],
  ])('is refused with a reason where there is %s, and nothing is kept', async (_what, listener, reason) => {
    if (listener !== undefined) paths.set('/x', listener);
    const before = await app.db.query(sql`select count(*)::int as n from documents`);
    await expect(add('/x')).rejects.toMatchObject({ reason });
    expect(await app.db.query(sql`select count(*)::int as n from documents`)).toEqual(before);
  });

  it('is asked for some times a minute, and not more', async () => {
    for (let count = 0; count < 30; count += 1) await add('/none').catch(() => undefined);
    await expect(add('/none')).rejects.toMatchObject({ status: 429 });
  });

  it('is closed to who has not the page', async () => {
    const as = await app.user({ permissions: ['chat'] });
    await expect(app.call(fetchWebPage, { id: 'x' }, { as })).rejects.toMatchObject({ status: 403 });
    await expect(
      app.call(addWebPage, { knowledgeBaseId: 'x', address: site.url, schedule: 'never' }, { as }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it('needs a base, and a document that is a page', async () => {
    await expect(
      app.call(addWebPage, { knowledgeBaseId: 'gone', address: site.url, schedule: 'never' }, app),
    ).rejects.toMatchObject({ reason: 'knowledge_base_not_found' });
    const { id } = await app.uploadText('比赛分四节。');
    await expect(fetchAgain(id)).rejects.toMatchObject({ reason: 'document_not_found' });
    await expect(app.call(modifyWebPage, { id, schedule: 'daily' }, app)).rejects.toMatchObject({ status: 404 });
  });
});

describe('an address', () => {
  it.each([
    [' example.com/a '.trim(), 'https://example.com/a'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
    ['HTTP://Example.com', 'http://example.com/'],
    ['https://example.com/规则#二', 'https://example.com/%E8%A7%84%E5%88%99'],
    ['http://', null],
    ['two words', null],
  ])('%s is %s', (given, kept) => {
    expect(pageAddress(given)).toBe(kept);
  });
});

describe('fetched again', () => {
  it('a page whose words are the same is not parsed again', async () => {
    paths.set('/same', says(page('<p>决胜期五分钟。</p>')));
    const { id } = await add('/same');
    const { updateTime } = await app.settled(id);
    paths.set('/same', says(page('<p>决胜期五分钟。</p>', '另一个标题')));
    expect(await fetchAgain(id)).toEqual({ changed: false, failure: null });
    expect(await read(id)).toMatchObject({ status: 'ready', updateTime, name: '进攻规则.html' });
  });

  it('a page that has changed takes the place of what was there', async () => {
    paths.set('/changes', says(page('<p>罚球线距离篮板四米六。</p>')));
    const { id } = await add('/changes');
    await app.settled(id);
    paths.set('/changes', says(page('<p>三分线距离六米七五。</p>')));
    expect(await fetchAgain(id)).toEqual({ changed: true, failure: null });
    await app.settled(id);
    expect(await quoted('三分线的距离？')).toMatchObject({ documentId: id });
    const rows = () => app.db.query<{ content: string }>(sql`select content from chunks where document_id = ${id}`);
    await expect.poll(rows).toEqual([{ content: '三分线距离六米七五。' }]);
  });

  it.each<[string, RequestListener, string]>([
    ['fails', says('', 'text/html', 500), 'page_failed'],
    ['is gone', says('', 'text/html', 404), 'page_not_there'],
    ['has lost its words', says('<div id="app"></div>'), 'page_without_text'],
  ])('a page that %s keeps what was there, and says so', async (what, listener, failure) => {
    paths.set(`/${failure}`, says(page(`<p>${what}之前可以换人。</p>`)));
    const { id } = await add(`/${failure}`, 'daily');
    await app.settled(id);
    paths.set(`/${failure}`, listener);
    expect(await fetchAgain(id)).toEqual({ changed: false, failure });
    const document = await read(id);
    expect(document).toMatchObject({ status: 'ready', chunkCount: 1, web: { failure } });
    expect(Date.parse(document.web?.failedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(await quoted(`${what}之前可以换人吗？`)).toMatchObject({ documentId: id });
    paths.set(`/${failure}`, says(page(`<p>${what}之前可以换人。</p>`)));
    expect(await fetchAgain(id)).toEqual({ changed: false, failure: null });
    expect((await read(id)).web).toMatchObject({ failure: null, failedAt: null });
  });

  it('a page that is being parsed is left to that', async () => {
    paths.set('/busy', says(page('<p>甲。</p>')));
    const { id } = await add('/busy');
    await app.settled(id);
    await app.db.query(sql`update documents set status = 'parsing' where id = ${id}`);
    paths.set('/busy', says(page('<p>乙。</p>')));
    await expect(fetchAgain(id)).rejects.toMatchObject({ status: 409, reason: 'already_parsing' });
  });

  it('a page is fetched when it is due, and no other', async () => {
    paths.set('/due', says(page('<p>第一版。</p>')));
    paths.set('/never', says(page('<p>从不更新。</p>')));
    const [due, never] = [await add('/due', 'weekly'), await add('/never')];
    await app.settled(due.id);
    await app.settled(never.id);
    visits = [];
    await queueDuePages(app.db);
    const week = await app.db.query<{ days: number }>(sql`
      select round(extract(epoch from next_at - now()) / 86400)::int as days from web_pages where document_id = ${due.id}`);
    expect(week).toEqual([{ days: 7 }]);
    await app.db.query(sql`update web_pages set next_at = now() - interval '1 minute' where document_id = ${due.id}`);
    const say = says(page('<p>第二版的内容。</p>'));
    let answer = () => {};
    paths.set('/due', (request, response) => {
      answer = () => say(request, response);
    });
    await queueDuePages(app.db);
    await vi.waitFor(() => expect(visits).toEqual(['/due']));
    // It is still due while it is being fetched.
    await queueDuePages(app.db);
    answer();
    await vi.waitFor(
      async () =>
        expect(
          await app.db.query(sql`select 1 from chunks where document_id = ${due.id} and content = '第二版的内容。'`),
        ).toHaveLength(1),
      { timeout: 30_000, interval: 50 },
    );
    expect(visits).toEqual(['/due']);
    expect(
      await app.db.query(
        sql`select 1 from web_pages where document_id = ${due.id} and next_at > now() + interval '6 days'`,
      ),
    ).toHaveLength(1);
  });

  it('a page that could not be fetched when it was due says so, and is tried again some hours later', async () => {
    paths.set('/fails', says(page('<p>原来的内容。</p>')));
    const { id } = await add('/fails', 'daily');
    await app.settled(id);
    paths.delete('/fails');
    await app.db.query(sql`update web_pages set next_at = now() where document_id = ${id}`);
    await queueDuePages(app.db);
    await vi.waitFor(async () => expect((await read(id)).web?.failure).toBe('page_not_there'), { timeout: 30_000 });
    expect(
      await app.db.query(sql`
        select 1 from web_pages where document_id = ${id} and next_at between now() + interval '5 hours' and now() + interval '7 hours'`),
    ).toHaveLength(1);
  });

  it('follows another schedule at once, and goes with its document', async () => {
    paths.set('/schedule', says(page('<p>按计划更新。</p>')));
    const { id, knowledgeBaseId } = await add('/schedule');
    await app.settled(id);
    await app.call(modifyWebPage, { id, schedule: 'daily' }, app);
    expect((await read(id)).web?.schedule).toBe('daily');
    expect(await app.db.query(sql`select 1 from web_pages where document_id = ${id} and next_at > now()`)).toHaveLength(
      1,
    );
    await app.call(modifyWebPage, { id, schedule: 'never' }, app);
    expect(await app.db.query(sql`select 1 from web_pages where document_id = ${id} and next_at is null`)).toHaveLength(
      1,
    );
    await app.call(deleteDocument, { id, documentId: id, knowledgeBaseId }, app);
    expect(await app.db.query(sql`select 1 from web_pages where document_id = ${id}`)).toEqual([]);
  });
});
