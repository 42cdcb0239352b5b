import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import {
  Amount,
  Created,
  Done,
  Id,
  IdList,
  known,
  Moment,
  named,
  note,
  pageOf,
  paging,
  span,
  Time,
  within,
} from './fields.js';
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
  source: known(['typed', 'file', 'computed']),
  /** What explains it; empty: nothing was said. */
  note: z.string(),
  createdBy: z.string(),
  updateTime: Time,
});
export interface MetricValue extends z.infer<typeof MetricValue> {}

const MetricPoint = z.looseObject({ time: Time, value: z.nullable(z.number()) });

const MetricTrend = z.looseObject({
  metricId: Id,
  metricName: z.string(),
  unit: z.string(),
  target: z.nullable(z.number()),
  /** Null where there is no value. */
  points: z.array(MetricPoint),
  /** The same over as much time before, point by point. */
  before: z.array(MetricPoint),
  /** Over the whole span; null: no value. */
  value: z.nullable(z.number()),
  /** Over as much time before the span. */
  valueBefore: z.nullable(z.number()),
  /** Change against the time before the span, as a share; null where there is nothing to compare with. */
  change: z.nullable(z.number()),
  /**
   * Points that are further from the median of the 14 before them than three times their usual deviation (1.4826 × the median
   * of the deviations, a twentieth of the median at least); there must be 8 at least. A period that is not over is not judged.
   */
  anomalies: z.array(
    z.looseObject({
      time: Time,
      value: z.number(),
      /** The median of the points before it. */
      expected: z.number(),
      /** The value that it is, to explain it; null: none is kept. */
      valueId: z.nullable(Id),
      note: z.string(),
    }),
  ),
});
export interface MetricTrend extends z.infer<typeof MetricTrend> {}

const settings = {
  time: Moment,
  dimension: z.optional(note(50)),
  value: Amount,
  note: z.optional(note(200)),
};

/** Values of a metric. */
export const pageMetricValues = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/metricsData/queryPage',
  body: z.strictObject({
    ...paging,
    ...within,
    metricId: z.optional(Id),
    dimension: z.optional(note(50)),
    source: z.optional(z.enum(['typed', 'file', 'computed'])),
  }),
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
    /** One part alone; of one that is computed, a value of its first dimension. */
    dimension: z.optional(note(50)),
  }),
  reply: z.array(named<MetricTrend>(MetricTrend)),
  needs: 'metrics.look',
  fails: { metric_not_found: 404, invalid_span: 400, metric_uncountable: 422 },
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
  fails: { metric_not_found: 404, metric_value_taken: 409, metric_computed: 409 },
  origin: 'ours',
});

/** Changes a value of a metric. Of a computed one only its note. */
export const modifyMetricValue = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/metricsData/modify',
  body: z.strictObject({
    id: Id,
    time: z.optional(settings.time),
    dimension: settings.dimension,
    value: z.optional(settings.value),
    note: settings.note,
  }),
  reply: Done,
  needs: 'metrics.data',
  fails: { metric_value_not_found: 404, metric_value_taken: 409, metric_computed: 409 },
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
  fails: { metric_computed: 409 },
  origin: 'ours',
});

/**
 * Takes values from an xlsx or csv file with the columns metric code, time, part, value and note; a value that exists is
 * replaced, and one that is computed is left out with a reason. `dryRun` says what would become of the rows and keeps none.
 */
export const uploadMetricValues = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/metricsData/upload',
  body: z.strictObject({ file: z.file(), dryRun: z.optional(z.boolean()) }),
  encoding: 'multipart',
  reply: z.looseObject({
    addedCount: z.int(),
    replacedCount: z.int(),
    /** Rows whose value is there already. */
    sameCount: z.int(),
    /** The first 100 rows that are taken, counted from 1 with the head. */
    rows: z.array(
      z.looseObject({
        row: z.int(),
        metricName: z.string(),
        time: Time,
        dimension: z.string(),
        value: z.number(),
        /** What it was; null: there was none. */
        before: z.nullable(z.number()),
      }),
    ),
    problemCount: z.int(),
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
