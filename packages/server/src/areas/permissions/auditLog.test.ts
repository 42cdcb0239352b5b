import {
  addRole,
  addUser,
  deleteRole,
  deleteUser,
  insertTopic,
  login,
  modifyMenu,
  pageAuditLog,
  pageUsers,
  readUser,
  removeMenus,
  updatePassword,
  updateUser,
} from '@console/api/contract';
import { once } from 'node:events';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Queryable } from '../../db/database.js';
import { createApp } from '../../http/createApp.js';
import { commonMessages } from '../../http/messages.js';
import { rateLimiter } from '../../http/rateLimit.js';
import { serve } from '../../http/serve.js';
import { createLog } from '../../log.js';
import { requestOf } from '../../http/requestOf.js';
import { startApp } from '../../testing/startApp.js';
import { createAuditLog } from './auditLog.js';

let app: Awaited<ReturnType<typeof startApp>>;
let admin: { token: string };
beforeEach(async () => {
  app = await startApp();
  admin = await app.signIn();
});
afterEach(() => app.close());

const page = (filter: object = {}) => app.call(pageAuditLog, { current: 1, size: 50, ...filter }, { as: admin });
const newest = async (filter: object = {}) => (await page(filter)).list[0];
const person = { account: 'wang', username: '王芳', phoneNumber: '13800000001', email: 'w@example.com' };

it('says who did what to what, from where, and that it was done', async () => {
  const { userId } = await app.call(readUser, {}, { as: admin });
  const user = { ...person, roleIds: ['role-business'] };
  const response = await app.send(addUser, user, { as: admin });
  const { data } = await response.json();
  expect(await newest()).toMatchObject({
    userId,
    account: 'admin',
    username: '管理员',
    action: 'addUser',
    target: `id=${data.id} roleIds=role-business`,
    failure: null,
    address: expect.any(String),
    requestId: response.headers.get('x-request-id'),
    time: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  await app.call(deleteUser, { id: data.id }, { as: admin });
  await app.call(removeMenus, { idList: ['a', 'b'] }, { as: admin });
  expect((await page()).list.map(({ action, target }) => [action, target]).slice(0, 2)).toEqual([
    ['removeMenus', 'idList=a,b'],
    ['deleteUser', `id=${data.id}`],
  ]);
});

it('says why something was refused', async () => {
  await app.call(modifyMenu, { permissionId: 'nobody', name: '新' }, { as: admin }).catch(() => undefined);
  expect(await newest()).toMatchObject({
    action: 'modifyMenu',
    target: 'permissionId=nobody',
    failure: 'menu_not_found',
  });
  const clerk = await app.user();
  await app.call(addRole, { name: '偷' }, { as: clerk }).catch(() => undefined);
  expect(await newest()).toMatchObject({ action: 'addRole', userId: clerk.userId, failure: 'not_permitted' });
  await app.request('/aiapi/qa/sysRole/addRole', {
    method: 'POST',
    headers: { authorization: admin.token },
    body: '{"id":"\\u0000","name":5}',
  });
  expect(await newest()).toMatchObject({ action: 'addRole', target: '', failure: 'invalid_request' });
});

it('calls by name what was changed, also when it is gone', async () => {
  const { id: roleId } = await app.call(addRole, { name: '临时裁判' }, { as: admin });
  const { id } = await app.call(addUser, { ...person, roleIds: ['role-business', roleId] }, { as: admin });
  const role = { id: roleId, kind: 'role', name: '临时裁判' };
  const user = { id, kind: 'user', name: '王芳' };
  expect((await newest())?.subjects).toEqual([
    { ...user, exists: true },
    { id: 'role-business', kind: 'role', name: '业务人员', exists: true },
    { ...role, exists: true },
  ]);
  await app.call(updateUser, { id, roleIds: ['role-business'] }, { as: admin });
  await app.call(deleteRole, { id: roleId }, { as: admin });
  await app.call(deleteUser, { id }, { as: admin });
  const { list } = await page({ keyword: '临时' });
  expect(list.map(({ action }) => action)).toEqual(['deleteRole', 'addUser', 'addRole']);
  expect(list[0]?.subjects).toEqual([{ ...role, exists: false }]);
  expect((await newest())?.subjects).toEqual([{ ...user, exists: false }]);
});

it('says in the language of the reader why something was refused', async () => {
  const { userId } = await app.call(readUser, {}, { as: admin });
  await app.call(deleteUser, { id: userId }, { as: admin }).catch(() => undefined);
  expect(await newest()).toMatchObject({ failure: 'own_account', failureText: '不能对自己的账号执行此操作' });
});

it('notes sign-ins, done and refused, and never what was typed in place of an account', async () => {
  expect(await newest()).toMatchObject({ action: 'login', account: 'admin', target: '', failure: null });
  await app.call(login, { username: 'ADMIN', password: 'nope' }).catch(() => undefined);
  expect(await newest()).toMatchObject({ action: 'login', account: 'admin', failure: 'wrong_credentials' });
  await app.call(login, { username: 'My-Secret-Word', password: 'nope' }).catch(() => undefined);
  expect(await newest()).toMatchObject({ userId: '-', account: '', failure: 'wrong_credentials' });
});

it('holds neither passwords nor texts nor tokens', async () => {
  const clerk = await app.user({ permissions: ['chat'], password: 'Unseen-Words-7' });
  const { userId: id, account, password: oldPassword } = clerk;
  await app.call(insertTopic, { title: '不该记下的话' }, { as: clerk });
  const { password } = await app.call(addUser, { ...person, roleIds: ['role-business'] }, { as: admin });
  await app.call(updatePassword, { id, account, oldPassword, newPassword: 'Unseen-Words-8' }, { as: clerk });
  const { total } = await page();
  const [row] = await app.db.query<{ text: string; count: number }>(
    sql`select string_agg(a::text, ' ') as text, count(*)::int as count from audit_log a`,
  );
  expect(row?.count).toBe(total);
  expect(total).toBeGreaterThanOrEqual(4);
  for (const secret of [
    oldPassword,
    'Unseen-Words-8',
    password,
    '不该记下的话',
    clerk.token,
    admin.token,
    person.email,
  ]) {
    expect(row?.text).not.toContain(secret);
  }
});

it('notes neither reads nor strangers', async () => {
  await app.call(pageUsers, { current: 1, size: 10 }, { as: admin });
  await app.call(addRole, { name: '无' }).catch(() => undefined);
  expect((await page()).list.map(({ action }) => action)).toEqual(['login']);
});

it('is found by person, action, words and time, and outlives its user', async () => {
  const { id } = await app.call(addUser, { ...person, roleIds: ['role-business'] }, { as: admin });
  await app.call(addRole, { name: '甲' }, { as: admin });
  await app.call(deleteUser, { id }, { as: admin });
  const actions = async (filter: object) => (await page(filter)).list.map(({ action }) => action);
  expect(await actions({ keyword: id })).toEqual(['deleteUser', 'addUser']);
  expect(await actions({ action: 'addRole' })).toEqual(['addRole']);
  expect(await actions({ userId: 'nobody' })).toEqual([]);
  await app.db.query(sql`update audit_log set happened_at = '2026-03-01T23:59:59.5+08:00' where action = 'addRole'`);
  expect(await actions({ startTime: '2026-03-01 00:00:00', endTime: '2026-03-01 23:59:59' })).toEqual(['addRole']);
  expect(await actions({ startTime: '2026-03-02 00:00:00', endTime: '2026-03-03 00:00:00' })).toEqual([]);
  await expect(page({ startTime: '2026-02-30 00:00:00' })).rejects.toMatchObject({ status: 400 });
  expect(await page({ current: 99 })).toMatchObject({ list: [], total: 4 });
});

it('lets no stranger fill it', async () => {
  await app.call(login, { username: 'nobody', password: 'nope' }).catch(() => undefined);
  await page();
  await app.db.query(sql`update rate_limits set points = 100 where key like 'audit:%'`);
  await app.call(login, { username: 'nobody', password: 'nope' }).catch(() => undefined);
  expect(await page({ userId: '-' })).toMatchObject({ total: 1 });
});

const onItsOwn = (query: Queryable['query'], patience?: number) => {
  const log = createLog('silent');
  const audit = createAuditLog({ db: { query }, limiter: rateLimiter(app.db), log, patience });
  const actor = { userId: 'u', account: 'u', username: 'u', roleIds: [], signInId: 's' };
  const http = createApp({
    routes: [serve(removeMenus, () => null)],
    messages: commonMessages,
    authenticate: async () => ({ ...actor, permissions: new Set(['menus'] as const) }),
    onWrite: audit.record,
    log,
  });
  const { address, init } = requestOf(removeMenus, { idList: ['a'] });
  return async () => http.request(address, { ...init, headers: { authorization: 'token' } });
};

it('answers no change before its entry is stored', async () => {
  const stored = new AbortController();
  const call = onItsOwn(async (statement) => {
    if (!stored.signal.aborted) await once(stored.signal, 'abort');
    return app.db.query(statement);
  });
  let answered = false;
  const calls = [call(), call(), call()].map((one) => one.finally(() => (answered = true)));
  // Whatever could answer without it has had its turn by now.
  await app.db.query(sql`select 1`);
  await app.db.query(sql`select 1`);
  expect(answered).toBe(false);
  stored.abort();
  for (const one of calls) expect(await one).toMatchObject({ status: 200 });
  expect(await page({ action: 'removeMenus' })).toMatchObject({ total: 3 });
});

it('stores later what the database did not take at once', async () => {
  let refusals = 1;
  const call = onItsOwn(async (statement) => {
    refusals -= 1;
    if (refusals >= 0) throw new Error('gone');
    return app.db.query(statement);
  });
  expect(await call()).toMatchObject({ status: 200 });
  expect(await page({ action: 'removeMenus' })).toMatchObject({ total: 1 });
});

it.each([
  ['never answers', () => new Promise<never>(() => undefined)],
  ['fails', () => Promise.reject(new Error('gone'))],
])('lets calls go on where its database %s', async (_how, query) => {
  const call = onItsOwn(query, 20);
  for (let i = 0; i < 3; i += 1) expect(await call()).toMatchObject({ status: 200 });
});
