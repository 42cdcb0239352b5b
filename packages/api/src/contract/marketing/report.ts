import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Id, note, pageOf, paging, Time, within } from '../fields.js';

const filter = { ...paging, ...within, keyword: z.optional(note(50)), planId: z.optional(Id) };

/** A page of rows with the sums over all of them. */
const reportOf = <Counts extends z.core.$ZodLooseShape>(counts: Counts) =>
  z.looseObject({
    ...pageOf(z.looseObject({ id: Id, time: Time, planName: z.string(), taskName: z.string(), ...counts }))._zod.def
      .shape,
    summary: z.looseObject(counts),
  });

const sending = { sentCount: z.int(), deliveredCount: z.int(), failedCount: z.int(), clickedCount: z.int() };

const SmsReport = reportOf(sending);
export type SmsReport = z.infer<typeof SmsReport>;

const AppReport = reportOf({ ...sending, openedCount: z.int() });
export type AppReport = z.infer<typeof AppReport>;

const QyWechatReport = reportOf({
  sentCount: z.int(),
  deliveredCount: z.int(),
  repliedCount: z.int(),
  addedCount: z.int(),
  lostCount: z.int(),
});
export type QyWechatReport = z.infer<typeof QyWechatReport>;

/** What became of text messages, one row a task, newest first. */
export const pageSmsReport = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/report/sms',
  body: z.strictObject(filter),
  reply: SmsReport,
  needs: 'marketing.reports',
  origin: 'reading',
});

/** What became of push messages, one row a task, newest first. */
export const pageAppReport = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/report/app',
  body: z.strictObject(filter),
  reply: AppReport,
  needs: 'marketing.reports',
  origin: 'reading',
});

/** What became of enterprise WeChat messages, one row a task, newest first. */
export const pageQyWechatReport = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/report/qyWechat',
  body: z.strictObject(filter),
  reply: QyWechatReport,
  needs: 'marketing.reports',
  origin: 'reading',
});
