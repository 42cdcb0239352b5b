import { addMenu, listMenus, modifyMenu, removeMenus } from '@console/api/contract';
import type { Database } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { type Route, serve } from '../../http/serve.js';
import { menuStore } from './menus.store.js';
import { type AccountRules, readRights } from './rights.store.js';

export const menuRoutes = (db: Database, rules: AccountRules): Route[] => {
  const menus = menuStore(db, rules);
  return [
    serve(listMenus, async (_call, actor) => menus.all(await readRights(db, rules, actor), actor)),
    serve(addMenu, async ({ body }, actor) => ({ id: await menus.add(actor, body) })),
    serve(modifyMenu, async ({ body: { permissionId, ...settings } }, actor) =>
      (await menus.modify(actor, permissionId, settings)) ? null : fail('menu_not_found'),
    ),
    serve(removeMenus, async ({ query }, actor) => {
      await menus.remove(actor, query.idList);
      return null;
    }),
  ];
};
