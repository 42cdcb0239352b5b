import {
  addRole,
  addUser,
  deleteRole,
  listMenus,
  listMenusByRole,
  listRoles,
  type Menu,
  pageKnowledgeBases,
  pageRoles,
  readUser,
  stopOrStartRole,
  updateRole,
} from '@console/api/contract';
import { randomCode } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let admin: { token: string };
beforeAll(async () => {
  app = await startApp();
  admin = await app.signIn();
});
afterAll(() => app.close());

const KNOWLEDGE = '/assistantAI/knowledgeBase/index';
const beyondRights = { status: 403, code: 4030, reason: 'beyond_rights' };
const notPermitted = { status: 403, code: 4030, reason: 'not_permitted' };
const flat = (menus: readonly Menu[]): Menu[] => menus.flatMap((menu) => [menu, ...flat(menu.directorys)]);

const menuOf = async (href: string): Promise<string> => {
  const found = flat(await app.call(listMenus, {}, { as: admin })).find((menu) => menu.href === href);
  if (found === undefined) throw new Error(`no menu ${href}`);
  return found.permissionId;
};
const roleOf = async ({ userId }: TestUser): Promise<string> => {
  const [row] = await app.db.query<{ id: string }>(sql`select role_id as id from user_roles where user_id = ${userId}`);
  return row?.id ?? '';
};
const find = async (id: string) =>
  (await app.call(pageRoles, { current: 1, size: 1, roleId: id }, { as: admin })).list[0];

it('keeps the pages of a role, not the folders sent along, and shows them under their folders', async () => {
  const permissionIds = [
    await menuOf(KNOWLEDGE),
    await menuOf('/assistantAI/knowledgeBase'),
    await menuOf('/assistantAI'),
  ];
  const { id } = await app.call(addRole, { name: '知识管理员', description: '管理资料', permissionIds }, { as: admin });
  expect(await find(id)).toMatchObject({ name: '知识管理员', description: '管理资料', menuCount: 1, userCount: 0 });
  const menus = await app.call(listMenusByRole, { roleId: id }, { as: admin });
  expect(flat(menus).map(({ href }) => href)).toEqual(['/assistantAI', '/assistantAI/knowledgeBase', KNOWLEDGE]);
});

it('opens and closes pages with the next call, and while the role is stopped', async () => {
  const clerk = await app.user();
  const id = await roleOf(clerk);
  const look = () => app.call(pageKnowledgeBases, { current: 1, size: 1 }, { as: clerk });
  await expect(look()).rejects.toMatchObject(notPermitted);
  await app.call(updateRole, { id, permissionIds: [await menuOf(KNOWLEDGE)] }, { as: admin });
  expect(await look()).toMatchObject({ total: expect.any(Number) });
  await app.call(updateRole, { id, description: '只改说明' }, { as: admin });
  expect(await look()).toMatchObject({ total: expect.any(Number) });

  await app.call(stopOrStartRole, { id, enabled: false }, { as: admin });
  await expect(look()).rejects.toMatchObject(notPermitted);
  expect((await app.call(readUser, {}, { as: clerk })).menus).toEqual([]);
  await app.call(stopOrStartRole, { id, enabled: true }, { as: admin });
  expect(await look()).toMatchObject({ total: expect.any(Number) });

  await app.call(updateRole, { id, permissionIds: [] }, { as: admin });
  await expect(look()).rejects.toMatchObject(notPermitted);
});

it('says what is wrong with a role, and changes nothing then', async () => {
  const { id } = await app.call(addRole, { name: '甲' }, { as: admin });
  const attempt = (changed: object) => app.call(updateRole, { id, description: '改了', ...changed }, { as: admin });
  await expect(attempt({ name: '业务人员' })).rejects.toMatchObject({ status: 409, reason: 'name_taken' });
  await expect(attempt({ permissionIds: ['nobody'] })).rejects.toMatchObject({ status: 404, reason: 'menu_not_found' });
  await expect(attempt({ tagSystemIds: ['nobody'] })).rejects.toMatchObject({ reason: 'tag_system_not_found' });
  await expect(attempt({ id: 'nobody' })).rejects.toMatchObject({ status: 404, reason: 'role_not_found' });
  await expect(app.call(listMenusByRole, { roleId: 'nobody' }, { as: admin })).rejects.toMatchObject({ status: 404 });
  expect(await find(id)).toMatchObject({ name: '甲', description: '' });
});

it('deletes a role only when nobody has it', async () => {
  const { id } = await app.call(addRole, { name: '乙' }, { as: admin });
  const used = await roleOf(await app.user());
  await expect(app.call(deleteRole, { id: used }, { as: admin })).rejects.toMatchObject({ reason: 'role_in_use' });
  await app.call(deleteRole, { id }, { as: admin });
  await expect(app.call(deleteRole, { id }, { as: admin })).rejects.toMatchObject({ status: 404 });
});

it('lets nobody grant a page that they do not hold, not even by starting a role', async () => {
  const clerk = await app.user({ permissions: ['roles'] });
  const own = await roleOf(clerk);
  const sale = await menuOf(KNOWLEDGE);
  await expect(app.call(updateRole, { id: own, permissionIds: [sale] }, { as: clerk })).rejects.toMatchObject(
    beyondRights,
  );
  await expect(app.call(addRole, { name: '偷', permissionIds: [sale] }, { as: clerk })).rejects.toMatchObject(
    beyondRights,
  );
  expect((await app.call(listRoles, {}, { as: admin })).map(({ name }) => name)).not.toContain('偷');

  const { id: asleep } = await app.call(addRole, { name: '停用', permissionIds: [sale] }, { as: admin });
  await app.call(stopOrStartRole, { id: asleep, enabled: false }, { as: admin });
  await expect(app.call(stopOrStartRole, { id: asleep, enabled: true }, { as: clerk })).rejects.toMatchObject(
    beyondRights,
  );
  await expect(app.call(updateRole, { id: asleep, name: '停用中' }, { as: clerk })).rejects.toMatchObject(beyondRights);
  expect(await find(asleep)).toMatchObject({ name: '停用', enabled: false });

  const ownMenus = flat(await app.call(listMenusByRole, { roleId: own }, { as: clerk })).map(
    (menu) => menu.permissionId,
  );
  await app.call(addRole, { name: '同事', permissionIds: ownMenus }, { as: clerk });
});

it('never loses the last administrator to a change of roles', async () => {
  const last = { status: 409, reason: 'last_administrator' };
  const id = 'role-administrator';
  await expect(app.call(updateRole, { id, permissionIds: [] }, { as: admin })).rejects.toMatchObject(last);
  await expect(app.call(stopOrStartRole, { id, enabled: false }, { as: admin })).rejects.toMatchObject(last);
  expect(await find(id)).toMatchObject({ enabled: true });

  const { id: spare } = await app.call(
    addRole,
    {
      name: '副管理员',
      permissionIds: flat(await app.call(listMenus, {}, { as: admin })).map((menu) => menu.permissionId),
    },
    { as: admin },
  );
  await app.call(
    addUser,
    {
      account: `deputy${randomCode()}`,
      username: '副',
      phoneNumber: '13900000000',
      email: 'd@example.com',
      roleIds: [spare],
    },
    { as: admin },
  );
  await app.call(stopOrStartRole, { id, enabled: false }, { as: admin });
  await app.db.query(sql`update roles set enabled = true where id = ${id}`);
});

it('finds roles by words and state, in the order asked for', async () => {
  for (const name of ['查找_1', '查找_2', '查找x']) await app.call(addRole, { name }, { as: admin });
  const { list, total } = await app.call(
    pageRoles,
    { current: 1, size: 5, keyword: '查找_', enabled: true, orders: [{ column: 'name', asc: false }] },
    { as: admin },
  );
  expect({ names: list.map(({ name }) => name), total }).toEqual({ names: ['查找_2', '查找_1'], total: 2 });
});
