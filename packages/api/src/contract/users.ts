import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Email, Id, name, named, note, pageOf, paging, Phone, Time } from './fields.js';
import { rightsFailures } from './rightsFailures.js';
import { spreadsheetFails } from './spreadsheetFails.js';

/** A user as administrators see them. */
const ManagedUser = z.looseObject({
  id: Id,
  account: z.string(),
  username: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  department: z.string(),
  roles: z.array(z.looseObject({ id: Id, name: z.string() })),
  /** False: stopped, cannot sign in. */
  enabled: z.boolean(),
  /** False: holds more than the caller, who cannot change, stop or delete them. Left out: the caller can. */
  manageable: z.optional(z.boolean()),
  /** Null: has never signed in. */
  lastSignInTime: z.nullable(Time),
  createTime: Time,
  updateTime: Time,
});
export interface ManagedUser extends z.infer<typeof ManagedUser> {}

const roleIds = z.array(Id).check(z.minLength(1), z.maxLength(50));
const settings = {
  username: name(50),
  phoneNumber: Phone,
  email: Email,
  department: z.optional(note(50)),
  roleIds,
};

/** Users with their roles. */
export const pageUsers = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/sysUser/selectUserList',
  body: z.strictObject({
    ...paging,
    /** Part of the name, account or phone number. */
    keyword: z.optional(note(50)),
    roleId: z.optional(Id),
    department: z.optional(note(50)),
    enabled: z.optional(z.boolean()),
    userId: z.optional(Id),
  }),
  reply: pageOf<ManagedUser>(ManagedUser),
  needs: 'users',
  origin: 'reading',
});

/** Names of users to choose from, at most 50: without phone numbers and addresses. */
export const listUserNames = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/sysUser/names',
  query: z.strictObject({
    keyword: z.optional(note(50)),
    idList: z.optional(z.array(Id).check(z.maxLength(50))),
  }),
  reply: z.array(
    z.looseObject({
      id: Id,
      username: z.string(),
      account: z.string(),
      /** False: holds more than the caller, who can neither give them a role nor take one. Left out: the caller can. */
      manageable: z.optional(z.boolean()),
    }),
  ),
  needs: 'users.look',
  origin: 'ours',
});

/** Adds a user with a generated first password, which is answered this once. */
export const addUser = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/sysUser/addUser',
  body: z.strictObject({
    ...settings,
    /** What the person signs in with. */
    account: z.string().check(z.minLength(1), z.maxLength(50), z.regex(/^\S+$/)),
  }),
  reply: z.looseObject({ ...Created._zod.def.shape, password: z.string() }),
  needs: 'users',
  fails: { ...rightsFailures, account_taken: 409, phone_taken: 409, email_taken: 409, role_not_found: 404 },
  origin: 'reading',
});

/** Changes a user. */
export const updateUser = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/sysUser/updateUser',
  body: z.strictObject({
    id: Id,
    username: z.optional(settings.username),
    phoneNumber: z.optional(settings.phoneNumber),
    email: z.optional(settings.email),
    department: settings.department,
    roleIds: z.optional(roleIds),
  }),
  reply: Done,
  needs: 'users',
  fails: { ...rightsFailures, user_not_found: 404, phone_taken: 409, email_taken: 409, role_not_found: 404 },
  origin: 'reading',
});

/** Deletes a user with everything personal: conversations, notifications, drafts. */
export const deleteUser = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/sysUser/deleteById',
  query: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'users',
  fails: { ...rightsFailures, user_not_found: 404, own_account: 409 },
  origin: 'reading',
});

/** A stopped user's sessions end at once. */
export const stopOrStartUser = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/sysUser/stopOrStart',
  body: z.strictObject({ id: Id, enabled: z.boolean() }),
  reply: Done,
  needs: 'users',
  fails: { ...rightsFailures, user_not_found: 404, own_account: 409 },
  origin: 'reading',
});

/** Gives a user a generated password, answered this once, and ends their sessions. */
export const resetPassword = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/sysUser/resetPwd',
  body: z.strictObject({ id: Id }),
  reply: z.looseObject({ password: z.string() }),
  needs: 'users',
  fails: { ...rightsFailures, user_not_found: 404, own_account: 409 },
  origin: 'ours',
});

/** A spreadsheet to fill in: the columns that `importUsers` reads, with an example. */
export const downloadUserTemplate = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/sysUser/importTemplate',
  reply: z.unknown(),
  as: 'blob',
  needs: 'users',
  origin: 'ours',
});

const ImportedUser = z.looseObject({
  /** As the spreadsheet counts. */
  row: z.int(),
  account: z.string(),
  username: z.string(),
  /** The generated first password, told this once; null in a dry run. */
  password: z.nullable(z.string()),
});
export interface ImportedUser extends z.infer<typeof ImportedUser> {}

/**
 * Adds the users of an xlsx or csv file of up to 1000 rows, all of a call together or none. A dry run says what would
 * happen, and changes nothing. A call adds 200 at most, since each first password takes a while to hash: longer files
 * are sent several times, for some rows each time.
 */
export const importUsers = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/sysUser/importUsers',
  query: z.strictObject({
    dryRun: z.boolean(),
    /** First and last row that count this time, as the spreadsheet counts. Default: all. */
    fromRow: z.optional(z.int()),
    toRow: z.optional(z.int()),
  }),
  body: z.strictObject({ file: z.file() }),
  encoding: 'multipart',
  reply: z.looseObject({
    added: z.array(named<ImportedUser>(ImportedUser)),
    /** Rows that were not taken, each with the reason for people, and the column that it lies in. */
    refused: z.array(z.looseObject({ row: z.int(), message: z.string(), field: z.optional(z.string()) })),
  }),
  needs: 'users',
  fails: { ...rightsFailures, ...spreadsheetFails },
  origin: 'ours',
});
