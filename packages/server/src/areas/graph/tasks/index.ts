import type { JobKinds } from '../../../jobs/index.js';
import { EXTRACT_TRIPLES, extractTriplesJob } from './extractTriples.job.js';
import { REMOVE_TASK, removeTaskJob } from './removeTask.job.js';
import type { TaskDeps } from './taskDeps.js';

export { tripleTaskRoutes } from './tripleTasks.routes.js';

/** For `startJobRunner`. */
export const tripleTaskJobs = (deps: TaskDeps): JobKinds => ({
  [EXTRACT_TRIPLES]: extractTriplesJob(deps),
  [REMOVE_TASK]: removeTaskJob(deps.db),
});
