import * as z from 'zod/mini';
import { MenuSchema } from './account.js';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, name, note } from './fields.js';
import { rightsFailures } from './rightsFailures.js';

const settings = {
  name: name(50),
  /** Path of a page, or of a folder that only groups. */
  href: z.string().check(z.maxLength(200), z.regex(/^\/[\w\-/.]*$/)),
  /** Name of the icon; empty: none. */
  icon: z.optional(note(50)),
  orderNum: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
  /** The platform whose console shows the entry; empty: every platform. */
  platform: z.optional(z.string().check(z.maxLength(20), z.regex(/^\w*$/))),
};

/** The whole menu, granted or not. */
export const listMenus = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/sysPermission/queryAllMenus',
  reply: z.array(MenuSchema),
  needs: 'menus',
  origin: 'reading',
});

/** Adds an entry to the menus. */
export const addMenu = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/sysPermission/add',
  body: z.strictObject({ ...settings, parentId: z.optional(Id) }),
  reply: Created,
  needs: 'menus',
  fails: { ...rightsFailures, menu_not_found: 404, href_taken: 409 },
  origin: 'reading',
});

/** `parentId: null` moves an entry to the top. */
export const modifyMenu = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/sysPermission/modify',
  body: z.strictObject({
    permissionId: Id,
    name: z.optional(settings.name),
    href: z.optional(settings.href),
    icon: settings.icon,
    orderNum: settings.orderNum,
    platform: settings.platform,
    parentId: z.optional(z.nullable(Id)),
  }),
  reply: Done,
  needs: 'menus',
  fails: { ...rightsFailures, menu_not_found: 404, href_taken: 409, moved_into_itself: 409 },
  origin: 'reading',
});

/** Deletes entries with those below them; every role loses what they granted. */
export const removeMenus = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/sysPermission/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'menus',
  fails: rightsFailures,
  origin: 'reading',
});
