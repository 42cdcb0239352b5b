import type { Database } from '../../db/database.js';
import type { Storage } from '../../files/storage.js';
import type { Route } from '../../http/serve.js';
import type { JobKinds } from '../../jobs/index.js';
import { dataUploadRoutes, forgetOldUploads, uploadJobs } from './uploads/index.js';

export { uploadMessages } from './uploads/index.js';

export interface CustomerDataDeps {
  readonly db: Database;
  /** The same at the pace of work that nobody waits for. */
  readonly background: Database;
  readonly storage: Storage;
}

export interface CustomerDataArea {
  readonly routes: Route[];
  /** For `startJobRunner`. */
  readonly jobs: JobKinds;
  /** Forget what cannot be taken back any more. */
  readonly removals: readonly (() => Promise<void>)[];
}

/** What is known of customers: how it comes in, and how it is looked at. */
export const createCustomerData = ({ db, background, storage }: CustomerDataDeps): CustomerDataArea => ({
  routes: [...dataUploadRoutes({ db, storage })],
  jobs: { ...uploadJobs({ db: background, storage }) },
  removals: [() => forgetOldUploads(background)],
});
