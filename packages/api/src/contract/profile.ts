import { INTRODUCTION_MAX } from '@console/base';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Email, Id, name, named, note, Phone, text } from './fields.js';

const BaseInfo = z.looseObject({
  id: Id,
  username: z.string(),
  account: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  /** Path of a picture, as `uploadImage` answers it. Left out or empty: none. */
  avatar: z.optional(z.string()),
  introduction: z.optional(z.string()),
  /** To look at only. */
  roles: z.array(z.looseObject({ id: Id, name: z.string() })),
});
export interface BaseInfo extends z.infer<typeof BaseInfo> {}

/** Changes the own password; every session of the user ends then. It is changed where something truthy is answered. */
export const updatePassword = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/sysUser/updatePwd',
  body: z.strictObject({
    account: text(50),
    oldPassword: z.string().check(z.minLength(1), z.maxLength(256)),
    newPassword: z.string().check(z.minLength(1), z.maxLength(256)),
    id: Id,
  }),
  reply: z.union([z.boolean(), z.unknown()]),
  needsData: true,
  needs: 'signedIn',
  fails: { wrong_password: 400, weak_password: 400, same_password: 400, user_not_found: 404 },
  origin: 'spec',
});

/** What the signed-in user may change of themselves. Of anyone else, nothing is found. */
export const readUserBaseInfo = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/sysUser/getUserBaseInfo',
  query: z.strictObject({ id: Id }),
  reply: named<BaseInfo>(BaseInfo),
  needs: 'signedIn',
  fails: { user_not_found: 404 },
  origin: 'spec',
});

/** Changes what the reader says of themselves. */
export const updateUserBaseInfo = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/sysUser/updateUserBaseInfo',
  body: z.strictObject({
    id: Id,
    username: name(50),
    phoneNumber: Phone,
    email: Email,
    /** Of a picture that the user uploaded; empty: none. Left out: as it was. */
    avatar: z.optional(note(300)),
    /** Left out: as it was. */
    introduction: z.optional(note(INTRODUCTION_MAX)),
  }),
  reply: Done,
  needs: 'signedIn',
  fails: { user_not_found: 404, file_not_found: 404, phone_taken: 301, email_taken: 301 },
  origin: 'spec',
});
