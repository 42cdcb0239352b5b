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
  name,
  named,
  note,
  pageOf,
  paging,
  ReadVersion,
  text,
  Time,
} from './fields.js';

export const metricPeriods = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type MetricPeriod = (typeof metricPeriods)[number];

/** How the values of shorter periods make up that of a longer one: their sum, their mean, the last of them. */
export const metricRollUps = ['sum', 'mean', 'last'] as const;
export type MetricRollUp = (typeof metricRollUps)[number];

/**
 * What should be seen to: `no_value`, there never was one; `stale`, the last one is older than two periods; `failing`, it could
 * not be computed; `doubled`, another metric counts the same; `unused`, nobody asked for it in 90 days and no report has it;
 * `no_owner`; `no_definition`.
 */
export const metricHints = ['no_value', 'stale', 'failing', 'doubled', 'unused', 'no_owner', 'no_definition'] as const;
export type MetricHint = (typeof metricHints)[number];

const part = z.string().check(z.minLength(1), z.maxLength(128));
const Expression = text(1000);
const Part = z.strictObject({ name: name(50), expression: Expression });

/** What a computed metric is counted from. Everything is SQL over the columns of one table, and checked before it is kept. */
const MetricFormula = z.strictObject({
  sourceId: Id,
  table: part,
  /** An aggregate: `count(*)`, `100.0 * sum("a") / nullif(sum("b"), 0)`. */
  expression: Expression,
  /** Of a ratio: what is divided by what, shown beside it. */
  parts: z.optional(z.nullable(z.strictObject({ numerator: Part, denominator: Part }))),
  /** Which rows count; left out or empty: all of them. */
  filter: z.optional(note(1000)),
  /** The column that it is dated by; null: it says how things stand now. */
  timeColumn: z.nullable(part),
  /** Codes of what it can be told apart by. */
  dimensions: z.array(part).check(z.maxLength(20)),
});
export interface MetricFormula extends z.infer<typeof MetricFormula> {}

const MetricPoint = z.looseObject({ time: Time, value: z.nullable(z.number()) });

/** Something that is measured again and again. */
const Metric = z.looseObject({
  id: Id,
  metricName: z.string(),
  /** Empty: none. */
  englishName: z.string(),
  code: z.string(),
  category: z.string(),
  /** Other words that questions call it by. */
  synonyms: z.array(z.string()),
  /** `%` is a share times 100; else 次, 人, 秒 and the like. */
  unit: z.string(),
  /** How often a value is due. */
  period: known(metricPeriods),
  rollUp: known(metricRollUps),
  /** What is counted, and how, in words. */
  definition: z.string(),
  /** Null: values are typed in or imported. */
  formula: z.nullable(MetricFormula),
  /** Name of the source that it is counted from; empty: none. */
  sourceName: z.string(),
  /** What people call the table of its formula; empty: none. */
  tableLabel: z.string(),
  /** Whether more is better; null: neither. */
  higherIsBetter: z.nullable(z.boolean()),
  /** What it should come to; null: nothing in particular. */
  target: z.nullable(z.number()),
  enabled: z.boolean(),
  /** Comes with the product; it can be changed and switched off, and not deleted. */
  builtIn: z.boolean(),
  /** Counts its changes, from 1. */
  version: z.int(),
  /** Who answers for it, and is told when it misses its target; null: nobody. */
  owner: z.nullable(z.looseObject({ id: Id, name: z.string() })),
  /** Whether the reader is told of anomalies. */
  followed: z.boolean(),
  /** Of the last period that is over, in all; of one that is typed in or says how things stand, the last there is. Null: none. */
  latest: z.nullable(z.looseObject({ time: Time, value: z.number() })),
  /** Of the period before `latest`. */
  previous: z.nullable(z.number()),
  /** The last 30 values in all, oldest first. */
  spark: z.array(MetricPoint),
  /** Whether `latest` comes up to `target`; null where that can't be said. */
  reached: z.nullable(z.boolean()),
  /** Questions, saved questions and reports that have it. */
  useCount: z.int(),
  hints: z.array(known(metricHints)),
  /** Another metric that counts the same, with the hint `doubled`. */
  doubleOf: z.nullable(z.looseObject({ id: Id, metricName: z.string() })),
  /** When it was last computed; null: never, or it is typed in. */
  computedTime: z.nullable(Time),
  /** Why it could not be computed; empty: it could. */
  failure: z.string(),
  createdBy: z.string(),
  createTime: Time,
  updateTime: Time,
});
export interface Metric extends z.infer<typeof Metric> {}

/** What a metric was from a version on. */
const MetricVersion = z.looseObject({
  version: z.int(),
  /** Why it was changed; empty: nobody said. */
  note: z.string(),
  changedBy: z.string(),
  time: Time,
  metricName: z.string(),
  definition: z.string(),
  unit: z.string(),
  period: known(metricPeriods),
  formula: z.nullable(MetricFormula),
  target: z.nullable(z.number()),
  higherIsBetter: z.nullable(z.boolean()),
  synonyms: z.array(z.string()),
});
export interface MetricVersion extends z.infer<typeof MetricVersion> {}

const settings = {
  metricName: name(50),
  englishName: z.optional(note(100)),
  category: name(50),
  synonyms: z.optional(z.array(name(50)).check(z.maxLength(30))),
  unit: z.optional(note(20)),
  period: z.enum(metricPeriods),
  rollUp: z.optional(z.enum(metricRollUps)),
  definition: z.optional(note(1000)),
  formula: z.optional(z.nullable(MetricFormula)),
  higherIsBetter: z.optional(z.nullable(z.boolean())),
  target: z.optional(z.nullable(Amount)),
  ownerId: z.optional(z.nullable(Id)),
  enabled: z.optional(z.boolean()),
};

const formulaFails = {
  data_source_not_found: 404,
  source_table_not_found: 404,
  metric_formula_refused: 400,
} as const;

/** Metrics with their definitions. Those of sources that the reader doesn't see, or of which they see a part, are left out. */
export const pageMetrics = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/metrics/queryPage',
  body: z.strictObject({
    ...paging,
    /** In names, codes, synonyms and owners. */
    keyword: z.optional(note(50)),
    category: z.optional(note(50)),
    enabled: z.optional(z.boolean()),
    reached: z.optional(z.boolean()),
    /** True: typed in or imported; false: computed. */
    kept: z.optional(z.boolean()),
    /** True: those with hints. */
    hinted: z.optional(z.boolean()),
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

/** What a metric was, newest version first. */
export const listMetricVersions = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/metrics/{id}/versions',
  params: z.strictObject({ id: Id }),
  reply: z.array(named<MetricVersion>(MetricVersion)),
  needs: 'metrics.look',
  fails: { metric_not_found: 404 },
  origin: 'ours',
});

/** Where a metric is used, newest first, at most 100: own questions, saved questions that the reader sees, reports. */
export const listMetricUses = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/metrics/{id}/uses',
  params: z.strictObject({ id: Id }),
  reply: z.array(
    z.looseObject({ kind: known(['question', 'saved', 'report']), id: Id, title: z.string(), time: Time }),
  ),
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

const MetricSource = z.looseObject({
  id: Id,
  name: z.string(),
  tables: z.array(
    z.looseObject({
      name: z.string(),
      label: z.string(),
      columns: z.array(z.looseObject({ name: z.string(), label: z.string(), type: z.string() })),
      /** What its rows can be told apart by. */
      dimensions: z.array(z.looseObject({ code: z.string(), name: z.string() })),
    }),
  ),
});
export interface MetricSource extends z.infer<typeof MetricSource> {}

/** Sources that metrics can be counted from, with their tables. */
export const listMetricSources = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/metrics/sources',
  reply: z.array(named<MetricSource>(MetricSource)),
  needs: 'metrics',
  origin: 'ours',
});

/** Who may answer for a metric: people who see metrics, by a part of their names, at most 20. */
export const listMetricOwners = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/metrics/owners',
  query: z.strictObject({ keyword: z.optional(note(50)) }),
  reply: z.array(z.looseObject({ id: Id, name: z.string() })),
  needs: 'metrics',
  origin: 'ours',
});

/** Counts by a formula without keeping anything: what it comes to now. Fails with what is wrong with it. */
export const checkMetricFormula = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/metrics/check',
  body: z.strictObject({ formula: MetricFormula }),
  reply: z.looseObject({
    /** Over all rows that count; null: nothing to count. */
    value: z.nullable(z.number()),
    rowCount: z.int(),
    /** Rows that have no time and are in no period. */
    undatedCount: z.int(),
    /** Metrics that count the same. */
    doubles: z.array(z.looseObject({ id: Id, metricName: z.string() })),
    seconds: z.number(),
  }),
  needs: 'metrics',
  fails: formulaFails,
  origin: 'ours',
});

/** Adds a metric. With a formula its values of the last periods are computed. */
export const addMetric = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/metrics/add',
  body: z.strictObject({ ...settings, code: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,49}$/)) }),
  reply: Created,
  needs: 'metrics',
  fails: { name_taken: 409, code_taken: 409, user_not_found: 404, ...formulaFails },
  origin: 'ours',
});

/** Changes a metric; what counts otherwise than before is a new version, and its values are computed again. */
export const modifyMetric = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/metrics/modify',
  body: z.strictObject({
    ...settings,
    id: Id,
    /** Why. */
    note: z.optional(note(200)),
    version: ReadVersion,
    metricName: z.optional(settings.metricName),
    category: z.optional(settings.category),
    period: z.optional(settings.period),
  }),
  reply: Done,
  needs: 'metrics',
  fails: { metric_not_found: 404, changed_meanwhile: 409, name_taken: 409, user_not_found: 404, ...formulaFails },
  origin: 'ours',
});

/** Tells the reader of anomalies and missed targets of a metric from now on, or no more. */
export const followMetric = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/metrics/{id}/follow',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ followed: z.boolean() }),
  reply: Done,
  needs: 'metrics.look',
  fails: { metric_not_found: 404 },
  origin: 'ours',
});

/** Computes the values of a metric now, in the background. */
export const computeMetric = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/metrics/{id}/compute',
  params: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'metrics',
  fails: { metric_not_found: 404, metric_not_computed: 409 },
  origin: 'ours',
});

const amounts = {
  /** Null: nothing to count. */
  value: z.nullable(z.number()),
  /** In the time before; null: nothing to count. */
  before: z.nullable(z.number()),
  /** Of a ratio. */
  numerator: z.nullable(z.number()),
  denominator: z.nullable(z.number()),
};

/** A metric told apart by something, over a span and over as much time before. */
const MetricBreakdown = z.looseObject({
  dimension: z.string(),
  /** What else it can be told apart by. */
  dimensions: z.array(z.looseObject({ code: z.string(), name: z.string() })),
  /** What the parts of a ratio are called; null: it is none. */
  parts: z.nullable(z.looseObject({ numerator: z.string(), denominator: z.string() })),
  /** Most first, at most 200. `name` is null for what has none, or none that the reader may know. */
  rows: z.array(z.looseObject({ name: z.nullable(z.string()), ...amounts })),
  total: z.looseObject(amounts),
});
export interface MetricBreakdown extends z.infer<typeof MetricBreakdown> {}

/** Tells a metric apart by a dimension, for drilling. Without one by the first that it has; `rows` is empty where it has none. */
export const breakDownMetric = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/metrics/{id}/breakdown',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ startTime: Moment, endTime: Moment, dimension: z.optional(part) }),
  reply: named<MetricBreakdown>(MetricBreakdown),
  needs: 'metrics.look',
  fails: { metric_not_found: 404, metric_dimension_not_found: 404, invalid_span: 400, metric_uncountable: 422 },
  origin: 'ours',
});

/** Deletes metrics with their values. Those that come with the product, or that reports have, stay, and none is deleted. */
export const removeMetrics = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/metrics/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'metrics',
  fails: { metric_in_use: 409, metric_built_in: 409 },
  origin: 'ours',
});
