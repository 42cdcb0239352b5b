import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import type { LockedPlan } from './lockedPlan.js';
import { notePlan } from './planLog.js';

/** So much larger than approved a plan may become by itself: living crowd packs change from day to day. */
export const GROWTH = 1.1;

type Approved = Pick<LockedPlan, 'approval' | 'approvedSize' | 'size'>;

/** Whether a second person has let it out as large as it is by now. */
const isApproved = ({ approval, approvedSize, size }: Approved): boolean =>
  approval === 'approved' && size <= approvedSize * GROWTH;

/** Whether its size asks for a second person; `most` null: none does. */
export const isLarge = ({ size }: Pick<Approved, 'size'>, most: number | null): boolean => most !== null && size > most;

/** Whether tasks of it may start. */
export const mayStart = (plan: Approved, most: number | null): boolean => !isLarge(plan, most) || isApproved(plan);

/** An approval as it counts: one that was given to a smaller plan counts for nothing. */
export const approvalOf = (plan: Approved, most: number | null): string =>
  plan.approval === 'approved' && !mayStart(plan, most) ? 'none' : plan.approval;

/**
 * A change of a locked plan or its tasks: what was approved, or waits for it, is no longer what would go out. Who changes
 * what somebody else has approved begins with a part of their own.
 */
export const noteChange = async (
  tx: Queryable,
  { id, approval }: Pick<LockedPlan, 'id' | 'approval'>,
  userId: string,
): Promise<void> => {
  await tx.query(sql`
    update operate_plans set version = version + 1, updated_at = now(), approval = 'none', asked_by = null, asked_at = null,
      decided_by = null, decided_at = null, decision_words = '', approved_size = 0,
      authors = case when approval = 'approved' then array[${userId}::text]
        else array(select distinct unnest(authors || ${userId}::text)) end
    where id = ${id}`);
  if (approval === 'approved' || approval === 'waiting')
    await notePlan(tx, { planId: id, action: 'approvalLost', userId });
};
