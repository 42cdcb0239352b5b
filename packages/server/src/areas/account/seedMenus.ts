import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import type { MenuPlan, PlannedMenu } from './menuPlan.js';

export const ADMIN_ROLE = { id: 'role-administrator', name: '系统管理员' };
export const BUSINESS_ROLE = { id: 'role-business', name: '业务人员' };

/** True only the first time that something is put in: what people remove later stays removed. */
export const first = async (tx: Queryable, name: string): Promise<boolean> =>
  (await tx.query(sql`insert into seeds (name) values (${name}) on conflict do nothing returning name`)).length > 0;

const seedOf = ({ href }: PlannedMenu): string => `menu:${href}`;

/** The roles that a page is granted to when it lands. */
export const rolesFor = ({ audience }: PlannedMenu): string[] => {
  if (audience === null) return [];
  return audience === 'everyone' ? [ADMIN_ROLE.id, BUSINESS_ROLE.id] : [ADMIN_ROLE.id];
};

/** Puts in an entry, unless its address is taken, and grants it to the roles that it is for. */
export const addEntry = async (tx: Queryable, entry: PlannedMenu): Promise<void> => {
  const { id, parentId, name, href, icon, orderNum } = entry;
  await tx.query(sql`
    insert into menus (id, parent_id, name, href, icon, order_num)
    values (${id}, (select id from menus where id = ${parentId}), ${name}, ${href}, ${icon}, ${orderNum})
    on conflict do nothing
  `);
  await tx.query(sql`
    insert into role_menus (role_id, menu_id)
    select r.id, m.id from roles r, menus m where r.id = any(${rolesFor(entry)}::text[]) and m.id = ${id}
    on conflict do nothing
  `);
};

/**
 * Takes back the entry of a page that is not there, given by a version that did not wait for the page: only where
 * nobody has changed it, granted it to others, or put anything below it. Then the page brings its entry when it lands.
 */
const takeBack = async (tx: Queryable, entry: PlannedMenu): Promise<void> => {
  const { id, parentId, name, href, icon, orderNum } = entry;
  await tx.query(sql`
    with untouched as (
      delete from menus m using seeds s
      where s.name = ${seedOf(entry)} and m.id = ${id} and m.href = ${href} and m.name = ${name} and m.icon = ${icon}
        and m.order_num = ${orderNum} and m.platform = '' and m.parent_id is not distinct from ${parentId}::text
        and not exists (select 1 from menus child where child.parent_id = m.id)
        and not exists (
          select 1 from role_menus where menu_id = m.id and role_id <> all(${rolesFor(entry)}::text[])
        )
      returning s.name
    )
    delete from seeds where name in (select name from untouched)
  `);
};

/** Brings an installation the entries of the pages that this version has. What people removed or moved stays so. */
export const seedMenus = async (tx: Queryable, { entries, later }: MenuPlan): Promise<void> => {
  for (const entry of later) await takeBack(tx, entry);
  for (const entry of entries) if (await first(tx, seedOf(entry))) await addEntry(tx, entry);
};
