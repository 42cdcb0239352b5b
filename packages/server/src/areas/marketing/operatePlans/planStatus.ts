import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { pauseSending, resumeSending } from '../../../outbox/index.js';
import { beginOf } from './limits.js';
import { isOver, type LockedPlan, lockedTasks } from './lockedPlan.js';
import { causeOf } from './planDeps.js';
import { finishPlan, queueEnd } from './planEnd.js';
import { notePlan } from './planLog.js';
import { queueTask } from './runTask.job.js';
import { isComplete } from './taskGroups.js';

/** Takes a locked plan out of the drafts. Throws `operate_plan_incomplete` where it says neither to whom nor what. */
export const activatePlan = async (tx: Queryable, { id, endTime }: LockedPlan, userId: string) => {
  if (!(await isComplete(tx, id))) throw fail('operate_plan_incomplete');
  await tx.query(sql`update operate_plans set status = 'active', updated_at = now() where id = ${id}`);
  await queueEnd(tx, id, endTime);
  await notePlan(tx, { planId: id, action: 'activated', userId });
};

/** All that is sent for it waits, and nothing begins. */
const pausePlan = async (tx: Queryable, { id }: LockedPlan, userId: string): Promise<void> => {
  await tx.query(sql`update operate_plans set status = 'paused', updated_at = now() where id = ${id}`);
  for (const task of await lockedTasks(tx, id))
    if (task.status === 'sending' && task.prepared) await pauseSending(tx, causeOf(task.id));
  await tx.query(
    sql`update pd_tasks set per_minute = 0, counted_at = null where plan_id = ${id} and status = 'sending'`,
  );
  await notePlan(tx, { planId: id, action: 'planPaused', userId });
};

/** What was paused by itself stays so. */
const resumePlan = async (tx: Queryable, plan: LockedPlan, userId: string): Promise<void> => {
  const { id } = plan;
  await tx.query(sql`update operate_plans set status = 'active', updated_at = now() where id = ${id}`);
  for (const task of await lockedTasks(tx, id)) {
    if (task.status === 'sending' && task.prepared) await resumeSending(tx, causeOf(task.id));
    if (task.status === 'sending') await queueTask(tx, task.id);
    if (task.status === 'waiting') await queueTask(tx, task.id, beginOf(plan, task, new Date()));
  }
  await notePlan(tx, { planId: id, action: 'planResumed', userId });
};

/** What `executeStatus` asks of a locked plan. Throws the contract's reasons. */
export const setStatus = async (
  tx: Queryable,
  plan: LockedPlan,
  wanted: 'waiting' | 'paused' | 'finished',
  userId: string,
): Promise<void> => {
  if (isOver(plan)) throw fail('operate_plan_finished');
  if (wanted === 'finished') return finishPlan(tx, plan.id, userId);
  if (wanted === 'paused') {
    if (plan.status !== 'active') throw fail('operate_plan_not_active');
    return pausePlan(tx, plan, userId);
  }
  if (plan.ended) throw fail('operate_plan_finished');
  if (plan.status === 'draft') await activatePlan(tx, plan, userId);
  if (plan.status === 'paused') await resumePlan(tx, plan, userId);
  return undefined;
};
