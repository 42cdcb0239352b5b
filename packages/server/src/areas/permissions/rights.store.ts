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
  rolesBeyond,
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

/** Stands for others in the rights that lists are drawn by; no user's id. */
const ABOVE = '';

/** Any number that nobody else takes: each change is judged by the rights that all changes before it have left. */
const LOCK = 7_305_442_873;

/** True for a menu `m` with nothing below it: only such an entry opens a page. */
export const isLeaf = sql`not exists (select 1 from menus child where child.parent_id = m.id)`;

const everyUser = sql`
  select u.id, u.stopped,
    coalesce(array_agg(ur.role_id order by ur.role_id) filter (where ur.role_id is not null), '{}') as "roleIds"
  from staff u left join user_roles ur on ur.user_id = u.id group by u.id, u.stopped
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

/** All roles of those others who have one of these, which stands for them: nobody is gathered who may be one of many. */
const readOthersWith = async (db: Queryable, roleIds: readonly string[], userId: string): Promise<string[]> => {
  if (roleIds.length === 0) return [];
  const rows = await db.query<{ id: string }>(sql`
    select r.id from roles r where exists (
      select 1 from user_roles beyond join user_roles beside on beside.user_id = beyond.user_id
      where beyond.role_id = any(${[...roleIds]}::text[]) and beyond.user_id <> ${userId} and beside.role_id = r.id
    ) order by r.id
  `);
  return rows.map(({ id }) => id);
};

/** The rights that lists are drawn by: of all others, one stands for those who hold more than the actor. */
export const readRights = async (db: Queryable, rules: PermissionRules, actor: RightsActor): Promise<Rights> => {
  const [roles, own] = await Promise.all([
    readRoles(db, rules),
    db.query<UserRights & { id: string }>(sql`
      select id, stopped, array(select role_id from user_roles where user_id = users.id order by role_id) as "roleIds"
      from users where id = ${actor.userId}
    `),
  ]);
  const users = usersOf(own);
  const roleIds = await readOthersWith(db, rolesBeyond({ roles, users }, actor), actor.userId);
  return {
    roles,
    users: new Map([...users, ...(roleIds.length === 0 ? [] : [[ABOVE, { stopped: false, roleIds }] as const])]),
  };
};

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
