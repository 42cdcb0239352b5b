import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import { menuPlan, type PlannedAssistant } from './menuPlan.js';
import { generatePassword, hashPassword } from './password.js';
import { userStore } from './user.store.js';

export const ADMIN_ACCOUNT = 'admin';
export const ADMIN_ROLE = { id: 'role-administrator', name: '系统管理员' };
export const BUSINESS_ROLE = { id: 'role-business', name: '业务人员' };

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

/** True only the first time that something is put in: what people remove later stays removed. */
const first = async (tx: Queryable, name: string): Promise<boolean> =>
  (await tx.query(sql`insert into seeds (name) values (${name}) on conflict do nothing returning name`)).length > 0;

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
    for (const { id, parentId, name, href, icon, orderNum, audience } of menuPlan(options.assistants)) {
      if (!(await first(tx, `menu:${href}`))) continue;
      await tx.query(sql`
        insert into menus (id, parent_id, name, href, icon, order_num)
        values (${id}, (select id from menus where id = ${parentId}), ${name}, ${href}, ${icon}, ${orderNum})
        on conflict do nothing
      `);
      if (audience === null) continue;
      const roleIds = audience === 'everyone' ? [ADMIN_ROLE.id, BUSINESS_ROLE.id] : [ADMIN_ROLE.id];
      await tx.query(sql`
        insert into role_menus (role_id, menu_id)
        select r.id, m.id from roles r, menus m where r.id = any(${roleIds}::text[]) and m.id = ${id}
        on conflict do nothing
      `);
    }
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
