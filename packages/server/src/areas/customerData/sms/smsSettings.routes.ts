import { modifySmsSettings, readSmsSettings, testSmsSettings } from '@console/api/contract';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import type { RateLimit, RateLimiter } from '../../../http/rateLimit.js';
import { type Route, serve } from '../../../http/serve.js';
import { mayBeCalled } from '../../../outbound/index.js';
import type { SecretBox } from '../../../secrets/index.js';
import { type SmsHindrance, smsSender, smsSettingsStore } from '../../../sms/index.js';

export interface SmsDeps {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly secrets: SecretBox;
  /** Hosts inside that may be called all the same. */
  readonly allowedHosts: readonly string[];
  /** The present. For tests. */
  readonly now: () => Date;
}

/** Messages to try the settings, of one person. */
const tests: RateLimit = { points: 10, window: 10 * 60 };
const SAMPLE = '这是一条测试短信，收到即表示短信配置可用。';

/** How text messages go out. */
export const smsRoutes = ({ db, limiter, secrets, allowedHosts, now }: SmsDeps): Route[] => {
  const settings = smsSettingsStore(db, secrets);
  const sender = smsSender({ db, secrets, allowedHosts, now });
  return [
    serve(readSmsSettings, () => settings.read()),

    serve(modifySmsSettings, async ({ body }, { userId }) => {
      const { enabled, secret } = body;
      const gatewayUrl = body.gatewayUrl.trim();
      const accessKey = body.accessKey.trim();
      if (gatewayUrl !== '' && !(URL.canParse(gatewayUrl) && mayBeCalled(new URL(gatewayUrl), allowedHosts)))
        return fail('address_not_allowed');
      const hasSecret = secret !== undefined || (await settings.read()).hasSecret;
      if (enabled && (gatewayUrl === '' || accessKey === '' || !hasSecret)) return fail('sms_settings_incomplete');
      await settings.modify({ ...body, gatewayUrl, accessKey, signName: body.signName.trim() }, userId);
      return null;
    }),

    serve(testSmsSettings, async ({ body: { phoneNumber, content = '', confirmed = false } }, { userId }) => {
      const order = { phoneNumber, content: content.trim() || SAMPLE, evenIfQuiet: confirmed };
      const refused = (hindrance: SmsHindrance) =>
        fail(hindrance === 'quiet' ? 'quiet_hours' : 'channel_not_configured');
      const hindrance = await sender.hindrance(order);
      if (hindrance !== null) return refused(hindrance);
      const wait = await limiter.take(`smsTest:${userId}`, tests);
      if (wait !== null) return fail('too_many_requests', { retryAfter: Math.ceil(wait) });
      const result = await sender.send(order);
      return typeof result === 'string' ? refused(result) : { sent: result.outcome === 'sent', ...result };
    }),
  ];
};
