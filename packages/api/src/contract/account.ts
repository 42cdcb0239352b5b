import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, named, note, text } from './fields.js';

/** One entry of the menu a role was granted. Only an entry without `directorys` opens a page. */
export interface Menu {
  name: string;
  /** Path of the page, or of a folder that only groups. */
  href: string;
  icon: string;
  orderNum: number;
  permissionId: string;
  /** The platform whose console shows the entry, e.g. `AICDP`. Left out or empty: every platform. */
  platform?: string;
  /** In the whole menu. False: a role that the caller cannot change grants it, so it can't be deleted or led elsewhere. */
  manageable?: boolean;
  /** In the whole menu. False: opens more than the caller holds, who cannot grant it. */
  grantable?: boolean;
  directorys: Menu[];
}

export const MenuSchema: z.ZodMiniType<Menu, Menu> = z.looseObject({
  name: z.string(),
  href: z.string(),
  icon: z.string(),
  orderNum: z.number(),
  permissionId: Id,
  platform: z.optional(z.string()),
  manageable: z.optional(z.boolean()),
  grantable: z.optional(z.boolean()),
  directorys: z.array(z.lazy(() => MenuSchema)),
});

const User = z.looseObject({
  userId: Id,
  /** Shown name. */
  username: z.string(),
  /** What the person signs in with. */
  account: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  /** Path of a picture, as `uploadImage` answers it. Left out or empty: none. */
  avatar: z.optional(z.string()),
  /** A sentence of the person's own. Left out or empty: none. */
  introduction: z.optional(z.string()),
  roles: z.array(z.looseObject({ id: Id, name: z.string() })),
  menus: z.array(MenuSchema),
  /** Ids of the tools that are there for the user. Left out: it is not known. */
  openTools: z.optional(z.array(z.string())),
  /** The role that the token was switched to; menus and permissions are this role's. Left out: all roles at once. */
  currentRole: z.optional(z.looseObject({ id: Id, name: z.string() })),
  /** The role whose view of the console this is: nothing can be changed. Left out: the user's own. */
  viewedRole: z.optional(z.looseObject({ id: Id, name: z.string() })),
});
export interface User extends z.infer<typeof User> {}

const AppConfig = z.looseObject({
  productTitle: z.string(),
  version: z.string(),
  /** False: answers quote the passages found instead of being written by a model. */
  modelConfigured: z.boolean(),
  maxUploadBytes: z.int(),
  /** The host that was asked is there for tests. */
  testHost: z.boolean(),
  /** Everything here is invented, to be looked at and tried. Left out: it is not. */
  demo: z.optional(z.boolean()),
});
export interface AppConfig extends z.infer<typeof AppConfig> {}

/** What a browser may know before anyone has signed in. */
export const readAppConfig = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/appConfig',
  reply: named<AppConfig>(AppConfig),
  needs: 'public',
  origin: 'ours',
});

/** Signs in. The token goes into the Authorization header of every later call. */
export const login = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/login',
  body: z.strictObject({
    username: z.string().check(z.minLength(1), z.maxLength(50)),
    password: z.string().check(z.minLength(1), z.maxLength(256)),
  }),
  reply: z.looseObject({ token: z.string() }),
  needs: 'public',
  fails: { wrong_credentials: 400, account_locked: 429, account_stopped: 400 },
  origin: 'spec',
});

/** Ends the session on the server; its token is dead from then on. */
export const logout = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/logout',
  reply: Done,
  needs: 'signedIn',
  embed: true,
  origin: 'ours',
});

/** The signed-in user with roles and the menus granted to them. */
export const readUser = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/sysUser/detail',
  query: z.strictObject({ needRole: z.optional(z.boolean()), needMenu: z.optional(z.boolean()) }),
  reply: named<User>(User),
  needs: 'signedIn',
  embed: true,
  origin: 'spec',
});

/** Tells the server what went wrong in a browser. Secrets are cut out, and only so many are taken from one address. */
export const clientLog = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/clientLog',
  body: z.strictObject({
    error: text(4000),
    /** Where in the program, e.g. the stack of components. */
    info: z.optional(note(4000)),
    url: z.optional(note(2000)),
  }),
  reply: Done,
  needs: 'public',
  origin: 'ours',
});
