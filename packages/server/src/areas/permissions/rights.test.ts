import {
  changeRoleMembers,
  importUsers,
  listMenus,
  listRoles,
  listUserNames,
  type Menu,
  pageRoleMembers,
  pageRoles,
  pageUsers,
  readUser,
  resetPassword,
  stopOrStartRole,
  updateRole,
  updateUser,
  updateUserBaseInfo,
  viewAsRole,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rightsCalls } from '../../testing/rightsCalls.js';
import { startApp, type TestUser } from '../../testing/startApp.js';

const KNOWLEDGE = '/assistantAI/knowledgeBase/index';
const FOLDER = '/assistantAI/knowledgeBase';
const USERS = '/assistantAI/permission/user/index';
const ROLES = '/assistantAI/permission/role/index';
const CHAT = '/assistantAI/chatAI';
/** Opens what an assistant's page opens, and stands in no menu yet. */
const FREE = '/assistantAI/assistant/nobody';

const beyondRights = { status: 403, code: 4030, reason: 'beyond_rights' };

let app: Awaited<ReturnType<typeof startApp>>;
let admin: { token: string };
/** Manages users, roles and menus, and may do nothing else. */
let clerk: TestUser;
/** Manages users and roles too, and the knowledge bases. */
let chief: TestUser;
/** As the chief, but stopped. */
let away: TestUser;
/** Would manage knowledge bases if their role were started again. */
let sleeper: TestUser;
let junior: TestUser;
let roles: Record<'clerk' | 'chief' | 'asleep' | 'shared' | 'unused', string>;
let menus: Menu[];

const flat = (entries: readonly Menu[]): Menu[] => entries.flatMap((one) => [one, ...flat(one.directorys)]);
const menu = (href: string): string => menus.find((one) => one.href === href)?.permissionId ?? '';
const roleOf = async (hrefs: readonly string[], enabled = true): Promise<string> => {
  const id = randomId();
  await app.db.query(sql`insert into roles (id, name, enabled) values (${id}, ${`role ${id}`}, ${enabled})`);
  await app.db.query(
    sql`insert into role_menus (role_id, menu_id) select ${id}, id from menus where href = any(${[...hrefs]}::text[])`,
  );
  return id;
};
const withRoles = async (...roleIds: string[]): Promise<TestUser> => {
  const user = await app.user();
  await app.db.query(sql`delete from user_roles where user_id = ${user.userId}`);
  await app.db.query(
    sql`insert into user_roles (user_id, role_id) select ${user.userId}, role from unnest(${roleIds}::text[]) as role`,
  );
  return user;
};

beforeAll(async () => {
  app = await startApp();
  admin = await app.signIn();
  await app.db.query(sql`insert into menus (id, name, href) values ('help', '说明', '/help')`);
  menus = flat(await app.call(listMenus, {}, { as: admin }));
  roles = {
    clerk: await roleOf([USERS, ROLES, '/help']),
    chief: await roleOf([USERS, ROLES, KNOWLEDGE]),
    asleep: await roleOf([KNOWLEDGE], false),
    shared: await roleOf([ROLES]),
    unused: await roleOf([CHAT]),
  };
  clerk = await withRoles(roles.clerk);
  chief = await withRoles(roles.chief, roles.shared);
  away = await withRoles(roles.chief);
  sleeper = await withRoles(roles.asleep);
  junior = await withRoles(roles.shared);
  await app.db.query(sql`update users set stopped = true where id = ${away.userId}`);
});
afterAll(() => app.close());

const person = (roleIds: readonly string[]) => {
  const account = `new${randomId()}`;
  const phoneNumber = `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  return { account, username: '李明', phoneNumber, email: `${account}@example.com`, roleIds };
};
const superiors = () => [chief, away, sleeper].map(({ userId }) => userId);

/** What the clerk tries on others and on themselves, by the name of the call. */
const attempts: Readonly<Record<string, () => object[]>> = {
  addUser: () => [person([roles.chief]), person([roles.asleep]), person([roles.clerk, roles.unused])],
  updateUser: () => [
    ...superiors().flatMap((id) => [
      { id, roleIds: [roles.clerk] },
      { id, username: '改名' },
      { id, email: 'a@b.cn' },
    ]),
    ...[clerk, junior].flatMap(({ userId: id }) => [
      { id, roleIds: [roles.clerk, roles.chief] },
      { id, roleIds: [roles.clerk, roles.asleep] },
    ]),
  ],
  deleteUser: () => superiors().map((id) => ({ id })),
  stopOrStartUser: () => superiors().flatMap((id) => [true, false].flatMap((enabled) => ({ id, enabled }))),
  resetPassword: () => superiors().map((id) => ({ id })),
  addRole: () => [{ name: '偷', permissionIds: [menu(KNOWLEDGE)] }],
  updateRole: () => [
    ...[roles.chief, roles.asleep, roles.shared].map((id) => ({ id, description: '改了' })),
    { id: roles.chief, permissionIds: [] },
    { id: roles.shared, permissionIds: [] },
    { id: roles.clerk, permissionIds: [menu(USERS), menu(ROLES), menu(KNOWLEDGE)] },
  ],
  deleteRole: () => [{ id: roles.unused }],
  stopOrStartRole: () => [
    { id: roles.chief, enabled: false },
    { id: roles.shared, enabled: false },
    { id: roles.asleep, enabled: true },
  ],
  changeRoleMembers: () => [
    { roleId: roles.chief, addIds: [clerk.userId] },
    { roleId: roles.asleep, addIds: [clerk.userId] },
    { roleId: roles.chief, addIds: [junior.userId] },
    { roleId: roles.clerk, addIds: [chief.userId] },
    { roleId: roles.shared, removeIds: [chief.userId] },
  ],
  viewAsRole: () => [{ roleId: roles.chief }, { roleId: roles.asleep }],
  addMenu: () => [{ name: '下级', href: '/below', parentId: menu(KNOWLEDGE) }],
  modifyMenu: () => [
    { permissionId: menu(KNOWLEDGE), href: '/elsewhere' },
    { permissionId: menu(KNOWLEDGE), platform: 'CDP' },
    { permissionId: menu(FOLDER), platform: 'CDP' },
    { permissionId: menu('/help'), parentId: menu(KNOWLEDGE) },
    { permissionId: menu('/help'), href: FREE },
  ],
  removeMenus: () => [{ idList: [menu(KNOWLEDGE)] }, { idList: [menu(FOLDER)] }],
};

/** Calls that can't go beyond anybody's rights, and why. */
const harmless: Readonly<Record<string, string>> = {
  importUsers: 'tells row by row what it refuses: below',
  updatePassword: 'changes oneself alone, with the password one has',
  updateUserBaseInfo: 'changes oneself alone: below',
  addTagSystem: 'a label system opens no call',
  modifyTagSystem: 'a label system opens no call',
  deleteTagSystems: 'a label system opens no call',
  setCurrentTagSystem: "chooses among one's own",
  addTag: 'a label opens no call',
  modifyTag: 'a label opens no call',
  mergeTags: 'a label opens no call',
  removeTags: 'a label opens no call',
  modifyTool: 'a tool that is shown opens no call that its page does not',
};

/** All that the clerk might have changed. */
const world = () =>
  app.db.query(sql`
    select (select jsonb_agg(to_jsonb(u) - 'last_sign_in_at' order by id) from users u) as users,
      (select jsonb_agg(r order by id) from roles r) as roles, (select jsonb_agg(m order by id) from menus m) as menus,
      (select jsonb_agg(ur order by user_id, role_id) from user_roles ur) as members,
      (select jsonb_agg(rm order by role_id, menu_id) from role_menus rm) as pages
  `);

it('tries every call that changes users, roles and menus', () => {
  const known = [...Object.keys(attempts), ...Object.keys(harmless)];
  expect(rightsCalls.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});

describe.each(rightsCalls.filter(({ name }) => name in attempts))('$name', ({ name, entry }) => {
  it('refuses what concerns more than the caller holds, and changes nothing', async () => {
    const before = await world();
    for (const input of attempts[name]?.() ?? []) {
      await expect(app.call(entry, input, { as: clerk }), JSON.stringify(input)).rejects.toMatchObject(beyondRights);
    }
    expect(await world()).toEqual(before);
  });
});

it('imports nobody with a role beyond the own', async () => {
  const rows = [roles.chief, roles.asleep, roles.clerk].map((id) => {
    const { account, username, phoneNumber, email } = person([]);
    return [account, username, phoneNumber, email, `role ${id}`].join();
  });
  const file = new File([['账号,用户名,手机号,邮箱,角色', ...rows].join('\n')], 'users.csv');
  const { added, refused } = await app.call(importUsers, { dryRun: false, file }, { as: clerk });
  expect(refused.map(({ row }) => row)).toEqual([2, 3]);
  expect(added.map(({ row }) => row)).toEqual([4]);
});

it('changes the basic information of oneself alone', async () => {
  const info = { username: '改名', phoneNumber: '13911112222', email: 'x@example.com' };
  await expect(app.call(updateUserBaseInfo, { id: chief.userId, ...info }, { as: clerk })).rejects.toMatchObject({
    reason: 'user_not_found',
  });
});

it('lets nobody become an administrator in two steps', async () => {
  const target = await withRoles('role-administrator');
  const strip = app.call(updateUser, { id: target.userId, roleIds: [roles.clerk] }, { as: clerk });
  await expect(strip).rejects.toMatchObject(beyondRights);
  await expect(app.call(resetPassword, { id: target.userId }, { as: clerk })).rejects.toMatchObject(beyondRights);
  expect((await app.call(readUser, {}, { as: target })).roles).toMatchObject([{ id: 'role-administrator' }]);
});

it('leaves everyone free to change those who hold no more, and to give up what they hold', async () => {
  const peer = await withRoles(roles.clerk);
  await app.call(updateUser, { id: junior.userId, username: '新名' }, { as: clerk });
  await app.call(changeRoleMembers, { roleId: roles.clerk, addIds: [junior.userId] }, { as: clerk });
  await app.call(changeRoleMembers, { roleId: roles.clerk, removeIds: [junior.userId] }, { as: clerk });
  await app.call(resetPassword, { id: peer.userId }, { as: clerk });
  const leaving = await withRoles(roles.clerk, roles.shared);
  await app.call(updateUser, { id: leaving.userId, roleIds: [roles.shared] }, { as: leaving });
  await app.call(resetPassword, { id: chief.userId }, { as: admin });
  chief = { ...chief, ...(await app.signIn(chief.account, chief.password).catch(() => ({}))) };
});

it('counts the one role alone that a token was switched to', async () => {
  const both = await withRoles(roles.clerk, roles.chief);
  const target = await withRoles(roles.chief);
  const narrow = { token: `${both.token}.${Buffer.from(`role ${roles.clerk}`).toString('base64url')}` };
  const rename = (as: { token: string }) => app.call(updateUser, { id: target.userId, username: '改名' }, { as });
  await expect(rename(narrow)).rejects.toMatchObject(beyondRights);
  await rename(both);
});

it('brings grants back with no entry that was a folder for a while', async () => {
  const role = await roleOf(['/help']);
  await app.db.query(
    sql`insert into menus (id, parent_id, name, href) values ('below', 'help', '下级', '/help/below')`,
  );
  await app.call(stopOrStartRole, { id: roles.unused, enabled: true }, { as: admin });
  await app.db.query(sql`delete from menus where id = 'below'`);
  expect(await app.db.query(sql`select 1 from role_menus where role_id = ${role}`)).toEqual([]);
});

it('says in every list what the caller may change and give, and holds to it', async () => {
  const paging = { current: 1, size: 100 };
  const users = (await app.call(pageUsers, paging, { as: clerk })).list;
  expect(users.length).toBeGreaterThan(5);
  for (const { id, username, manageable } of users) {
    const done = await app.call(updateUser, { id, username }, { as: clerk }).then(
      () => true,
      () => false,
    );
    expect({ id, manageable }).toEqual({ id, manageable: done });
  }
  const manageable = new Map(users.map((user) => [user.id, user.manageable]));
  for (const { id, ...user } of await app.call(listUserNames, {}, { as: clerk })) {
    expect(user.manageable).toBe(manageable.get(id));
  }
  const members = await app.call(pageRoleMembers, { ...paging, roleId: roles.shared }, { as: clerk });
  expect(members.list.find(({ id }) => id === chief.userId)?.manageable).toBe(false);

  const listed = (await app.call(pageRoles, paging, { as: clerk })).list;
  const grantable = new Map(listed.map((role) => [role.id, role.grantable]));
  for (const role of listed) {
    const changed = await app.call(updateRole, { id: role.id, description: '' }, { as: clerk }).then(
      () => true,
      () => false,
    );
    const seen = await app.call(viewAsRole, { roleId: role.id }, { as: clerk }).then(
      () => true,
      () => false,
    );
    expect(role).toMatchObject({ manageable: changed, grantable: seen });
  }
  for (const { id, ...role } of await app.call(listRoles, {}, { as: clerk })) {
    expect(role.grantable).toBe(grantable.get(id));
  }
  const entries = flat(await app.call(listMenus, {}, { as: clerk }));
  const entry = (href: string) => entries.find((one) => one.href === href);
  expect(entry(KNOWLEDGE)).toMatchObject({ manageable: false, grantable: false });
  expect(entry(USERS)).toMatchObject({ manageable: false, grantable: true });
  expect(entry('/help')).toMatchObject({ manageable: true, grantable: true });
  expect(flat(await app.call(listMenus, {}, { as: admin })).every((one) => one.manageable && one.grantable)).toBe(true);
});
