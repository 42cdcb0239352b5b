import type { Menu, Permission } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import {
  type GrantedPage,
  judge,
  keepAdministrators,
  type Rights,
  type RightsActor,
  type RoleRights,
  type Standing,
  standingOf,
  type UserRights,
} from './rights.js';

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

export type PermissionRules = Pick<AccountRules, 'permissionsOf'>;

/** Any number that nobody else takes: each change is judged by the rights that all changes before it have left. */
const LOCK = 7_305_442_873;

/** True for a menu `m` with nothing below it: only such an entry opens a page. */
export const isLeaf = sql`not exists (select 1 from menus child where child.parent_id = m.id)`;

const everyUser = sql`
  select u.id, u.stopped,
    coalesce(array_agg(ur.role_id order by ur.role_id) filter (where ur.role_id is not null), '{}') as "roleIds"
  from users u left join user_roles ur on ur.user_id = u.id group by u.id
`;

const readRoles = async (tx: Queryable, { permissionsOf }: PermissionRules): Promise<Map<string, RoleRights>> => {
  const rows = await tx.query<{ id: string; enabled: boolean; pages: GrantedPage[] }>(sql`
    with recursive placed as (
      select id, platform as platforms from menus where parent_id is null
      union all
      select m.id, placed.platforms || '/' || m.platform from menus m join placed on placed.id = m.parent_id
    )
    select r.id, r.enabled, coalesce(
      (
        select jsonb_agg(jsonb_build_object('id', m.id, 'href', m.href, 'platforms', placed.platforms) order by m.id)
        from role_menus rm join menus m on m.id = rm.menu_id join placed on placed.id = m.id
        where rm.role_id = r.id and ${isLeaf}
      ),
      '[]'
    ) as pages
    from roles r
  `);
  return new Map(
    rows.map(({ id, enabled, pages }) => [
      id,
      { enabled, pages, permissions: permissionsOf(pages.map(({ href }) => href)) },
    ]),
  );
};

const usersOf = (rows: readonly (UserRights & { id: string })[]): Map<string, UserRights> =>
  new Map(rows.map(({ id, stopped, roleIds }) => [id, { stopped, roleIds }]));

const readAll = async (tx: Queryable, rules: PermissionRules): Promise<Rights> => ({
  roles: await readRoles(tx, rules),
  users: usersOf(await tx.query<UserRights & { id: string }>(everyUser)),
});

/** The rights that lists are drawn by: of others with the same roles, one stands for all. */
export const readRights = async (db: Queryable, rules: PermissionRules, { userId }: RightsActor): Promise<Rights> => ({
  roles: await readRoles(db, rules),
  users: usersOf(
    await db.query<UserRights & { id: string }>(sql`
      with everyone as (${everyUser})
      select id, stopped, "roleIds" from everyone where id = ${userId}
      union all
      select min(id), stopped, "roleIds" from everyone where id <> ${userId} group by stopped, "roleIds"
    `),
  ),
});

/** What somebody may do right now, for lists. What they do is judged anew. */
export const readStanding = async (db: Queryable, rules: PermissionRules, actor: RightsActor): Promise<Standing> =>
  standingOf(await readRights(db, rules, actor), actor);

/**
 * Runs a change of users, roles or menus, alone, and takes it back where it goes beyond the rights of who makes it, or
 * would leave nobody to manage the others. `change` is given what they may do, to ask about what rights do not show.
 * Throws `beyond_rights`, `last_administrator` and `nobody_above`.
 */
export const changingRights = <T>(
  db: Database,
  rules: PermissionRules,
  actor: RightsActor,
  change: (tx: Queryable, standing: Standing) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(${LOCK})`);
    const before = await readAll(tx, rules);
    const result = await change(tx, standingOf(before, actor));
    // An entry that has become a folder opens nothing. Kept, its grants would come back with its last child's end.
    await tx.query(sql`delete from role_menus rm using menus m where m.id = rm.menu_id and not ${isLeaf}`);
    const after = await readAll(tx, rules);
    judge(before, after, actor);
    keepAdministrators(before, after);
    return result;
  });
