import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, known, name, named, note, Phone, text, Time } from './fields.js';

/** How text messages go out. */
const SmsSettings = z.looseObject({
  enabled: z.boolean(),
  /** Address of the gateway; empty until it is set. */
  gatewayUrl: z.string(),
  accessKey: z.string(),
  /** Whether a secret is kept; itself it is never answered. */
  hasSecret: z.boolean(),
  /** For templates that name none. */
  signName: z.string(),
  /** Messages a day at most, and to one number. */
  dailyLimit: z.int(),
  dailyLimitPerPhone: z.int(),
  /** Nothing is sent from one to the other, `HH:mm`; both empty: at any time. */
  quietFrom: z.string(),
  quietTo: z.string(),
  sentToday: z.int(),
  /** Null: never changed. */
  updateTime: z.nullable(Time),
  updatedBy: z.string(),
});
export interface SmsSettings extends z.infer<typeof SmsSettings> {}

/**
 * How a message to try the settings went: `dns` no such name · `refused` nobody listens there · `tls` no safe connection ·
 * `slow` no answer in time · `broken` broke off · `unauthorised` 401 or 403 · `declined` another 4xx · `gatewayFailed` 5xx ·
 * `redirected` 3xx · `notAllowed` an address inside · `secretLost` sealed with a key that is not here · `dayFull`,
 * `phoneFull` a limit of the day is reached.
 */
export const smsOutcomes = [
  'sent',
  'dns',
  'refused',
  'tls',
  'slow',
  'broken',
  'unauthorised',
  'declined',
  'gatewayFailed',
  'redirected',
  'notAllowed',
  'secretLost',
  'dayFull',
  'phoneFull',
] as const;
export type SmsOutcome = (typeof smsOutcomes)[number];

const Clock = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/));

/** How text messages are sent. */
export const readSmsSettings = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/smsSettings/detail',
  reply: named<SmsSettings>(SmsSettings),
  needs: 'smsSettings',
  origin: 'ours',
});

/** Changes how text messages are sent. */
export const modifySmsSettings = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/smsSettings/modify',
  body: z.strictObject({
    enabled: z.boolean(),
    gatewayUrl: z.string().check(z.maxLength(500), z.regex(/^(?:https?:\/\/\S+)?$/i)),
    accessKey: note(200),
    /** Left out: the kept one stays. */
    secret: z.optional(text(200)),
    signName: z.union([name(20), z.literal('')]),
    dailyLimit: z.int().check(z.gte(1), z.lte(10_000_000)),
    dailyLimitPerPhone: z.int().check(z.gte(1), z.lte(100)),
    quietFrom: Clock,
    quietTo: Clock,
  }),
  reply: Done,
  needs: 'smsSettings',
  fails: { sms_settings_incomplete: 400, address_not_allowed: 400 },
  origin: 'ours',
});

/** Sends one message to try the settings that are kept, really. It counts for the limits of the day. */
export const testSmsSettings = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/smsSettings/test',
  body: z.strictObject({
    phoneNumber: Phone,
    content: z.optional(note(200)),
    /** It is to go out in quiet hours too. Default false. */
    confirmed: z.optional(z.boolean()),
  }),
  reply: z.looseObject({
    sent: z.boolean(),
    outcome: known(smsOutcomes),
    /** Null: the gateway did not answer. */
    status: z.nullable(z.int()),
    /** What the gateway says, shortened; may be empty. */
    message: z.string(),
    /** Milliseconds that it took. */
    duration: z.int(),
  }),
  needs: 'smsSettings',
  fails: { channel_not_configured: 409, quiet_hours: 409, too_many_requests: 429 },
  origin: 'ours',
});
