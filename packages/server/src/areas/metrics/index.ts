import type { Queryable } from '../../db/database.js';
import type { Route } from '../../http/serve.js';
import type { JobKinds } from '../../jobs/index.js';
import { readerOf } from '../../visibility/index.js';
import { computeJobs, queueMetrics } from './computing/computeMetric.job.js';
import { createFigures } from './counting/figures.js';
import { metricFigures } from './metricFigures.js';
import { metricRoutes } from './metrics.routes.js';
import type { MetricsDeps } from './metricsDeps.js';
import { createReports, type ReportModels } from './reports/index.js';
import { seenMetrics } from './seenMetrics.js';
import { metricValueRoutes } from './values/metricValues.routes.js';

export { metricMessages } from './metrics.messages.js';
export { reportMessages } from './reports/index.js';
export type { MetricsDeps } from './metricsDeps.js';

export interface Metrics {
  readonly routes: Route[];
  /** For `startJobRunner`. */
  readonly jobs: JobKinds;
  /** Has all metrics computed soon, once however often it is asked for. */
  readonly queue: (db: Queryable) => Promise<void>;
}

/** The library of metrics, their values, what they come to, and reports on that. */
export const createMetrics = (deps: MetricsDeps & ReportModels): Metrics => {
  const figures = createFigures(deps);
  const wired = { ...deps, figures };
  const reports = createReports({
    ...deps,
    figuresOf: metricFigures(wired),
    seenMetrics: (reader) => seenMetrics(deps.tables, reader),
    readerOfUser: async (on, userId) => readerOf(await deps.rightsOf(on, userId)),
  });
  return {
    routes: [...metricRoutes(wired), ...metricValueRoutes(wired), ...reports.routes],
    jobs: { ...computeJobs(deps), ...reports.jobs },
    queue: queueMetrics,
  };
};
