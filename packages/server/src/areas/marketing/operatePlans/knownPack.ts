import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';

/** Throws `crowd_pack_not_found`. */
export const knownPack = async (db: Queryable, id: string): Promise<void> => {
  const found = await db.query(sql`select 1 as one from crowd_packs where id = ${id}`);
  if (found.length === 0) throw fail('crowd_pack_not_found');
};
