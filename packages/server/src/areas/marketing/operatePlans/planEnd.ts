import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { enqueueOnce, type JobKind } from '../../../jobs/index.js';
import { isHalfDone, isStarted, lockedPlan, lockedTasks } from './lockedPlan.js';
import { notePlan } from './planLog.js';
import { queueTask, RUN_TASK } from './runTask.job.js';
import { stopTask } from './stopTask.js';

/** Ends a plan when its time is over: nothing of it goes out afterwards. */
export const END_PLAN = 'end_operate_plan';

export const queueEnd = (tx: Queryable, planId: string, endTime: Date): Promise<void> =>
  enqueueOnce(tx, { kind: END_PLAN, subject: planId, runAt: endTime });

/** A locked plan that is not finished. Whatever waits for its time in it never begins, whatever is sent stops. */
export const finishPlan = async (tx: Queryable, planId: string, userId: string | null): Promise<void> => {
  for (const task of await lockedTasks(tx, planId))
    if (isStarted(task) || isHalfDone(task)) await stopTask(tx, task, userId);
  await tx.query(sql`update operate_plans set status = 'finished', updated_at = now() where id = ${planId}`);
  await notePlan(tx, { planId, action: 'planFinished', userId });
};

export const endPlanJob = (): JobKind => ({
  run: ({ subject: id, write }) =>
    write(async (tx) => {
      const found = await tx.query(sql`select 1 as one from operate_plans where id = ${id}`);
      if (found.length === 0) return undefined;
      const plan = await lockedPlan(tx, id);
      if (plan.status !== 'active' && plan.status !== 'paused') return undefined;
      // It was given more time.
      if (!plan.ended) return { next: {}, after: Math.max(1000, plan.endTime.getTime() - Date.now()) };
      await finishPlan(tx, id, null);
      return undefined;
    }),
});

/** At most so many of each kind are seen to at once. */
const MOST = 500;

/** Plans whose end was missed, and tasks that nobody works on: their work was given up or lost. */
export const queueLostPlans = async (db: Queryable): Promise<void> => {
  const ended = await db.query<{ id: string; endTime: Date }>(sql`
    select p.id, p.end_at as "endTime" from operate_plans p
    where p.status in ('active', 'paused') and p.end_at < now() and not exists (
      select 1 from jobs j where j.subject = p.id and j.kind = ${END_PLAN} and j.status in ('queued', 'running'))
    order by p.end_at limit ${MOST}`);
  for (const { id, endTime } of ended) await queueEnd(db, id, endTime);
  const tasks = await db.query<{ id: string; runAt: Date | null }>(sql`
    select t.id, greatest(t.send_at, p.start_at) as "runAt" from pd_tasks t join operate_plans p on p.id = t.plan_id
    where t.status in ('waiting', 'sending') and p.status = 'active' and not exists (
      select 1 from jobs j where j.subject = t.id and j.kind = ${RUN_TASK} and j.status in ('queued', 'running'))
    order by t.seq limit ${MOST}`);
  for (const { id, runAt } of tasks) await queueTask(db, id, runAt ?? undefined);
};
