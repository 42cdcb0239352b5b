import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { isHalfDone, isStarted, type LockedTask } from './lockedPlan.js';
import { stopTask } from './stopTask.js';

/** Deletes locked tasks, none of which is started; else it throws the reason. What was written for one never goes out. */
export const removeTasks = async (
  tx: Queryable,
  tasks: readonly LockedTask[],
  userId: string,
  reason: string,
): Promise<void> => {
  if (tasks.some(isStarted)) throw fail(reason);
  for (const task of tasks.filter(isHalfDone)) await stopTask(tx, task, userId);
  await tx.query(sql`delete from pd_tasks where id = any(${tasks.map(({ id }) => id)}::text[])`);
};
