import type { MessageChannels } from '../../channels/messageChannels.js';
import type { Database, Queryable } from '../../db/database.js';
import type { Storage } from '../../files/storage.js';
import type { RateLimiter } from '../../http/rateLimit.js';
import type { Route } from '../../http/serve.js';
import type { JobKinds } from '../../jobs/index.js';
import type { PublicUrl } from '../../outbox/index.js';
import type { SecretBox } from '../../secrets/index.js';
import type { Uploads } from '../../uploads/index.js';
import { createCrowdPacks, crowdPackMessages } from './crowdPacks/index.js';
import { createEcologyMembers, ecologyMessages } from './ecologyMembers/index.js';
import { createOperatePlans, operatePlanMessages, type PlanNews } from './operatePlans/index.js';
import { privateDomainMessages } from './privateDomain/index.js';
import { qyWechatMessages } from './qyWechat/index.js';
import { createDeliveryReports, deliveryReportMessages } from './reports/index.js';
import { templateMessages, templateRoutes } from './templates/index.js';
import { createWeCom } from './weCom.js';

export const marketingMessages = {
  ...crowdPackMessages,
  ...templateMessages,
  ...ecologyMessages,
  ...privateDomainMessages,
  ...qyWechatMessages,
  ...operatePlanMessages,
  ...deliveryReportMessages,
};

export interface MarketingDeps {
  readonly db: Database;
  /** The same at the pace of work that nobody waits for. */
  readonly background: Database;
  readonly storage: Storage;
  readonly limiter: RateLimiter;
  readonly uploads: Uploads;
  readonly secrets: SecretBox;
  readonly channels: MessageChannels;
  /** Where the installation is reached from outside. */
  readonly publicUrl: PublicUrl;
  /** Hosts inside that vendors may stand on all the same. */
  readonly allowedHosts: readonly string[];
  /** Largest list in bytes. */
  readonly maxUploadBytes: number;
  readonly tell: (tx: Queryable, news: PlanNews) => Promise<void>;
}

export interface MarketingArea {
  readonly routes: Route[];
  /** For `startJobRunner`. */
  readonly jobs: JobKinds;
  /** Where WeCom reports, and where new people open links. Null: another path. */
  readonly door: (request: Request) => Promise<Response | null>;
  /** Take up work that got lost. */
  readonly queues: readonly ((db: Queryable) => Promise<void>)[];
  /** Forget what cannot be brought back any more. */
  readonly removals: readonly (() => Promise<void>)[];
}

/** Whom to reach, with what, when, and by whom. */
export const createMarketing = (deps: MarketingDeps): MarketingArea => {
  const crowdPacks = createCrowdPacks(deps);
  const ecologyMembers = createEcologyMembers(deps);
  const operatePlans = createOperatePlans(deps);
  const reports = createDeliveryReports(deps);
  const weCom = createWeCom(deps);
  return {
    routes: [
      ...crowdPacks.routes,
      ...ecologyMembers.routes,
      ...operatePlans.routes,
      ...reports.routes,
      ...weCom.routes,
      ...templateRoutes(deps),
    ],
    jobs: { ...crowdPacks.jobs, ...operatePlans.jobs, ...reports.jobs, ...weCom.jobs },
    door: weCom.door,
    queues: [crowdPacks.queue, operatePlans.queue, ...weCom.queues],
    removals: [...ecologyMembers.removals, ...operatePlans.removals, ...reports.removals, ...weCom.removals],
  };
};
