import type { Database, Queryable } from '../../../db/database.js';
import type { RateLimiter } from '../../../http/rateLimit.js';
import type { Route } from '../../../http/serve.js';
import type { JobKinds } from '../../../jobs/index.js';
import { crowdPackRoutes } from './crowdPacks.routes.js';
import { crowdPeopleRoutes } from './crowdPeople.routes.js';
import { queueLostCounts, RECOUNT, RECOUNT_DAILY, recountJob } from './recount.js';

export { crowdPackMessages } from './crowdPacks.messages.js';

export interface CrowdPacksArea {
  readonly routes: Route[];
  /** For `startJobRunner`. */
  readonly jobs: JobKinds;
  /** Has packs counted whose daily count got lost. */
  readonly queue: (db: Queryable) => Promise<void>;
}

/** Named sets of people, by rules, from lists and by hand. */
export const createCrowdPacks = ({
  db,
  limiter,
  maxUploadBytes,
  now = () => new Date(),
}: {
  readonly db: Database;
  readonly limiter: RateLimiter;
  /** Largest list in bytes. */
  readonly maxUploadBytes: number;
  /** The present. For tests. */
  readonly now?: () => Date;
}): CrowdPacksArea => {
  const deps = { db, limiter, maxUploadBytes, now };
  return {
    routes: [...crowdPackRoutes(deps), ...crowdPeopleRoutes(deps)],
    jobs: { [RECOUNT]: recountJob(now, false), [RECOUNT_DAILY]: recountJob(now, true) },
    queue: queueLostCounts,
  };
};
