import type { Queryable } from '../../../db/database.js';
import type { Route } from '../../../http/serve.js';
import type { JobKinds } from '../../../jobs/index.js';
import { queueSync, SYNC_WECOM } from '../../../weCom/index.js';
import { privateDomainRoutes } from './privateDomain.routes.js';
import type { PrivateDomainDeps } from './privateDomainDeps.js';
import { syncWeComJob } from './syncWeCom.job.js';

export { privateDomainMessages } from './privateDomain.messages.js';

export interface PrivateDomainArea {
  readonly routes: Route[];
  /** For `startJobRunner`. */
  readonly jobs: JobKinds;
  /** Has what is known here read from WeCom anew every few hours. */
  readonly queue: (db: Queryable) => Promise<void>;
}

/** Groups of customers that staff look after, kept in step with WeCom. */
export const createPrivateDomain = (deps: PrivateDomainDeps): PrivateDomainArea => ({
  routes: privateDomainRoutes(deps),
  jobs: { [SYNC_WECOM]: syncWeComJob(deps.open) },
  queue: queueSync,
});
