import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { hrefOfPlan, type PlanDeps } from './planDeps.js';
import { notePlan } from './planLog.js';
import type { LockedTask } from './lockedPlan.js';

/** A locked task cannot begin, for a reason of the contract; who started it is told. It may be started again. */
export const failTask = async (
  { tell }: Pick<PlanDeps, 'tell'>,
  tx: Queryable,
  { id, planId, name, startedBy }: Pick<LockedTask, 'id' | 'planId' | 'name' | 'startedBy'>,
  reason: string,
): Promise<void> => {
  await tx.query(sql`update pd_tasks set status = 'failed', failure = ${reason} where id = ${id}`);
  await notePlan(tx, { planId, action: 'failed', userId: null, taskName: name, words: reason });
  if (startedBy !== null)
    await tell(tx, { kind: 'plan_task_failed', userIds: [startedBy], note: name, href: hrefOfPlan(planId) });
};
