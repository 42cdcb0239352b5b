import type { MessageChannels } from '../../../channels/messageChannels.js';
import type { Database, Queryable } from '../../../db/database.js';
import type { Route } from '../../../http/serve.js';
import type { JobKinds } from '../../../jobs/index.js';
import { templateChecks, templateParams } from '../../../messageTemplates/index.js';
import type { PublicUrl } from '../../../outbox/index.js';
import { DRY_RUN, dryRunJob } from './dryRun.job.js';
import { forgetLeftDryRuns } from './forgetDryRuns.js';
import { operatePlanRoutes } from './operatePlans.routes.js';
import { pdTaskRoutes } from './pdTasks.routes.js';
import { planApprovalRoutes } from './planApproval.routes.js';
import type { PlanNews } from './planDeps.js';
import { END_PLAN, endPlanJob, queueLostPlans } from './planEnd.js';
import { RUN_TASK, runTaskJob } from './runTask.job.js';

export { operatePlanMessages } from './operatePlans.messages.js';
export type { PlanNews } from './planDeps.js';

export interface OperatePlansArea {
  readonly routes: Route[];
  /** For `startJobRunner`. */
  readonly jobs: JobKinds;
  /** Takes up plans and tasks whose work got lost. */
  readonly queue: (db: Queryable) => Promise<void>;
  /** For the upkeep. */
  readonly removals: readonly (() => Promise<void>)[];
}

/** Plans of operation: whom to tell what, when and through which channel, and what comes of it. */
export const createOperatePlans = ({
  db,
  background,
  channels,
  publicUrl,
  tell,
}: {
  readonly db: Database;
  /** The same at the pace of work that nobody waits for. */
  readonly background: Database;
  readonly channels: MessageChannels;
  readonly publicUrl: PublicUrl;
  readonly tell: (tx: Queryable, news: PlanNews) => Promise<void>;
}): OperatePlansArea => {
  const deps = { db, channels, publicUrl, tell, checks: templateChecks(templateParams(db, publicUrl)) };
  const atWork = { db: background, channels, publicUrl, tell };
  return {
    routes: [...operatePlanRoutes(deps), ...pdTaskRoutes(deps), ...planApprovalRoutes(deps)],
    jobs: { [DRY_RUN]: dryRunJob(atWork), [RUN_TASK]: runTaskJob(atWork), [END_PLAN]: endPlanJob() },
    queue: queueLostPlans,
    removals: [() => forgetLeftDryRuns(background)],
  };
};
