import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { startSending, stopSending } from '../../../outbox/index.js';
import type { LockedTask } from './lockedPlan.js';
import { causeOf } from './planDeps.js';
import { notePlan } from './planLog.js';
import { queueTask } from './runTask.job.js';
import { recountTask } from './taskCounts.js';

/**
 * A locked task that is started. What waits for its time is a draft again; otherwise whoever was not written to never will be,
 * also by messages that lie ready.
 */
export const stopTask = async (tx: Queryable, task: LockedTask, userId: string | null): Promise<void> => {
  const { id, planId, name, channel, status, prepared } = task;
  if (status === 'waiting') {
    await tx.query(sql`update pd_tasks set status = 'draft' where id = ${id}`);
    await notePlan(tx, { planId, action: 'takenBack', userId, taskName: name });
    return;
  }
  const cause = causeOf(id);
  // Of what was never begun nothing could be stopped.
  if (!prepared) await startSending(tx, cause, channel);
  await stopSending(tx, cause);
  await tx.query(sql`update pd_tasks set prepared = true where id = ${id}`);
  await recountTask(tx, task);
  await notePlan(tx, { planId, action: 'stopped', userId, taskName: name });
  // What was sent may still be heard of.
  await queueTask(tx, id);
};
