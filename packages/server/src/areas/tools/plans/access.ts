import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';

/** The plan `p` is this user's, or open to them. */
export const mayWrite = (userId: string): Sql => sql`(
  p.user_id = ${userId} or exists (select 1 from business_plan_editors e where e.plan_id = p.id and e.user_id = ${userId}))`;

export interface LockedPlan {
  readonly version: number;
  readonly settingsVersion: number;
}

/** In a transaction. Nobody else changes the plan until it ends. Throws `business_plan_not_found`. */
export const lockPlan = async (tx: Queryable, id: string, userId: string): Promise<LockedPlan> => {
  const [found] = await tx.query<LockedPlan>(sql`
    select p.version, p.settings_version as "settingsVersion" from business_plans p
    where p.id = ${id} and ${mayWrite(userId)} for no key update`);
  if (found === undefined) throw fail('business_plan_not_found');
  return found;
};

/** Throws `business_plan_not_found` where the user may not write the plan. */
export const seenPlan = async (db: Queryable, id: string, userId: string): Promise<void> => {
  const found = await db.query(sql`select 1 from business_plans p where p.id = ${id} and ${mayWrite(userId)}`);
  if (found.length === 0) throw fail('business_plan_not_found');
};

/** In a transaction, of a locked plan: counts one more change. Answers the version that it makes. */
export const nextVersion = async (tx: Queryable, id: string): Promise<number> => {
  const [row] = await tx.query<{ version: number }>(sql`
    update business_plans set version = version + 1, updated_at = now() where id = ${id} returning version`);
  return row?.version ?? 0;
};
