import sql from 'sql-template-tag';
import type { Database } from '../../db/database.js';
import { menuPlan, type PlannedAssistant } from './menuPlan.js';
import { ADMIN_ROLE, BUSINESS_ROLE, first, seedMenus } from './seedMenus.js';
import { generatePassword, hashPassword } from './password.js';
import { userStore } from './user.store.js';

export const ADMIN_ACCOUNT = 'admin';

/** Any number that nobody else takes: copies of the server that start together wait for one another. */
const LOCK = 7_305_442_872;

export interface SeedOptions {
  /** Assistants that have a menu entry of their own. */
  readonly assistants: readonly PlannedAssistant[];
  /** First password of the administrator. Default: a generated one. */
  readonly adminPassword?: string;
}

/** How to sign in for the first time. */
export interface FirstSignIn {
  readonly account: string;
  /** Null where the password was configured: its owner knows it. */
  readonly password: string | null;
}

/**
 * Puts in what an installation begins with, and the menus of pages that a newer version brings. Answers how to sign in
 * when the administrator has just been made, otherwise null.
 */
export const seedAccounts = async (db: Database, options: SeedOptions): Promise<FirstSignIn | null> => {
  const generated = options.adminPassword === undefined ? generatePassword(ADMIN_ACCOUNT) : null;
  return db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(${LOCK})`);
    for (const role of [ADMIN_ROLE, BUSINESS_ROLE]) {
      if (!(await first(tx, `role:${role.id}`))) continue;
      await tx.query(sql`insert into roles (id, name) values (${role.id}, ${role.name}) on conflict do nothing`);
    }
    await seedMenus(tx, menuPlan(options.assistants));
    if (!(await first(tx, 'administrator'))) return null;
    await userStore(tx).add({
      account: ADMIN_ACCOUNT,
      username: '管理员',
      passwordHash: await hashPassword(options.adminPassword ?? generated ?? ''),
      roleIds: [ADMIN_ROLE.id],
    });
    return { account: ADMIN_ACCOUNT, password: generated };
  });
};
