import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Id, named, note, pageNumbers, paging, Time, within } from '../fields.js';

const filter = { ...paging, ...within, keyword: z.optional(note(50)), planId: z.optional(Id) };

/** A page of rows with the sums over all of them. */
const reportOf = <Counts extends z.core.$ZodLooseShape>(counts: Counts) =>
  z.looseObject({
    list: z.array(z.looseObject({ id: Id, time: Time, planName: z.string(), taskName: z.string(), ...counts })),
    ...pageNumbers,
    summary: z.looseObject(counts),
  });

const sending = { sentCount: z.int(), deliveredCount: z.int(), failedCount: z.int(), clickedCount: z.int() };

const SmsReport = reportOf(sending);
export interface SmsReport extends z.infer<typeof SmsReport> {}

const AppReport = reportOf({ ...sending, openedCount: z.int() });
export interface AppReport extends z.infer<typeof AppReport> {}

const QyWechatReport = reportOf({
  sentCount: z.int(),
  deliveredCount: z.int(),
  repliedCount: z.int(),
  addedCount: z.int(),
  lostCount: z.int(),
});
export interface QyWechatReport extends z.infer<typeof QyWechatReport> {}

/** What became of text messages, one row a task, newest first. */
export const pageSmsReport = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/report/sms',
  body: z.strictObject(filter),
  reply: named<SmsReport>(SmsReport),
  needs: 'marketing.reports',
  origin: 'reading',
});

/** What became of push messages, one row a task, newest first. */
export const pageAppReport = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/report/app',
  body: z.strictObject(filter),
  reply: named<AppReport>(AppReport),
  needs: 'marketing.reports',
  origin: 'reading',
});

/** What became of enterprise WeChat messages, one row a task, newest first. */
export const pageQyWechatReport = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/report/qyWechat',
  body: z.strictObject(filter),
  reply: named<QyWechatReport>(QyWechatReport),
  needs: 'marketing.reports',
  origin: 'reading',
});
