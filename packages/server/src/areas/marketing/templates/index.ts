import type { MessageChannels } from '../../../channels/messageChannels.js';
import type { Database } from '../../../db/database.js';
import type { RateLimiter } from '../../../http/rateLimit.js';
import type { Route } from '../../../http/serve.js';
import { templateChecks, templateParams } from '../../../messageTemplates/index.js';
import type { PublicUrl } from '../../../outbox/index.js';
import type { Uploads } from '../../../uploads/index.js';
import { appTemplateRoutes } from './appTemplates.routes.js';
import { smsTemplateRoutes } from './smsTemplates.routes.js';
import { templateReviewRoutes } from './templateReview.routes.js';
import { templateRulesRoutes } from './templateRules.routes.js';
import { wechatTemplateRoutes } from './wechatTemplates.routes.js';

export { templateMessages } from './templates.messages.js';

/** What people are written to with: templates of all channels, their versions and who approved them. */
export const templateRoutes = (given: {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly uploads: Uploads;
  /** For those that are sent to try them. */
  readonly channels: MessageChannels;
  readonly publicUrl: PublicUrl;
}): Route[] => {
  const params = templateParams(given.db, given.publicUrl);
  const deps = { ...given, params, checks: templateChecks(params) };
  return [
    ...smsTemplateRoutes(deps),
    ...wechatTemplateRoutes(deps),
    ...appTemplateRoutes(deps),
    ...templateReviewRoutes(deps),
    ...templateRulesRoutes(deps),
  ];
};
