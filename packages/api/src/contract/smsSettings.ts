import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, name, named, note, Phone, text, Time } from './fields.js';

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

/** Sends one message to try the settings that are kept, really. */
export const testSmsSettings = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/smsSettings/test',
  body: z.strictObject({ phoneNumber: Phone, content: z.optional(note(200)) }),
  reply: z.looseObject({ sent: z.boolean(), message: z.string() }),
  needs: 'smsSettings',
  fails: { channel_not_configured: 409, no_reply: 502 },
  origin: 'ours',
});
