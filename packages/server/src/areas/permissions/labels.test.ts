import {
  addRole,
  addTag,
  addTagSystem,
  deleteTagSystems,
  listTags,
  listTagSystems,
  listTagSystemsByRole,
  modifyTag,
  modifyTagSystem,
  pageTagSystems,
  readTagSystem,
  removeTags,
  setCurrentTagSystem,
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

const roleOf = async ({ userId }: TestUser): Promise<string> => {
  const [row] = await app.db.query<{ id: string }>(sql`select role_id as id from user_roles where user_id = ${userId}`);
  return row?.id ?? '';
};
const add = async (settings: { name?: string; code?: string; roleIds?: string[] } = {}): Promise<string> => {
  const code = randomCode(12);
  return (await app.call(addTagSystem, { code, name: `体系${code}`, ...settings }, { as: admin })).id;
};

it('opens systems to those whose roles are bound to them, while role and system are enabled', async () => {
  const clerk = await app.user();
  const role = await roleOf(clerk);
  const [first, second] = [await add({ code: 'A1', roleIds: [role] }), await add({ code: 'B1', roleIds: [role] })];
  await add();
  const own = () => app.call(listTagSystemsByRole, {}, { as: clerk });
  expect(await own()).toMatchObject([
    { id: first, code: 'A1', current: true },
    { id: second, code: 'B1', current: false },
  ]);
  await app.call(modifyTagSystem, { id: first, enabled: false }, { as: admin });
  expect(await own()).toMatchObject([{ id: second, current: true }]);
  await app.call(stopOrStartRole, { id: role, enabled: false }, { as: admin });
  expect(await own()).toEqual([]);
  await app.call(stopOrStartRole, { id: role, enabled: true }, { as: admin });
  await app.call(updateRole, { id: role, tagSystemIds: [first] }, { as: admin });
  expect(await own()).toEqual([]);
});

it('remembers the system that each user works in', async () => {
  const [clerk, other] = [await app.user(), await app.user()];
  const roles = [await roleOf(clerk), await roleOf(other)];
  const [a, b] = [await add({ code: 'A2', roleIds: roles }), await add({ code: 'B2', roleIds: roles })];
  await app.call(setCurrentTagSystem, { tagSystemId: b }, { as: clerk });
  const currentOf = async (user: TestUser) =>
    (await app.call(listTagSystemsByRole, { roleId: await roleOf(user) }, { as: user })).find(({ current }) => current)
      ?.id;
  expect(await currentOf(clerk)).toBe(b);
  expect(await currentOf(other)).toBe(a);
});

it('finds neither systems that no own role opens nor roles of others', async () => {
  const clerk = await app.user();
  const foreign = await add({ roleIds: ['role-business'] });
  await expect(app.call(setCurrentTagSystem, { tagSystemId: foreign }, { as: clerk })).rejects.toMatchObject({
    status: 404,
    reason: 'tag_system_not_found',
  });
  await expect(app.call(listTagSystemsByRole, { roleId: 'role-business' }, { as: clerk })).rejects.toMatchObject({
    status: 404,
    reason: 'role_not_found',
  });
});

it('says what is wrong with a system, and changes nothing then', async () => {
  const id = await add({ code: 'wrong', name: '体系甲' });
  const attempt = (changed: object) =>
    app.call(addTagSystem, { code: randomCode(12), name: '体系乙', ...changed }, { as: admin });
  await expect(attempt({ code: 'WRONG' })).rejects.toMatchObject({ status: 409, reason: 'code_taken' });
  await expect(attempt({ name: '体系甲' })).rejects.toMatchObject({ status: 409, reason: 'name_taken' });
  await expect(attempt({ roleIds: ['nobody'] })).rejects.toMatchObject({ status: 404, reason: 'role_not_found' });
  await expect(
    app.call(modifyTagSystem, { id, description: '改了', roleIds: ['nobody'] }, { as: admin }),
  ).rejects.toMatchObject({ reason: 'role_not_found' });
  expect(await app.call(readTagSystem, { id }, { as: admin })).toMatchObject({ description: '', roles: [] });
  await expect(app.call(readTagSystem, { id: 'nobody' }, { as: admin })).rejects.toMatchObject({ status: 404 });
  expect((await app.call(listTagSystems, {}, { as: admin })).map(({ name }) => name)).not.toContain('体系乙');
});

it('deletes systems with their labels, all or none, and only when no role is bound', async () => {
  const { id: role } = await app.call(addRole, { name: '绑定体系' }, { as: admin });
  const [bound, free] = [await add({ roleIds: [role] }), await add()];
  await app.call(addTag, { tagSystemId: free, name: '标签' }, { as: admin });
  await expect(app.call(deleteTagSystems, { idList: [free, bound] }, { as: admin })).rejects.toMatchObject({
    status: 409,
    reason: 'tag_system_in_use',
  });
  expect(await app.call(readTagSystem, { id: free }, { as: admin })).toMatchObject({ tagCount: 1 });
  await app.call(updateRole, { id: role, tagSystemIds: [] }, { as: admin });
  await app.call(deleteTagSystems, { idList: [free, bound] }, { as: admin });
  await expect(app.call(listTags, { tagSystemId: free }, { as: admin })).rejects.toMatchObject({ status: 404 });
});

it('finds systems by words, and counts past the end', async () => {
  for (const name of ['找体系1', '找体系2', '找体系3']) await add({ name });
  const page = (current: number) =>
    app.call(
      pageTagSystems,
      { current, size: 2, keyword: '找体系', orders: [{ column: 'name', asc: false }] },
      { as: admin },
    );
  expect((await page(1)).list.map(({ name }) => name)).toEqual(['找体系3', '找体系2']);
  expect(await page(9)).toMatchObject({ list: [], total: 3 });
});

it('keeps labels below labels, each after its parent, in order', async () => {
  const tagSystemId = await add();
  const label = async (name: string, parentId?: string, orderNum = 0) =>
    (await app.call(addTag, { tagSystemId, name, parentId, orderNum }, { as: admin })).id;
  const names = async () => (await app.call(listTags, { tagSystemId }, { as: admin })).map(({ name }) => name);
  const region = await label('地区', undefined, 2);
  const sex = await label('性别', undefined, 1);
  const north = await label('北方', region);
  await label('北京', north);
  expect(await names()).toEqual(['性别', '地区', '北方', '北京']);

  const refused = { status: 409, reason: 'moved_into_itself' };
  await expect(app.call(modifyTag, { id: region, parentId: north }, { as: admin })).rejects.toMatchObject(refused);
  await app.call(modifyTag, { id: north, parentId: null, orderNum: 0 }, { as: admin });
  expect(await names()).toEqual(['北方', '北京', '性别', '地区']);
  await app.call(removeTags, { idList: [north, sex, 'nobody'] }, { as: admin });
  expect(await names()).toEqual(['地区']);
});

it('keeps names apart among brothers, and parents in the same system', async () => {
  const [tagSystemId, other] = [await add(), await add()];
  const { id: parentId } = await app.call(addTag, { tagSystemId, name: '同名' }, { as: admin });
  await app.call(addTag, { tagSystemId, name: '同名', parentId }, { as: admin });
  const taken = { status: 409, reason: 'name_taken' };
  await expect(app.call(addTag, { tagSystemId, name: '同名' }, { as: admin })).rejects.toMatchObject(taken);
  const missing = { status: 404, reason: 'tag_not_found' };
  await expect(app.call(addTag, { tagSystemId: other, name: '外', parentId }, { as: admin })).rejects.toMatchObject(
    missing,
  );
  const { id } = await app.call(addTag, { tagSystemId: other, name: '外' }, { as: admin });
  await expect(app.call(modifyTag, { id, parentId }, { as: admin })).rejects.toMatchObject(missing);
  await expect(app.call(addTag, { tagSystemId: 'nobody', name: '外' }, { as: admin })).rejects.toMatchObject({
    reason: 'tag_system_not_found',
  });
});
