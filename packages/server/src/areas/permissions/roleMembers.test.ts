import {
  addMenu,
  addRole,
  addUser,
  changeRoleMembers,
  listMenus,
  type Menu,
  pageRoleMembers,
  previewRole,
  readUser,
  updateRole,
} from '@console/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let admin: { token: string };
let menus: Menu[];
beforeAll(async () => {
  app = await startApp();
  admin = await app.signIn();
  menus = await app.call(listMenus, {}, { as: admin });
});
afterAll(() => app.close());

const leaf = (href: string): string => {
  const find = (entries: readonly Menu[]): Menu | undefined =>
    entries.flatMap((entry) => (entry.href === href ? [entry] : (find(entry.directorys) ?? []))).at(0);
  return find(menus)?.permissionId ?? '';
};
let people = 0;
const person = async (roleIds: string[]) => {
  people += 1;
  const account = `member${people}`;
  const phoneNumber = `137000000${String(people).padStart(2, '0')}`;
  const user = { account, username: `成员${people}`, phoneNumber, email: `${account}@example.com`, roleIds };
  return (await app.call(addUser, user, { as: admin })).id;
};
const role = async (name: string, hrefs: string[]) =>
  (await app.call(addRole, { name, permissionIds: hrefs.map(leaf) }, { as: admin })).id;

const FAQ = '/assistantAI/knowledgeBase/index';
const CHAT = '/assistantAI/chatAI';
const HOME = '/assistantAI/overview';

it('says who would gain and lose what, and who would be left without any page, before a role is saved', async () => {
  const id = await role('资料员', [FAQ, CHAT]);
  const other = await role('访客', [CHAT]);
  const only = await person([id]);
  const both = await person([id, other]);
  const plan = (permissionIds: string[]) => app.call(previewRole, { id, permissionIds }, { as: admin });

  const changed = await plan([leaf(CHAT), leaf(HOME)]);
  expect(changed.gained.map(({ href }) => href)).toEqual([HOME]);
  expect(changed.lost.map(({ href }) => href)).toEqual([FAQ]);
  expect(changed).toMatchObject({ memberCount: 2, affectedCount: 2, leftWithoutCount: 0 });

  const emptied = await plan([]);
  expect(emptied.members).toEqual([
    expect.objectContaining({ id: only, leftWithout: true }),
    expect.objectContaining({ id: both, leftWithout: false, loses: [leaf(FAQ)], gains: [] }),
  ]);
  expect(emptied.leftWithoutCount).toBe(1);

  const stopped = await app.call(
    previewRole,
    { id, permissionIds: [leaf(FAQ), leaf(CHAT)], enabled: false },
    { as: admin },
  );
  expect(stopped).toMatchObject({ leftWithoutCount: 1, lost: [{ href: CHAT }, { href: FAQ }] });

  // Nothing has changed by looking.
  expect((await app.call(pageRoleMembers, { current: 1, size: 10, roleId: id }, { as: admin })).total).toBe(2);
  await app.call(updateRole, { id, permissionIds: [leaf(FAQ), leaf(CHAT)] }, { as: admin });
  expect(await plan([leaf(FAQ), leaf(CHAT)])).toMatchObject({ gained: [], lost: [], affectedCount: 0 });
});

it('gives a role to people and takes it away, but never the only one they have', async () => {
  const id = await role('审核', [CHAT]);
  const second = await role('审核二', [HOME]);
  const [one, two] = [await person([id]), await person([second])];
  await app.call(changeRoleMembers, { roleId: id, addIds: [two] }, { as: admin });
  const members = async () =>
    (await app.call(pageRoleMembers, { current: 1, size: 10, roleId: id }, { as: admin })).list.map((m) => m.id);
  expect((await members()).toSorted()).toEqual([one, two].toSorted());
  await expect(app.call(changeRoleMembers, { roleId: id, removeIds: [one, two] }, { as: admin })).rejects.toMatchObject(
    { status: 409, reason: 'only_role' },
  );
  expect(await members()).toHaveLength(2);
  await app.call(changeRoleMembers, { roleId: id, removeIds: [two] }, { as: admin });
  expect(await members()).toEqual([one]);
  await expect(app.call(changeRoleMembers, { roleId: id, addIds: ['nobody'] }, { as: admin })).rejects.toMatchObject({
    reason: 'user_not_found',
  });
});

it('gives nobody more than the giver holds, nor takes the last administrator away', async () => {
  const { userId } = await app.call(readUser, {}, { as: admin });
  const clerk = await app.user({ permissions: ['roles'] });
  await expect(
    app.call(changeRoleMembers, { roleId: 'role-administrator', addIds: [clerk.userId] }, { as: clerk }),
  ).rejects.toMatchObject({ status: 403, code: 4030, reason: 'beyond_rights' });
  const spare = await role('备用', [CHAT]);
  await app.call(changeRoleMembers, { roleId: spare, addIds: [userId] }, { as: admin });
  await expect(
    app.call(changeRoleMembers, { roleId: 'role-administrator', removeIds: [userId] }, { as: admin }),
  ).rejects.toMatchObject({ reason: 'last_administrator' });
});

it('keeps the platform of a menu entry', async () => {
  await app.call(addMenu, { name: '外部', href: '/outside/page', platform: 'CDP' }, { as: admin });
  const found = (await app.call(listMenus, {}, { as: admin })).find(({ href }) => href === '/outside/page');
  expect(found?.platform).toBe('CDP');
});
