import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Id, known, named, Time } from '../fields.js';
import { ChannelReply } from './parts.js';
import { anyChannel, reportFilter, reportMeasures, reportReasons } from './reportParts.js';

/** How far a message has come: `taken` by the vendor, and nothing is reported of it. */
export const messageReaches = [
  'waiting',
  'withheld',
  'failed',
  'unknown',
  'taken',
  'delivered',
  'opened',
  'clicked',
] as const;
export type MessageReach = (typeof messageReaches)[number];

const ReportPerson = z.looseObject({
  /** Of the message. */
  id: Id,
  /** Null, and an empty name: no customer, or one who was deleted for good. */
  customerId: z.nullable(Id),
  customerName: z.string(),
  /** Digits 4 to 7 are masked. */
  phoneNumber: z.string(),
  channel: ChannelReply,
  planName: z.string(),
  taskName: z.string(),
  reach: known(messageReaches),
  /** Why it failed or was not sent; empty: it did not fail. */
  reason: known(['', ...reportReasons]),
  /** What the vendor said; numbers in it are masked. */
  said: z.string(),
  /** When it was handed over last; of one that never was, when it was written. */
  time: Time,
  deliverTime: z.nullable(Time),
  openTime: z.nullable(Time),
  clickTime: z.nullable(Time),
});
export interface ReportPerson extends z.infer<typeof ReportPerson> {}

const ReportPeople = z.looseObject({
  list: z.array(named<ReportPerson>(ReportPerson)),
  total: z.int(),
  /** What the next rows are asked for by; null: there are none. */
  after: z.nullable(z.string()),
});
export interface ReportPeople extends z.infer<typeof ReportPeople> {}

/** The messages that a number of a report counts, the latest day first. For whoever has reports and may see people. */
export const pageReportPeople = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/report/people',
  body: z.strictObject({
    ...reportFilter,
    ...anyChannel,
    measure: z.enum(reportMeasures),
    /** Of those that failed or were not sent. */
    reason: z.optional(z.enum(reportReasons)),
    size: z.int().check(z.gte(1), z.lte(100)),
    /** As the rows before were answered with. */
    after: z.optional(z.string().check(z.minLength(1), z.maxLength(600), z.regex(/^[\w-]+$/))),
  }),
  reply: named<ReportPeople>(ReportPeople),
  needs: 'customers.look',
  fails: { invalid_span: 400 },
  origin: 'ours',
});
