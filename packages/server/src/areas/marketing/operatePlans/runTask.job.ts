import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { enqueueOnce, type JobKind } from '../../../jobs/index.js';
import { failTask } from './failTask.js';
import { isOver, lockedTask } from './lockedPlan.js';
import type { PlanDeps } from './planDeps.js';
import { nextStep } from './taskSteps.js';
import { storedTask } from './taskTemplate.js';
import { taskWriter } from './taskWriter.js';

/** Writes the messages of a task, has them sent, and counts what came of them. */
export const RUN_TASK = 'run_pd_task';

/** Milliseconds that one piece works. */
const PIECE = 2000;

/** Left out: now. */
export const queueTask = (tx: Queryable, taskId: string, runAt?: Date): Promise<void> =>
  enqueueOnce(tx, { kind: RUN_TASK, subject: taskId, runAt });

const exists = async (tx: Queryable, id: string): Promise<boolean> =>
  (await tx.query(sql`select 1 as one from pd_tasks where id = ${id}`)).length > 0;

type RunDeps = Pick<PlanDeps, 'channels' | 'publicUrl' | 'tell'> & { readonly db: Database };

export const runTaskJob = (deps: RunDeps): JobKind => ({
  slots: 2,
  run: async ({ subject: id, write, signal }) => {
    const stored = await storedTask(deps.db, id);
    if (stored === null) return undefined;
    const writer = await taskWriter(deps, stored);
    const until = performance.now() + PIECE;
    while (!signal.aborted && performance.now() < until) {
      const next = await write((tx) => nextStep(deps, tx, id, writer));
      if (next === null) return undefined;
      if (next > 0) return { next: {}, after: next };
    }
    return { next: {} };
  },
  onDead: async (tx, { subject: id }) => {
    if (!(await exists(tx, id))) return;
    const { task } = await lockedTask(tx, id);
    // Nothing has gone out before all of them are written.
    if (!task.prepared && (task.status === 'waiting' || task.status === 'sending'))
      await failTask(deps, tx, task, 'internal');
  },
  onRetry: async (tx, { subject: id }) => {
    if (!(await exists(tx, id))) return false;
    const { plan, task } = await lockedTask(tx, id);
    if (task.prepared || task.status !== 'failed' || plan.status !== 'active' || isOver(plan)) return false;
    // Where nothing was written yet, it is looked at anew whether it may begin.
    await tx.query(sql`
      update pd_tasks set status = ${task.people === 0 ? 'waiting' : 'sending'}, failure = '' where id = ${id}`);
    return true;
  },
});
