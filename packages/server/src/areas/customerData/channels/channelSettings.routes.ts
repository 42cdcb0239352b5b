import {
  type Channel,
  type Input,
  modifyChannelSettings,
  readChannelSettings,
  testChannelSettings,
  vendorsOf,
} from '@console/api/contract';
import { isPhone } from '@console/base';
import { readServiceAccount } from '../../../channels/app/serviceAccount.js';
import { channelSettingsStore } from '../../../channels/channelSettings.store.js';
import type { MessageChannels } from '../../../channels/messageChannels.js';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import type { RateLimit, RateLimiter } from '../../../http/rateLimit.js';
import { type Route, serve } from '../../../http/serve.js';
import { isConfidential, mayBeCalled } from '../../../outbound/index.js';
import type { SecretBox } from '../../../secrets/index.js';
import { isQuiet } from '../../../sms/quietHours.js';
import { trying } from './trying.js';

export interface ChannelSettingsDeps {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly secrets: SecretBox;
  readonly channels: MessageChannels;
  /** Hosts inside that may be called all the same. */
  readonly allowedHosts: readonly string[];
  /** Where this installation is reached from outside; undefined: nobody has said. */
  readonly publicUrl: string | undefined;
  /** The present. For tests. */
  readonly now: () => Date;
}

type Change = Input<typeof modifyChannelSettings>;

/** Messages to try the settings, of one person. */
const tests: RateLimit = { points: 10, window: 10 * 60 };
const SAMPLE = '这是一条测试消息，收到即表示渠道配置可用。';

/** Gateways of the association's own have no address but the one that is set. */
const ownGateways: ReadonlySet<string> = new Set(['smsGateway', 'pushGateway']);
/** To these the secret itself travels, or what it was traded for, so that it follows no change of the address. */
const tellsSecret: ReadonlySet<string> = new Set(['officialAccount', 'weCom', 'fcm']);

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '');
const belongs = (channel: Channel, vendor: string): boolean => vendorsOf[channel].some((one) => one === vendor);

/** How messages of each channel go out. */
export const channelSettingsRoutes = (deps: ChannelSettingsDeps): Route[] => {
  const { db, limiter, secrets, channels, allowedHosts, publicUrl, now } = deps;
  const settings = channelSettingsStore(db, secrets);
  const tryOut = trying(channels);
  /** Why an address is not called, a reason of the contract; null: it is. */
  const faultOf = (address: string): 'address_not_allowed' | 'address_not_https' | null => {
    if (!URL.canParse(address) || !mayBeCalled(new URL(address), allowedHosts)) return 'address_not_allowed';
    return isConfidential(new URL(address), allowedHosts) ? null : 'address_not_https';
  };

  /** Account and secret as they are kept: those of a service account stand in its file. Null: it is none. */
  const credentials = ({ vendor, account, secret }: Change, keptAccount: string) => {
    if (vendor !== 'fcm') return { account: account.trim(), secret };
    if (secret === undefined) return { account: keptAccount, secret };
    const file = readServiceAccount(secret);
    return file && (file.tokenUri === undefined || faultOf(file.tokenUri) === null)
      ? { account: file.clientEmail, secret }
      : null;
  };

  return [
    serve(readChannelSettings, async ({ query: { channel } }) => {
      const { vendors, ...kept } = await settings.read(channel);
      const urlOf = (path: string | null) => (publicUrl === undefined || path === null ? null : `${publicUrl}${path}`);
      return { ...kept, vendors: vendors.map((one) => ({ ...one, receiptUrl: urlOf(one.receiptPath) })) };
    }),

    serve(modifyChannelSettings, async ({ body }, { userId }) => {
      const { channel, vendor, enabled, seenUpdateTime, ...said } = body;
      const address = body.address.trim();
      if (!belongs(channel, vendor)) return fail('wrong_vendor');
      const fault = address === '' ? null : faultOf(address);
      if (fault !== null) return fail(fault);
      const wanted = { ...said, channel, vendor, enabled, address, signName: body.signName.trim() };
      await settings.modify(wanted, userId, (kept) => {
        const changed = kept.updateTime?.toISOString() ?? null;
        if (seenUpdateTime !== undefined && seenUpdateTime !== changed) throw fail('changed_meanwhile');
        const found = credentials(body, kept.account);
        if (found === null) throw fail('wrong_service_account');
        const moved = tellsSecret.has(vendor) && originOf(address) !== originOf(kept.address);
        if (found.secret === undefined && kept.hasSecret && moved) throw fail('channel_secret_again');
        const hasSecret = found.secret !== undefined || kept.hasSecret;
        const lacks = found.account === '' || !hasSecret || (ownGateways.has(vendor) && address === '');
        if (enabled && lacks) throw fail('channel_settings_incomplete');
        return { ...wanted, ...found };
      });
      return { updateTime: (await settings.read(channel)).updateTime };
    }),

    serve(testChannelSettings, async ({ body }, { userId }) => {
      const { channel, confirmed = false, content = '', templateCode = '', values = [], sender = '' } = body;
      const receiver = body.receiver.trim();
      if (channel === 'sms' && !isPhone(receiver)) return fail('wrong_receiver');
      const access = await settings.access(channel);
      if (access === null || !access.enabled) return fail('channel_not_configured');
      if (!confirmed && isQuiet(now(), access.quietFrom, access.quietTo)) return fail('quiet_hours');
      const wait = await limiter.take(`channelTest:${userId}`, tests);
      if (wait !== null) return fail('too_many_requests', { retryAfter: Math.ceil(wait) });
      if (access.secret === null)
        return { sent: false, outcome: 'secretLost' as const, status: null, message: '', duration: 0 };
      const trial = { channel, receiver, content: content.trim() || SAMPLE, templateCode, values, sender };
      return (await tryOut(trial)) ?? fail('channel_not_configured');
    }),
  ];
};
