import { RuleSet } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';

/** The rules in a column of rules; null: a pack without any. */
export const readRules = (column: unknown): RuleSet | null => (column === null ? null : RuleSet.parse(column));

/** Rules of a pack; null: it has none. Throws `crowd_pack_not_found`. */
export const storedRules = async (db: Queryable, packId: string): Promise<{ readonly rules: RuleSet | null }> => {
  const [pack] = await db.query<{ rules: unknown }>(sql`select rules from crowd_packs where id = ${packId}`);
  if (pack === undefined) throw fail('crowd_pack_not_found');
  return { rules: readRules(pack.rules) };
};

/** Whether somebody was among the members when they were last found. */
export const isMember = async (db: Queryable, packId: string, customerId: string): Promise<boolean> =>
  (
    await db.query(sql`
      select 1 from crowd_pack_members where pack_id = ${packId} and customer_id = ${customerId}`)
  ).length > 0;
