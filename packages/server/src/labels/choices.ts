import type { LabelChoice } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { currentSystem } from './systems.js';

/** Labels in use of the system that a user works in, each after its parent. What stands under a stopped one is left out. */
export const labelChoices = async (db: Queryable, userId: string): Promise<LabelChoice[]> => {
  const system = await currentSystem(db, userId);
  if (system === null) return [];
  return db.query<{ id: string; parentId: string | null; name: string; path: string[] }>(sql`
    with recursive open as (
      select id, parent_id, name, array[name] as path, array[lpad(order_num::text, 6, '0') || name || id] as place
      from tags where tag_system_id = ${system} and parent_id is null and enabled
      union all
      select t.id, t.parent_id, t.name, o.path || t.name, o.place || (lpad(t.order_num::text, 6, '0') || t.name || t.id)
      from tags t join open o on o.id = t.parent_id where t.enabled
    )
    select id, parent_id as "parentId", name, path from open order by place`);
};

/**
 * These labels and all below them, of the system that the user works in. Undefined where none is asked for; those of
 * other systems are as if they were not there.
 */
export const labelsBelow = async (
  db: Queryable,
  ids: readonly string[] | undefined,
  userId: string,
): Promise<string[] | undefined> => {
  if (ids === undefined || ids.length === 0) return undefined;
  const system = await currentSystem(db, userId);
  const rows = await db.query<{ id: string }>(sql`
    with recursive below as (
      select id from tags where id = any(${[...ids]}::text[]) and tag_system_id = ${system}
      union
      select t.id from tags t join below b on b.id = t.parent_id
    )
    select id from below`);
  return rows.map(({ id }) => id);
};
