import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import type { Route } from '../../../http/serve.js';
import type { JobKinds } from '../../../jobs/index.js';
import type { ReportsDeps } from '../../../weCom/index.js';
import { assignRoutes } from './assign.routes.js';
import { forgetDrafts } from './assignWrites.js';
import { contactWayJob } from './contactWay.job.js';
import { KEEP_CONTACT_WAY, queueLostWays } from './contactWay.store.js';
import { handOverJob } from './handOver.job.js';
import { HAND_OVER, queueLostHandingOver } from './handOverWork.js';
import { linkDoor } from './linkDoor.js';
import { linkRoutes } from './links.routes.js';
import type { QyWechatDeps } from './qyWechatDeps.js';
import { askTransfersJob } from './transferResults.job.js';
import { ASK_TRANSFERS, hasOpenTransfers, onTransferFailed, queueTransferResults } from './transferResults.store.js';

export { qyWechatMessages } from './qyWechat.messages.js';

export interface QyWechatArea {
  readonly routes: Route[];
  /** For `startJobRunner`. */
  readonly jobs: JobKinds;
  /** Where new people open links. */
  readonly door: (request: Request) => Promise<Response | null>;
  /** Take up what was left lying. */
  readonly queues: readonly ((db: Queryable) => Promise<void>)[];
  /** Forget what nobody started. */
  readonly removals: readonly (() => Promise<void>)[];
  /** What reports of WeCom mean to links and assignments. */
  readonly reports: Pick<ReportsDeps, 'welcomeOf' | 'onTransferFailed'>;
}

/** Of a link that leads to somebody still. */
const welcomeOf = async (tx: Queryable, state: string): Promise<string> => {
  const [link] = await tx.query<{ welcome: string }>(
    sql`
      select welcome from referral_links
      where code = ${state} and deleted_at is null and enabled and (expire_at is null or expire_at > now())`,
  );
  return link?.welcome ?? '';
};

const queueLostResults = async (db: Queryable): Promise<void> => {
  if (await hasOpenTransfers(db)) await queueTransferResults(db);
};

/** Customers given to staff, and links that lead new ones to them. */
export const createQyWechat = (deps: QyWechatDeps & { readonly background: QyWechatDeps['db'] }): QyWechatArea => ({
  routes: [...assignRoutes(deps), ...linkRoutes(deps)],
  jobs: {
    [HAND_OVER]: handOverJob(deps.open),
    [ASK_TRANSFERS]: askTransfersJob(deps.open),
    [KEEP_CONTACT_WAY]: contactWayJob(deps.open, deps.allowedHosts),
  },
  door: linkDoor(deps),
  queues: [queueLostHandingOver, queueLostResults, queueLostWays],
  removals: [() => forgetDrafts(deps.background)],
  reports: { welcomeOf, onTransferFailed },
});
