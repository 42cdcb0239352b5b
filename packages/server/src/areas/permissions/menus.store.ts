import type { Menu } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Database } from '../../db/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../db/sqlError.js';
import { fail } from '../../http/failure.js';
import { type Rights, type RightsActor, standingOf } from './rights.js';
import { type AccountRules, changingRights, type MenuEntry } from './rights.store.js';

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
  all: async (rights: Rights, actor: RightsActor): Promise<Menu[]> => {
    const rows = await db.query<MenuEntry>(
      sql`select id as "permissionId", parent_id as "parentId", name, href, icon, order_num as "orderNum", platform from menus`,
    );
    const standing = standingOf(rights, actor);
    const fixed = new Set(
      [...rights.roles].flatMap(([id, { pages }]) => (standing.mayChangeRole(id) ? [] : pages.map((page) => page.id))),
    );
    return rules.menuTree(
      rows.map((row) => ({
        ...row,
        grantable: standing.within(rules.permissionsOf([row.href])),
        manageable: !fixed.has(row.permissionId),
      })),
    );
  },

  /** Answers the new id. Nobody holds it at first. Throws `menu_not_found` and `href_taken`. */
  add: async (
    actor: RightsActor,
    settings: MenuSettings & { readonly name: string; readonly href: string },
  ): Promise<string> => {
    const { name, href, icon = '', orderNum = 0, platform = '', parentId = null } = settings;
    const id = randomId();
    try {
      await changingRights(db, rules, actor, (tx) =>
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
   * Another path opens another page to everyone who holds the entry. False where there is no such entry. Throws as `add`
   * does, and `moved_into_itself`.
   */
  modify: async (actor: RightsActor, id: string, settings: MenuSettings): Promise<boolean> => {
    const { name = null, href = null, icon = null, orderNum = null, platform = null, parentId } = settings;
    try {
      return await changingRights(db, rules, actor, async (tx) => {
        if ((await tx.query(sql`select 1 from menus where id = ${id} for update`)).length === 0) return false;
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

  /** With those below; entries that are not there are passed over. */
  remove: (actor: RightsActor, ids: readonly string[]): Promise<unknown> =>
    changingRights(db, rules, actor, (tx) => tx.query(sql`delete from menus where id = any(${[...ids]}::text[])`)),
});
