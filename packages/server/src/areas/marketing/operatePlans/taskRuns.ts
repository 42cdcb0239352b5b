import type { TaskMove } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { cancelJobs } from '../../../jobs/index.js';
import { contentOf } from '../../../messageTemplates/index.js';
import { pauseSending, resumeSending } from '../../../outbox/index.js';
import { mayStart } from './approval.js';
import { checkText } from './checkText.js';
import { dryRunsOf } from './dryRun.store.js';
import { beginOf } from './limits.js';
import { isOver, isStarted, lacksAudience, type LockedPlan, type LockedTask, lockedTask } from './lockedPlan.js';
import { causeOf, type PlanDeps } from './planDeps.js';
import { notePlan } from './planLog.js';
import { readSettings } from './planSettings.store.js';
import { activatePlan } from './planStatus.js';
import { queueTask } from './runTask.job.js';
import { stopTask } from './stopTask.js';
import { recountTask } from './taskCounts.js';
import { isUsable, storedTask } from './taskTemplate.js';
import { taskWriter } from './taskWriter.js';

/** Throws whatever keeps a locked task from being started. Answers how many people it would be sent to. */
const checkStart = async (tx: Queryable, plan: LockedPlan, task: LockedTask): Promise<number> => {
  if (isStarted(task)) throw fail('pd_task_started');
  if (task.status === 'finished' || task.status === 'stopped') throw fail('pd_task_finished');
  if (isOver(plan) || plan.ended) throw fail('operate_plan_finished');
  if (plan.status === 'paused') throw fail('operate_plan_paused');
  if (lacksAudience(plan, task)) throw fail('operate_plan_incomplete');
  if (!(await isUsable(tx, task))) throw fail('template_not_usable');
  const { approvalSize } = await readSettings(tx);
  if (!mayStart(plan, approvalSize)) throw fail('plan_not_approved', { values: { size: approvalSize ?? 0 } });
  const dryRun = (await dryRunsOf(tx, sql`t.id = ${task.id}`)).get(task.id);
  if (dryRun?.state !== 'ready' || dryRun.fault !== null) throw fail('dry_run_outdated');
  if (dryRun.willSendCount === 0) throw fail('nobody_to_send_to');
  return dryRun.willSendCount;
};

/** Tasks as they are started, paused, let go on and stopped. */
export const taskRuns = (deps: PlanDeps) => {
  const { db, checks } = deps;

  const start = async (id: string, userId: string): Promise<void> => {
    const stored = await storedTask(db, id);
    if (stored === null) throw fail('pd_task_not_found');
    const writer = await taskWriter(deps, stored);
    if (typeof writer === 'string') throw fail(writer);
    // What is checked by may have become stricter since the template was approved, or the text was written.
    const { channel, content, templateContent, toGroups } = stored;
    if (channel === 'qyWechat') await checkText(deps, db, { content, toGroups });
    else await checks.all(db, contentOf(channel, templateContent));
    await db.transaction(async (tx) => {
      // One that was given up is not to be taken up beside this start.
      await cancelJobs(tx, [id]);
      const { plan, task } = await lockedTask(tx, id);
      const people = await checkStart(tx, plan, task);
      if (plan.status === 'draft') await activatePlan(tx, plan, userId);
      const now = new Date();
      const begin = beginOf(plan, task, now);
      const isLater = begin > now;
      await tx.query(sql`
        update pd_tasks set status = ${isLater ? 'waiting' : 'sending'}, failure = '', started_by = ${userId},
          started_at = case when ${isLater} then null else now() end
        where id = ${id}`);
      await queueTask(tx, id, begin);
      const action = isLater ? 'scheduled' : 'started';
      await notePlan(tx, { planId: plan.id, action, userId, taskName: task.name, words: String(people) });
    });
  };

  const pause = (id: string, userId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const { plan, task } = await lockedTask(tx, id);
      if (task.status !== 'sending' || plan.status !== 'active') throw fail('pd_task_not_running');
      if (task.prepared && !(await pauseSending(tx, causeOf(id)))) {
        await recountTask(tx, task);
        return;
      }
      await tx.query(sql`update pd_tasks set status = 'paused', per_minute = 0 where id = ${id}`);
      await notePlan(tx, { planId: plan.id, action: 'paused', userId, taskName: task.name });
    });

  const resume = (id: string, userId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const { plan, task } = await lockedTask(tx, id);
      if (task.status !== 'paused') throw fail('pd_task_not_running');
      if (isOver(plan)) throw fail('operate_plan_finished');
      if (plan.status === 'paused') throw fail('operate_plan_paused');
      await tx.query(sql`update pd_tasks set status = 'sending', counted_at = null where id = ${id}`);
      if (task.prepared) await resumeSending(tx, causeOf(id));
      await queueTask(tx, id);
      await notePlan(tx, { planId: plan.id, action: 'resumed', userId, taskName: task.name });
    });

  const stop = (id: string, userId: string): Promise<void> =>
    db.transaction(async (tx) => {
      await cancelJobs(tx, [id], ['queued']);
      const { task } = await lockedTask(tx, id);
      if (task.status === 'finished' || task.status === 'stopped') throw fail('pd_task_finished');
      if (!isStarted(task)) throw fail('pd_task_not_running');
      await stopTask(tx, task, userId);
    });

  const moves: Readonly<Record<TaskMove, (id: string, userId: string) => Promise<void>>> = {
    start,
    pause,
    resume,
    stop,
  };
  return { move: (id: string, move: TaskMove, userId: string): Promise<void> => moves[move](id, userId) };
};
