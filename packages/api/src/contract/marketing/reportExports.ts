import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Created, Done, Id, known, named, text, Time } from '../fields.js';
import { anyChannel, reportFilter } from './reportParts.js';

/** Days that a written file can be saved. */
export const REPORT_EXPORT_DAYS = 7;

/** Files of one person that are written or wait for it, at most. */
export const MOST_REPORT_EXPORTS = 3;

const ReportExport = z.looseObject({
  id: Id,
  status: known(['queued', 'running', 'done', 'failed', 'cancelled']),
  fileName: z.string(),
  /** Bytes; null: not written yet. */
  size: z.nullable(z.int()),
  createTime: Time,
});
/** A spreadsheet of what became of messages, written in the background. */
export interface ReportExport extends z.infer<typeof ReportExport> {}

const one = { params: z.strictObject({ id: Id }), needs: 'marketing.reports', origin: 'ours' } as const;

/** Begins to write a spreadsheet: sums, days, plans, templates, tasks, channels, reasons, and each task day by day. Names nobody. */
export const beginReportExport = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/report/export/begin',
  body: z.strictObject({ ...reportFilter, ...anyChannel, fileName: text(100) }),
  reply: Created,
  needs: 'marketing.reports',
  fails: { invalid_span: 400, too_many_report_exports: 409 },
  origin: 'ours',
});

/** The caller's spreadsheets, latest first, as long as they are kept; the last twenty. */
export const listReportExports = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/report/export/list',
  reply: z.array(named<ReportExport>(ReportExport)),
  needs: 'marketing.reports',
  origin: 'ours',
});

/** Ends one that is still being written, and leaves nothing of it; one that has ended stays as it is. */
export const cancelReportExport = endpoint({
  ...one,
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/marketing/report/export/cancel/{id}',
  reply: Done,
  fails: { report_export_not_found: 404 },
});

/** The written file. */
export const downloadReportExport = endpoint({
  ...one,
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/marketing/report/export/file/{id}',
  reply: z.unknown(),
  as: 'blob',
  fails: { report_export_not_found: 404, report_export_not_ready: 409 },
});
