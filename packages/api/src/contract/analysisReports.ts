import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, known, Moment, name, named, note, pageOf, paging, Time } from './fields.js';
import { metricPeriods } from './metrics.js';

export const analysisReportStatuses = ['waiting', 'running', 'done', 'failed'] as const;
export type AnalysisReportStatus = (typeof analysisReportStatuses)[number];

/** What some metrics came to over a span, in words and figures. */
const AnalysisReport = z.looseObject({
  id: Id,
  reportName: z.string(),
  metrics: z.array(z.looseObject({ id: Id, metricName: z.string() })),
  startTime: Time,
  endTime: Time,
  period: known(metricPeriods),
  status: known(analysisReportStatuses),
  /** 0 to 100. */
  progress: z.number(),
  /** Words about a failure, when `failed`. */
  failure: z.nullable(z.string()),
  createdBy: z.string(),
  createTime: Time,
  updateTime: Time,
});
export interface AnalysisReport extends z.infer<typeof AnalysisReport> {}

const AnalysisReportDetail = z.looseObject({
  ...AnalysisReport._zod.def.shape,
  /** Markdown. */
  content: z.string(),
  /** Written by a model; false: put together from the figures alone. */
  writtenByModel: z.boolean(),
});
export interface AnalysisReportDetail extends z.infer<typeof AnalysisReportDetail> {}

/** Reports written from data. */
export const pageAnalysisReports = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/analysisReport/queryPage',
  body: z.strictObject({
    ...paging,
    keyword: z.optional(note(50)),
    status: z.optional(z.enum(analysisReportStatuses)),
  }),
  reply: pageOf<AnalysisReport>(AnalysisReport),
  needs: 'metrics.reports',
  origin: 'ours',
});

/** One report with its text. */
export const readAnalysisReport = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/analysisReport/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<AnalysisReportDetail>(AnalysisReportDetail),
  needs: 'metrics.reports',
  fails: { analysis_report_not_found: 404 },
  origin: 'ours',
});

/** Queues a report; reading it tells how far it is. */
export const addAnalysisReport = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/analysisReport/add',
  body: z.strictObject({
    reportName: name(50),
    metricIds: z.array(Id).check(z.minLength(1), z.maxLength(20)),
    startTime: Moment,
    endTime: Moment,
    period: z.enum(metricPeriods),
    /** What it should look at in particular. */
    wish: z.optional(note(1000)),
  }),
  reply: Created,
  needs: 'metrics.reports',
  fails: { name_taken: 409, metric_not_found: 404, invalid_span: 400, too_many_jobs: 429 },
  origin: 'ours',
});

/** Changes the name or the words of a finished report. */
export const modifyAnalysisReport = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/analysisReport/modify',
  body: z.strictObject({ id: Id, reportName: z.optional(name(50)), content: z.optional(note(100_000)) }),
  reply: Done,
  needs: 'metrics.reports',
  fails: { analysis_report_not_found: 404, analysis_report_running: 409, name_taken: 409 },
  origin: 'ours',
});

/** Writes a report again from the figures of now. Changes made by hand are lost. */
export const rewriteAnalysisReport = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/analysisReport/rewrite/{id}',
  params: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'metrics.reports',
  fails: { analysis_report_not_found: 404, analysis_report_running: 409 },
  origin: 'ours',
});

/** Deletes reports. */
export const removeAnalysisReports = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/analysisReport/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'metrics.reports',
  origin: 'ours',
});
