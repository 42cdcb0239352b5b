import {
  addPdTask,
  dryRunPdTask,
  modifyPdTask,
  pageDryRunPeople,
  removePdTasks,
  startOrStopPdTask,
} from '@console/api/contract';
import { fail } from '../../../http/failure.js';
import { type Route, serve } from '../../../http/serve.js';
import { beginDryRun } from './dryRun.job.js';
import { pageOfPeople } from './dryRun.store.js';
import { pageOfGroups } from './dryRunGroups.store.js';
import type { PlanDeps } from './planDeps.js';
import { taskRuns } from './taskRuns.js';
import { storedTask } from './taskTemplate.js';
import { taskWrites } from './taskWrites.js';

/** Tasks of plans: written, tried, started and stopped. */
export const pdTaskRoutes = (deps: PlanDeps): Route[] => {
  const { db } = deps;
  const writes = taskWrites(deps);
  const runs = taskRuns(deps);
  return [
    serve(addPdTask, ({ body }, { userId }) => writes.add(body, userId)),
    serve(modifyPdTask, async ({ body }, { userId }) => {
      await writes.modify(body, userId);
      return null;
    }),
    serve(removePdTasks, async ({ query }, { userId }) => {
      await writes.remove(query.idList, userId);
      return null;
    }),
    serve(startOrStopPdTask, async ({ body }, { userId }) => {
      await runs.move(body.id, body.move, userId);
      return null;
    }),
    serve(dryRunPdTask, async ({ body }, { userId }) => {
      await beginDryRun(deps, body.id, userId);
      return null;
    }),
    serve(pageDryRunPeople, async ({ body }) => {
      const task = await storedTask(db, body.id);
      if (task === null) return fail('pd_task_not_found');
      return task.toGroups ? pageOfGroups(db, body) : pageOfPeople(db, body);
    }),
  ];
};
