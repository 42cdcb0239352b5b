import type { Menu, Role } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty } from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../db/sqlError.js';
import { matching, type Order, orderBy, pageOf } from '../../db/sqlParts.js';
import { fail } from '../../http/failure.js';
import { mustBe, type RightsActor, type Standing } from './rights.js';
import { type AccountRules, changingRights, isLeaf } from './rights.store.js';

export interface RoleFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly keyword?: string;
  readonly enabled?: boolean;
  readonly roleId?: string;
}

/** What can be set; what is left out stays, or begins empty. */
export interface RoleSettings {
  readonly name?: string;
  readonly description?: string;
  readonly permissionIds?: readonly string[];
  readonly tagSystemIds?: readonly string[];
}

interface RoleRow {
  id: string;
  name: string;
  description: string;
  enabled: boolean;
  userCount: number;
  menuCount: number;
  tagSystems: { id: string; name: string }[];
  createdAt: Date;
  updatedAt: Date;
}

const sortable = {
  name: 'r.name',
  enabled: 'r.enabled',
  userCount: '"userCount"',
  menuCount: '"menuCount"',
  createTime: 'r.created_at',
  updateTime: 'r.updated_at',
};

/** Turns what the tables refuse into the failure that it means. */
const refused = (error: unknown): unknown => {
  if (isUniqueViolation(error, 'roles_name_key')) return fail('name_taken');
  if (isForeignKeyViolation(error, 'role_tag_systems_tag_system_id_fkey')) return fail('tag_system_not_found');
  return error;
};

type Rules = Pick<AccountRules, 'permissionsOf' | 'menuTree'>;

/** Grants exactly these. Folders are what a tree control sends along, and are not kept. */
const grant = async (tx: Queryable, roleId: string, menuIds: readonly string[]) => {
  const wanted = [...new Set(menuIds)];
  const known = await tx.query<{ id: string; leaf: boolean }>(
    sql`select m.id, ${isLeaf} as leaf from menus m where m.id = any(${wanted}::text[])`,
  );
  if (known.length < wanted.length) throw fail('menu_not_found');
  const leaves = known.filter(({ leaf }) => leaf);
  await tx.query(sql`delete from role_menus where role_id = ${roleId}`);
  await tx.query(sql`
    insert into role_menus (role_id, menu_id)
    select ${roleId}, menu from unnest(${leaves.map(({ id }) => id)}::text[]) as menu
  `);
};

const bind = async (tx: Queryable, roleId: string, tagSystemIds: readonly string[]): Promise<void> => {
  await tx.query(sql`delete from role_tag_systems where role_id = ${roleId}`);
  await tx.query(sql`
    insert into role_tag_systems (role_id, tag_system_id)
    select ${roleId}, system from unnest(${[...new Set(tagSystemIds)]}::text[]) as system
  `);
};

export type RoleStore = ReturnType<typeof roleStore>;

/** Roles, the menu leaves that they grant, and the label systems that they open. */
export const roleStore = (db: Database, rules: Rules) => ({
  /** By name unless `orders` say otherwise. */
  page: async (filter: RoleFilter, standing: Standing): Promise<{ list: Role[]; total: number }> => {
    const { current, size, orders, keyword = '', enabled, roleId } = filter;
    const where = sql`
      true
      ${matching(keyword, 'r.name', 'r.description')}
      ${enabled === undefined ? empty : sql`and r.enabled = ${enabled}`}
      ${roleId === undefined ? empty : sql`and r.id = ${roleId}`}
    `;
    const rows = await db.query<RoleRow>(sql`
      select r.id, r.name, r.description, r.enabled, r.created_at as "createdAt", r.updated_at as "updatedAt",
        (select count(*)::int from user_roles where role_id = r.id) as "userCount",
        (
          select count(*)::int from role_menus rm join menus m on m.id = rm.menu_id
          where rm.role_id = r.id and ${isLeaf}
        ) as "menuCount",
        coalesce(
          (
            select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.name)
            from role_tag_systems rt join tag_systems t on t.id = rt.tag_system_id where rt.role_id = r.id
          ),
          '[]'
        ) as "tagSystems"
      from roles r where ${where} ${orderBy(orders, sortable, 'r.name, r.id')}
      ${pageOf({ current, size })}
    `);
    const [all] = await db.query<{ total: number }>(sql`select count(*)::int as total from roles r where ${where}`);
    const list = rows.map(({ createdAt, updatedAt, ...row }) => ({
      ...row,
      createTime: createdAt.toISOString(),
      updateTime: updatedAt.toISOString(),
      manageable: standing.mayChangeRole(row.id),
      grantable: standing.mayGive(row.id),
    }));
    return { list, total: all?.total ?? 0 };
  },

  all: async (standing: Standing) => {
    const rows = await db.query<{ id: string; name: string; enabled: boolean }>(
      sql`select id, name, enabled from roles order by name`,
    );
    return rows.map((role) => ({ ...role, grantable: standing.mayGive(role.id) }));
  },

  /** What the role grants, under the folders above. Null where there is no such role. */
  menus: async (id: string): Promise<Menu[] | null> => {
    if ((await db.query(sql`select 1 from roles where id = ${id}`)).length === 0) return null;
    return rules.menuTree(
      await db.query(sql`
        with recursive granted as (
          select m.* from menus m join role_menus rm on rm.menu_id = m.id where rm.role_id = ${id} and ${isLeaf}
          union
          select parent.* from menus parent join granted on granted.parent_id = parent.id
        )
        select id as "permissionId", parent_id as "parentId", name, href, icon, order_num as "orderNum", platform from granted
      `),
    );
  },

  /** Answers the new id. Throws `name_taken`, `menu_not_found` and `tag_system_not_found`. */
  add: async (actor: RightsActor, settings: RoleSettings & { readonly name: string }): Promise<string> => {
    const { name, description = '', permissionIds = [], tagSystemIds = [] } = settings;
    const id = randomId();
    try {
      await changingRights(db, rules, actor, async (tx) => {
        await tx.query(sql`insert into roles (id, name, description) values (${id}, ${name}, ${description})`);
        await grant(tx, id, permissionIds);
        await bind(tx, id, tagSystemIds);
      });
    } catch (error) {
      throw refused(error);
    }
    return id;
  },

  /** False where there is no such role. Throws as `add` does. */
  update: async (actor: RightsActor, id: string, settings: RoleSettings): Promise<boolean> => {
    const { name = null, description = null, permissionIds, tagSystemIds } = settings;
    try {
      return await changingRights(db, rules, actor, async (tx, standing) => {
        mustBe(standing.mayChangeRole(id));
        const rows = await tx.query(sql`
          update roles set name = coalesce(${name}::text, name),
            description = coalesce(${description}::text, description), updated_at = now()
          where id = ${id} returning id
        `);
        if (rows.length === 0) return false;
        if (permissionIds !== undefined) await grant(tx, id, permissionIds);
        if (tagSystemIds !== undefined) await bind(tx, id, tagSystemIds);
        return true;
      });
    } catch (error) {
      throw refused(error);
    }
  },

  /** False where there is no such role. Throws `role_in_use`. */
  remove: (actor: RightsActor, id: string): Promise<boolean> =>
    changingRights(db, rules, actor, async (tx) => {
      if ((await tx.query(sql`select 1 from user_roles where role_id = ${id} limit 1`)).length > 0) {
        throw fail('role_in_use');
      }
      return (await tx.query(sql`delete from roles where id = ${id} returning id`)).length > 0;
    }),

  /** False where there is no such role. */
  enable: (actor: RightsActor, id: string, enabled: boolean): Promise<boolean> =>
    changingRights(db, rules, actor, async (tx, standing) => {
      mustBe(standing.mayChangeRole(id));
      const rows = await tx.query(
        sql`update roles set enabled = ${enabled}, updated_at = now() where id = ${id} returning id`,
      );
      return rows.length > 0;
    }),
});
