import * as z from 'zod/mini';
import { Id, span } from '../fields.js';
import { ChannelSchema, MoneyReply } from './parts.js';

/**
 * Messages by what became of them. Those delivered, failed, unknown and awaited are those sent; whoever clicked has opened it, and
 * whoever opened it was reached. A message counts on the day on which it was handed over, whenever the rest came.
 */
export const deliveryCounts = {
  sentCount: z.int(),
  deliveredCount: z.int(),
  /** Null: the channel does not tell. */
  openedCount: z.nullable(z.int()),
  clickedCount: z.int(),
  /** The vendor did not take them, or reported that they did not arrive. */
  failedCount: z.int(),
  /** They may have gone out: the reply of the vendor was lost. */
  unknownCount: z.int(),
  /** Taken by the vendor, which has reported nothing of them. */
  awaitedCount: z.int(),
  /** Not sent although they were written. */
  withheldCount: z.int(),
  /** Still to be sent. */
  waitingCount: z.int(),
  /** Of those sent that the vendor did not refuse. */
  cost: MoneyReply,
};

/**
 * Why messages failed: `address` nobody is reached there · `content` it may not say this · `optedOut` the reader wants none ·
 * `limit` too many for the vendor · `undelivered` taken, and reported as not arrived · `other` what the vendor says.
 */
export const failReasons = ['address', 'content', 'optedOut', 'limit', 'undelivered', 'other'] as const;
export type FailReason = (typeof failReasons)[number];

/**
 * Why messages that were written were not sent: `optedOut` and `limit` at the last moment · `twice` the same person got another ·
 * `stopped` somebody stopped it · `erased` the person was deleted for good.
 */
export const withholdReasons = ['optedOut', 'limit', 'twice', 'stopped', 'erased'] as const;
export type WithholdReason = (typeof withholdReasons)[number];

/** All of these. */
export const reportReasons = [...failReasons, 'twice', 'stopped', 'erased'] as const;

/** What a number of a report counts. */
export const reportMeasures = [
  'sent',
  'delivered',
  'opened',
  'clicked',
  'failed',
  'unknown',
  'awaited',
  'withheld',
] as const;
export type ReportMeasure = (typeof reportMeasures)[number];

/** Which messages: whole days as clocks in Shanghai count them, a year at most. */
export const reportFilter = {
  ...span,
  /** Null: what no plan sent. */
  planId: z.optional(z.nullable(Id)),
  /** Null: what was written without a template. */
  templateId: z.optional(z.nullable(Id)),
  /** A task of a plan; null: what no task sent. */
  taskId: z.optional(z.nullable(Id)),
};
/** The same of one channel, or of all. */
export const anyChannel = { channel: z.optional(ChannelSchema) };

/** What rows of a report are told apart by. */
export const reportGroupings = ['plan', 'template', 'task', 'day'] as const;
export type ReportGrouping = (typeof reportGroupings)[number] | 'channel';
