import { forgetOldDays } from '../../channels/dayLimits.store.js';
import type { MessageChannels } from '../../channels/messageChannels.js';
import type { Database, Queryable } from '../../db/database.js';
import type { Storage } from '../../files/storage.js';
import type { RateLimiter } from '../../http/rateLimit.js';
import type { Route } from '../../http/serve.js';
import type { JobKinds } from '../../jobs/index.js';
import type { SecretBox } from '../../secrets/index.js';
import { gatheringRoutes, gatherOriginLookup, sourceStore } from './gathering/index.js';
import { channelSettingsRoutes, optOutRoutes } from './channels/index.js';
import { portraitRoutes, queueSorting, rfmJobs } from './portraits/index.js';
import { customerRoutes } from './customers/index.js';
import { dataUploadRoutes, forgetOldUploads, uploadJobs } from './uploads/index.js';

export { channelSettingsMessages } from './channels/index.js';
export { customerMessages } from './customers/index.js';
export { gatheringMessages } from './gathering/index.js';
export { uploadMessages } from './uploads/index.js';

export interface CustomerDataDeps {
  readonly db: Database;
  /** The same at the pace of work that nobody waits for. */
  readonly background: Database;
  readonly storage: Storage;
  readonly limiter: RateLimiter;
  readonly secrets: SecretBox;
  readonly channels: MessageChannels;
  /** Hosts inside that a gateway of messages may stand on all the same. */
  readonly gatewayHosts: readonly string[];
  /** Where this installation is reached from outside; undefined: nobody has said. */
  readonly publicUrl: string | undefined;
  /** The present. For tests. */
  readonly now?: () => Date;
}

export interface CustomerDataArea {
  readonly routes: Route[];
  /** For `startJobRunner`. */
  readonly jobs: JobKinds;
  /** Forget what cannot be taken back any more. */
  readonly removals: readonly (() => Promise<void>)[];
  /** Whether pages of an origin may send what is done on them. */
  readonly isGatherOrigin: (origin: string) => Promise<boolean>;
  /** Has customers sorted each night. */
  readonly queue: (db: Queryable) => Promise<void>;
}

/** What is known of customers: how it comes in, and how it is looked at. */
export const createCustomerData = ({
  db,
  background,
  storage,
  limiter,
  secrets,
  channels,
  gatewayHosts,
  publicUrl,
  now = () => new Date(),
}: CustomerDataDeps): CustomerDataArea => ({
  routes: [
    ...customerRoutes({ db, storage, limiter }),
    ...dataUploadRoutes({ db, storage }),
    ...gatheringRoutes({ db, limiter }),
    ...optOutRoutes(db),
    ...channelSettingsRoutes({ db, limiter, secrets, channels, allowedHosts: gatewayHosts, publicUrl, now }),
    ...portraitRoutes({ db, now }),
  ],
  jobs: { ...uploadJobs({ db: background, storage }), ...rfmJobs(now) },
  queue: queueSorting,
  removals: [() => forgetOldUploads(background), () => forgetOldDays(background)],
  isGatherOrigin: gatherOriginLookup(sourceStore(db).origins),
});
