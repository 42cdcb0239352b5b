import { readUser, listMenus, type Menu, modifyMenu, removeMenus, type Route, routes } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plan as now, startApp } from '../../testing/startApp.js';
import type { MenuPlan } from './menuPlan.js';
import { ADMIN_ROLE, BUSINESS_ROLE, seedMenus } from './seedMenus.js';

let app: Awaited<ReturnType<typeof startApp>>;
let admin: { token: string };
beforeEach(async () => {
  app = await startApp({ planned: false });
  admin = await app.signIn();
});
afterEach(() => app.close());

/** As a version that did not wait for the pages gave out their entries. */
const hasty: MenuPlan = { entries: [...now.entries, ...now.later.toReversed()], later: [] };
/** As a version for which a page of this one was still planned. */
const before = (href: string): MenuPlan => ({
  entries: now.entries.filter((entry) => entry.href !== href),
  later: [...now.entries.filter((entry) => entry.href === href), ...now.later],
});
const startOf = (plan: MenuPlan) => app.db.transaction((tx) => seedMenus(tx, plan));

const USERS = '/configManagement/permissionSet/userManagement/index';
const PLANS = '/marketing/privateDomain';

const flat = (menus: readonly Menu[]): Menu[] => menus.flatMap((menu) => [menu, ...flat(menu.directorys)]);
const all = async () => flat(await app.call(listMenus, {}, { as: admin }));
const hrefs = async () => (await all()).map(({ href }) => href);
const idOf = async (href: string) => (await all()).find((menu) => menu.href === href)?.permissionId ?? '';
const granted = async () =>
  flat((await app.call(readUser, {}, { as: admin })).menus).flatMap(({ href, directorys }) =>
    directorys.length === 0 ? [href] : [],
  );

it('begins with the pages that the console has, all granted to the administrators, and with no empty folder', async () => {
  const table: readonly Route[] = Object.values(routes);
  const pages = table.filter(({ access, detailOf, planned }) => access === 'menu' && !detailOf && !planned);
  const leaves = (await all()).filter(({ directorys }) => directorys.length === 0).map(({ href }) => href);
  const opened = new Set(leaves.map((href) => href.replace(/(?<=\/assistant\/)\w+$/, '{id}')));
  expect([...opened].toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
  expect((await granted()).toSorted()).toEqual(leaves.toSorted());
  const paths = now.later.map(({ href }) => href);
  expect((await hrefs()).filter((href) => paths.includes(href))).toEqual([]);
});

it('brings the entry of a page that lands, once, and to the administrators', async () => {
  await app.db.query(sql`delete from menus where href = ${USERS}`);
  await app.db.query(sql`delete from seeds where name = ${`menu:${USERS}`}`);
  await startOf(before(USERS));
  expect(await hrefs()).not.toContain(USERS);
  await startOf(now);
  expect(await granted()).toContain(USERS);

  await app.call(removeMenus, { idList: [await idOf(USERS)] }, { as: admin });
  await startOf(now);
  expect(await hrefs()).not.toContain(USERS);
});

it('leaves an entry where an administrator moved it, under the name they gave it', async () => {
  const moved = { permissionId: await idOf(USERS), parentId: null, name: '账号', href: '/elsewhere' };
  await app.call(modifyMenu, moved, { as: admin });
  await startOf(now);
  expect(await hrefs()).not.toContain(USERS);
  expect(await app.call(listMenus, {}, { as: admin })).toContainEqual(
    expect.objectContaining({ name: '账号', href: '/elsewhere' }),
  );
});

it('takes back entries of pages that are not there, with the folders left empty, and brings them when they land', async () => {
  const own = (await hrefs()).toSorted();
  await startOf(hasty);
  expect(await granted()).toContain(PLANS);
  await startOf(now);
  expect((await hrefs()).toSorted()).toEqual(own);
  await startOf(hasty);
  expect(await granted()).toContain(PLANS);
});

it('takes back nothing that people changed, granted to others, filled, or made themselves', async () => {
  await startOf(hasty);
  const renamed = { permissionId: await idOf('/marketing/userJourney'), name: '我的旅程' };
  await app.call(modifyMenu, renamed, { as: admin });
  await app.db.query(sql`
    insert into role_menus (role_id, menu_id) select ${BUSINESS_ROLE.id}, id from menus where href = ${PLANS}
  `);
  await app.db.query(sql`
    insert into menus (id, parent_id, name, href) select 'mine', id, '我的', '/mine' from menus
    where href = '/assistantAI/metricsManager/metricsData'
  `);
  await app.db.query(sql`delete from menus where href = '/assistantAI/nl2sql'`);
  await app.db.query(sql`insert into menus (id, name, href) values ('own', '问数', '/assistantAI/nl2sql')`);
  await startOf(now);
  const left = await hrefs();
  expect(left).toEqual(
    expect.arrayContaining([
      '/marketing',
      '/marketing/userJourney',
      PLANS,
      '/assistantAI/metricsManager/metricsData',
      '/assistantAI/nl2sql',
    ]),
  );
  expect(left).not.toContain('/marketing/canvas');
  expect(await granted()).toContain('/marketing/userJourney');
});

it('gives a new page to nobody where the role of the administrators is gone', async () => {
  await app.db.query(sql`delete from menus where href = ${USERS}`);
  await app.db.query(sql`delete from seeds where name = ${`menu:${USERS}`}`);
  await app.db.query(sql`update user_roles set role_id = ${BUSINESS_ROLE.id} where role_id = ${ADMIN_ROLE.id}`);
  await app.db.query(sql`delete from roles where id = ${ADMIN_ROLE.id}`);
  await startOf(now);
  expect(
    await app.db.query(sql`select m.href from menus m join role_menus rm on rm.menu_id = m.id where m.href = ${USERS}`),
  ).toEqual([]);
});
