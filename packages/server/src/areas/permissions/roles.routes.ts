import {
  addRole,
  changeRoleMembers,
  deleteRole,
  listMenusByRole,
  listRoles,
  pageRoleMembers,
  pageRoles,
  previewRole,
  stopOrStartRole,
  updateRole,
  viewAsRole,
} from '@console/api/contract';
import type { Database } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { type Route, serve } from '../../http/serve.js';
import { type AccountRules, menusOfRoles, mustHold } from './rights.js';
import { roleMemberStore } from './roleMembers.store.js';
import { previewOf } from './rolePreview.js';
import { roleStore } from './roles.store.js';

export const roleRoutes = (db: Database, rules: AccountRules): Route[] => {
  const roles = roleStore(db, rules);
  const members = roleMemberStore(db, rules);
  return [
    serve(pageRoles, async ({ body }) => ({ ...(await roles.page(body)), current: body.current, size: body.size })),
    serve(listRoles, () => roles.all()),
    serve(listMenusByRole, async ({ query }) => (await roles.menus(query.roleId)) ?? fail('role_not_found')),
    serve(addRole, async ({ body }, { userId }) => ({ id: await roles.add(userId, body) })),
    serve(updateRole, async ({ body: { id, ...settings } }, { userId }) =>
      (await roles.update(userId, id, settings)) ? null : fail('role_not_found'),
    ),
    serve(deleteRole, async ({ query }) => ((await roles.remove(query.id)) ? null : fail('role_not_found'))),
    serve(stopOrStartRole, async ({ body: { id, enabled } }, { userId }) =>
      (await roles.enable(userId, id, enabled)) ? null : fail('role_not_found'),
    ),
    serve(pageRoleMembers, async ({ body }) => {
      const page = await members.page(body);
      return page === null ? fail('role_not_found') : { ...page, current: body.current, size: body.size };
    }),
    serve(changeRoleMembers, async ({ body }, { userId }) =>
      (await members.change(userId, body)) ? null : fail('role_not_found'),
    ),
    serve(viewAsRole, async ({ body: { roleId } }, { userId, signInId }) => {
      if ((await roles.menus(roleId)) === null) return fail('role_not_found');
      await mustHold(db, rules, userId, await menusOfRoles(db, [roleId]));
      return { token: await rules.viewToken(signInId, roleId) };
    }),
    serve(previewRole, async ({ body }) => (await previewOf(db, body)) ?? fail('role_not_found')),
  ];
};
