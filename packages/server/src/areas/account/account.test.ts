import {
  login,
  logout,
  type Menu,
  pageKnowledgeBases,
  pageTopics,
  type Route,
  readAppConfig,
  readUser,
  routes,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp } from '../../testing/startApp.js';
import { seedAccounts } from './seed.js';
import { signInStore } from './signIn.store.js';
import { ADMIN_ROLE, BUSINESS_ROLE } from './seedMenus.js';

let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(() => app.db.query(sql`delete from rate_limits`));
afterAll(() => app.close());

const paging = { current: 1, size: 10 };
const tryOut = (username: string, password: string) => app.call(login, { username, password });

it('shows the administrator every menu, in order, under its folders', async () => {
  const user = await app.call(readUser, {}, { as: await app.signIn() });
  expect(user).toMatchObject({ account: 'admin', username: '管理员', roles: [{ name: '系统管理员' }] });
  const leaves = (menus: readonly Menu[]): string[] =>
    menus.flatMap(({ href, directorys }) => (directorys.length === 0 ? [href] : leaves(directorys)));
  const pages: readonly Route[] = Object.values(routes);
  const inMenu = pages.filter(({ access, hidden, path }) => access === 'menu' && !hidden && !path.includes('{'));
  expect(leaves(user.menus)).toEqual(expect.arrayContaining(inMenu.map(({ path }) => path)));
  expect(user.menus.map(({ name }) => name)[0]).toBe('AI 平台');

  const platform = user.menus[0]?.directorys ?? [];
  expect(platform.map(({ orderNum }) => orderNum)).toEqual(
    platform.map((one) => one.orderNum).toSorted((a, b) => a - b),
  );
  expect(platform.find(({ name }) => name === '知识库')?.directorys.map(({ name }) => name)).toEqual([
    '知识库',
    '资源配置',
    '提示词配置',
    '反馈处理',
  ]);
  expect(platform.find(({ name }) => name === 'AI 助手')?.directorys.map(({ href }) => href)).toEqual(
    expect.arrayContaining(['/assistantAI/assistant/finance', '/assistantAI/assistant/insurance']),
  );
});

it('leaves out roles and menus for who does not want them', async () => {
  const user = await app.call(readUser, { needRole: false, needMenu: false }, { as: await app.signIn() });
  expect(user).toMatchObject({ roles: [], menus: [] });
});

it('shows a role only what it was granted', async () => {
  const clerk = await app.user({ menus: ['/assistantAI/assistant/finance'] });
  const { menus } = await app.call(readUser, {}, { as: clerk });
  expect(menus[0]?.directorys).toMatchObject([{ name: 'AI 助手', directorys: [{ name: '财务', directorys: [] }] }]);
  expect(menus[0]?.directorys).toHaveLength(1);
});

it('opens calls by the pages granted, and closes them with the next call after a page is taken away', async () => {
  const clerk = await app.user({ menus: ['/assistantAI/assistant/finance'] });
  expect(await app.call(pageTopics, paging, { as: clerk })).toMatchObject({ total: 0 });
  await expect(app.call(pageKnowledgeBases, paging, { as: clerk })).rejects.toMatchObject({ status: 403, code: 4030 });

  await app.db.query(
    sql`delete from role_menus where role_id in (select role_id from user_roles where user_id = ${clerk.userId})`,
  );
  await expect(app.call(pageTopics, paging, { as: clerk })).rejects.toMatchObject({ status: 403, code: 4030 });
});

it('grants nothing for a folder', async () => {
  const clerk = await app.user({ menus: ['/assistantAI', '/assistantAI/assistant', '/assistantAI/knowledgeBase'] });
  await expect(app.call(pageTopics, paging, { as: clerk })).rejects.toMatchObject({ code: 4030 });
  expect((await app.call(readUser, {}, { as: clerk })).menus).toEqual([]);
});

it('signs in with spaces around the name and any capitals', async () => {
  const { account, password } = await app.user({ account: 'Li.Ming' });
  const { token } = await tryOut(`  ${account.toUpperCase()} `, password);
  expect(await app.call(readUser, {}, { as: { token } })).toMatchObject({ account: 'Li.Ming' });
});

it('says the same to a wrong password and to an unknown user', async () => {
  const refused = { status: 400, reason: 'wrong_credentials', message: expect.stringContaining('用户名或密码不正确') };
  await expect(tryOut('admin', 'nope')).rejects.toMatchObject(refused);
  await expect(tryOut('nobody', 'nope')).rejects.toMatchObject(refused);
});

it.each(['admin', 'nobody'])(
  'locks %s after five wrong tries, even many at once, for minutes it names',
  async (account) => {
    const tries = await Promise.allSettled(Array.from({ length: 7 }, () => tryOut(account, 'nope')));
    const reasons = tries.map((one) => (one.status === 'rejected' ? one.reason.reason : 'let in'));
    expect(reasons.filter((reason) => reason === 'wrong_credentials')).toHaveLength(5);
    expect(reasons.filter((reason) => reason === 'account_locked')).toHaveLength(2);
    await expect(app.signIn(account)).resolves.toBeNull();
    await expect(tryOut(account, 'nope')).rejects.toMatchObject({
      status: 429,
      message: expect.stringContaining('请 5 分钟后再试'),
    });
  },
);

it('lets an account in again when the lock has passed', async () => {
  for (let i = 0; i < 6; i += 1) await tryOut('admin', 'nope').catch(() => undefined);
  await app.db.query(sql`update rate_limits set resets_at = now() - interval '1 second'`);
  expect(await app.signIn()).toMatchObject({ token: expect.any(String) });
});

it('counts wrong tries anew after a right one', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let i = 0; i < 4; i += 1) await tryOut('admin', 'nope').catch(() => undefined);
    expect(await app.signIn()).toMatchObject({ token: expect.any(String) });
  }
});

const reasonOf = (i: number) => tryOut(`guess${i}`, 'nope').catch((error: { reason: string }) => error.reason);

it('stops one address from trying many accounts', async () => {
  const reasons: unknown[] = [];
  for (let i = 0; i < 31; i += 1) reasons.push(await reasonOf(i));
  expect(new Set(reasons.slice(0, 30))).toEqual(new Set(['wrong_credentials']));
  expect(reasons[30]).toBe('account_locked');
});

it('tells a stopped user so at sign-in, but only with the right password, and ends open sessions', async () => {
  const clerk = await app.user({ permissions: ['chat'] });
  await app.db.query(sql`update users set stopped = true where id = ${clerk.userId}`);
  await expect(tryOut(clerk.account, clerk.password)).rejects.toMatchObject({ status: 400, reason: 'account_stopped' });
  await expect(tryOut(clerk.account, 'nope')).rejects.toMatchObject({ reason: 'wrong_credentials' });
  await expect(app.call(readUser, {}, { as: clerk })).rejects.toMatchObject({ status: 403, code: 403 });
});

it('kills a token at sign-out, that one alone', async () => {
  const [one, other] = [await app.signIn(), await app.signIn()];
  await app.call(logout, {}, { as: one });
  await expect(app.call(readUser, {}, { as: one })).rejects.toMatchObject({ status: 401, reason: 'not_signed_in' });
  expect(await app.call(readUser, {}, { as: other })).toMatchObject({ account: 'admin' });
});

it.each([
  ['12 idle hours', sql`last_used_at = now() - interval '12 hours 1 second'`],
  ['7 days in any case', sql`expires_at = now()`],
])('ends a session after %s', async (_when, change) => {
  const clerk = await app.user();
  expect(await app.call(readUser, {}, { as: clerk })).toMatchObject({ account: clerk.account });
  await app.db.query(sql`update sign_ins set ${change} where user_id = ${clerk.userId}`);
  await expect(app.call(readUser, {}, { as: clerk })).rejects.toMatchObject({ status: 401 });
});

it('stores neither tokens nor passwords', async () => {
  const { token, userId, password } = await app.user({ password: 'Unseen-Words-7' });
  const [row] = await app.db.query<{ text: string }>(sql`
    select (select string_agg(s::text, ' ') from sign_ins s) || (select string_agg(u::text, ' ') from users u) as text
    where ${userId}::text is not null
  `);
  expect(row?.text).not.toContain(token);
  expect(row?.text).not.toContain(Buffer.from(token).toString('hex'));
  expect(row?.text).not.toContain(password);
  expect(row?.text).toMatch(/scrypt\$32768\$8\$3\$/);
});

it('tells a browser what it may know before anyone signs in', async () => {
  expect(await app.call(readAppConfig, {})).toEqual({
    productTitle: '篮球 AI 智能体平台',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    modelConfigured: false,
    maxUploadBytes: 200 * 1024 * 1024,
    testHost: false,
    demo: false,
  });
});

it('tells a browser that asks a host for tests that it is one', async () => {
  await using test = await startApp({ config: { testHosts: ['other.example.com', 'localhost'] } });
  expect((await test.call(readAppConfig, {})).testHost).toBe(true);
});

it('lets business staff chat, and nothing else', async () => {
  const hrefs = await app.db.query<{ href: string }>(sql`
    select href from menus join role_menus on menu_id = id where role_id = ${BUSINESS_ROLE.id}
  `);
  expect(hrefs).toHaveLength(14);
  expect(hrefs.every(({ href }) => /chatAI$|deepseek$|assistant\/\w+$/.test(href))).toBe(true);
});

it('adds the menus of a newer version at the next start, and leaves alone what people changed', async () => {
  await using own = await startApp();
  await own.db.query(sql`delete from seeds where name = 'menu:/assistantAI/chatAI'`);
  await own.db.query(sql`delete from menus where href in ('/assistantAI/chatAI', '/assistantAI/assistant/belief')`);
  await own.db.query(sql`update menus set name = '资料库' where href = '/assistantAI/knowledgeBase/index'`);

  const again = await seedAccounts(own.db, { assistants: [{ slug: 'belief', name: '信仰' }] });
  expect(again).toBeNull();
  const granted = await own.db.query<{ href: string; name: string }>(sql`
    select href, name from menus join role_menus on menu_id = id where role_id = ${ADMIN_ROLE.id}
  `);
  expect(granted).toContainEqual({ href: '/assistantAI/chatAI', name: 'AI 对话' });
  expect(granted).toContainEqual({ href: '/assistantAI/knowledgeBase/index', name: '资料库' });
  expect(granted.map(({ href }) => href)).not.toContain('/assistantAI/assistant/belief');
});

it('says of many tokens at once what it says of each alone, whoever they belong to and however they are switched', async () => {
  const signIns = signInStore(app.db);
  const [chatter, keeper, stopped] = [
    await app.user({ permissions: ['chat'] }),
    await app.user({ permissions: ['knowledge'] }),
    await app.user({ permissions: ['chat'] }),
  ];
  await app.db.query(sql`update users set stopped = true where id = ${stopped.userId}`);
  await app.db.query(sql`insert into user_roles (user_id, role_id) values (${keeper.userId}, ${BUSINESS_ROLE.id})`);
  const business = Buffer.from(BUSINESS_ROLE.name).toString('base64url');
  const tokens = [
    chatter.token,
    'nobody',
    keeper.token,
    `${keeper.token}.${business}`,
    `${chatter.token}.${business}`,
    stopped.token,
    (await app.signIn()).token,
  ];
  const together = await signIns.authenticateAll(tokens);
  const alone = await Promise.all(tokens.map((token) => signIns.authenticate(token)));
  expect(together).toEqual(alone);
  expect(together.map((found) => (typeof found === 'string' ? found : found.userId))).toMatchObject([
    chatter.userId,
    'unknown',
    keeper.userId,
    keeper.userId,
    'lostRole',
    'stopped',
    expect.any(String),
  ]);
});

it('takes no longer for each of a thousand tokens than for each of some', async () => {
  const signIns = signInStore(app.db);
  const { token } = await app.user({ permissions: ['chat'] });
  const quickest = async (count: number) => {
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const began = performance.now();
      await signIns.authenticateAll(Array.from({ length: count }, () => token));
      times.push(performance.now() - began);
    }
    return Math.min(...times);
  };
  // Four times as many; were all looked through for each, it would be sixteen times as long.
  expect((await quickest(1600)) / (await quickest(400))).toBeLessThan(12);
});
