import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import {
  Created,
  Done,
  Id,
  IdList,
  known,
  Moment,
  name,
  named,
  note,
  pageOf,
  paging,
  ReadVersion,
  Time,
} from './fields.js';
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
  /** Counts its texts, from 1: written, written again, changed by hand. */
  version: z.int(),
  createdBy: z.string(),
  createTime: Time,
  updateTime: Time,
});
export interface AnalysisReport extends z.infer<typeof AnalysisReport> {}

/** What a report says of a metric, and all that its words may say. */
const ReportFigure = z.looseObject({
  /** Counts from 1; `[1]` after a sentence says that it is about this one. */
  number: z.int(),
  metricId: Id,
  metricName: z.string(),
  unit: z.string(),
  higherIsBetter: z.nullable(z.boolean()),
  target: z.nullable(z.number()),
  /** Over the whole span; null: no value. */
  value: z.nullable(z.number()),
  /** Over as much time before. */
  before: z.nullable(z.number()),
  points: z.array(z.looseObject({ time: Time, value: z.nullable(z.number()) })),
  anomalies: z.array(z.looseObject({ time: Time, value: z.number(), expected: z.number(), note: z.string() })),
  /** What it is made of by its first dimension, most first, at most 5; empty: it can't be told apart. */
  breakdown: z.array(
    z.looseObject({ name: z.nullable(z.string()), value: z.nullable(z.number()), before: z.nullable(z.number()) }),
  ),
});
export interface ReportFigure extends z.infer<typeof ReportFigure> {}

const AnalysisReportDetail = z.looseObject({
  ...AnalysisReport._zod.def.shape,
  /** Markdown; each sentence about a figure ends with its number: `[1]`. */
  content: z.string(),
  /** What it should look at in particular. */
  wish: z.string(),
  figures: z.array(named<ReportFigure>(ReportFigure)),
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
  fails: { name_taken: 409, metric_not_found: 404, report_span_invalid: 400, too_many_jobs: 429 },
  origin: 'ours',
});

const ReportVersion = z.looseObject({
  version: z.int(),
  content: z.string(),
  /** Written by a model, put together from the figures, or changed by hand. */
  by: known(['model', 'figures', 'hand']),
  changedBy: z.string(),
  time: Time,
});
export interface ReportVersion extends z.infer<typeof ReportVersion> {}

/** The texts that a report had, newest first. */
export const listReportVersions = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/analysisReport/{id}/versions',
  params: z.strictObject({ id: Id }),
  reply: z.array(named<ReportVersion>(ReportVersion)),
  needs: 'metrics.reports',
  fails: { analysis_report_not_found: 404 },
  origin: 'ours',
});

/** Changes the name or the words of a finished report. */
export const modifyAnalysisReport = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/analysisReport/modify',
  body: z.strictObject({
    id: Id,
    reportName: z.optional(name(50)),
    content: z.optional(note(100_000)),
    version: ReadVersion,
  }),
  reply: Done,
  needs: 'metrics.reports',
  fails: {
    analysis_report_not_found: 404,
    analysis_report_running: 409,
    changed_meanwhile: 409,
    name_taken: 409,
  },
  origin: 'ours',
});

/** Writes a report again from the figures of now. What it said before stays among its versions. */
export const rewriteAnalysisReport = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/analysisReport/rewrite/{id}',
  params: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'metrics.reports',
  fails: { analysis_report_not_found: 404, analysis_report_running: 409, too_many_jobs: 429 },
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
