import type { Menu, Permission } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import { fail } from '../../http/failure.js';

/** One entry of the menu, with the folder it stands in. */
export interface MenuEntry extends Omit<Menu, 'directorys'> {
  readonly parentId: string | null;
}

/** What the area of accounts lends to this one. */
export interface AccountRules {
  /** What the holder of these menu leaves may call. */
  readonly permissionsOf: (leafHrefs: readonly string[]) => ReadonlySet<Permission>;
  readonly menuTree: (entries: readonly MenuEntry[]) => Menu[];
  readonly generatePassword: (account: string) => string;
  readonly hashPassword: (password: string) => Promise<string>;
  /** Answers a token that looks at the console as a role sees it. */
  readonly viewToken: (signInId: string, roleId: string) => Promise<string>;
}

/** A menu leaf about to be granted. */
export interface GrantedMenu {
  readonly id: string;
  readonly href: string;
}

/** Any number that nobody else takes: two changes of rights at once could leave nobody who has them. */
const LOCK = 7_305_442_873;

/** True for a menu `m` with nothing below it: only such an entry opens a page. */
export const isLeaf = sql`not exists (select 1 from menus child where child.parent_id = m.id)`;

/** Runs a change of users, roles or menus, alone. Throws `last_administrator` where nobody could manage users and roles afterwards. */
export const changingRights = <T>(
  db: Database,
  { permissionsOf }: Pick<AccountRules, 'permissionsOf'>,
  change: (tx: Queryable) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(${LOCK})`);
    const result = await change(tx);
    const roles = await tx.query<{ id: string; hrefs: string[] }>(sql`
      select r.id, array_agg(m.href) as hrefs
      from roles r join role_menus rm on rm.role_id = r.id join menus m on m.id = rm.menu_id
      where r.enabled and ${isLeaf} group by r.id
    `);
    const granting = (permission: Permission) =>
      roles.filter(({ hrefs }) => permissionsOf(hrefs).has(permission)).map(({ id }) => id);
    const left = await tx.query(sql`
      select 1 from users u where not u.stopped
        and exists (select 1 from user_roles where user_id = u.id and role_id = any(${granting('users')}::text[]))
        and exists (select 1 from user_roles where user_id = u.id and role_id = any(${granting('roles')}::text[]))
      limit 1
    `);
    if (left.length === 0) throw fail('last_administrator');
    return result;
  });

/** Menu leaves that users hold through roles that are enabled: those of one user, or of everyone who may sign in. */
const heldLeaves = (tx: Queryable, userId: string | null): Promise<GrantedMenu[]> =>
  tx.query<GrantedMenu>(sql`
    select distinct m.id, m.href
    from users u
      join user_roles ur on ur.user_id = u.id
      join roles r on r.id = ur.role_id and r.enabled
      join role_menus rm on rm.role_id = r.id
      join menus m on m.id = rm.menu_id
    where ${isLeaf} and (u.id = ${userId}::text or (${userId}::text is null and not u.stopped))
  `);

/**
 * Throws `not_permitted` where somebody would hand on more than they hold. Who manages both users and roles may also
 * hand on another entry for what they may do anyway, and what nobody holds: otherwise a new entry, or a page that was
 * taken from everyone, could never be granted.
 */
export const mustHold = async (
  tx: Queryable,
  { permissionsOf }: Pick<AccountRules, 'permissionsOf'>,
  actorId: string,
  menus: readonly GrantedMenu[],
): Promise<void> => {
  const held = await heldLeaves(tx, actorId);
  const missing = menus.filter(({ id }) => !held.some((one) => one.id === id));
  if (missing.length === 0) return;
  const own = permissionsOf(held.map(({ href }) => href));
  if (!own.has('users') || !own.has('roles')) throw fail('not_permitted');
  const more = [...permissionsOf(missing.map(({ href }) => href))].filter((one) => !own.has(one));
  if (more.length === 0) return;
  const anyones = permissionsOf((await heldLeaves(tx, null)).map(({ href }) => href));
  if (more.some((one) => anyones.has(one))) throw fail('not_permitted');
};

/** What roles grant, or would grant if they were enabled. */
export const menusOfRoles = (tx: Queryable, roleIds: readonly string[]): Promise<GrantedMenu[]> =>
  tx.query<GrantedMenu>(sql`
    select distinct m.id, m.href from role_menus rm join menus m on m.id = rm.menu_id
    where rm.role_id = any(${[...roleIds]}::text[]) and ${isLeaf}
  `);
