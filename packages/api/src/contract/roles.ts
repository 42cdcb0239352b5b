import * as z from 'zod/mini';
import { MenuSchema } from './account.js';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, name, named, note, pageOf, paging, Time } from './fields.js';
import { rightsFailures } from './rightsFailures.js';

const Role = z.looseObject({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** False: stopped, grants nothing. */
  enabled: z.boolean(),
  userCount: z.int(),
  /** False: grants more than the caller holds, or somebody who has it does; the caller cannot change it. Left out: the caller can. */
  manageable: z.optional(z.boolean()),
  /** False: grants more than the caller holds, who can neither give it nor look through it. Left out: the caller can. */
  grantable: z.optional(z.boolean()),
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

/** Roles, with what they grant. */
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
  reply: z.array(
    z.looseObject({
      id: Id,
      name: z.string(),
      enabled: z.boolean(),
      /** False: grants more than the caller holds, who cannot give it. Left out: the caller can. */
      grantable: z.optional(z.boolean()),
    }),
  ),
  needs: 'roles.look',
  origin: 'reading',
});

/** Adds a role. */
export const addRole = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/sysRole/addRole',
  body: z.strictObject(settings),
  reply: Created,
  needs: 'roles',
  fails: { ...rightsFailures, name_taken: 409, menu_not_found: 404, tag_system_not_found: 404 },
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
  fails: { ...rightsFailures, role_not_found: 404, name_taken: 409, menu_not_found: 404, tag_system_not_found: 404 },
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
  fails: { ...rightsFailures, role_not_found: 404, role_in_use: 409 },
  origin: 'reading',
});

/** Stops a role, or lets it count again. */
export const stopOrStartRole = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/sysRole/roleStopOrStart',
  body: z.strictObject({ id: Id, enabled: z.boolean() }),
  reply: Done,
  needs: 'roles',
  fails: { ...rightsFailures, role_not_found: 404 },
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

const RoleMember = z.looseObject({
  id: Id,
  username: z.string(),
  account: z.string(),
  enabled: z.boolean(),
  /** False: holds more than the caller, who cannot take the role from them. Left out: the caller can. */
  manageable: z.optional(z.boolean()),
});
export interface RoleMember extends z.infer<typeof RoleMember> {}

/** Who has a role, by name. */
export const pageRoleMembers = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/sysRole/members',
  body: z.strictObject({ ...paging, roleId: Id, keyword: z.optional(note(50)) }),
  reply: pageOf<RoleMember>(RoleMember),
  needs: 'roles',
  fails: { role_not_found: 404 },
  origin: 'ours',
});

/** Gives a role to users and takes it from others. Whoever would be left without any role keeps it: `only_role`. */
export const changeRoleMembers = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/sysRole/changeMembers',
  body: z.strictObject({
    roleId: Id,
    addIds: z.optional(z.array(Id).check(z.maxLength(200))),
    removeIds: z.optional(z.array(Id).check(z.maxLength(200))),
  }),
  reply: Done,
  needs: 'roles',
  fails: { ...rightsFailures, role_not_found: 404, user_not_found: 404, only_role: 409 },
  origin: 'ours',
});

const PageGrant = z.looseObject({ permissionId: Id, name: z.string(), href: z.string() });
/** A page that a role grants. */
export interface PageGrant extends z.infer<typeof PageGrant> {}

const AffectedMember = z.looseObject({
  id: Id,
  username: z.string(),
  account: z.string(),
  /** Pages that no other role of theirs grants already, as `permissionId`. */
  gains: z.array(Id),
  /** Pages that no other role of theirs grants still. */
  loses: z.array(Id),
  /** They could not open a single page any more. */
  leftWithout: z.boolean(),
});
export interface AffectedMember extends z.infer<typeof AffectedMember> {}

/** What would change if a role granted these entries and no others. Changes nothing. */
export const previewRole = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/sysRole/previewRole',
  body: z.strictObject({
    id: Id,
    permissionIds: z.array(Id).check(z.maxLength(2000)),
    /** Whether the role would grant anything at all. Default: as it is. */
    enabled: z.optional(z.boolean()),
  }),
  reply: z.looseObject({
    gained: z.array(PageGrant),
    lost: z.array(PageGrant),
    /** Everyone who has the role. */
    memberCount: z.int(),
    /** Those who gain or lose something, worst first, 200 at most. */
    members: z.array(named<AffectedMember>(AffectedMember)),
    affectedCount: z.int(),
    leftWithoutCount: z.int(),
  }),
  needs: 'roles',
  fails: { role_not_found: 404, menu_not_found: 404 },
  origin: 'ours',
});

/**
 * A token that sees the console as a role sees it, and can change nothing. It ends after an hour, with the session it
 * was made in, or by `logout`. Only for roles that grant no more than the caller holds.
 */
export const viewAsRole = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/sysRole/viewAs',
  body: z.strictObject({ roleId: Id }),
  reply: z.looseObject({ token: z.string() }),
  needs: 'roles',
  fails: { ...rightsFailures, role_not_found: 404 },
  origin: 'ours',
});
