import type { System, TagSystem } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty } from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../db/sqlError.js';
import { matching, type Order, orderBy, pageOf } from '../../db/sqlParts.js';
import { fail } from '../../http/failure.js';
import { systemsOf } from '../../labels/index.js';

export interface TagSystemFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly keyword?: string;
  readonly enabled?: boolean;
  readonly id?: string;
}

/** What can be set; what is left out stays, or begins as it is by default. */
export interface TagSystemSettings {
  readonly name?: string;
  readonly description?: string;
  readonly enabled?: boolean;
  readonly roleIds?: readonly string[];
}

interface TagSystemRow {
  id: string;
  code: string;
  name: string;
  description: string;
  enabled: boolean;
  roles: { id: string; name: string }[];
  tagCount: number;
  createdAt: Date;
  updatedAt: Date;
}

const sortable = {
  code: 't.code',
  name: 't.name',
  enabled: 't.enabled',
  tagCount: '"tagCount"',
  createTime: 't.created_at',
  updateTime: 't.updated_at',
};

/** Turns what the tables refuse into the failure that it means. */
const refused = (error: unknown): unknown => {
  if (isUniqueViolation(error, 'tag_systems_code')) return fail('code_taken');
  if (isUniqueViolation(error, 'tag_systems_name')) return fail('name_taken');
  if (isForeignKeyViolation(error, 'role_tag_systems_role_id_fkey')) return fail('role_not_found');
  return error;
};

const bind = async (tx: Queryable, id: string, roleIds: readonly string[]): Promise<void> => {
  await tx.query(sql`delete from role_tag_systems where tag_system_id = ${id}`);
  await tx.query(sql`
    insert into role_tag_systems (role_id, tag_system_id)
    select role, ${id} from unnest(${[...new Set(roleIds)]}::text[]) as role
  `);
};

export type TagSystemStore = ReturnType<typeof tagSystemStore>;

/** Label systems, the roles that may work in each, and which one each user works in. */
export const tagSystemStore = (db: Database) => ({
  /** What all own roles open, or one of them. Null where the role is not the user's. */
  ofUser: async (userId: string, roleId: string | undefined): Promise<System[] | null> => {
    const systems = await systemsOf(db, userId);
    if (roleId !== undefined) {
      const own = await db.query(sql`
        select 1 from user_roles ur join roles r on r.id = ur.role_id and r.enabled
        where ur.user_id = ${userId} and r.id = ${roleId}
      `);
      if (own.length === 0) return null;
    }
    return systems
      .filter(({ roleIds }) => roleId === undefined || roleIds.includes(roleId))
      .map(({ roleIds: _roles, ...system }) => system);
  },

  /** False where no role of the user opens it. */
  choose: async (userId: string, id: string): Promise<boolean> => {
    if (!(await systemsOf(db, userId)).some((system) => system.id === id)) return false;
    await db.query(sql`
      update users set current_tag_system_id = (select id from tag_systems where id = ${id}) where id = ${userId}
    `);
    return true;
  },

  /** Newest first unless `orders` say otherwise. */
  page: async (filter: TagSystemFilter): Promise<{ list: TagSystem[]; total: number }> => {
    const { current, size, orders, keyword = '', enabled, id } = filter;
    const where = sql`
      true
      ${matching(keyword, 't.name', 't.code', 't.description')}
      ${enabled === undefined ? empty : sql`and t.enabled = ${enabled}`}
      ${id === undefined ? empty : sql`and t.id = ${id}`}
    `;
    const rows = await db.query<TagSystemRow>(sql`
      select t.id, t.code, t.name, t.description, t.enabled, t.created_at as "createdAt", t.updated_at as "updatedAt",
        (select count(*)::int from tags where tag_system_id = t.id) as "tagCount",
        coalesce(
          (
            select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name)
            from role_tag_systems rt join roles r on r.id = rt.role_id where rt.tag_system_id = t.id
          ),
          '[]'
        ) as roles
      from tag_systems t where ${where} ${orderBy(orders, sortable, 't.created_at desc, t.id')}
      ${pageOf({ current, size })}
    `);
    const [all] = await db.query<{ total: number }>(
      sql`select count(*)::int as total from tag_systems t where ${where}`,
    );
    const list = rows.map(({ createdAt, updatedAt, ...row }) => ({
      ...row,
      createTime: createdAt.toISOString(),
      updateTime: updatedAt.toISOString(),
    }));
    return { list, total: all?.total ?? 0 };
  },

  all: () =>
    db.query<{ id: string; code: string; name: string; enabled: boolean }>(
      sql`select id, code, name, enabled from tag_systems order by name`,
    ),

  /** Answers the new id. Throws `code_taken`, `name_taken` and `role_not_found`. */
  add: async (settings: TagSystemSettings & { readonly code: string; readonly name: string }): Promise<string> => {
    const { code, name, description = '', enabled = true, roleIds = [] } = settings;
    const id = randomId();
    try {
      await db.transaction(async (tx) => {
        await tx.query(sql`
          insert into tag_systems (id, code, name, description, enabled)
          values (${id}, ${code}, ${name}, ${description}, ${enabled})
        `);
        await bind(tx, id, roleIds);
      });
    } catch (error) {
      throw refused(error);
    }
    return id;
  },

  /** False where there is no such system. Throws `name_taken` and `role_not_found`. */
  modify: async (id: string, settings: TagSystemSettings): Promise<boolean> => {
    const { name = null, description = null, enabled = null, roleIds } = settings;
    try {
      return await db.transaction(async (tx) => {
        const rows = await tx.query(sql`
          update tag_systems set
            name = coalesce(${name}::text, name),
            description = coalesce(${description}::text, description),
            enabled = coalesce(${enabled}::boolean, enabled),
            updated_at = now()
          where id = ${id} returning id
        `);
        if (rows.length === 0) return false;
        if (roleIds !== undefined) await bind(tx, id, roleIds);
        return true;
      });
    } catch (error) {
      throw refused(error);
    }
  },

  /** With their labels: all of them, or none. Those that are not there are passed over. Throws `tag_system_in_use`. */
  remove: (ids: readonly string[]): Promise<void> =>
    db.transaction(async (tx) => {
      const wanted = [...ids];
      await tx.query(sql`select 1 from tag_systems where id = any(${wanted}::text[]) for update`);
      const bound = await tx.query(
        sql`select 1 from role_tag_systems where tag_system_id = any(${wanted}::text[]) limit 1`,
      );
      if (bound.length > 0) throw fail('tag_system_in_use');
      await tx.query(sql`delete from tag_systems where id = any(${wanted}::text[])`);
    }),
});
