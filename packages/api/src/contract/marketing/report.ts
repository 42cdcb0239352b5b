import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Id, known, named, note, pageNumbers, paging } from '../fields.js';
import { ChannelReply } from './parts.js';
import { anyChannel, deliveryCounts, reportFilter, reportGroupings, reportReasons } from './reportParts.js';

const DeliveryFigures = z.looseObject({
  ...deliveryCounts,
  /** Why messages failed or were not sent, the most frequent first. */
  reasons: z.array(
    z.looseObject({
      measure: known(['failed', 'withheld']),
      reason: known(reportReasons),
      count: z.int(),
    }),
  ),
  /** Each day of the span, `2026-11-20`. */
  days: z.array(z.looseObject({ day: z.string(), ...deliveryCounts })),
  /** Of what it was narrowed to. Empty: to none, or nobody knows it any more. */
  planName: z.string(),
  templateName: z.string(),
  taskName: z.string(),
});
export interface DeliveryFigures extends z.infer<typeof DeliveryFigures> {}

/** What became of messages: all of them as sums, day by day, and why some failed. Counts days and never messages. */
export const readDeliveryFigures = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/report/figures',
  body: z.strictObject({ ...reportFilter, ...anyChannel }),
  reply: named<DeliveryFigures>(DeliveryFigures),
  needs: 'marketing.reports.look',
  fails: { invalid_span: 400 },
  origin: 'ours',
});

const ReportRow = z.looseObject({
  /** Id, or the day or channel itself. Null: what belongs to none. */
  id: z.nullable(z.string()),
  /** Empty: it belongs to none, or nobody knows it any more. */
  name: z.string(),
  /** Of a task. Null, and empty, of all else. */
  planId: z.nullable(Id),
  planName: z.string(),
  /** Those through which it was sent. */
  channels: z.array(ChannelReply),
  /** The last day on which something of it was handed over, `2026-11-20`; of what never was, when it was written. */
  lastDay: z.string(),
  ...deliveryCounts,
});
export interface ReportRow extends z.infer<typeof ReportRow> {}

const DeliveryReport = z.looseObject({
  list: z.array(named<ReportRow>(ReportRow)),
  ...pageNumbers,
  /** Of all rows. */
  summary: z.looseObject(deliveryCounts),
});
export interface DeliveryReport extends z.infer<typeof DeliveryReport> {}

const rows = {
  ...paging,
  ...reportFilter,
  /** In the name of the plan, the task or the template. */
  keyword: z.optional(note(50)),
};
const page = {
  kind: 'read',
  method: 'POST',
  reply: named<DeliveryReport>(DeliveryReport),
  needs: 'marketing.reports',
  fails: { invalid_span: 400 },
} as const;
const ofChannel = { ...page, body: z.strictObject({ ...rows, by: z.enum(reportGroupings) }) } as const;

/** What became of text messages, by plan, template, task or day, the latest first. */
export const pageSmsReport = endpoint({ ...ofChannel, path: '/aiapi/qa/marketing/report/sms', origin: 'reading' });

/** What became of push messages, by plan, template, task or day, the latest first. */
export const pageAppReport = endpoint({ ...ofChannel, path: '/aiapi/qa/marketing/report/app', origin: 'reading' });

/** What became of enterprise WeChat messages, by plan, template, task or day, the latest first. */
export const pageQyWechatReport = endpoint({
  ...ofChannel,
  path: '/aiapi/qa/marketing/report/qyWechat',
  origin: 'reading',
});

/** What became of messages of the WeChat official account, by plan, template, task or day, the latest first. */
export const pageWechatReport = endpoint({ ...ofChannel, path: '/aiapi/qa/marketing/report/wechat', origin: 'ours' });

/** What became of messages of all channels, told apart by the channel as well. */
export const pageAllReport = endpoint({
  ...page,
  path: '/aiapi/qa/marketing/report/all',
  body: z.strictObject({ ...rows, by: z.enum([...reportGroupings, 'channel']) }),
  origin: 'ours',
});

const ReportSubject = z.looseObject({ id: Id, name: z.string() });
export interface ReportSubject extends z.infer<typeof ReportSubject> {}

/** Plans or templates that messages were sent for, those used last first: fifty at most. Also those that are deleted. */
export const findReportSubjects = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/marketing/report/subjects',
  body: z.strictObject({
    kind: z.enum(['plan', 'template']),
    ...anyChannel,
    keyword: z.optional(note(50)),
  }),
  reply: z.array(named<ReportSubject>(ReportSubject)),
  needs: 'marketing.reports',
  origin: 'ours',
});
