import type { Menu } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Database } from '../../db/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../db/sqlError.js';
import { fail } from '../../http/failure.js';
import { type AccountRules, changingRights, mustHold } from './rights.js';

/** What can be set; what is left out stays, or begins empty. */
export interface MenuSettings {
  readonly name?: string;
  readonly href?: string;
  readonly icon?: string;
  readonly orderNum?: number;
  /** Empty: every platform. */
  readonly platform?: string;
  /** Null: at the top. */
  readonly parentId?: string | null;
}

/** Turns what the tables refuse into the failure that it means. */
const refused = (error: unknown): unknown => {
  if (isUniqueViolation(error, 'menus_href')) return fail('href_taken');
  if (isForeignKeyViolation(error, 'menus_parent_id_fkey')) return fail('menu_not_found');
  return error;
};

type Rules = Pick<AccountRules, 'permissionsOf' | 'menuTree'>;

export type MenuStore = ReturnType<typeof menuStore>;

/** Every entry of the menu, granted or not. */
export const menuStore = (db: Database, rules: Rules) => ({
  all: async (): Promise<Menu[]> =>
    rules.menuTree(
      await db.query(
        sql`select id as "permissionId", parent_id as "parentId", name, href, icon, order_num as "orderNum", platform from menus`,
      ),
    ),

  /** Answers the new id. Nobody holds it at first. Throws `menu_not_found`, `href_taken` and `last_administrator`. */
  add: async (settings: MenuSettings & { readonly name: string; readonly href: string }): Promise<string> => {
    const { name, href, icon = '', orderNum = 0, platform = '', parentId = null } = settings;
    const id = randomId();
    try {
      await changingRights(db, rules, (tx) =>
        tx.query(sql`
          insert into menus (id, parent_id, name, href, icon, order_num, platform)
          values (${id}, ${parentId}, ${name}, ${href}, ${icon}, ${orderNum}, ${platform})
        `),
      );
    } catch (error) {
      throw refused(error);
    }
    return id;
  },

  /**
   * Another path opens another page to everyone who holds the entry, so it takes the right to that page. False where
   * there is no such entry. Throws as `add` does, `moved_into_itself` and `not_permitted`.
   */
  modify: async (actorId: string, id: string, settings: MenuSettings): Promise<boolean> => {
    const { name = null, href = null, icon = null, orderNum = null, platform = null, parentId } = settings;
    try {
      return await changingRights(db, rules, async (tx) => {
        const [former] = await tx.query<{ href: string }>(sql`select href from menus where id = ${id} for update`);
        if (former === undefined) return false;
        if (href !== null && href !== former.href) {
          if (rules.permissionsOf([href]).size > 0) await mustHold(tx, rules, actorId, [{ id: '', href }]);
        }
        if (parentId !== undefined && parentId !== null) {
          const above = await tx.query<{ id: string }>(sql`
            with recursive above as (
              select id, parent_id from menus where id = ${parentId}
              union
              select m.id, m.parent_id from menus m join above on above.parent_id = m.id
            )
            select id from above
          `);
          if (above.some((one) => one.id === id)) throw fail('moved_into_itself');
        }
        await tx.query(sql`
          update menus set
            name = coalesce(${name}::text, name),
            href = coalesce(${href}::text, href),
            icon = coalesce(${icon}::text, icon),
            order_num = coalesce(${orderNum}::int, order_num),
            platform = coalesce(${platform}::text, platform),
            parent_id = case when ${parentId !== undefined}::boolean then ${parentId ?? null}::text else parent_id end
          where id = ${id}
        `);
        return true;
      });
    } catch (error) {
      throw refused(error);
    }
  },

  /** With those below; entries that are not there are passed over. Throws `last_administrator`. */
  remove: (ids: readonly string[]): Promise<unknown> =>
    changingRights(db, rules, (tx) => tx.query(sql`delete from menus where id = any(${[...ids]}::text[])`)),
});
