import type { %Record% } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty } from 'sql-template-tag';
import type { Database } from '../../db/database.js';
import { isUniqueViolation } from '../../db/sqlError.js';
import { matching, type Order, orderBy, pageOf } from '../../db/sqlParts.js';
import { fail } from '../../http/failure.js';

export interface %Record%Filter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly keyword?: string;
  readonly enabled?: boolean;
  readonly idList?: readonly string[];
}

/** What can be set; what is left out stays, or begins as it is by default. */
export interface %Record%Settings {
  readonly name?: string;
  readonly description?: string;
  readonly enabled?: boolean;
}

interface %Record%Row {
  id: string;
  name: string;
  description: string;
  enabled: boolean;
  createdAt: Date;
  updatedAt: Date;
}

const sortable = { name: 'name', enabled: 'enabled', createTime: 'created_at', updateTime: 'updated_at' };

/** Turns what the table refuses into the failure that it means. */
const refused = (error: unknown): unknown =>
  isUniqueViolation(error, '%table%_name') ? fail('name_taken') : error;

export type %Record%Store = ReturnType<typeof %record%Store>;

export const %record%Store = (db: Database) => ({
  /** Newest first unless `orders` say otherwise. */
  page: async (filter: %Record%Filter): Promise<{ list: %Record%[]; total: number }> => {
    const { current, size, orders, keyword = '', enabled, idList } = filter;
    const where = sql`
      true
      ${matching(keyword, 'name', 'description')}
      ${enabled === undefined ? empty : sql`and enabled = ${enabled}`}
      ${idList === undefined ? empty : sql`and id = any(${[...idList]}::text[])`}
    `;
    const rows = await db.query<%Record%Row>(sql`
      select id, name, description, enabled, created_at as "createdAt", updated_at as "updatedAt"
      from %table% where ${where} ${orderBy(orders, sortable, 'created_at desc, id')}
      ${pageOf({ current, size })}
    `);
    const [all] = await db.query<{ total: number }>(
      sql`select count(*)::int as total from %table% where ${where}`,
    );
    const list = rows.map(({ createdAt, updatedAt, ...row }) => ({
      ...row,
      createTime: createdAt.toISOString(),
      updateTime: updatedAt.toISOString(),
    }));
    return { list, total: all?.total ?? 0 };
  },

  /** Answers the new id. Throws `name_taken`. */
  add: async (settings: %Record%Settings & { readonly name: string }): Promise<string> => {
    const { name, description = '', enabled = true } = settings;
    const id = randomId();
    try {
      await db.query(sql`
        insert into %table% (id, name, description, enabled)
        values (${id}, ${name.trim()}, ${description.trim()}, ${enabled})
      `);
    } catch (error) {
      throw refused(error);
    }
    return id;
  },

  /** False where there is none. Throws `name_taken`. */
  modify: async (id: string, settings: %Record%Settings): Promise<boolean> => {
    const { name, description, enabled = null } = settings;
    try {
      const rows = await db.query(sql`
        update %table% set
          name = coalesce(${name?.trim() ?? null}::text, name),
          description = coalesce(${description?.trim() ?? null}::text, description),
          enabled = coalesce(${enabled}::boolean, enabled),
          updated_at = now()
        where id = ${id} returning id
      `);
      return rows.length > 0;
    } catch (error) {
      throw refused(error);
    }
  },

  /** Those that are not there are passed over. */
  remove: async (ids: readonly string[]): Promise<void> => {
    await db.query(sql`delete from %table% where id = any(${[...ids]}::text[])`);
  },
});
