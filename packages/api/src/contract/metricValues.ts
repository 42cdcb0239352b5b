import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, known, Moment, named, note, pageOf, paging, span, Time, within } from './fields.js';
import { metricPeriods } from './metrics.js';
import { spreadsheetFails } from './spreadsheetFails.js';

/** What a metric came to at one time, in all or for one part of it. */
const MetricValue = z.looseObject({
  id: Id,
  metricId: Id,
  metricName: z.string(),
  unit: z.string(),
  /** Begin of the period. */
  time: Time,
  /** The part, such as a city; empty: in all. */
  dimension: z.string(),
  value: z.number(),
  source: known(['typed', 'file']),
  createdBy: z.string(),
  updateTime: Time,
});
export interface MetricValue extends z.infer<typeof MetricValue> {}

const MetricTrend = z.looseObject({
  metricId: Id,
  metricName: z.string(),
  unit: z.string(),
  target: z.nullable(z.number()),
  /** Null where there is no value. */
  points: z.array(z.looseObject({ time: Time, value: z.nullable(z.number()) })),
  /** Change against the period before the span, as a share; null where there is nothing to compare with. */
  change: z.nullable(z.number()),
});
export interface MetricTrend extends z.infer<typeof MetricTrend> {}

const settings = { time: Moment, dimension: z.optional(note(50)), value: z.number() };

/** Values of a metric. */
export const pageMetricValues = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/metricsData/queryPage',
  body: z.strictObject({ ...paging, ...within, metricId: z.optional(Id), dimension: z.optional(note(50)) }),
  reply: pageOf<MetricValue>(MetricValue),
  needs: 'metrics.look',
  origin: 'ours',
});

/** Values of some metrics over a span, one point a period. */
export const listMetricTrends = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/metricsData/trends',
  body: z.strictObject({
    ...span,
    metricIds: z.array(Id).check(z.minLength(1), z.maxLength(10)),
    period: z.enum(metricPeriods),
    dimension: z.optional(note(50)),
  }),
  reply: z.array(named<MetricTrend>(MetricTrend)),
  needs: 'metrics.look',
  fails: { metric_not_found: 404, invalid_span: 400 },
  origin: 'ours',
});

/** Adds a value of a metric. */
export const addMetricValue = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/metricsData/add',
  body: z.strictObject({ ...settings, metricId: Id }),
  reply: Created,
  needs: 'metrics.data',
  fails: { metric_not_found: 404, metric_value_taken: 409 },
  origin: 'ours',
});

/** Changes a value of a metric. */
export const modifyMetricValue = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/metricsData/modify',
  body: z.strictObject({
    id: Id,
    time: z.optional(settings.time),
    dimension: settings.dimension,
    value: z.optional(settings.value),
  }),
  reply: Done,
  needs: 'metrics.data',
  fails: { metric_value_not_found: 404, metric_value_taken: 409 },
  origin: 'ours',
});

/** Deletes values of metrics. */
export const removeMetricValues = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/metricsData/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'metrics.data',
  origin: 'ours',
});

/** Takes values from an xlsx file with the columns metric code, time, part and value; a value that exists is replaced. */
export const uploadMetricValues = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/metricsData/upload',
  body: z.strictObject({ file: z.file() }),
  encoding: 'multipart',
  reply: z.looseObject({
    addedCount: z.int(),
    replacedCount: z.int(),
    /** The first 100 rows left out, counted from 1 with the head. */
    problems: z.array(z.looseObject({ row: z.int(), message: z.string() })),
  }),
  needs: 'metrics.data',
  fails: { ...spreadsheetFails, file_too_large: 413 },
  origin: 'ours',
});

/** The values of a list, all pages of it, as an xlsx file. */
export const downloadMetricValues = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/metricsData/export',
  query: z.strictObject({
    ...within,
    metricId: z.optional(Id),
    dimension: z.optional(note(50)),
    fileName: z.optional(note(100)),
  }),
  reply: z.unknown(),
  as: 'blob',
  needs: 'metrics.look',
  origin: 'ours',
});
