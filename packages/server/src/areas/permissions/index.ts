import type { Database } from '../../db/database.js';
import type { Messages } from '../../http/messages.js';
import type { Route } from '../../http/serve.js';
import type { AuditLog } from './auditLog.js';
import { auditLogRoutes } from './auditLog.routes.js';
import { labelRoutes } from './labels.routes.js';
import { menuRoutes } from './menus.routes.js';
import type { AccountRules } from './rights.store.js';
import { roleRoutes } from './roles.routes.js';
import { userRoutes } from './users.routes.js';

export { createAuditLog } from './auditLog.js';
export { permissionMessages } from './permission.messages.js';
export type { AccountRules } from './rights.store.js';

export interface PermissionDeps {
  readonly db: Database;
  readonly rules: AccountRules;
  readonly audit: AuditLog;
  /** Words of every reason that a call may end with. */
  readonly messages: Messages;
}

/** Users, roles, menus and label systems, and the log of who changed what. */
export const permissionRoutes = ({ db, rules, audit, messages }: PermissionDeps): Route[] => [
  ...userRoutes(db, rules),
  ...roleRoutes(db, rules),
  ...menuRoutes(db, rules),
  ...labelRoutes(db),
  ...auditLogRoutes(audit, messages),
];
