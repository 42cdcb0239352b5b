import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Id, known, named, note, pageOf, paging, Time, within } from './fields.js';

/** What a thing is that can be called by name. */
export const auditKinds = [
  'user',
  'role',
  'menu',
  'tagSystem',
  'tag',
  'message',
  'knowledgeBase',
  'document',
  'assistant',
  'model',
  'embedKey',
  'metric',
  'analysisReport',
  'dataSource',
  'tripleSchema',
  'tripleTask',
  'tripleImport',
] as const;

const AuditSubject = z.looseObject({
  id: Id,
  kind: known(auditKinds),
  /** As it is now, or was when it was deleted. */
  name: z.string(),
  /** False: it was deleted. */
  exists: z.boolean(),
});
export interface AuditSubject extends z.infer<typeof AuditSubject> {}

const AuditEntry = z.looseObject({
  id: Id,
  userId: Id,
  /** As it was then. */
  username: z.string(),
  account: z.string(),
  /** The call, by its name in this contract, e.g. `login` or `deleteUser`. */
  action: z.string(),
  /** What it was done to, e.g. `id=u1 roleIds=r1,r2`. */
  target: z.string(),
  /** Those things of it that have a name. */
  subjects: z.array(named<AuditSubject>(AuditSubject)),
  /** Null: it was done; otherwise the reason why it was refused. */
  failure: z.nullable(z.string()),
  /** The same in the reader's language. */
  failureText: z.nullable(z.string()),
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
