import type { Database } from '../../../db/database.js';
import type { Storage } from '../../../files/storage.js';
import type { Route } from '../../../http/serve.js';
import type { JobKinds } from '../../../jobs/index.js';
import { exportReportJob } from './reportExport.job.js';
import { reportExportRoutes } from './reportExport.routes.js';
import { EXPORT_REPORT, removeOldReportExports } from './reportExport.store.js';
import { reportRoutes } from './reports.routes.js';

export { deliveryReportMessages } from './reports.messages.js';

export interface DeliveryReportsArea {
  readonly routes: Route[];
  /** For `startJobRunner`. */
  readonly jobs: JobKinds;
  /** For the upkeep. */
  readonly removals: readonly (() => Promise<void>)[];
}

/** Reports of messages: what became of them, by plan, template, task, channel and day, and of whom. */
export const createDeliveryReports = ({
  db,
  background,
  storage,
}: {
  readonly db: Database;
  /** The same at the pace of work that nobody waits for. */
  readonly background: Database;
  readonly storage: Storage;
}): DeliveryReportsArea => ({
  routes: [...reportRoutes({ db }), ...reportExportRoutes({ db, storage })],
  jobs: { [EXPORT_REPORT]: exportReportJob({ db: background, storage }) },
  removals: [() => removeOldReportExports(background)],
});
