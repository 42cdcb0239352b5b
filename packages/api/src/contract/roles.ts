import * as z from 'zod/mini';
import { MenuSchema } from './account.js';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, name, note, pageOf, paging, Time } from './fields.js';

const Role = z.looseObject({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** False: stopped, grants nothing. */
  enabled: z.boolean(),
  userCount: z.int(),
  /** Pages granted. */
  menuCount: z.int(),
  /** The systems its holders may work in. */
  tagSystems: z.array(z.looseObject({ id: Id, name: z.string() })),
  createTime: Time,
  updateTime: Time,
});
export interface Role extends z.infer<typeof Role> {}

const settings = {
  name: name(50),
  description: z.optional(note(500)),
  /** Every menu entry granted. Those above a granted one show by themselves. */
  permissionIds: z.optional(z.array(Id).check(z.maxLength(2000))),
  tagSystemIds: z.optional(z.array(Id).check(z.maxLength(200))),
};

export const pageRoles = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/sysRole/selectRoleList',
  body: z.strictObject({
    ...paging,
    keyword: z.optional(note(50)),
    enabled: z.optional(z.boolean()),
    roleId: z.optional(Id),
  }),
  reply: pageOf<Role>(Role),
  needs: 'roles',
  origin: 'reading',
});

/** Every role by name, to choose from. */
export const listRoles = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/sysRole/queryAllRole',
  reply: z.array(z.looseObject({ id: Id, name: z.string(), enabled: z.boolean() })),
  needs: 'roles.look',
  origin: 'reading',
});

export const addRole = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/sysRole/addRole',
  body: z.strictObject(settings),
  reply: Created,
  needs: 'roles',
  fails: { name_taken: 409, menu_not_found: 404, tag_system_not_found: 404 },
  origin: 'reading',
});

/** What is left out stays. A change holds from the next call of those who have the role. */
export const updateRole = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/sysRole/updateRole',
  body: z.strictObject({ ...settings, id: Id, name: z.optional(settings.name) }),
  reply: Done,
  needs: 'roles',
  fails: {
    role_not_found: 404,
    name_taken: 409,
    menu_not_found: 404,
    tag_system_not_found: 404,
    last_administrator: 409,
  },
  origin: 'reading',
});

/** Deletes a role that nobody has. */
export const deleteRole = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/sysRole/deleteById',
  query: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'roles',
  fails: { role_not_found: 404, role_in_use: 409, last_administrator: 409 },
  origin: 'reading',
});

export const stopOrStartRole = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/sysRole/roleStopOrStart',
  body: z.strictObject({ id: Id, enabled: z.boolean() }),
  reply: Done,
  needs: 'roles',
  fails: { role_not_found: 404, last_administrator: 409 },
  origin: 'reading',
});

/** What a role was granted, with the folders above. */
export const listMenusByRole = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/sysRolePermission/queryMenusByRoleId',
  query: z.strictObject({ roleId: Id }),
  reply: z.array(MenuSchema),
  needs: 'roles.look',
  fails: { role_not_found: 404 },
  origin: 'reading',
});
