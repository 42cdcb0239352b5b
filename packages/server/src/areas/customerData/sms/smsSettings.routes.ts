import { modifySmsSettings, readSmsSettings, testSmsSettings } from '@console/api/contract';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import type { RateLimit, RateLimiter } from '../../../http/rateLimit.js';
import { type Route, serve } from '../../../http/serve.js';
import { mayBeCalled } from '../../../outbound/index.js';
import type { SecretBox } from '../../../secrets/index.js';
import { sendSms, type SmsResult } from './sendSms.js';
import { smsSettingsStore } from './smsSettings.store.js';

export interface SmsDeps {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly secrets: SecretBox;
  /** Hosts inside that may be called all the same. */
  readonly allowedHosts: readonly string[];
  /** Milliseconds that a gateway has. Default 10,000. */
  readonly patience?: number;
}

/** Messages to try the settings, of one person. */
const tests: RateLimit = { points: 10, window: 10 * 60 };
const SAMPLE = '这是一条测试短信，收到即表示短信配置可用。';

/** How text messages go out. */
export const smsRoutes = ({ db, limiter, secrets, allowedHosts, patience }: SmsDeps): Route[] => {
  const settings = smsSettingsStore(db, secrets);
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

    serve(testSmsSettings, async ({ body: { phoneNumber, content = '' } }, { userId }) => {
      const connection = await settings.connection();
      if (connection === null || !connection.enabled || connection.gatewayUrl === '')
        return fail('channel_not_configured');
      const wait = await limiter.take(`smsTest:${userId}`, tests);
      if (wait !== null) return fail('too_many_requests', { retryAfter: Math.ceil(wait) });
      const told = (outcome: SmsResult['outcome']) => ({
        sent: false,
        outcome,
        status: null,
        message: '',
        duration: 0,
      });
      const { secret, gatewayUrl, accessKey, signName } = connection;
      if (secret === null) return told('secretLost');
      const full = await settings.take(phoneNumber);
      if (full !== null) return told(full);
      const result = await sendSms(
        { gatewayUrl, accessKey, secret, allowed: allowedHosts },
        { phoneNumber, content: content.trim() || SAMPLE, signName },
        patience,
      );
      const sent = result.outcome === 'sent';
      // What may have gone out all the same counts.
      if (!sent && result.outcome !== 'slow' && result.outcome !== 'broken') await settings.giveBack(phoneNumber);
      return { sent, ...result };
    }),
  ];
};
