import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Id, note, pageOf, paging, Time, within } from './fields.js';

const AuditEntry = z.looseObject({
  id: Id,
  userId: Id,
  /** As it was then. */
  username: z.string(),
  account: z.string(),
  /** The call, by its name in this contract, e.g. `login` or `deleteUser`. */
  action: z.string(),
  /** What it was done to. */
  target: z.string(),
  /** Null: it was done; otherwise the reason why it was refused. */
  failure: z.nullable(z.string()),
  address: z.string(),
  /** Under which the server's own log knows the call. */
  requestId: z.optional(z.string()),
  time: Time,
});
export interface AuditEntry extends z.infer<typeof AuditEntry> {}

/** Who did what, newest first: sign-ins, and every change to users, roles, menus and label systems. */
export const pageAuditLog = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/auditLog/queryPage',
  body: z.strictObject({
    ...paging,
    ...within,
    userId: z.optional(Id),
    action: z.optional(note(50)),
    keyword: z.optional(note(50)),
  }),
  reply: pageOf<AuditEntry>(AuditEntry),
  needs: 'users',
  origin: 'ours',
});
