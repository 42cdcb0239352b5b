import { addMenu, listMenus, type Menu, modifyMenu, readUser, removeMenus, updateRole } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApp } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let admin: { token: string };
beforeEach(async () => {
  app = await startApp();
  admin = await app.signIn();
});
afterEach(() => app.close());

/** The next start of the server, on the same database. */
const startAgain = async () => {
  app = await startApp({ db: app.db });
};

const KNOWLEDGE = '/assistantAI/knowledgeBase/index';
const flat = (menus: readonly Menu[]): Menu[] => menus.flatMap((menu) => [menu, ...flat(menu.directorys)]);
const all = async () => flat(await app.call(listMenus, {}, { as: admin }));
const menuOf = async (href: string): Promise<Menu> => {
  const found = (await all()).find((menu) => menu.href === href);
  if (found === undefined) throw new Error(`no menu ${href}`);
  return found;
};
const granted = async (as: { token: string }) =>
  flat((await app.call(readUser, {}, { as })).menus).map(({ href }) => href);

it('adds entries under a folder, in order, and grants them to nobody by itself', async () => {
  const { permissionId: parentId } = await menuOf('/assistantAI/knowledgeBase');
  const { id } = await app.call(
    addMenu,
    { name: '说明', href: '/help', parentId, orderNum: 0, icon: 'Book' },
    { as: admin },
  );
  const folder = await menuOf('/assistantAI/knowledgeBase');
  expect(folder.directorys[0]).toMatchObject({ permissionId: id, name: '说明', href: '/help', icon: 'Book' });
  expect(await granted(admin)).not.toContain('/help');

  const [role] = await app.db.query<{ ids: string[] }>(
    sql`select array_agg(menu_id) as ids from role_menus where role_id = 'role-administrator'`,
  );
  await app.call(updateRole, { id: 'role-administrator', permissionIds: [...(role?.ids ?? []), id] }, { as: admin });
  expect(await granted(admin)).toContain('/help');
});

it('says what is wrong with an entry', async () => {
  const add = (changed: object) => app.call(addMenu, { name: '新', href: '/new', ...changed }, { as: admin });
  await expect(add({ href: KNOWLEDGE })).rejects.toMatchObject({ status: 409, reason: 'href_taken' });
  await expect(add({ parentId: 'nobody' })).rejects.toMatchObject({ status: 404, reason: 'menu_not_found' });
  await expect(add({ href: 'javascript:alert(1)' })).rejects.toMatchObject({ status: 400 });
  await expect(app.call(modifyMenu, { permissionId: 'nobody', name: '新' }, { as: admin })).rejects.toMatchObject({
    status: 404,
    reason: 'menu_not_found',
  });
  const { permissionId } = await menuOf('/assistantAI/overview');
  await expect(app.call(modifyMenu, { permissionId, href: KNOWLEDGE }, { as: admin })).rejects.toMatchObject({
    reason: 'href_taken',
  });
});

it('moves entries, to the top as well, but never into themselves', async () => {
  const platform = await menuOf('/assistantAI');
  const folder = await menuOf('/assistantAI/knowledgeBase');
  const into = (permissionId: string, parentId: string | null) =>
    app.call(modifyMenu, { permissionId, parentId, name: '资料' }, { as: admin });
  const refused = { status: 409, reason: 'moved_into_itself' };
  await expect(into(platform.permissionId, folder.permissionId)).rejects.toMatchObject(refused);
  await expect(into(folder.permissionId, folder.permissionId)).rejects.toMatchObject(refused);
  await into(folder.permissionId, null);
  const top = await app.call(listMenus, {}, { as: admin });
  expect(top.find(({ name }) => name === '资料')?.directorys.map(({ href }) => href)).toContain(KNOWLEDGE);
});

it('keeps deleted entries deleted at the next start, for every role', async () => {
  const clerk = await app.user({ menus: [KNOWLEDGE] });
  const { permissionId } = await menuOf('/assistantAI/knowledgeBase');
  await app.call(removeMenus, { idList: [permissionId, 'nobody'] }, { as: admin });
  await startAgain();
  expect((await all()).filter(({ href }) => href.startsWith('/assistantAI/knowledgeBase'))).toEqual([]);
  expect(await granted(clerk)).toEqual([]);
});

it('can bring a deleted page back, held by the administrators before they grant it', async () => {
  const { permissionId } = await menuOf('/assistantAI/metricsManager');
  await app.call(removeMenus, { idList: [permissionId] }, { as: admin });
  const { id } = await app.call(
    addMenu,
    { name: '指标库', href: '/assistantAI/metricsManager/metricsLibrary' },
    { as: admin },
  );
  const clerk = await app.user();
  const [role] = await app.db.query<{ id: string }>(
    sql`select role_id as id from user_roles where user_id = ${clerk.userId}`,
  );
  const give = () => app.call(updateRole, { id: role?.id ?? '', permissionIds: [id] }, { as: admin });
  await expect(give()).rejects.toMatchObject({ status: 409, reason: 'nobody_above' });
  await app.db.query(sql`insert into role_menus (role_id, menu_id) values ('role-administrator', ${id})`);
  await give();
  expect(await granted(clerk)).toEqual(['/assistantAI/metricsManager/metricsLibrary']);
});

it('starts again where a new page of the product stands at a path that somebody uses', async () => {
  await app.call(removeMenus, { idList: [(await menuOf('/assistantAI/overview')).permissionId] }, { as: admin });
  await app.call(addMenu, { name: '我的首页', href: '/assistantAI/overview' }, { as: admin });
  await app.db.query(sql`delete from seeds where name = 'menu:/assistantAI/overview'`);
  await startAgain();
  expect(await menuOf('/assistantAI/overview')).toMatchObject({ name: '我的首页' });
});

it('lets nobody turn an entry that they hold into a page that they do not', async () => {
  const clerk = await app.user({ permissions: ['menus'], menus: ['/assistantAI/chatAI'] });
  const { permissionId } = await menuOf('/assistantAI/chatAI');
  const base = await menuOf(KNOWLEDGE);
  await app.call(modifyMenu, { permissionId: base.permissionId, href: '/elsewhere' }, { as: admin });
  await expect(app.call(modifyMenu, { permissionId, href: KNOWLEDGE }, { as: clerk })).rejects.toMatchObject({
    status: 403,
    code: 4030,
  });
  await app.call(modifyMenu, { permissionId, name: '对话' }, { as: clerk });
  expect(await menuOf('/assistantAI/chatAI')).toMatchObject({ name: '对话' });
});

it('never loses the last administrator to a change of the menu', async () => {
  const last = { status: 409, reason: 'last_administrator' };
  const pages = (await all()).filter(({ href }) => /\/(user|userManagement)\/index$/.test(href));
  const idList = pages.map(({ permissionId }) => permissionId);
  expect(idList).toHaveLength(2);
  await expect(app.call(removeMenus, { idList }, { as: admin })).rejects.toMatchObject(last);
  const [one = '', other = ''] = idList;
  await app.call(removeMenus, { idList: [other] }, { as: admin });
  await expect(app.call(modifyMenu, { permissionId: one, href: '/elsewhere' }, { as: admin })).rejects.toMatchObject(
    last,
  );
  await expect(app.call(addMenu, { name: '下级', href: '/below', parentId: one }, { as: admin })).rejects.toMatchObject(
    last,
  );
});
