import {
  addUser,
  deleteUser,
  listUserNames,
  login,
  pageUsers,
  readUser,
  resetPassword,
  stopOrStartUser,
  updatePassword,
  updateUser,
} from '@console/api/contract';
import { isStrongPassword } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let admin: { token: string; userId: string };
let phone = 13_800_000_000;
beforeAll(async () => {
  app = await startApp();
  const { token } = await app.signIn();
  admin = { token, userId: (await app.call(readUser, {}, { as: { token } })).userId };
});
afterAll(() => app.close());

const ADMINISTRATORS = 'role-administrator';
const STAFF = 'role-business';

const person = (account: string) => {
  phone += 1;
  return { account, username: '李明', phoneNumber: String(phone), email: `${account}@example.com`, roleIds: [STAFF] };
};
const beyondRights = { status: 403, code: 4030, reason: 'beyond_rights' };

it('adds a user with a strong password, told once, that signs in', async () => {
  const { id, password } = await app.call(addUser, { ...person('first'), department: '竞赛部' }, { as: admin });
  expect(isStrongPassword(password, 'first')).toBe(true);
  const page = () => app.call(pageUsers, { current: 1, size: 10, userId: id }, { as: admin });
  expect(await page()).toMatchObject({
    total: 1,
    list: [{ account: 'first', department: '竞赛部', enabled: true, lastSignInTime: null, roles: [{ id: STAFF }] }],
  });
  expect(JSON.stringify(await page())).not.toContain(password);
  const { token } = await app.call(login, { username: 'first', password });
  expect(await app.call(readUser, {}, { as: { token } })).toMatchObject({ userId: id });
  expect((await page()).list[0]?.lastSignInTime).toEqual(expect.any(String));
});

it('says which of account, phone, e-mail and role is wrong, and changes nothing then', async () => {
  const taken = person('taken');
  const { id } = await app.call(addUser, taken, { as: admin });
  const attempt = (changed: object) => app.call(addUser, { ...person('fresh'), ...changed }, { as: admin });
  await expect(attempt({ account: 'TAKEN' })).rejects.toMatchObject({ status: 409, reason: 'account_taken' });
  await expect(attempt({ phoneNumber: taken.phoneNumber })).rejects.toMatchObject({ reason: 'phone_taken' });
  await expect(attempt({ email: 'Taken@Example.com' })).rejects.toMatchObject({ reason: 'email_taken' });
  await expect(attempt({ roleIds: ['nobody'] })).rejects.toMatchObject({ status: 404, reason: 'role_not_found' });
  expect(await app.call(listUserNames, { keyword: 'fresh' }, { as: admin })).toEqual([]);

  const other = await app.call(addUser, person('other'), { as: admin });
  await expect(
    app.call(updateUser, { id: other.id, username: '改了', phoneNumber: taken.phoneNumber }, { as: admin }),
  ).rejects.toMatchObject({ reason: 'phone_taken' });
  const names = await app.call(listUserNames, { idList: [id, other.id] }, { as: admin });
  expect(names.map(({ username }) => username)).toEqual(['李明', '李明']);
});

it('finds users by words as they are, role, department and state, and counts past the end', async () => {
  for (const account of ['seek_1', 'seek_2', 'seekx3']) {
    await app.call(addUser, { ...person(account), department: '票务部' }, { as: admin });
  }
  const find = async (filter: object, current = 1) => {
    const { list, total } = await app.call(pageUsers, { current, size: 2, ...filter }, { as: admin });
    return { accounts: list.map(({ account }) => account), total };
  };
  const orders = [{ column: 'account', asc: true }];
  expect(await find({ keyword: 'seek_', orders })).toEqual({ accounts: ['seek_1', 'seek_2'], total: 2 });
  expect(await find({ department: '票务', orders }, 2)).toEqual({ accounts: ['seekx3'], total: 3 });
  expect(await find({ department: '票务' }, 9)).toEqual({ accounts: [], total: 3 });
  expect(await find({ roleId: ADMINISTRATORS, orders: [{ column: '1; drop table users', asc: true }] })).toEqual({
    accounts: ['admin'],
    total: 1,
  });
});

it('stops a user at the next call with 403, and does not revive the session when they start again', async () => {
  const clerk = await app.user();
  await app.call(stopOrStartUser, { id: clerk.userId, enabled: false }, { as: admin });
  await expect(app.call(readUser, {}, { as: clerk })).rejects.toMatchObject({ status: 403, code: 403 });
  await expect(app.call(login, { username: clerk.account, password: clerk.password })).rejects.toMatchObject({
    reason: 'account_stopped',
  });
  await app.call(stopOrStartUser, { id: clerk.userId, enabled: true }, { as: admin });
  await expect(app.call(readUser, {}, { as: clerk })).rejects.toMatchObject({ status: 401 });
  expect(await app.signIn(clerk.account, clerk.password)).toMatchObject({ token: expect.any(String) });
});

it('changes roles at the next call', async () => {
  const clerk = await app.user();
  expect((await app.call(readUser, {}, { as: clerk })).menus).toEqual([]);
  await app.call(updateUser, { id: clerk.userId, roleIds: [STAFF, STAFF] }, { as: admin });
  const { roles, menus } = await app.call(readUser, {}, { as: clerk });
  expect(roles).toMatchObject([{ id: STAFF }]);
  expect(menus).toHaveLength(1);
});

it('deletes a user with all that is theirs', async () => {
  const clerk = await app.user();
  await app.db.query(sql`insert into topics (id, user_id) values ('gone', ${clerk.userId})`);
  await app.call(deleteUser, { id: clerk.userId }, { as: admin });
  await expect(app.call(readUser, {}, { as: clerk })).rejects.toMatchObject({ status: 401 });
  expect(await app.db.query(sql`select 1 from topics where id = 'gone'`)).toEqual([]);
  await expect(app.call(deleteUser, { id: clerk.userId }, { as: admin })).rejects.toMatchObject({ status: 404 });
});

it('gives a new password, told once, and ends the sessions', async () => {
  const clerk = await app.user();
  const { password } = await app.call(resetPassword, { id: clerk.userId }, { as: admin });
  expect(isStrongPassword(password, clerk.account)).toBe(true);
  await expect(app.call(readUser, {}, { as: clerk })).rejects.toMatchObject({ status: 401 });
  const session = await app.signIn(clerk.account, password);
  const own = { id: clerk.userId, account: clerk.account, oldPassword: password, newPassword: 'Another-Word-8' };
  expect(await app.call(updatePassword, own, { as: session })).toBe(true);
});

it('keeps people from stopping, deleting or resetting themselves', async () => {
  const own = { status: 409, reason: 'own_account' };
  await expect(app.call(stopOrStartUser, { id: admin.userId, enabled: false }, { as: admin })).rejects.toMatchObject(
    own,
  );
  await expect(app.call(deleteUser, { id: admin.userId }, { as: admin })).rejects.toMatchObject(own);
  await expect(app.call(resetPassword, { id: admin.userId }, { as: admin })).rejects.toMatchObject(own);
});

it('never loses the last administrator, also to two who act at once', async () => {
  const last = { status: 409, reason: 'last_administrator' };
  await expect(app.call(updateUser, { id: admin.userId, roleIds: [STAFF] }, { as: admin })).rejects.toMatchObject(last);
  const { id, password } = await app.call(addUser, { ...person('second'), roleIds: [ADMINISTRATORS] }, { as: admin });
  const second = await app.signIn('second', password);
  const outcomes = await Promise.allSettled([
    app.call(stopOrStartUser, { id, enabled: false }, { as: admin }),
    app.call(stopOrStartUser, { id: admin.userId, enabled: false }, { as: second }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await app.db.query(sql`update users set stopped = false`);
  await app.db.query(sql`delete from users where account = 'second'`);
  admin = { ...admin, ...(await app.signIn()) };
});

it('lets nobody hand on rights that they do not hold, to themselves or to others', async () => {
  const clerk = await app.user({ permissions: ['users'] });
  const other = await app.user();
  const grab = { id: clerk.userId, roleIds: [ADMINISTRATORS] };
  await expect(app.call(updateUser, grab, { as: clerk })).rejects.toMatchObject(beyondRights);
  await expect(app.call(updateUser, { ...grab, id: other.userId }, { as: clerk })).rejects.toMatchObject(beyondRights);
  const accomplice = { ...person('accomplice'), roleIds: [ADMINISTRATORS] };
  await expect(app.call(addUser, accomplice, { as: clerk })).rejects.toMatchObject(beyondRights);
  await expect(app.call(resetPassword, { id: admin.userId }, { as: clerk })).rejects.toMatchObject(beyondRights);
  expect(await app.call(readUser, {}, { as: admin })).toMatchObject({ account: 'admin' });

  const [role] = await app.db.query<{ id: string }>(
    sql`select role_id as id from user_roles where user_id = ${clerk.userId}`,
  );
  const colleague = { ...person('colleague'), roleIds: [role?.id ?? ''] };
  expect(await app.call(addUser, colleague, { as: clerk })).toMatchObject({ password: expect.any(String) });
});

it('tells names to choose from, without phone numbers and addresses', async () => {
  await app.call(addUser, { ...person('named'), username: '张伟' }, { as: admin });
  expect(await app.call(listUserNames, { keyword: '张' }, { as: admin })).toEqual([
    { id: expect.any(String), username: '张伟', account: 'named', manageable: true },
  ]);
});
