import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, known, name, named, note, pageOf, paging, Time } from './fields.js';

export const metricPeriods = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type MetricPeriod = (typeof metricPeriods)[number];

/** Something that is measured again and again. */
const Metric = z.looseObject({
  id: Id,
  metricName: z.string(),
  code: z.string(),
  category: z.string(),
  unit: z.string(),
  /** How often a value is due. */
  period: known(metricPeriods),
  /** What is counted, and how. */
  definition: z.string(),
  /** Whether more is better; null: neither. */
  higherIsBetter: z.nullable(z.boolean()),
  /** What it should come to; null: nothing in particular. */
  target: z.nullable(z.number()),
  enabled: z.boolean(),
  /** Null until there is a value. */
  latest: z.nullable(z.looseObject({ time: Time, value: z.number() })),
  createdBy: z.string(),
  createTime: Time,
  updateTime: Time,
});
export interface Metric extends z.infer<typeof Metric> {}

const settings = {
  metricName: name(50),
  category: name(50),
  unit: z.optional(note(20)),
  period: z.enum(metricPeriods),
  definition: z.optional(note(1000)),
  higherIsBetter: z.optional(z.nullable(z.boolean())),
  target: z.optional(z.nullable(z.number())),
  enabled: z.optional(z.boolean()),
};

/** Metrics with their definitions. */
export const pageMetrics = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/metrics/queryPage',
  body: z.strictObject({
    ...paging,
    keyword: z.optional(note(50)),
    category: z.optional(note(50)),
    enabled: z.optional(z.boolean()),
    idList: z.optional(IdList),
  }),
  reply: pageOf<Metric>(Metric),
  needs: 'metrics.look',
  origin: 'ours',
});

/** One metric with its definition. */
export const readMetric = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/metrics/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<Metric>(Metric),
  needs: 'metrics.look',
  fails: { metric_not_found: 404 },
  origin: 'ours',
});

/** Categories in use, with how many metrics they hold. */
export const listMetricCategories = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/metrics/categories',
  reply: z.array(z.looseObject({ category: z.string(), count: z.int() })),
  needs: 'metrics.look',
  origin: 'ours',
});

/** Adds a metric. */
export const addMetric = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/metrics/add',
  body: z.strictObject({ ...settings, code: Id }),
  reply: Created,
  needs: 'metrics',
  fails: { name_taken: 409, code_taken: 409 },
  origin: 'ours',
});

/** Changes a metric. */
export const modifyMetric = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/metrics/modify',
  body: z.strictObject({
    ...settings,
    id: Id,
    metricName: z.optional(settings.metricName),
    category: z.optional(settings.category),
    period: z.optional(settings.period),
  }),
  reply: Done,
  needs: 'metrics',
  fails: { metric_not_found: 404, name_taken: 409 },
  origin: 'ours',
});

/** Deletes metrics with their values. */
export const removeMetrics = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/metrics/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'metrics',
  fails: { metric_in_use: 409 },
  origin: 'ours',
});
