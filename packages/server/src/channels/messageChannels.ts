import type { Channel as ChannelName, ChannelVendor } from '@console/api/contract';
import { smsSegments } from '@console/base';
import type { Database } from '../db/database.js';
import type { SecretBox } from '../secrets/index.js';
import { isQuiet } from '../sms/quietHours.js';
import type { AppContent } from './app/appContent.js';
import type { Channel } from './channel.js';
import { channelSettingsStore } from './channelSettings.store.js';
import { directSends } from './directSends.js';
import { openApp, openSms, openWechat, openWeCom, type OpenAccess } from './openVendor.js';
import type { SmsContent } from './sms/smsContent.js';
import type { WeComContent } from './weCom/weComChannel.js';
import type { WechatContent } from './wechat/officialAccount.js';

export type { AppContent, SmsContent, WeComContent, WechatContent };

/** A channel that is set up and switched on. */
export interface Ready<Content> {
  readonly name: ChannelName;
  readonly vendor: ChannelVendor;
  /**
   * Hands messages over one by one, such as those that try a template. Whoever has opted out gets none, and the limits of the
   * day hold: such a message is `refused` with `optedOut` or `limit`. Quiet hours are for the caller to ask about.
   */
  readonly channel: Channel<Content>;
  /** The vendor alone. For the outbox, which sees to opt-outs and limits when it takes messages up. */
  readonly bare: Channel<Content>;
  /** Thousandths of a yuan. */
  readonly costOf: (content: Content) => number;
  /** Nobody is disturbed from one to the other, `HH:mm` in Shanghai; both empty: at any time. */
  readonly quiet: { readonly from: string; readonly to: string };
  /** Whether these are quiet hours. */
  readonly isQuiet: () => boolean;
  /** Of text messages whose template names none. */
  readonly signName: string;
}

/** The ways to reach people; null: not set up, or switched off. */
export interface MessageChannels {
  readonly sms: () => Promise<Ready<SmsContent> | null>;
  readonly wechat: () => Promise<Ready<WechatContent> | null>;
  readonly app: () => Promise<Ready<AppContent> | null>;
  readonly qyWechat: () => Promise<Ready<WeComContent> | null>;
}

export interface MessageChannelsDeps {
  readonly db: Database;
  readonly secrets: SecretBox;
  /** Hosts inside that may be called all the same. */
  readonly allowedHosts: readonly string[];
  /** The present. Default: the clock. */
  readonly now?: () => Date;
}

interface Kind<Content> {
  readonly name: ChannelName;
  /** Null: it lacks something. */
  readonly open: (access: OpenAccess) => Channel<Content> | null;
  /** How many messages one comes to that is paid for. */
  readonly parts?: (content: Content) => number;
}

/** The way to one channel: read anew each time, and opened anew only where what opens it was changed. */
const wayTo = <Content>({ name, open, parts = () => 1 }: Kind<Content>, deps: MessageChannelsDeps) => {
  const { db, secrets, allowedHosts, now = () => new Date() } = deps;
  const settings = channelSettingsStore(db, secrets);
  let kept: { readonly key: string; readonly bare: Channel<Content> | null } | undefined;
  return async (): Promise<Ready<Content> | null> => {
    const access = await settings.access(name);
    if (access === null || !access.enabled || access.secret === null || access.secret === '') return null;
    const { vendor, address, account, secret, price, signName, quietFrom: from, quietTo: to } = access;
    const key = JSON.stringify([vendor, address, account, secret]);
    // Tokens of vendors are kept with it.
    if (kept?.key !== key) kept = { key, bare: open({ vendor, address, account, secret, allowed: allowedHosts }) };
    const { bare } = kept;
    if (bare === null) return null;
    return {
      name,
      vendor,
      channel: directSends(db, name, bare),
      bare,
      costOf: (content) => price * parts(content),
      quiet: { from, to },
      isQuiet: () => isQuiet(now(), from, to),
      signName,
    };
  };
};

/** A text message as it arrives. */
const partsOf = ({ signName, content }: SmsContent): number =>
  smsSegments(signName === '' ? content : `【${signName}】${content}`).segments;

export const messageChannels = (deps: MessageChannelsDeps): MessageChannels => ({
  sms: wayTo({ name: 'sms', open: openSms, parts: partsOf }, deps),
  wechat: wayTo({ name: 'wechat', open: openWechat }, deps),
  app: wayTo({ name: 'app', open: openApp }, deps),
  qyWechat: wayTo({ name: 'qyWechat', open: openWeCom }, deps),
});
