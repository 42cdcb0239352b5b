import type { Permission, TemplateChannel } from '@console/api/contract';
import type { MessageChannels } from '../../../channels/messageChannels.js';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import type { RateLimiter } from '../../../http/rateLimit.js';
import type { Actor } from '../../../http/serve.js';
import type { TemplateChecks, TemplateParams } from '../../../messageTemplates/index.js';
import type { Uploads } from '../../../uploads/index.js';

export interface TemplateDeps {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly uploads: Uploads;
  readonly channels: MessageChannels;
  readonly params: TemplateParams;
  readonly checks: TemplateChecks;
}

const makers: Readonly<Record<TemplateChannel, Permission>> = {
  sms: 'marketing.smsTemplates',
  wechat: 'marketing.wechatTemplates',
  app: 'marketing.appTemplates',
};

/** Calls that all channels share are granted by the page of each: whoever has another one's is refused. */
export const mayMake = ({ permissions }: Actor, channel: TemplateChannel): void => {
  if (!permissions.has(makers[channel])) throw fail('not_permitted');
};
