import { addMenu, listMenus, modifyMenu, removeMenus } from '@console/api/contract';
import type { Database } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { type Route, serve } from '../../http/serve.js';
import { menuStore } from './menus.store.js';
import type { AccountRules } from './rights.js';

export const menuRoutes = (db: Database, rules: AccountRules): Route[] => {
  const menus = menuStore(db, rules);
  return [
    serve(listMenus, () => menus.all()),
    serve(addMenu, async ({ body }) => ({ id: await menus.add(body) })),
    serve(modifyMenu, async ({ body: { permissionId, ...settings } }, { userId }) =>
      (await menus.modify(userId, permissionId, settings)) ? null : fail('menu_not_found'),
    ),
    serve(removeMenus, async ({ query }) => {
      await menus.remove(query.idList);
      return null;
    }),
  ];
};
