import type { JobKinds } from '../../../jobs/index.js';
import type { Route } from '../../../http/serve.js';
import { reportRoutes, type ReportRoutesDeps } from './reports.routes.js';
import { WRITE_REPORT } from './reportWriting.store.js';
import { writeReportJob, type WriteReportDeps } from './writeReport.job.js';

export { andSeenReport } from './reports.store.js';
export { reportMessages } from './reports.messages.js';
export type { ReportModels } from './writeReport.job.js';

export interface Reports {
  readonly routes: Route[];
  readonly jobs: JobKinds;
}

/** Reports on metrics, and the job that writes them. */
export const createReports = (deps: ReportRoutesDeps & WriteReportDeps): Reports => ({
  routes: reportRoutes(deps),
  jobs: { [WRITE_REPORT]: writeReportJob(deps) },
});
