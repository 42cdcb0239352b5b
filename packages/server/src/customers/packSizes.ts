import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';

/**
 * Counts anew who is in these packs. Whoever deletes customers, or moves them between packs, calls it afterwards in the same
 * transaction: places go along with their customers without a word.
 */
export const refreshPackSizes = async (db: Queryable, packIds: readonly string[]): Promise<void> => {
  const ids = [...new Set(packIds)];
  if (ids.length === 0) return;
  await db.query(sql`select 1 from crowd_packs where id = any(${ids}::text[]) order by id for no key update`);
  await db.query(sql`
    update crowd_packs p set member_count = (select count(*)::int from crowd_pack_members m where m.pack_id = p.id)
    where p.id = any(${ids}::text[])`);
};
