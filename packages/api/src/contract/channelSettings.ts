import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { known, Moment, name, named, note, text, Time } from './fields.js';
import { channels } from './marketing/channels.js';

/**
 * Who messages go through: `smsGateway`, `pushGateway` gateways of the association's own · `aliyun` Alibaba Cloud's text
 * messages · `officialAccount` a WeChat official account · `fcm` Firebase Cloud Messaging · `weCom` WeCom.
 */
export const channelVendors = ['smsGateway', 'aliyun', 'officialAccount', 'pushGateway', 'fcm', 'weCom'] as const;
export type ChannelVendor = (typeof channelVendors)[number];

/** Vendors of each channel; the first is the one that is proposed. */
export const vendorsOf = {
  sms: ['smsGateway', 'aliyun'],
  wechat: ['officialAccount'],
  app: ['pushGateway', 'fcm'],
  qyWechat: ['weCom'],
} as const satisfies Record<(typeof channels)[number], readonly ChannelVendor[]>;

const VendorAccess = z.looseObject({
  vendor: known(channelVendors),
  /** Where it is reached; empty: the vendor's own address, or, of a gateway, not set yet. */
  address: z.string(),
  /** Account, AccessKey ID, AppID, project or CorpID. */
  account: z.string(),
  /** Whether a secret is kept; itself it is never answered. */
  hasSecret: z.boolean(),
  /** A secret is kept and cannot be opened: it has to be entered again. */
  secretLost: z.optional(z.boolean()),
  /** Where the vendor reports what became of messages, as a path of this server; null: it is asked, or says nothing. */
  receiptPath: z.nullable(z.string()),
  /** The same as a whole address, by which vendors reach the server; null: it does not report, or nobody has told the server. */
  receiptUrl: z.optional(z.nullable(z.string())),
  /** EncodingAESKey that is entered at WeChat, which reports encrypted where that is chosen there. */
  receiptAesKey: z.optional(z.string()),
});
export interface VendorAccess extends z.infer<typeof VendorAccess> {}

/** How messages of one channel go out. */
const ChannelSettings = z.looseObject({
  channel: known(channels),
  enabled: z.boolean(),
  vendor: known(channelVendors),
  /** All vendors of the channel: what was entered for one stays while another is in use. */
  vendors: z.array(named<VendorAccess>(VendorAccess)),
  /** Of text messages whose template names none. */
  signName: z.string(),
  /** Messages a day at most, and to one person. */
  dailyLimit: z.int(),
  dailyLimitPerPerson: z.int(),
  /** Nothing is sent from one to the other, `HH:mm`; both empty: at any time. */
  quietFrom: z.string(),
  quietTo: z.string(),
  /** Thousandths of a yuan that a message costs; of a text message, each of its parts. */
  price: z.int(),
  sentToday: z.int(),
  /** Null: never changed. */
  updateTime: z.nullable(Time),
  updatedBy: z.string(),
});
export interface ChannelSettings extends z.infer<typeof ChannelSettings> {}

/**
 * How a message to try the settings went: `dns` no such name · `refused` nobody listens there · `tls` no safe connection ·
 * `slow` no answer in time · `broken` broke off · `unauthorised` account or secret are not accepted · `declined` another
 * refusal · `vendorFailed` its own trouble · `redirected` it points elsewhere · `notAllowed` an address inside, or not by https · `secretLost`
 * sealed with a key that is not here · `busy` come back later · `wrongReceiver` the person cannot be reached there ·
 * `wrongContent` it may not say this · `optedOut` the person wants none · `vendorLimit` too many for the vendor · `unclear`
 * an answer that says neither · `dayFull`, `personFull` a limit of the day is reached.
 */
export const channelOutcomes = [
  'sent',
  'dns',
  'refused',
  'tls',
  'slow',
  'broken',
  'unauthorised',
  'declined',
  'vendorFailed',
  'redirected',
  'notAllowed',
  'secretLost',
  'busy',
  'wrongReceiver',
  'wrongContent',
  'optedOut',
  'vendorLimit',
  'unclear',
  'dayFull',
  'personFull',
] as const;
export type ChannelOutcome = (typeof channelOutcomes)[number];

const Clock = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/));
const ChannelName = z.enum(channels);

/** How messages of a channel are sent. */
export const readChannelSettings = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/channelSettings/detail',
  query: z.strictObject({ channel: ChannelName }),
  reply: named<ChannelSettings>(ChannelSettings),
  needs: 'smsSettings',
  origin: 'ours',
});

/** Changes how messages of a channel are sent. */
export const modifyChannelSettings = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/channelSettings/modify',
  body: z.strictObject({
    channel: ChannelName,
    enabled: z.boolean(),
    vendor: z.enum(channelVendors),
    /** By https; by http only where the server lists the host as one of its own (`address_not_https`). */
    address: z.string().check(z.maxLength(500), z.regex(/^(?:https?:\/\/\S+)?$/i)),
    account: note(200),
    /** Of FCM the service account's file, as it is. Left out: the kept one stays. */
    secret: z.optional(text(5000)),
    signName: z.union([name(20), z.literal('')]),
    dailyLimit: z.int().check(z.gte(1), z.lte(10_000_000)),
    dailyLimitPerPerson: z.int().check(z.gte(1), z.lte(100)),
    quietFrom: Clock,
    quietTo: Clock,
    price: z.int().check(z.gte(0), z.lte(100_000)),
    /** `updateTime` as it was read, null: never changed. Refused where it is another by now. Left out: whichever it is. */
    seenUpdateTime: z.optional(z.nullable(Moment)),
  }),
  /** What the next change is made from. */
  reply: z.nullable(z.looseObject({ updateTime: z.optional(z.nullable(Time)) })),
  needs: 'smsSettings',
  fails: {
    changed_meanwhile: 409,
    channel_settings_incomplete: 400,
    address_not_allowed: 400,
    address_not_https: 400,
    channel_secret_again: 400,
    wrong_vendor: 400,
    wrong_service_account: 400,
  },
  origin: 'ours',
});

/** Sends one message to try the settings that are kept, really. It counts for the limits of the day. */
export const testChannelSettings = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/channelSettings/test',
  body: z.strictObject({
    channel: ChannelName,
    /** Phone number, open id, device or contact. */
    receiver: text(200),
    content: z.optional(note(200)),
    /** Of vendors that send approved templates only: its code there, and what it leaves open. */
    templateCode: z.optional(note(100)),
    values: z.optional(z.array(z.strictObject({ name: text(50), value: note(200) })).check(z.maxLength(20))),
    /** Of WeCom: whose contact the person is. */
    sender: z.optional(note(64)),
    /** It is to go out in quiet hours too. Default false. */
    confirmed: z.optional(z.boolean()),
  }),
  reply: z.looseObject({
    sent: z.boolean(),
    outcome: known(channelOutcomes),
    /** Null: the vendor did not answer, or not by a status that tells. */
    status: z.nullable(z.int()),
    /** What the vendor says, shortened; may be empty. */
    message: z.string(),
    /** Milliseconds that it took. */
    duration: z.int(),
  }),
  needs: 'smsSettings',
  fails: { channel_not_configured: 409, quiet_hours: 409, too_many_requests: 429, wrong_receiver: 400 },
  origin: 'ours',
});
