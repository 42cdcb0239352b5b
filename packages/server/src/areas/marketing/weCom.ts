import { openWeComService } from '../../channels/weCom/openWeComService.js';
import type { Database, Queryable } from '../../db/database.js';
import type { Route } from '../../http/serve.js';
import type { JobKinds } from '../../jobs/index.js';
import type { SecretBox } from '../../secrets/index.js';
import {
  forgetOldReports,
  queueLostReports,
  TAKE_WECOM_REPORTS,
  takeReportsJob,
  weComCallbackDoor,
} from '../../weCom/index.js';
import { createPrivateDomain } from './privateDomain/index.js';
import { createQyWechat } from './qyWechat/index.js';

export interface WeComDeps {
  readonly db: Database;
  /** The same at the pace of work that nobody waits for. */
  readonly background: Database;
  readonly secrets: SecretBox;
  /** Hosts inside that may be called all the same. */
  readonly allowedHosts: readonly string[];
  /** Where the installation is reached from outside. Left out: nowhere. */
  readonly publicUrl?: string | undefined;
}

export interface WeComAreas {
  readonly routes: Route[];
  /** For `startJobRunner`. */
  readonly jobs: JobKinds;
  /** Where WeCom reports, and where new people open links. Null: another path. */
  readonly door: (request: Request) => Promise<Response | null>;
  readonly queues: readonly ((db: Queryable) => Promise<void>)[];
  readonly removals: readonly (() => Promise<void>)[];
}

/** All that has to do with WeCom: groups, customers given to staff, and links that lead new ones to them. */
export const createWeCom = (deps: WeComDeps): WeComAreas => {
  const { background } = deps;
  const open = openWeComService(deps);
  const privateDomain = createPrivateDomain({ ...deps, open });
  const qyWechat = createQyWechat({ ...deps, open });
  const callback = weComCallbackDoor(deps);
  return {
    routes: [...privateDomain.routes, ...qyWechat.routes],
    jobs: {
      ...privateDomain.jobs,
      ...qyWechat.jobs,
      [TAKE_WECOM_REPORTS]: takeReportsJob({ open, ...qyWechat.reports }),
    },
    door: async (request) => (await callback(request)) ?? qyWechat.door(request),
    queues: [privateDomain.queue, ...qyWechat.queues, queueLostReports],
    removals: [...qyWechat.removals, () => forgetOldReports(background)],
  };
};
