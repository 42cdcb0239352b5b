import type { Database } from '../../db/database.js';
import type { Route } from '../../http/serve.js';
import { labelRoutes } from './labels.routes.js';
import { menuRoutes } from './menus.routes.js';
import type { AccountRules } from './rights.js';
import { roleRoutes } from './roles.routes.js';
import { userRoutes } from './users.routes.js';

export type { AccountRules } from './rights.js';

export interface PermissionDeps {
  readonly db: Database;
  readonly rules: AccountRules;
}

/** Users, roles, menus and label systems. */
export const permissionRoutes = ({ db, rules }: PermissionDeps): Route[] => [
  ...userRoutes(db, rules),
  ...roleRoutes(db, rules),
  ...menuRoutes(db, rules),
  ...labelRoutes(db),
];
