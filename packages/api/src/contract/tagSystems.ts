import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, name, named, note, pageOf, paging, Time } from './fields.js';

const TagSystem = z.looseObject({
  id: Id,
  code: z.string(),
  name: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  /** Those who may switch to it. */
  roles: z.array(z.looseObject({ id: Id, name: z.string() })),
  tagCount: z.int(),
  createTime: Time,
  updateTime: Time,
});
export interface TagSystem extends z.infer<typeof TagSystem> {}

const System = z.looseObject({
  id: Id,
  code: z.string(),
  name: z.string(),
  /** The one that the user works in. */
  current: z.boolean(),
});
export interface System extends z.infer<typeof System> {}

/** The systems that a role may work in; without `roleId`, those of all own roles. A role of others is not found. */
export const listTagSystemsByRole = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/tag/tagSystemRoleRelation/queryTagSystemByRoleId',
  query: z.strictObject({ roleId: z.optional(Id) }),
  reply: z.array(named<System>(System)),
  needs: 'signedIn',
  fails: { role_not_found: 404 },
  origin: 'spec',
});

/** Switches to another system. The user with roles and menus is to be read again. */
export const setCurrentTagSystem = endpoint({
  kind: 'write',
  method: 'GET',
  path: '/aiapi/qa/tag/baseSelector/setCurrentTagSystemId',
  query: z.strictObject({ tagSystemId: Id }),
  reply: Done,
  needs: 'signedIn',
  changesIdentity: true,
  fails: { tag_system_not_found: 404 },
  origin: 'spec',
});

/** Tag systems. */
export const pageTagSystems = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/tag/tagSystem/list',
  body: z.strictObject({ ...paging, keyword: z.optional(note(50)), enabled: z.optional(z.boolean()) }),
  reply: pageOf<TagSystem>(TagSystem),
  needs: 'labelSystems',
  origin: 'reading',
});

/** Every system by name, to choose from. */
export const listTagSystems = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/tag/tagSystem/all',
  reply: z.array(z.looseObject({ id: Id, code: z.string(), name: z.string(), enabled: z.boolean() })),
  needs: 'labelSystems.look',
  origin: 'reading',
});

/** One tag system. */
export const readTagSystem = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/tag/tagSystem/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<TagSystem>(TagSystem),
  needs: 'labelSystems',
  fails: { tag_system_not_found: 404 },
  origin: 'ours',
});

const settings = {
  name: name(50),
  description: z.optional(note(500)),
  enabled: z.optional(z.boolean()),
  roleIds: z.optional(z.array(Id).check(z.maxLength(200))),
};

/** Adds a tag system. */
export const addTagSystem = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/tag/tagSystem/add',
  body: z.strictObject({ ...settings, code: Id }),
  reply: Created,
  needs: 'labelSystems',
  fails: { name_taken: 409, code_taken: 409, role_not_found: 404 },
  origin: 'ours',
});

/** Changes a tag system. */
export const modifyTagSystem = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/tag/tagSystem/modify',
  body: z.strictObject({ ...settings, id: Id, name: z.optional(settings.name) }),
  reply: Done,
  needs: 'labelSystems',
  fails: { tag_system_not_found: 404, name_taken: 409, role_not_found: 404 },
  origin: 'ours',
});

/** Deletes systems with their labels. */
export const deleteTagSystems = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/tag/tagSystem/delete',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'labelSystems',
  fails: { tag_system_in_use: 409 },
  origin: 'reading',
});
