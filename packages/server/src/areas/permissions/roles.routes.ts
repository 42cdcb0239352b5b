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
import { mustBe, type RightsActor } from './rights.js';
import { type AccountRules, readStanding } from './rights.store.js';
import { roleMemberStore } from './roleMembers.store.js';
import { previewOf } from './rolePreview.js';
import { roleStore } from './roles.store.js';

export const roleRoutes = (db: Database, rules: AccountRules): Route[] => {
  const roles = roleStore(db, rules);
  const members = roleMemberStore(db, rules);
  const standing = (actor: RightsActor) => readStanding(db, rules, actor);
  return [
    serve(pageRoles, async ({ body }, actor) => ({
      ...(await roles.page(body, await standing(actor))),
      current: body.current,
      size: body.size,
    })),
    serve(listRoles, async (_call, actor) => roles.all(await standing(actor))),
    serve(listMenusByRole, async ({ query }) => (await roles.menus(query.roleId)) ?? fail('role_not_found')),
    serve(addRole, async ({ body }, actor) => ({ id: await roles.add(actor, body) })),
    serve(updateRole, async ({ body: { id, ...settings } }, actor) =>
      (await roles.update(actor, id, settings)) ? null : fail('role_not_found'),
    ),
    serve(deleteRole, async ({ query }, actor) =>
      (await roles.remove(actor, query.id)) ? null : fail('role_not_found'),
    ),
    serve(stopOrStartRole, async ({ body: { id, enabled } }, actor) =>
      (await roles.enable(actor, id, enabled)) ? null : fail('role_not_found'),
    ),
    serve(pageRoleMembers, async ({ body }, actor) => {
      const page = await members.page(body, await standing(actor));
      return page === null ? fail('role_not_found') : { ...page, current: body.current, size: body.size };
    }),
    serve(changeRoleMembers, async ({ body }, actor) =>
      (await members.change(actor, body)) ? null : fail('role_not_found'),
    ),
    serve(viewAsRole, async ({ body: { roleId } }, actor) => {
      if ((await roles.menus(roleId)) === null) return fail('role_not_found');
      mustBe((await standing(actor)).mayGive(roleId));
      return { token: await rules.viewToken(actor.signInId, roleId) };
    }),
    serve(previewRole, async ({ body }) => (await previewOf(db, body)) ?? fail('role_not_found')),
  ];
};
